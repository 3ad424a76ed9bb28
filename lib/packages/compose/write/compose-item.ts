import type { VariantWriter } from '@/db/allowed-values'
import type { ChannelRow, ItemRow } from '@/db/schema'
import type { PackageFlag } from '@/db/schema/packages'
import { composerVoice } from '@/lib/composer/composer-voice'
import type { ComposerItem } from '@/lib/composer/schemas'
import { buildItemCard } from '@/lib/facts/load-fact-cards'
import type { FactCard } from '@/lib/facts/schemas'
import { findTopicBrief, type TopicBrief } from '@/lib/facts/topics/topic-brief'
import type { Trace } from '@/lib/facts/trace/trace'
import type { Card } from '@/lib/media/cards/card-name'
import { limitsOfChannel } from '@/lib/platforms/channel-limits'
import { baseLanguage, languageName } from '@/lib/platforms/language'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { offersContentType } from '@/lib/voice/editor/offered-content-types'
import type { VoiceCheck } from '@/lib/voice/schemas'
import type { WrittenBy, WrittenVariant } from '@/lib/writing/written-variant'
import { documentNote } from '../../document-note'
import { isNoChannelNote, needsTranslationNote, noChannelForOwnNote } from '../../explain-empty-post'
import { wrongLanguage } from '../../text-flags'
import { withoutVideoNote } from '../../without-video-note'
import { channelsToWrite, type ItemToWrite } from '../plan/channels-to-write'
import { type OwnPost, ownPostOf, ownVariant } from '../plan/own-item'
import type { TargetChannel } from '../plan/target-channels'
import { type Brand, type ComposedPost, composePost } from './compose-post'
import { flagsOfCard } from './flags-of-card'
import { flagSensitiveKind } from './sensitive-kinds'
import { writtenPost } from './written-post'

export type ChannelVariant = {
  channelId: string
  content: VariantContent
  writtenBy?: VariantWriter
  /** The structure that the composer used. */
  structure?: string
  /** The item's language, if a model translated it. */
  translatedFrom?: string
  trace?: Trace
}
export type Composition = {
  variants: ChannelVariant[]
  /** Cards that stand in for images, to be stored with the posts. */
  cards: Card[]
  warnings: string[]
  /** What a person must check before publishing; stored with the package (spec/writing#3). */
  flags: PackageFlag[]
  /** Why this must not be published without review; empty if there are no objections. */
  doubts: string[]
  /** The model that wrote at least one of the variants. */
  by?: WrittenBy
  /** Whether it is a post that a person wrote, even if it has no variant yet. */
  isOwn?: boolean
}

/**
 * Writes an item's post for each of its target channels, in the channel's language (spec/decisions#7). Writes
 * nothing, and adds a warning, for channels whose language the item does not have (spec/writing#2), and for
 * channels of video-only networks if the item has no video and other channels remain. `card` is the item's fact
 * card, built if missing. `written` holds the model's variants by channel; the composer writes the others. A post
 * that a person wrote stays as it is. Pure.
 */
export function composeItem(
  row: ItemToWrite,
  channels: readonly ChannelRow[],
  brand: Brand,
  detector: LanguageDetector,
  card: FactCard = buildItemCard(row, detector),
  written: ReadonlyMap<string, WrittenVariant> = nothingWritten,
): Composition {
  const { targets, withoutVideo, warnings } = channelsToWrite(row, channels, card)
  const ownPost = ownPostOf(row)
  if (ownPost) return composeOwn(ownPost, targets, warnings, brand, detector)
  const item = composerItem(row, detector, card)
  const voice = composerVoice(brand)
  const flags = new Map<string, PackageFlag>()
  const untranslated = new Map<string, string[]>()
  const doubts: string[] = []
  const cards: Card[] = []
  const sensitive = flagSensitiveKind(brand.sensitiveKinds, { card, names: namesOfKind(row, detector, card) })
  const ofContent = [...flagsOfCard(card), ...(sensitive ? [sensitive] : [])]
  const write = (target: TargetChannel): ChannelVariant[] => {
    const { channel, platform } = target
    const own = written.get(channel.id)
    const composed = own
      ? writtenPost(item, platform, own, { brand, voice, card })
      : composePost(item, { platform, language: channel.language }, brand, voice)
    const { content } = composed
    if (!content) {
      const [from, to] = [languageName(composed.language), languageName(baseLanguage(channel.language))]
      const why = `The content is in ${from}, but the channel posts in ${to}.`
      untranslated.set(why, [...(untranslated.get(why) ?? []), channel.displayName])
      return []
    }
    if (composed.card) cards.push(composed.card)
    const language = content.language
    const inLanguage = own ? content : { text: sampleOf(card, language), language }
    for (const flag of [...composed.flags, ...wrongLanguage(inLanguage, detector), ...ofContent]) {
      const known = flags.get(flag.message) ?? { ...flag, channel_ids: [] }
      flags.set(flag.message, { ...known, channel_ids: [...known.channel_ids, channel.id] })
    }
    doubts.push(...doubtsOf(target, content, brand))
    const made = own ? modelsPart(own) : composersPart(composed)
    return [{ channelId: channel.id, content, ...made }]
  }
  const first = targets.flatMap(write)
  // If the item lacks the language of all other channels, the video-only channels may be the only ones left to
  // write for.
  const variants = first.length > 0 ? first : withoutVideo.flatMap(write)
  const note = documentNote(
    [row.featuredImage, ...row.mediaUrls],
    targets.map(({ platform }) => platform),
  )
  if (note) warnings.push(note)
  if (first.length > 0) warnings.push(...withoutVideo.map(({ channel }) => withoutVideoNote(channel)))
  for (const [why, names] of untranslated) warnings.push(needsTranslationNote(names, why))
  doubts.unshift(...[...flags.values()].map(({ message }) => message))
  if (targets.length === 0) doubts.push('This post has no channels.')
  else if (variants.length === 0) doubts.push('None of your channels posts in the language of this content.')
  // Content of a kind that the voice leaves out gets here only if a person asked for it.
  if (!offersContentType(brand.voice, row.contentType)) {
    const leftOut = `Your brand voice doesn’t include “${row.contentType}” content.`
    warnings.push(leftOut)
    doubts.push(leftOut)
  }
  return { variants, cards, warnings, flags: [...flags.values()], doubts }
}

/**
 * Returns what content is called: by its publisher, and by the topic that draws on it. A topic may call it something
 * else than it is, so its own kind counts too.
 */
function namesOfKind(row: ItemRow, detector: LanguageDetector, { refined }: FactCard): string[] {
  const own = [
    ...(row.contentType === null ? [] : [row.contentType]),
    // A model may find another kind, but no post escapes review by that.
    ...(refined ? [refined.kind_before] : []),
    ...(refined?.changes.some(({ change }) => change === 'health') ? ['health'] : []),
  ]
  const origin = findTopicBrief(row)?.origin_content_type
  if (origin === undefined) return own
  const { kind } = buildItemCard({ ...row, contentType: origin }, detector)
  return [...own, ...(origin === null ? [] : [origin]), kind]
}

/** Returns a person's own post, unchanged, for each channel. */
function composeOwn(
  own: OwnPost,
  targets: readonly TargetChannel[],
  warnings: string[],
  brand: Brand,
  detector: LanguageDetector,
): Composition {
  const made = targets.map((target) => ({ target, ...ownVariant(own, target, detector) }))
  const doubts = made.flatMap(({ target, variant }) => doubtsOf(target, variant.content, brand))
  if (targets.length === 0) doubts.push('This post has no channels.')
  return {
    variants: made.map(({ variant }) => variant),
    cards: [],
    warnings: [
      ...warnings.map((warning) => (isNoChannelNote(warning) ? noChannelForOwnNote : warning)),
      ...new Set(made.flatMap(({ leftOut }) => leftOut)),
    ],
    flags: [],
    doubts,
    isOwn: true,
  }
}

/**
 * Returns the sentences that posts in a language are built from: a short post alone is less reliable for detecting
 * its language.
 */
const sampleOf = (card: FactCard, language: string): string =>
  card.facts
    .filter((fact) => fact.kind === 'statement' && fact.language === language)
    .slice(0, 20)
    .map(({ text }) => text)
    .join(' ')

const nothingWritten: ReadonlyMap<string, WrittenVariant> = new Map()

const modelsPart = ({ trace, translatedFrom }: WrittenVariant) => ({
  trace,
  writtenBy: 'model' as const,
  ...(translatedFrom === null ? {} : { translatedFrom }),
})

const composersPart = ({ trace, draft }: ComposedPost) => ({
  trace,
  ...(draft ? { structure: draft.structure } : {}),
})

function doubtsOf({ channel }: TargetChannel, content: VariantContent, brand: VoiceCheck): string[] {
  const doubts: string[] = []
  const issues = validateVariant(content, { brand, limits: limitsOfChannel(channel) })
  const blocking = issues.find((issue) => issue.severity === 'error' || issue.rule === 'avoided-word')
  if (blocking) doubts.push(`${channel.displayName}: ${blocking.message}`)
  if (channel.status !== 'active') doubts.push(`${channel.displayName}: The connection has expired.`)
  return doubts
}

/** Converts a stored item to the composer's input: its fact card, tags and images. */
export const composerItem = (
  row: ItemRow,
  detector: LanguageDetector,
  card: FactCard = buildItemCard(row, detector),
  brief: TopicBrief | undefined = findTopicBrief(row),
): ComposerItem => ({
  prefer: brief?.structure,
  avoid: brief?.not_structures,
  external_id: row.externalId,
  content_type: row.contentType,
  featured_image: row.featuredImage,
  media_urls: row.mediaUrls,
  tags: row.tags,
  url: row.url,
  metadata: row.metadata,
  card,
})
