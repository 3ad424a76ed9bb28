import type { ProjectContext } from '@/lib/auth/context'
import { listItemKinds } from '@/lib/items/list-item-kinds'
import { getVoice } from './get-voice'
import { listOfferedContentTypes } from './offered-content-types'

/**
 * Returns the kinds of content to offer wherever one is chosen: those that the voice enables or, if it restricts
 * nothing, those of the project's items (spec/decisions#3).
 */
export async function listContentTypeChoices(ctx: ProjectContext<'write'>): Promise<string[]> {
  const { voice } = await getVoice(ctx)
  const enabled = listOfferedContentTypes(voice, [])
  if (enabled.length > 0) return enabled
  const { kinds } = await listItemKinds(ctx)
  return listOfferedContentTypes(
    voice,
    kinds.map(({ kind }) => kind),
  )
}
