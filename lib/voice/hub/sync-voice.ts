import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { withLogos } from '@/lib/media/brand-assets'
import { writeVoice } from '../editor/write-voice'
import type { VoiceAnswer, VoiceField } from '../schemas'
import { previewHub } from './preview-hub'

/**
 * Fetches the voice from the brand hub and stores it as the next version (spec/service#4, spec/decisions#3). Fields
 * that the hub omits, or sends in an invalid form, stay as they are. From then on, the hub's logo is shown; an
 * uploaded one is kept. `version` is the one that a person saw before confirming. Throws what `previewHub` throws,
 * and `stale-revision`.
 */
export async function syncVoice(
  ctx: ProjectContext<'write'>,
  input: { version?: number | undefined } = {},
): Promise<VoiceAnswer & { ignored_fields: string[] }> {
  const hub = await previewHub(ctx)
  const origins = Object.fromEntries(hub.changes.map((field) => [field, 'hub'])) as Partial<
    Record<VoiceField, 'hub'>
  >
  const stored = await inProject(ctx, async (tx) => {
    const answer = await writeVoice(tx, ctx, {
      patch: hub.voice,
      change: 'hub',
      origins,
      version: input.version ?? hub.version,
    })
    if (hub.logoUrl === null) return answer
    const own = eq(projects.id, ctx.projectId)
    const [project] = await tx.select({ settings: projects.settings }).from(projects).where(own)
    if (!project) throw new AppError('not-found')
    await tx
      .update(projects)
      .set({
        settings: {
          ...project.settings,
          brand_assets: withLogos(project.settings.brand_assets, { hub: hub.logoUrl }),
        },
      })
      .where(own)
    return answer
  })
  return { ...stored, ignored_fields: [...hub.ignored, ...hub.unusable.map(({ field }) => field)] }
}
