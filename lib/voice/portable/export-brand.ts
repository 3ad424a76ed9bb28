import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import { zip } from '@/lib/archive/zip'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { presentVoice } from '../editor/present-voice'
import { readVoice } from '../editor/read-voice'
import { type VoiceAnswer, voiceFields } from '../schemas'
import { loadLogo } from './load-logo'
import { fillRuleLevels } from './rule-levels'
import { brandFormat, brandFormatVersion } from './schemas'

/**
 * Exports a project's voice, style rules and logo as a single file that any install can read: a zip archive with
 * `brand.json` and the logo. Contains no ids, people, addresses, sources or channels. A logo on another server is
 * fetched with the guarded fetch, and left out with a note if that fails. Returns the file's name and bytes. Throws
 * `not-found`.
 */
export async function exportBrand(ctx: ProjectContext): Promise<{ name: string; bytes: Buffer }> {
  const { project, stored } = await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ name: projects.name, slug: projects.slug, settings: projects.settings })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!row) throw new AppError('not-found')
    return { project: row, stored: presentVoice(await readVoice(tx, ctx)) }
  })
  const address = project.settings.brand_assets?.logo_url
  const logo = address === undefined ? undefined : await loadLogo(ctx, address)
  const brand = {
    format: brandFormat,
    format_version: brandFormatVersion,
    exported_at: new Date().toISOString(),
    project: { name: project.name, slug: project.slug },
    ...voiceAndOrigins(stored),
    voice_rules: fillRuleLevels(project.settings.voice_rules),
    assets: logo
      ? [
          {
            name: 'assets/logo.webp',
            role: 'logo',
            type: 'image/webp',
            bytes: logo.length,
            sha256: createHash('sha256').update(logo).digest('hex'),
          },
        ]
      : [],
    notes:
      address !== undefined && !logo
        ? ['This file doesn’t include the logo because its server didn’t return a PNG, JPEG or WebP image.']
        : [],
  }
  const bytes = await zip([
    { name: 'brand.json', content: Buffer.from(`${JSON.stringify(brand, null, 2)}\n`) },
    ...(logo ? [{ name: 'assets/logo.webp', content: logo }] : []),
  ])
  return { name: `${project.slug}.tributary-brand.zip`, bytes }
}

/** Exports only the kind of each field's origin: who wrote it does not concern anyone elsewhere. */
function voiceAndOrigins({ voice, provenance }: VoiceAnswer) {
  const filled = voiceFields.filter((field) => voice[field] !== undefined)
  return {
    voice: Object.fromEntries(filled.map((field) => [field, voice[field]])),
    provenance: Object.fromEntries(
      filled.flatMap((field) => (provenance[field] ? [[field, provenance[field].from]] : [])),
    ),
  }
}
