import { cache } from 'react'
import type { TopicChoices } from '@/components/topics/form/topic-form'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import { listChannels } from '@/lib/channels/list-channels'
import { listItemKinds } from '@/lib/items/list-item-kinds'
import { countItemTags } from '@/lib/mapping/count-item-tags'
import { platformRules } from '@/lib/platforms/registry'
import { listSources } from '@/lib/sources/list-sources'
import { getTopic } from '@/lib/topics/get-topic'
import { orNotFound } from '../or-not-found'

/** Loads the topic named in the URL, once per request; shows the not-found page if there is none. */
export const loadTopic = cache((ctx: ProjectContext, id: string) =>
  orNotFound(id, (known) => getTopic(ctx, { id: known })),
)

/** Loads everything in the project that a topic can be narrowed to. */
export async function loadChoices(ctx: ProjectContext): Promise<TopicChoices> {
  const [{ kinds }, tags, sources, channels, model] = await Promise.all([
    listItemKinds(ctx),
    countItemTags(ctx),
    listSources(ctx, { limit: 200 }),
    listChannels(ctx, { limit: 200 }),
    findModelInUse(ctx),
  ])
  return {
    kinds,
    tags,
    sources: sources.data.map(({ id, name }) => ({ id, name })),
    channels: channels.data.map((channel) => ({
      key: channel.account_key,
      name: channel.display_name,
      network: platformRules[channel.platform].label,
    })),
    hasModel: model !== undefined,
  }
}
