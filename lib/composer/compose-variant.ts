import type { ContentKind, FactCard } from '@/lib/facts/schemas'
import type { Trace } from '@/lib/facts/trace/trace'
import { noTrace } from '@/lib/facts/trace/trace'
import type { WritingStyle } from '@/lib/networks/network'
import { networks } from '@/lib/networks/registry'
import { baseLanguage } from '@/lib/platforms/language'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform, VariantContent } from '@/lib/platforms/schemas'
import { truncateText } from '@/lib/text/plain-text'
import { cutAtWord } from '@/lib/text/sentences'
import { buildHashtags, buildVideoTags } from './hashtags/hashtags'
import { tagSources } from './hashtags/tag-sources'
import { flagVoiceViolations, isAllowed } from './material/apply-voice'
import { createPriceFormatter } from './material/find-details'
import type { Material } from './material/material'
import { choosePostLanguage, readMaterial } from './material/read-material'
import { paragraph, replaceText, type Sentence } from './material/sentence'
import { buildCardWords, type CardWords } from './pictures/card-words'
import { findLink, listPictures } from './pictures/pictures'
import { buildRecordStructures } from './records/build-record-structures'
import type { ComposerItem, ComposerVoice, Flag } from './schemas'
import { addMissingWarnings } from './warnings/add-missing-warnings'
import { findUnfinishedPart } from './warnings/find-unfinished-part'
import {
  flagNothingToSay,
  flagTextProblems,
  flagUnfinishedContent,
  type NoPostReason,
} from './warnings/flags'
import { findMissingWarnings, flagMissingWarnings } from './warnings/missing-warnings'
import {
  addDay,
  addWeatherCondition,
  hasTimeWithoutDay,
  leavesOutMainFact,
  tellsChangeInPart,
} from './warnings/short-post-conditions'
import {
  type AllOrNothingReason,
  buildAllOrNothingStructures,
  findAdvice,
  findAllOrNothingReason,
  findDanger,
} from './write/all-or-nothing-texts'
import { buildFullTextStructures } from './write/build-full-text-structures'
import { buildInterviewStructures } from './write/build-interview-structures'
import { buildDraft, type Frame, fitDraft, getDraftText, type PostDraft, renderDraft } from './write/draft'
import { findLeftOutParts } from './write/find-left-out-parts'
import { readInterview } from './write/interview'
import { overlap, type PreparedText, prepareText } from './write/prepare-text'
import { coversMainPoint } from './write/required-sentences'
import { rotateBySeed, stableHash } from './write/seeded-order'
import { findFirstSentence } from './write/select-passages'
import type { MakeDrafts } from './write/structures'
import { listTextTitles, otherBeginnings, textStructures } from './write/text-structures'
import { buildTeaser, isMisleadingAlone } from './write/unlinked-posts'
import { characterStructures, listCharacterTitles, readCharacter } from './write/write-character'

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
  const isShort = style === 'short'
  // The complete text, for when a shorter post would leave out a warning.
  const toldToItsEnd = (structures = writer.whole, into = frame): PostDraft | undefined => {
    const [made] = (structures ?? []).flatMap((make) => make())
    return made && fitDraft(made, into) === made && !leavesOutWarnings(item.card, material, made)
      ? made
      : undefined
  }
  const wholeInShort = (into: Frame): PostDraft | undefined => {
    const made = toldToItsEnd(writer.wholeInShort ?? [], into)
    return made && leftOutParts(item.card, made, material).length === 0 ? made : undefined
  }
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
    // Only some networks show the title above the text.
    const shown = platformRules[platform].title ? `${material.name?.text ?? ''}\n` : ''
    const room = { material, frame: fitted.frame }
    const dated =
      isShort && leavesOutMainFact(item.card, `${shown}${getDraftText(whole)}`) ? addDay(whole, room) : whole
    const conditional = isShort ? addWeatherCondition(dated, room) : whole
    const posted = `${shown}${conditional ? getDraftText(conditional) : ''}`
    if (
      !conditional ||
      (isShort &&
        (hasTimeWithoutDay(item.card, conditional) ||
          leavesOutMainFact(item.card, posted) ||
          tellsChangeInPart(material, conditional)))
    ) {
      isCut = true
      continue
    }
    const said = addMissingWarnings(conditional, { card: item.card, material, frame: fitted.frame })
    const complete = leavesOutWarnings(item.card, material, said) ? (toldToItsEnd() ?? said) : said
    isDangerous ||= complete === undefined
    const isAlone = fitted.frame.link === null
    const misleads = isAlone && complete && isMisleadingAlone(item.card, complete, { material, style })
    const isGapless = (one: PostDraft | undefined) =>
      one !== undefined && !isCutInside(item.card, one, platform, material)
    const teaser = misleads
      ? [toldToItsEnd(), wholeInShort(fitted.frame), buildTeaser(conditional, material)].find(isGapless)
      : complete
    const draft =
      teaser && misleads ? addMissingWarnings(teaser, { ...fitted, card: item.card, material }) : teaser
    // A title alone only helps with a link to the rest.
    const isBare = draft?.structure === 'title' && isCut && isAlone
    if (misleads ? !draft : draft && (isBare || isCutInside(item.card, draft, platform, material))) {
      isCut = true
      isUnlinked ||= misleads === true
      // What else could be told of such fields would only be their first and last day.
      if (misleads && complete.structure === 'record by its boxes' && style === 'professional') break
      continue
    }
    if (draft && !drafts.some((one) => getDraftText(one.draft) === getDraftText(draft)))
      drafts.push({ draft, frame: fitted.frame })
    if (drafts.length >= maxTags) break
  }
  const [chosen] = drafts
  const hasToo = writer.reason !== undefined || isDangerous || isCut || untold !== undefined
  const headline = !chosen && hasToo ? headlineOf(material, frame, writer.reason ?? untold) : undefined
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

/**
 * For a short post that has no room for what must not be left out: the title, with the source's own short text or,
 * for a recall, the beginning of the text. It tells nothing in part, and its link leads to all of it. Undefined
 * without a link, for a legal text, and for a title that says little.
 */
function headlineOf(material: Material, frame: Frame, reason?: NoPostReason): PostDraft | undefined {
  const {
    name,
    summary,
    paragraphs: [first = []],
    kind,
  } = material
  const { style } = networks[frame.platform].writing
  const isHeadline =
    name !== null && (name.text.split(/\s+/u).length >= 4 || (style === 'professional' && summary.length > 0))
  if (
    (style !== 'short' && style !== 'professional') ||
    frame.link === null ||
    reason === 'legal' ||
    !isHeadline ||
    kind === 'recipe'
  )
    return undefined
  const bare = { ...frame, hashtags: [] }
  const begins =
    reason === 'some_readers' && first[0]?.follows === false
      ? first
      : style === 'professional'
        ? // "It is that time of year again." says nothing by itself.
          first.filter(
            ({ alone, text }, at) =>
              at === 0 && alone && (text.length >= 60 || overlap(name?.text ?? '', text) > 0),
          )
        : []
  // What readers should do now, if there is no room for everything that is recalled and why.
  const todo = begins.length > 0 ? findAdvice(material) : undefined
  // Some of the hours would be mistaken for all of them.
  const told = reason === 'without_point' && summary.some(({ text }) => /\d/.test(text)) ? [] : [...summary]
  const danger = reason === 'some_readers' ? findDanger(material, [...told, ...begins]) : undefined
  const leads = [
    danger && todo ? [...begins.slice(0, 1), danger, todo] : [],
    danger ? [...begins.slice(0, 1), danger] : [],
    told,
    begins,
    todo ? [...begins.slice(0, 1), todo] : [],
    todo ? [todo] : [],
  ].filter(({ length }) => length > 0)
  return [...leads, []]
    .map((lead) => buildDraft('headline', [paragraph(name), paragraph(...lead)]))
    .find((draft) => draft && fitDraft(draft, bare) === draft)
}

/**
 * Whether a long post leaves out something in the middle of what it tells. A short one only tells one thought, and a
 * character or a life may be told in part.
 */
const isCutInside = (card: FactCard, draft: PostDraft, platform: Platform, material: Material): boolean =>
  longStyles.has(networks[platform].writing.style) &&
  !toldInPartKinds.has(material.kind) &&
  leftOutParts(card, draft, material).length > 0

const leftOutParts = (card: FactCard, draft: PostDraft, { name, unsaid }: Material) =>
  findLeftOutParts(card, draft, { title: name?.text, unsaid })

const longStyles: ReadonlySet<WritingStyle> = new Set(['professional', 'caption'])
const toldInPartKinds: ReadonlySet<ContentKind> = new Set(['character', 'person', 'obituary'])

const leavesOutWarnings = (card: FactCard, { name }: Material, draft: PostDraft | undefined): boolean =>
  draft === undefined || findMissingWarnings(card, `${name?.text ?? ''}\n${getDraftText(draft)}`).length > 0

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

type StructureChoice = {
  /**
   * The complete text, tried before everything else: in posts for professionals, and in a caption if the text is
   * short.
   */
  wholeFirst?: MakeDrafts[]
  /** The complete text, for when a part of it would do harm. */
  whole?: MakeDrafts[]
  /** The complete text for a short post without a link, for which it may be short enough. */
  wholeInShort?: MakeDrafts[]
  structures: MakeDrafts[]
  /**
   * The structures are ordered: the first says the most in few words, usually the source's own short text, then the
   * beginning of the text.
   */
  isRanked?: boolean
  /**
   * Further structures, for the alternatives that a person is offered and for an item with wishes (`prefer`,
   * `avoid`).
   */
  others: MakeDrafts[]
  last: MakeDrafts[]
  titles: Sentence[]
  /** Why the text is told as a whole or not at all. */
  reason?: AllOrNothingReason
}

/**
 * Chooses the structures by what the card is about: characters have their own, everything else is told from its
 * text.
 */
function chooseStructures(platform: Platform, item: ComposerItem, material: Material): StructureChoice {
  const { card } = item
  const { style } = networks[platform].writing
  const hasTitle = platformRules[platform].title !== null
  const character = readCharacter(material)
  if (character)
    return {
      structures: characterStructures[style](character),
      others: [],
      last: characterStructures.last(character),
      titles: listCharacterTitles(character),
    }
  const reason = findAllOrNothingReason(card, material)
  if (reason) {
    return {
      structures: buildAllOrNothingStructures(card, material, !hasTitle),
      others: [],
      last: [],
      titles: listTextTitles(prepareText(material)),
      reason,
    }
  }
  const interview = readInterview(material)
  const prepared = prepareText(interview?.around ?? material)
  if (interview)
    return {
      // Questions within a portrait stay where its author put them.
      ...(interview.around.paragraphs.length >= 3
        ? { wholeFirst: buildFullTextStructures(prepareText(material), style) }
        : {}),
      structures: buildInterviewStructures({ style, hasTitle }, interview, prepared),
      others: [],
      last: [...textStructures[style](prepared), ...textStructures.last(prepared)],
      titles: listTextTitles(prepared),
    }
  const hasLink = platformRules[platform].link !== 'not-clickable' && findLink(item) !== null
  const record = recordPosts(material, prepared, style, hasLink)
  if (record.length > 0)
    return {
      wholeFirst: record,
      structures: textStructures[style](prepared),
      isRanked: style === 'short',
      others: [],
      last: textStructures.last(prepared),
      titles: listTextTitles(prepared),
    }
  // The changes of a release mean nothing without the name of what was released.
  if (
    material.kind === 'release_notes' &&
    !prepared.name &&
    findFirstSentence(prepared)?.section !== undefined
  )
    return { structures: [], others: [], last: [], titles: listTextTitles(prepared) }
  return {
    wholeFirst: buildFullTextStructures(prepared, style, style === 'caption'),
    whole: buildFullTextStructures(prepared, style),
    ...(style === 'short' && !material.record
      ? { wholeInShort: buildFullTextStructures(prepared, 'professional') }
      : {}),
    structures: textStructures[style](prepared),
    isRanked: style === 'short',
    others: style === 'short' || style === 'caption' ? otherBeginnings(prepared) : [],
    last: textStructures.last(prepared),
    titles: listTextTitles(prepared),
  }
}

/** The structures of posts from a bible, for networks with room for its boxes. */
function recordPosts(
  material: Material,
  prepared: PreparedText,
  style: WritingStyle,
  hasLink: boolean,
): MakeDrafts[] {
  const { record, language } = material
  if (!record) return []
  const sayPrice = createPriceFormatter(record.values, language)
  return buildRecordStructures(record, prepared, style, {
    language,
    priced: ({ value }) => value && sayPrice(value),
    hasLink,
  })
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

/** A draft with the frame that it fits in; hashtags are dropped from the frame if there is too little room. */
type Fitted = { draft: PostDraft; frame: Frame }

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
