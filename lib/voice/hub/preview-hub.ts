import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { getVoice } from '../editor/get-voice'
import type { ProjectVoice, VoiceField } from '../schemas'
import { fetchHubVoice } from './fetch-hub-voice'
import { type HubVoice, listHubChanges } from './read-hub-answer'

export type HubPreview = HubVoice & { version: number; before: ProjectVoice; changes: VoiceField[] }

/**
 * Returns what the brand hub would change in the project's voice; stores nothing (spec/decisions#3). Requests
 * `brand_hub_slug`, or the project's own slug if there is none. Throws what `fetchHubVoice` throws.
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
  return { ...hub, version, before, changes: listHubChanges(hub.voice, before) }
}
