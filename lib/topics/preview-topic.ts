import { inProject, type ProjectTx } from '@/db/project'
import type { TopicRow } from '@/db/schema/topics'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { drawUnstoredCards } from '@/lib/packages/compose/cards/preview-cards'
import { type Composition, composeItem } from '@/lib/packages/compose/write/compose-item'
import { planOfItem } from '@/lib/packages/compose/write/plan-writing'
import { addWriting, writeItem } from '@/lib/packages/compose/write/write-item'
import { writerFor } from '@/lib/packages/compose/write/writer-for'
import { stripAdvice } from '@/lib/packages/without-video-note'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { isTimeZone } from '@/lib/time-zones/zones'
import { checkTopic } from './check-topic'
import { projectTimeZone } from './create-topic'
import { explainNoChannel } from './explain-no-channel'
import { findTopic } from './find-topic'
import { loadTopicScope, type TopicScope } from './load-topic-scope'
import { lookAheadIn } from './look-ahead'
import { needsContent } from './needs-content'
import { type LookAheadDate, type PreviewTopicInput, previewTopicInput, type TopicPreview } from './schemas'
import { type Choice, TopicSelection } from './select-item'
import { toTopicColumns } from './to-topic-columns'
import { datesOf } from './topic-dates'

const samples = 5

/**
 * Shows what a topic would do, stored or not: how many items it matches today, its next dates, its next post as it
 * would be today, and its next eight weeks. Stores nothing. The built-in composer writes, or on request the model,
 * whose call is recorded in the ledger. Throws `not-found`, and `invalid` with pointers into the body. Serves
 * spec/planning#1.
 */
export async function previewTopic(ctx: ProjectContext, given: PreviewTopicInput): Promise<TopicPreview> {
  const input = previewTopicInput.parse(given)
  const detector = await loadLanguageDetector()
  const hasModel = (await findModelInUse(ctx)) !== undefined
  const now = new Date()
  const { preview, choice, scope } = await inProject(ctx, async (tx) => {
    const topic = await topicOf(tx, ctx, input, now)
    const scope = await loadTopicScope(
      tx,
      ctx,
      { ...topic, orgId: ctx.orgId, projectId: ctx.projectId },
      { detector, hasModel },
    )
    const selection = await TopicSelection.open(tx, scope)
    const dates = topic.rrule === '' ? [] : datesOf(topic, { after: now, count: 5 })
    const matching = selection.matchingOn(dates[0] ?? now)
    const found = input.post ? await selection.next(topic.nextRunAt ?? dates[0] ?? now, newId()) : undefined
    const preview: Omit<TopicPreview, 'post'> = {
      count: matching.length,
      samples: matching.slice(0, samples).map((item) => ({
        id: item.id,
        title: item.title,
        content_type: item.contentType,
        last_covered_at: item.coveredAt?.toISOString() ?? null,
      })),
      dates: dates.map((date) => date.toISOString()),
      message: await messageOf(tx, scope, found),
      look_ahead: input.look_ahead && topic.rrule !== '' ? await lookAheadIn(tx, scope, topic, now) : null,
    }
    return { preview, scope, choice: found && 'choice' in found ? found.choice : undefined }
  })
  if (!choice || scope.targets.length === 0) return { ...preview, post: null }
  const written = input.with_model ? await byModel(ctx, choice, scope) : choice.composition
  const drawn = await drawUnstoredCards(ctx, written.cards)
  return { ...preview, post: postOf(choice, written, scope, drawn) }
}

/**
 * Returns a stored topic's dates of the next eight weeks; writes nothing. Throws `not-found`. Serves
 * spec/planning#1.
 */
export async function lookAhead(ctx: ProjectContext, input: { id: string }): Promise<LookAheadDate[]> {
  const { look_ahead } = await previewTopic(ctx, { topic_id: input.id, post: false, look_ahead: true })
  return look_ahead ?? []
}

async function messageOf(
  tx: ProjectTx,
  scope: TopicScope,
  found: Awaited<ReturnType<TopicSelection['next']>> | undefined,
): Promise<string | null> {
  if (!found) return null
  const noChannel = explainNoChannel(scope, ' first')
  return noChannel ?? ('none' in found ? needsContent(tx, scope, found.none) : null)
}

type Previewed = Pick<
  TopicRow,
  | 'id'
  | 'query'
  | 'angle'
  | 'contentType'
  | 'rrule'
  | 'startsAt'
  | 'timeZone'
  | 'channelKeys'
  | 'publishMode'
  | 'leadHours'
  | 'postsPerWeek'
  | 'minFacts'
  | 'nextRunAt'
>

async function topicOf(
  tx: ProjectTx,
  ctx: ProjectContext,
  {
    topic_id,
    post: _p,
    with_model: _w,
    look_ahead: _l,
    ...given
  }: ReturnType<typeof previewTopicInput.parse>,
  now: Date,
): Promise<Previewed> {
  const stored = topic_id === undefined ? undefined : await findTopic(tx, { id: topic_id })
  const timeZone = given.timezone ?? stored?.timeZone ?? (await projectTimeZone(tx, ctx))
  const base: Previewed = stored ?? {
    id: newId(),
    query: {},
    angle: {},
    contentType: null,
    rrule: '',
    startsAt: '',
    timeZone,
    channelKeys: null,
    publishMode: 'review',
    leadHours: 24,
    postsPerWeek: null,
    minFacts: 1,
    nextRunAt: null,
  }
  const topic: Previewed = { ...base, ...toTopicColumns(given, base) }
  const moved = given.rrule !== undefined || given.starts_at !== undefined || given.timezone !== undefined
  const isSchedule = topic.rrule !== ''
  if (!isTimeZone(topic.timeZone))
    throw new AppError('invalid', {
      errors: [{ pointer: '/timezone', detail: 'Enter a time zone such as Europe/Berlin.' }],
    })
  if (topic.startsAt === '') topic.startsAt = wallTimeOf(now, topic.timeZone)
  await checkTopic(tx, ctx, topic, {
    schedule: isSchedule && moved,
    items: given.items !== undefined,
    channels: given.channel_keys !== undefined,
    kind: given.content_type !== undefined,
  })
  return { ...topic, nextRunAt: moved ? null : topic.nextRunAt }
}

async function byModel(ctx: ProjectContext, choice: Choice, scope: TopicScope): Promise<Composition> {
  const { detector, channels, brand } = scope
  const writer = await writerFor(ctx, { asked: true, detector })
  const plan =
    writer && (await inProject(ctx, (tx) => planOfItem(tx, ctx, choice.item, { brand, card: choice.card })))
  if (!plan) return choice.composition
  const result = await writeItem(ctx, plan, writer)
  if (!('writing' in result))
    return {
      ...choice.composition,
      warnings: [
        ...choice.composition.warnings,
        'The AI model is busy, so the built-in composer wrote this post.',
      ],
    }
  const { writing } = result
  return addWriting(
    composeItem(choice.item, channels, brand, detector, choice.card, writing.variants),
    writing,
  )
}

/** The account's handle, which the network gave when the channel was connected. */
const handleOf = (config: Record<string, unknown> | undefined): string | null =>
  typeof config?.handle === 'string' ? config.handle : null

function postOf(
  choice: Choice,
  written: Composition,
  { channels }: TopicScope,
  drawn: ReadonlyMap<string, string>,
): TopicPreview['post'] {
  const known = new Map(channels.map((channel) => [channel.id, channel]))
  return {
    item: {
      id: choice.origin.id,
      title: choice.origin.title,
      content_type: choice.origin.contentType,
      last_covered_at: choice.coveredAt?.toISOString() ?? null,
    },
    facts: choice.lead,
    by: written.variants.some(({ writtenBy }) => writtenBy === 'model') ? 'model' : 'composer',
    warnings: [...stripAdvice(written.warnings), ...written.flags.map(({ message }) => message)],
    variants: written.variants.map(({ channelId, content }) => ({
      channel_id: channelId,
      channel: known.get(channelId)?.displayName ?? '',
      handle: handleOf(known.get(channelId)?.config),
      ...content,
      media: content.media.map((one) => ({ ...one, url: drawn.get(one.url) ?? one.url })),
    })),
  }
}
