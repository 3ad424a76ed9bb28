import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { getVoice } from '../editor/get-voice'
import type { ProjectVoice, VoiceField } from '../schemas'
import { fetchHubVoice } from './fetch-hub-voice'
import { changedBy, type HubVoice } from './read-hub-answer'

export type HubPreview = HubVoice & { version: number; before: ProjectVoice; changes: VoiceField[] }

/**
 * What the brand hub would change in the project's voice; nothing is stored (spec/decisions#3). Asks for `brand_hub_slug`, else for
 * the project's own slug. Throws as `fetchHubVoice` does.
 */
export async function previewHub(ctx: ProjectContext<'write'>): Promise<HubPreview> {
  const [project] = await inProject(ctx, (tx) =>
    tx
      .select({ slug: projects.slug, hubSlug: projects.brandHubSlug })
      .from(projects)
      .where(eq(projects.id, ctx.projectId)),
  )
  if (!project) throw new AppError('not-found')
  const hub = await fetchHubVoice(project.hubSlug || project.slug)
  const { voice: before, version } = await getVoice(ctx)
  return { ...hub, version, before, changes: changedBy(hub.voice, before) }
}
