import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { hasPermission } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { findOwnBlob } from '@/lib/media/blobs'
import { presentVoice } from '../editor/present-voice'
import { readVoice } from '../editor/read-voice'
import { listHubChanges } from '../hub/read-hub-answer'
import type { BrandFile } from './brand-file'
import { fillRuleLevels, listChangedRules } from './rule-levels'
import type { ImportPreview } from './schemas'

const adminsOnlyHint = 'Ask a workspace admin to apply this. Your role can change only the voice.'

/**
 * Compares a brand file with the project's current state: what would change, and what is left out and why. Stores
 * nothing.
 */
export async function compareBrand(ctx: ProjectContext, file: BrandFile): Promise<ImportPreview> {
  const { settings, stored } = await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ settings: projects.settings })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!row) throw new AppError('not-found')
    return { settings: row.settings, stored: presentVoice(await readVoice(tx, ctx)) }
  })
  const before = fillRuleLevels(settings.voice_rules)
  const rules = listChangedRules(before, file.rules)
  const address = settings.brand_assets?.logo_url
  const otherLogo = file.logo !== undefined && !(await isSameLogo(address, file.logo))
  const manages = hasPermission(ctx.role, 'manage')
  const leftOut = [...file.leftOut]
  if (!manages && rules.length > 0) leftOut.push({ what: 'Voice check rules', why: adminsOnlyHint })
  if (!manages && otherLogo) leftOut.push({ what: 'Logo', why: adminsOnlyHint })
  return {
    version: stored.version,
    from: file.from,
    before: stored.voice,
    voice: file.voice,
    changes: listHubChanges(file.voice, stored.voice),
    rules: { before, after: { ...before, ...file.rules }, changes: rules },
    logo: {
      before: address ?? null,
      after: file.logo ? `data:image/webp;base64,${file.logo.picture.toString('base64')}` : null,
      changes: otherLogo,
    },
    may_manage: manages,
    left_out: leftOut,
  }
}

/** Whether the current logo is an uploaded copy of this one: either as it is in the file, or re-encoded. */
async function isSameLogo(
  address: string | undefined,
  logo: { picture: Buffer; sha256: string },
): Promise<boolean> {
  const present = address === undefined ? undefined : await findOwnBlob(address)
  if (!present) return false
  return present.equals(logo.picture) || createHash('sha256').update(present).digest('hex') === logo.sha256
}
