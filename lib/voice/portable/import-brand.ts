import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { projects } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { putBlob } from '@/lib/media/blobs'
import { findUploadedLogo, withLogos } from '@/lib/media/brand-assets'
import { createLogoName } from '@/lib/media/logo-name'
import { releaseLogo } from '@/lib/media/release-logo'
import { writeVoice } from '../editor/write-voice'
import type { VoiceField, VoiceRuleLevels } from '../schemas'
import { compareBrand } from './compare-brand'
import { readBrand } from './read-brand'
import { fillRuleLevels } from './rule-levels'
import type { ImportChoice, ImportedAnswer } from './schemas'

/**
 * Imports a brand file: its voice as the next version and, for people who manage the project, its rules and logo,
 * all in one transaction. Takes the file's bytes, the version that the person saw, and the parts that they want;
 * fields that the file lacks stay as they are. Throws `invalid` if it is not a brand file, and `stale-revision`; in
 * both cases nothing is stored.
 */
export async function importBrand(
  ctx: ProjectContext<'write'>,
  input: ImportChoice & { bytes: Buffer },
): Promise<ImportedAnswer> {
  const file = await readBrand(input.bytes)
  const seen = await compareBrand(ctx, file)
  const fields = seen.changes.filter((field) => input.fields?.includes(field) ?? true)
  const takesRules = seen.may_manage && input.rules !== false && seen.rules.changes.length > 0
  const takesLogo = seen.may_manage && input.logo !== false && seen.logo.changes
  // Stored before the transaction: a crash in between leaves an unused image, never a missing logo.
  const picture = takesLogo ? file.logo?.picture : undefined
  const logo = picture ? await putBlob(createLogoName(ctx.projectId), picture) : undefined
  const { voice, former } = await inProject(ctx, async (tx) => {
    const answer = await writeVoice(tx, ctx, {
      patch: Object.fromEntries(fields.map((field) => [field, file.voice[field]])),
      change: 'imported',
      origins: Object.fromEntries(fields.map((field) => [field, 'import'])) as Origins,
      version: input.version ?? seen.version,
    })
    const former = await writeSettings(tx, ctx, { rules: takesRules ? file.rules : undefined, logo })
    return { voice: answer, former }
  }).catch(async (error) => {
    // If the connection broke during the commit, the logo may be in use after all; then it is kept.
    if (logo !== undefined) await releaseLogo(ctx.projectId, logo)
    throw error
  })
  if (logo !== undefined && former !== undefined) await releaseLogo(ctx.projectId, former)
  return {
    ...voice,
    taken: { fields, rules: takesRules, logo: logo !== undefined },
    left_out: seen.left_out,
  }
}

type Origins = Partial<Record<VoiceField, 'import'>>

/** Returns the former uploaded logo. Writing the voice has already locked the project's row. */
async function writeSettings(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  given: { rules: VoiceRuleLevels | undefined; logo: string | undefined },
): Promise<string | undefined> {
  const { rules, logo } = given
  if (rules === undefined && logo === undefined) return undefined
  const own = eq(projects.id, ctx.projectId)
  const [project] = await tx.select({ settings: projects.settings }).from(projects).where(own)
  if (!project) throw new AppError('not-found')
  const { settings } = project
  await tx
    .update(projects)
    .set({
      settings: {
        ...settings,
        ...(rules ? { voice_rules: { ...fillRuleLevels(settings.voice_rules), ...rules } } : {}),
        ...(logo ? { brand_assets: withLogos(settings.brand_assets, { uploaded: logo }) } : {}),
      },
      updatedAt: new Date(),
    })
    .where(own)
  if (rules) await audit(tx, ctx, { action: 'voice.rules-set', subject: ctx.projectId, data: { rules } })
  if (logo) await audit(tx, ctx, { action: 'project.logo-set', subject: ctx.projectId })
  return findUploadedLogo(settings.brand_assets)
}
