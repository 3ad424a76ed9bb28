import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { ChannelRow } from '@/db/schema'
import { channels, projects } from '@/db/schema'
import type { TopicRow } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { holdsWholeText } from '@/lib/networks/registry'
import { splitByVideo } from '@/lib/packages/compose/plan/channels-to-write'
import { type TargetChannel, targetChannels } from '@/lib/packages/compose/plan/target-channels'
import type { Brand } from '@/lib/packages/compose/write/compose-post'
import type { CoverageOf } from '@/lib/packages/coverage/covering-posts'
import { loadBrand } from '@/lib/packages/load-package'
import { baseLanguage } from '@/lib/platforms/language'
import type { LanguageDetector } from '@/lib/text/language/detect-language'

/** What the selection needs to know about a topic, whether or not it is stored. */
export type SelectingTopic = Pick<
  TopicRow,
  'id' | 'query' | 'angle' | 'contentType' | 'timeZone' | 'channelKeys' | 'minFacts'
> & { orgId: string; projectId: string }

/** A topic with everything that its posts are made from. */
export type TopicScope = {
  topic: SelectingTopic
  /** All channels of the project. */
  channels: ChannelRow[]
  targets: TargetChannel[]
  /** Why channels are left out, in plain words. */
  warnings: string[]
  brand: Brand
  brandName: string
  detector: LanguageDetector
  /** Whether a model writes; a model can translate. */
  hasModel: boolean
  coverage: CoverageOf
}

/** Reads a topic's channels and brand in the open transaction. */
export async function loadTopicScope(
  tx: ProjectTx,
  ctx: ProjectContext,
  topic: SelectingTopic,
  how: { detector: LanguageDetector; hasModel: boolean },
): Promise<TopicScope> {
  const all = await tx.select().from(channels).orderBy(channels.id)
  const { targets, warnings } = targetChannels(
    topic.channelKeys ? { target_platforms: topic.channelKeys } : {},
    all,
  )
  const [project] = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  return {
    topic,
    channels: all,
    targets,
    warnings,
    brand: await loadBrand(tx, ctx),
    brandName: project?.name ?? '',
    ...how,
    coverage: {
      // Without a channel, of all languages: what was published stays covered.
      languages:
        targets.length === 0
          ? undefined
          : [...new Set(targets.map(({ channel }) => baseLanguage(channel.language)))],
      // True if, for content without a video, every target channel takes the whole text.
      wholeTexts: splitByVideo(targets, false).targets.every(({ platform }) => holdsWholeText(platform)),
    },
  }
}
