import type { Trace } from '@/lib/facts/trace/trace'
import { noTrace } from '@/lib/facts/trace/trace'
import { networks } from '@/lib/networks/registry'
import { baseLanguage } from '@/lib/platforms/language'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform, VariantContent } from '@/lib/platforms/schemas'
import { truncateText } from '@/lib/text/plain-text'
import { cutAtWord } from '@/lib/text/sentences'
import { buildHeadline } from './build-headline'
import { chooseStructures } from './choose-structures'
import { completeDraft, type Fitted } from './complete-draft'
import { buildHashtags, buildVideoTags } from './hashtags/hashtags'
import { tagSources } from './hashtags/tag-sources'
import { flagVoiceViolations, isAllowed } from './material/apply-voice'
import type { Material } from './material/material'
import { choosePostLanguage, readMaterial } from './material/read-material'
import { replaceText, type Sentence } from './material/sentence'
import { buildCardWords, type CardWords } from './pictures/card-words'
import { findLink, listPictures } from './pictures/pictures'
import type { ComposerItem, ComposerVoice, Flag } from './schemas'
import { findUnfinishedPart } from './warnings/find-unfinished-part'
import {
  flagNothingToSay,
  flagTextProblems,
  flagUnfinishedContent,
  type NoPostReason,
} from './warnings/flags'
import { flagMissingWarnings } from './warnings/missing-warnings'
import { type Frame, fitDraft, getDraftText, type PostDraft, renderDraft } from './write/draft'
import { coversMainPoint } from './write/required-sentences'
import { rotateBySeed, stableHash } from './write/seeded-order'
import type { MakeDrafts } from './write/structures'

export type ComposedVariant = {
  /** Null if the item has no text in the channel's language: the composer does not translate. */
  content: VariantContent | null
  /** The item's language. */
  language: string
  flags: Flag[]
  card: CardWords | null
  /** The draft that the text was rendered from; null if there is nothing to say. */
  draft: PostDraft | null
  /** The facts that each sentence is based on (spec/writing#3). */
  trace: Trace
}

type Target = { platform: Platform; language: string }

/**
 * The built-in composer (spec/writing#6): writes one variant from an item's fact card, without a model. Pure and
 * deterministic: the same card, target and voice always give the same variant. Every sentence is whole and lists
 * its facts; the validator finds no errors in the result except missing media. `language` is the language of the
 * text; if it is not the channel's, nothing is written (spec/writing#2). Text of unknown language is written for
 * any channel, with a flag. If the card has nothing to make a post from, the text is empty, which blocks the post
 * until a person writes one, and a flag says what was found. If the item has no picture, `card` holds the text of
 * the branded card that stands in for it.
 */
export function composeVariant(item: ComposerItem, target: Target, voice: ComposerVoice): ComposedVariant {
  const wishes = item.prefer !== undefined || (item.avoid ?? []).length > 0
  const [first, ...others] = composeVariants(item, target, voice, wishes ? Number.POSITIVE_INFINITY : 1)
  return (wishes ? chooseByWishes(item, [first as ComposedVariant, ...others]) : first) as ComposedVariant
}

/**
 * Returns the first post that begins as requested (`prefer`) and has none of the structures to avoid; if there is
 * none, the one that comes closest.
 */
function chooseByWishes(
  { prefer, avoid = [] }: ComposerItem,
  made: readonly ComposedVariant[],
): ComposedVariant | undefined {
  const points = ({ draft }: ComposedVariant): number =>
    (draft && prefer !== undefined && draft.structure.replace(/^announced /, '').startsWith(prefer) ? 2 : 0) -
    (draft && avoid.includes(draft.structure) ? 1 : 0)
  const best = Math.max(...made.map(points))
  return made.find((one) => points(one) === best)
}

/**
 * Other posts that the composer can write from the same card for the same channel, each with a different text:
 * first other beginnings, then a shorter version of the chosen one (spec/writing#4, "Another beginning",
 * "Shorter"). Empty if nothing is written.
 */
export function composeAlternatives(
  item: ComposerItem,
  target: Target,
  voice: ComposerVoice,
): ComposedVariant[] {
  return composeVariants(item, target, voice, Number.POSITIVE_INFINITY).slice(1)
}

function composeVariants(
  item: ComposerItem,
  target: Target,
  voice: ComposerVoice,
  maxTags: number,
): ComposedVariant[] {
  const { platform } = target
  const language = choosePostLanguage(item.card, target.language)
  if (language !== 'und' && language !== baseLanguage(target.language))
    return [{ content: null, language, flags: [], card: null, draft: null, trace: noTrace }]
  const material = readMaterial(item, language, voice)
  const writer = chooseStructures(platform, item, material)
  const frame: Frame = {
    platform,
    language,
    title: null,
    // No one searches for recalls, or for notices to some readers only, by hashtag.
    hashtags: writer.reason ? [] : tagsFor(platform, item, material, voice),
    media: listPictures(item, material, platform),
    link: platformRules[platform].link === 'not-clickable' ? null : findLink(item),
    replies: [],
    collaborators: [],
  }
  const flags = [...flagTextProblems(item.card, material.language), ...material.flags]
  const untold = coversMainPoint(material, '') ? undefined : ('without_point' as const)
  const unfinished = findUnfinishedPart(item.card)
  const finish = (
    { draft, frame }: Fitted | { draft: null; frame: Frame },
    why?: NoPostReason,
  ): ComposedVariant => {
    const title = titleFor(platform, material, [...writer.titles, ...(draft?.hook.sentences ?? [])])
    const rendered = draft
      ? renderDraft({ ...draft, title }, platform)
      : { title: title?.text ?? null, text: '', trace: noTrace }
    const content = { ...frame, title: rendered.title, text: rendered.text }
    const card = content.media.length === 0 ? buildCardWords(item, material, voice) : null
    const posted = `${content.title ?? card?.title ?? ''}\n${content.text}`
    return {
      content,
      language,
      flags: [
        ...flags,
        ...(draft
          ? [...flagVoiceViolations(posted, voice, language), ...flagMissingWarnings(item.card, posted)]
          : [
              unfinished
                ? flagUnfinishedContent(unfinished)
                : flagNothingToSay(item.card, writer.reason ?? why ?? untold),
            ]),
      ],
      card,
      draft: draft && { ...draft, title },
      trace: rendered.trace,
    }
  }
  if (unfinished) return [finish({ draft: null, frame })]
  const drafts: Fitted[] = []
  let isDangerous = false
  let isCut = false
  let isUnlinked = false
  const { style } = networks[platform].writing
  const others = maxTags > 1 ? writer.others : []
  const makes = [
    ...(writer.wholeFirst ?? []),
    ...(writer.isRanked
      ? writer.structures
      : rotateBySeed(writer.structures, `${material.seed}|${platform}`)),
    ...others,
    ...writer.last,
  ]
  for (const make of makes) {
    if ((drafts.length > 0 || (isCut && style === 'professional')) && writer.last.includes(make)) break
    const fitted = findFittingDraft(make, frame, material)
    if (!fitted) continue
    const whole = removeRepeatedTitle(fitted.draft, platform, material)
    const completion = completeDraft(
      { ...fitted, draft: whole },
      { card: item.card, material, platform, writer },
    )
    if (!('draft' in completion)) {
      isDangerous ||= completion.why === 'without_warning'
      isUnlinked ||= completion.why === 'without_link'
      isCut ||= completion.why !== 'without_warning'
      if (completion.isLast) break
      continue
    }
    const { draft } = completion
    // A title alone only helps with a link to the rest.
    if (draft.structure === 'title' && isCut && fitted.frame.link === null) continue
    if (!drafts.some((one) => getDraftText(one.draft) === getDraftText(draft)))
      drafts.push({ draft, frame: fitted.frame })
    if (drafts.length >= maxTags) break
  }
  const [chosen] = drafts
  const hasToo = writer.reason !== undefined || isDangerous || isCut || untold !== undefined
  const headline = !chosen && hasToo ? buildHeadline(material, frame, writer.reason ?? untold) : undefined
  if (headline) return [finish({ draft: headline, frame: { ...frame, hashtags: [] } })]
  if (!chosen)
    return [
      finish(
        { draft: null, frame },
        isDangerous ? 'without_warning' : isUnlinked ? 'without_link' : isCut ? 'in_part' : undefined,
      ),
    ]
  if (maxTags > 1)
    drafts.push(
      ...shorterThan(
        chosen.draft,
        drafts.map(({ draft }) => draft),
      ).map((draft) => ({ ...chosen, draft })),
    )
  return drafts.map((one) => finish(one))
}

/** Lists of titles truncate anything longer. */
const maxTitleLength = 70

/**
 * Returns a title within the platform's limit: the first that is short enough to be readable in a list, otherwise
 * the first that is allowed.
 */
function titleFor(platform: Platform, { name }: Material, titles: readonly Sentence[]): Sentence | null {
  const rules = platformRules[platform].title
  if (!rules) return null
  const limit = rules.limit.value
  if (networks[platform].writing.style === 'whole' && (name || !rules.required))
    return name && replaceText(name, truncateText(name.text, limit))
  const clean = titles
    .map((title) => replaceText(title, title.text.replace(/[<>]/g, '').trim()))
    .filter(({ text }) => text)
  const fitting =
    clean.find(({ text }) => text.length <= maxTitleLength) ?? clean.find(({ text }) => text.length <= limit)
  if (fitting) return fitting
  const [first] = clean
  if (!first) return null
  const cut = cutAtWord(first.text, (text) => text.length <= limit) || truncateText(first.text, limit)
  return replaceText(first, cut)
}

/** More would look like a list of keywords. */
const maxHashtags = 4

function tagsFor(platform: Platform, item: ComposerItem, material: Material, voice: ComposerVoice): string[] {
  if (material.kind === 'obituary' || material.kind === 'legal') return []
  const sources = tagSources(item, material).filter((tag) => isAllowed(tag, voice, material.language))
  const { style, brief } = networks[platform].writing
  const maxTags = brief.maxHashtags
  if (style === 'video') return buildVideoTags(sources, maxTags)
  // A post of a single thought gets one or two hashtags: always the same number would look machine-made.
  if (style === 'short')
    return buildHashtags(sources, Math.min(maxTags, 1 + (stableHash(`${material.seed}|tags`) % 2)))
  return buildHashtags(sources, Math.min(maxTags, style === 'whole' ? maxTags : maxHashtags))
}

/**
 * Returns the first draft of a structure that fits. A short post needs a whole draft; elsewhere the beginning of
 * one is enough.
 */
function findFittingDraft(make: MakeDrafts, frame: Frame, material: Material): Fitted | undefined {
  const isShort = networks[frame.platform].writing.style === 'short'
  const drafts = make().filter((draft): draft is PostDraft => draft !== undefined && saysMoreThanName(draft))
  for (const draft of drafts)
    for (const hashtags of isShort ? fewerTags(frame.hashtags) : [frame.hashtags]) {
      const roomier = { ...frame, hashtags }
      const fitted = fitDraft(draft, roomier)
      if (fitted && !coversMainPoint(material, getDraftText(fitted))) continue
      if (fitted && (!isShort || fitted === draft)) return { draft: fitted, frame: roomier }
    }
  return undefined
}

/** The text matters more than the hashtags it is found by. */
const fewerTags = (tags: readonly string[]): string[][] =>
  [...new Set([tags.length, Math.min(1, tags.length), 0])].map((count) => tags.slice(0, count))

/** A name alone is only a post if it is a headline, as in the structure "title". */
const saysMoreThanName = ({ structure, hook, body }: PostDraft): boolean =>
  structure === 'title' ||
  [hook, ...body].some(({ sentences }) =>
    sentences.some(({ facts }) => facts.some(({ kind }) => kind !== 'name')),
  )

/** The same beginning with less text after it. */
function shorterThan(chosen: PostDraft, known: readonly PostDraft[]): PostDraft[] {
  if (chosen.body.length < 2 || chosen.isWhole) return []
  const short = { ...chosen, structure: `${chosen.structure}, shorter`, body: chosen.body.slice(0, 1) }
  return known.some((one) => getDraftText(one) === getDraftText(short)) ? [] : [short]
}

/** Removes a draft's first line if it only repeats the title, on platforms where the title has a field of its own. */
function removeRepeatedTitle(draft: PostDraft, platform: Platform, material: Material): PostDraft {
  const { name } = material
  if (!platformRules[platform].title || !name) return draft
  const [first, ...rest] = draft.hook.sentences
  if (!first || first.facts.length === 0 || !repeatsTitle(first.text, name.text)) return draft
  const [hook, ...body] = draft.body
  if (rest.length === 0 && !hook) return draft
  const shorter =
    rest.length > 0 || !hook
      ? { ...draft, hook: { ...draft.hook, sentences: rest } }
      : { ...draft, hook, body }
  return removeRepeatedTitle(shorter, platform, material)
}

const repeatsTitle = (line: string, title: string): boolean => {
  const [one, other] = [line, title].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  return one === other
}
