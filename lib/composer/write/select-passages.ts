import { findFieldUse } from '../material/field-use'
import type { TextSentence } from '../material/material'
import {
  type Block,
  buildSentence,
  joinSentences,
  lines,
  paragraph,
  type Sentence,
} from '../material/sentence'
import { mentionsRelativeDay, refersToContext } from '../material/sentence-checks'
import { buildDetailLines, getBlockText, listShorterSelections } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { orderedKinds } from './ordered-kinds'
import {
  findTitleAbove,
  isSameText,
  mentionsDay,
  mentionsSubject,
  overlap,
  type Passage,
  type PreparedText,
} from './prepare-text'
import { saysWhoIsWanted } from './says-who-is-wanted'

/** The title to put above a lead, with a story's author below it; null if the lead already says the title. */
export function buildTitleBlock(prepared: PreparedText, lead: Sentence | undefined): Block {
  const title = findTitleAbove(prepared, lead)
  return title && lines(title, authorLine(prepared))
}

/** The line that names a story's author, if the source has a field for it. */
function authorLine({ material: { kind, values, phrases } }: PreparedText): Sentence | null {
  // "saltpan" is the name of a user of the system.
  const [author] = values.filter(
    ({ label, text }) =>
      /^(?:dc:)?(?:author|autor(?:in)?|writer|written by)(?: name)?$/iu.test(label) &&
      /\p{Lu}|\p{Lo}/u.test(text),
  )
  return kind === 'story' && author && phrases?.by ? buildSentence(`${phrases.by} `, author) : null
}

/** A unit with the sentence that continues it, then without; a sentence that limits what is said is always kept. */
export function listLeadLengths(prepared: PreparedText, { sentences }: Passage): TextSentence[][] {
  if (sentences[0]?.isQuestion) return [sentences]
  const isHere = /(?<!\p{L})(?:hier|here)(?!\p{L})/iu.test(sentences[1]?.text ?? '')
  const lengths = sentences.length < 2 ? [sentences.length] : isHere ? [1] : [2, 1]
  return lengths.flatMap((length) => {
    const kept = sentences.slice(0, length)
    const last = kept.at(-1)
    const around = prepared.paragraphs.find((some) => last && some.includes(last)) ?? []
    const next = last && around[around.indexOf(last) + 1]
    return next && isLimitation(next.text) ? [[...kept, next]] : [kept]
  })
}

/** Matches a sentence that limits the one before it, which would mislead without it. */
const limiting =
  /^(?:no (?:shows?|performances?|class(?:es)?|courses?|sessions?|lessons?|markets?|tours?|services?|trains?|matin[eé]es?)|keine? (?:vorstellung(?:en)?|aufführung(?:en)?|stunden?|kurs|führung(?:en)?|markt|probe|training)|but|however|except|unless|only|otherwise|in (?:that|this) case|not (?:valid|included|for|in)|exceptions?|excluded|this does not|that does not|if (?:it|this|that|you|the|not|so)|aber|jedoch|allerdings|nur|ausgenommen|ausnahme|außer|sofern|in diesem fall|andernfalls|sonst|falls|wenn (?:nicht|das|es|sie|du)|(?:das|dies) gilt|danach|nicht (?:für|in|im|gültig|enthalten))(?!\p{L})|(?<!\p{L})(?:does not apply|do not apply|non-refundable|cannot be (?:refunded|returned|undone)|no refunds|(?:is|are) excluded|not included|gilt nicht|gelten nicht|nicht erstatte[nt]|ausgeschlossen|nicht enthalten)(?!\p{L})/iu
/** Whether a sentence limits what the one before it says. */
export const isLimitation = (sentence: string): boolean => limiting.test(sentence.slice(0, 400))

/** The units that may lead a short post, best first; for kinds that are told in order, only the beginning. */
export function selectLeads(prepared: PreparedText): Passage[] {
  const { kind, isOffer } = prepared.material
  const [best] = prepared.units
  // An advertisement starts with who is wanted, not with who is looking.
  const sought = isOffer
    ? prepared.units.filter(({ sentences: [first] }) => first && saysWhoIsWanted(first.text))
    : []
  if (sought.length > 0) return sought
  if (orderedKinds.has(kind))
    return prepared.units.filter(
      ({ order, sentences: [first] }) => order < 2 && !/^[“„"«»]/u.test(first?.text ?? ''),
    )
  const hasText = prepared.units.some(({ sentences: [first] }) => mayLeadRecordPost(first, true))
  const some = prepared.units.filter(
    ({ points, sentences: [first] }) =>
      points > (best?.points ?? 0) - 1.8 &&
      points > -1 &&
      !citationPattern.test(first?.text ?? '') &&
      (prepared.material.record === undefined || mayLeadRecordPost(first, hasText)),
  )
  const clear = some.filter(
    ({ sentences: [first] }) =>
      first && !refersToContext(first.text, prepared.name?.text ?? '') && !needsHeading(prepared, first),
  )
  return clear.length > 0 ? clear : some
}

/**
 * Whether a sentence of a record may lead a post: conditions and practical details never do; what is good to know,
 * and how it is sold, only if the record has no text.
 */
const mayLeadRecordPost = (sentence: Sentence | undefined, hasText: boolean): boolean => {
  const field = sentence?.facts[0]?.field ?? ''
  const use = findFieldUse(field)
  return (
    !field.startsWith('metadata.bible.') ||
    use === 'text' ||
    (!hasText && (use === 'know' || use === 'offer'))
  )
}

/** The source of a piece of news: "Paper: Tranter A.: Planted shelter roofs, doi 10.1000/1". */
const citationPattern =
  /^(?:paper|study|publication|reference|original(?:publikation|arbeit)|studie|quelle|source|veröffentlichung)\s?:|(?<!\p{L})doi[:\s]\s?10\./iu

/** The concrete parts of a text, after its best lead: sentences with a date, a price, a number or a quote. */
export const selectConcretePassages = (prepared: PreparedText): Passage[] =>
  selectLeads(prepared)
    .slice(1)
    .filter(
      ({ sentences: [first] }) =>
        first && (first.holds.size > 0 || /\d|[“„«»"]/u.test(first.text)) && first.text.length >= 35,
    )

/** Builds a draft of the title with a lead below it, or of the lead alone if that says what the title says. */
export function buildTitledDraft(
  prepared: PreparedText,
  structure: string,
  lead: readonly Sentence[],
  ...more: Block[]
): PostDraft | undefined {
  const [first] = lead
  if (!first) return undefined
  const title =
    structure === 'title and short text'
      ? getTitleAboveSummary(prepared, lead)
      : findTitleAbove(prepared, first)
  if (!title && !mentionsSubject(first.text, prepared.name)) return undefined
  return buildDraft(structure, [title && lines(title, authorLine(prepared)), paragraph(...lead), ...more])
}

/**
 * The title above the source's own short text, which usually says something other than the headline; null if the
 * short text says all of the title.
 */
const getTitleAboveSummary = ({ name }: PreparedText, lead: readonly Sentence[]): Sentence | null => {
  const said = lead.map(({ text }) => text).join(' ')
  return name && (isSameText(name.text, said) || overlap(name.text, said) === 1) ? null : name
}

/**
 * Builds drafts of a title, a lead and the values that readers need: first with all values, then with fewer and
 * fewer, so that one fits. An event must say its day. Without a lead, the values stand directly below the title.
 */
export function buildDraftsWithDetails(
  prepared: PreparedText,
  structure: string,
  lead: readonly Sentence[],
): PostDraft[] {
  const title = buildTitleBlock(prepared, lead[0])
  const said = getBlockText(title, paragraph(...lead))
  const details = buildDetailLines(prepared, said).filter(suitsShortPost)
  const { kind } = prepared.material
  if (lead.length === 0 && (!title || details.length === 0)) return []
  // A day taken from a sentence says nothing without that sentence.
  if (lead.length === 0 && details.every(({ facts: [fact] }) => fact?.field === 'raw_content' && !fact.label))
    return []
  if (details.length === 0 && kind !== 'event') return []
  const saysNoDay =
    kind === 'event' &&
    !prepared.material.details.when &&
    !mentionsDay(said) &&
    !mentionsDay(getBlockText(lines(...details)))
  const dated = saysNoDay ? daySentences(prepared) : []
  if (saysNoDay && dated.length === 0 && (prepared.material.phrases || isDayInText(prepared))) return []
  const sets = details.length === 0 ? [[]] : listShorterSelections(details, kind)
  return sets.flatMap(
    (some) => buildDraft(structure, [title, paragraph(...lead), paragraph(...dated), lines(...some)]) ?? [],
  )
}

/**
 * Whether a line suits a short post: not a contact, a citation, a single hour of a programme, an inventory number
 * or a bare year.
 */
const suitsShortPost = ({ text, facts: [fact] }: Sentence): boolean =>
  fact?.role !== 'contact' &&
  !citationPattern.test(text) &&
  !/^(?:kontakt|contact|box office|customer service|telefon|phone|tel|info(?:rmation)?s?|support|fragen|questions|kasse)\s?:/iu.test(
    text,
  ) &&
  !/^(?:gegen |ab |from |about |à |alle )?\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|[ap]\.?m\.?|h)?\s?[:–-]\s?\p{L}/iu.test(
    text,
  ) &&
  !(fact?.kind === 'entry' && /^\d{1,2}[:.]\d{2}\s?(?:uhr|[ap]\.?m\.?|h)?\s+\p{L}/iu.test(text)) &&
  !/^(?:object|inventory|accession|catalogue|inv\.?|inventar|objekt|signatur|katalog)[\s-]?(?:number|no\.?|nr\.?|nummer)?\s?:/iu.test(
    text,
  ) &&
  !/^\D{0,12}\d{4}$/u.test(text)

/** Whether the text of an event names its day anywhere: a post that does not would be useless. */
const isDayInText = ({ summary, paragraphs, material: { entries } }: PreparedText): boolean =>
  [...summary, ...paragraphs.flat(), ...entries].some(({ text }) => mentionsDay(text))

/**
 * The sentence that names an event's day if no value does, and the next one if it limits it: "No show on Thursday."
 */
function daySentences({ paragraphs }: PreparedText): TextSentence[] {
  const isDay = ({ alone, isQuestion, text }: TextSentence): boolean =>
    alone && !isQuestion && mentionsDay(text) && text.length <= 150
  const around = paragraphs.find((some) => some.some(isDay)) ?? []
  const at = around.findIndex(isDay)
  const [day, next] = at < 0 ? [] : around.slice(at, at + 2)
  return [...(day ? [day] : []), ...(next && isLimitation(next.text) ? [next] : [])]
}

/** The room for a list, which is told to its last point. */
export const listRoom: Room = { paragraphs: 20, characters: 1_600 }

type Room = { paragraphs: number; characters: number; before?: number }

/** Extends a lead by as many of the next sentences of its paragraph as read well in one go. */
export function extendLead(prepared: PreparedText, lead: readonly TextSentence[]): TextSentence[] {
  const [first] = lead
  if (!first || first.isQuestion) return [...lead]
  const around = prepared.paragraphs.find((some) => some.includes(first)) ?? []
  const all = around.slice(around.indexOf(first))
  // Stop before a sentence that leads to a list, since the list is not told: "It does not have the following, and
  // each winter somebody is surprised."
  const until = all.findIndex(({ text }, at) => at > 0 && listIntroductionPattern.test(text))
  const more = trimParagraph(until < 0 ? all : all.slice(0, until), 320)
  return more.length > lead.length ? more : [...lead]
}

const listIntroductionPattern =
  /(?<!\p{L})(?:the following|these (?:things|items|points)|folgende[snrm]?|as follows|wie folgt|les suivant[es]s?|lo siguiente|quanto segue)(?:[,.:;]|$)/iu

/**
 * Paragraphs of the text from its beginning on, each starting with a sentence that makes sense alone; nothing that
 * was already said (`not`).
 */
export function selectFromBeginning(
  prepared: PreparedText,
  room: Room,
  not: readonly Sentence[] = [],
): Block[] {
  const blocks: Block[] = []
  const { kind, name } = prepared.material
  let used = 0
  let isWhole = true
  const heads = new Set<string>()
  let wholeBefore: TextSentence | undefined
  const listed = new Set<readonly TextSentence[]>()
  for (const [at, sentences] of prepared.paragraphs.entries()) {
    if (listed.has(sentences)) continue
    const goesOn = sentences[0]?.follows === true && wholeBefore !== undefined
    const previous = wholeBefore
    wholeBefore = undefined
    // Do not squeeze in a single sentence of the next paragraph where there is no room for more.
    if (blocks.length === room.paragraphs || used > room.characters - (blocks.length > 0 ? 100 : 0)) break
    const [first] = sentences
    if (!first || first.block >= (room.before ?? Number.POSITIVE_INFINITY)) continue
    // Keep the points of a list together under their heading: one of them alone would seem to belong to other text.
    const items = first.isListed && blocks.length > 0 && kind !== 'list' ? findListAt(prepared, at) : []
    if (items.length > 1) {
      const block = buildHeadedList(prepared, items)
      for (const item of items) listed.add(item)
      blocks.push(block)
      used += getBlockText(block).length
      continue
    }
    if (blocks.length > 0 && !orderedKinds.has(kind) && mentionsRelativeDay(first.text)) continue
    // The news of a release is told by its headings, in `partsOf`.
    if (kind === 'release_notes' && first.section !== undefined && first.section !== name?.text) continue
    const known = sentences.findLastIndex((one) => not.some((other) => isSameText(other.text, one.text)))
    const kept = trimParagraph(
      known < 0 ? sentences : sentences.slice(known + 1),
      Math.min(380, room.characters - used + 60),
      kind === 'guide',
    )
    const [begin] = kept
    const isHeaded = begin?.isUnderHeading && findHeading(prepared, kept) !== undefined
    const isAside = !isWhole && (begin?.text.length ?? 0) < 50
    const isNext = goesOn && begin === first && previous === findPreviousSentence(prepared, first)
    if (!(begin?.alone || isHeaded || isNext) || isAside) {
      if (known < 0) isWhole = false
      if (orderedKinds.has(kind) && blocks.length > 0 && known < 0) break
      continue
    }
    if (kept.at(-1) === sentences.at(-1)) wholeBefore = kept.at(-1)
    const block = buildHeadedParagraph(prepared, kept, heads)
    blocks.push(block)
    used += getBlockText(block).length
  }
  return blocks
}

/** The last sentence of the paragraph before the one that starts with `first`. */
function findPreviousSentence({ paragraphs }: PreparedText, first: TextSentence): TextSentence | undefined {
  const at = paragraphs.findIndex(([one]) => one === first)
  return paragraphs[at - 1]?.at(-1)
}

/**
 * Cuts a paragraph to its first sentences within a length, at most three plus those that limit them; a question
 * keeps its answer. A paragraph that is only slightly longer is kept whole, and a run of short or similar sentences
 * is not cut in the middle. With `isWhole`, returns nothing rather than a part.
 */
function trimParagraph(sentences: readonly TextSentence[], length: number, isWhole = false): TextSentence[] {
  const all = sentences.reduce((sum, { text }) => sum + text.length + 1, 0)
  if (all <= length * maxOverlengthFactor && !sentences.at(-1)?.isQuestion) return [...sentences]
  if (isWhole && sentences.length > 1) return []
  const kept: TextSentence[] = []
  let used = 0
  for (const sentence of sentences) {
    const isLimit = kept.length > 0 && kept.length < 5 && isLimitation(sentence.text) && used < length
    if (!isLimit && (kept.length >= 3 || (used > 0 && used + sentence.text.length > length))) break
    kept.push(sentence)
    used += sentence.text.length
  }
  const goesOn = (): boolean => {
    const [last, next] = [kept.at(-1), sentences[kept.length]]
    if (!last || !next) return false
    return (
      isLimitation(next.text) || next.text.length < 25 || getFirstWord(last.text) === getFirstWord(next.text)
    )
  }
  while (kept.length > 0 && goesOn()) kept.pop()
  while (kept.at(-1)?.isQuestion) kept.pop()
  return kept
}
const maxOverlengthFactor = 1.6
/** Sentences of a series begin with the same word: "That flamingos …. That the wolves …". */
const getFirstWord = (text: string): string => text.split(' ', 1)[0] ?? ''

/** The heading that readers need above a paragraph because it names what the paragraph does not. */
function findHeading(
  { material, name }: PreparedText,
  [first]: readonly TextSentence[],
): Sentence | undefined {
  if (
    !first ||
    first.section === undefined ||
    first.section === name?.text ||
    orderedKinds.has(material.kind)
  )
    return undefined
  const head = material.headings.find(({ facts }) => facts[0]?.text === first.section)
  if (!head || head.text.endsWith('?') || (name && isSameText(head.text, name.text))) return undefined
  // If the paragraph right below the heading is left out, the heading may have applied to that one alone.
  const [begin] = material.paragraphs.find(([one]) => one?.section === first.section) ?? []
  if (!begin?.isUnderHeading) return undefined
  // The headings of a list number its points: show all of them or none.
  return overlap(head.text, first.text) === 1 && material.kind !== 'list' ? undefined : head
}

/** Whether a sentence stands under a heading whose subject it does not name. */
export const needsHeading = (prepared: PreparedText, sentence: TextSentence): boolean => {
  const head = findHeading(prepared, [sentence])
  return head !== undefined && overlap(head.text, sentence.text) === 0
}

/** A paragraph, with its heading if it needs one that has not been said yet. */
function buildHeadedParagraph(
  prepared: PreparedText,
  kept: readonly TextSentence[],
  said: Set<string>,
): Block {
  const head = findHeading(prepared, kept)
  if (!head || said.has(head.text)) return paragraph(...kept)
  said.add(head.text)
  return lines(head, joinSentences(kept))
}

/**
 * The sentence that the prepared text begins with: the first that starts a paragraph, stands alone and is no
 * question.
 */
export const findFirstSentence = (prepared: PreparedText): TextSentence | undefined =>
  prepared.paragraphs.map(([first]) => first).find((first) => first?.alone && !first.isQuestion)

/** The beginning of a text that is told in order, and its last paragraph that names a day (except for releases). */
export function selectBeginningAndEnd(prepared: PreparedText): Block[] {
  const blocks = selectFromBeginning(prepared, { paragraphs: 4, characters: 900 })
  const isNews = prepared.material.kind === 'release_notes'
  const last = prepared.paragraphs
    .slice(1)
    .findLast((some) => !isNews && some[0]?.alone && mentionsDay(getBlockText(paragraph(...some))))
  return blocks.slice(0, 1).concat(last ? paragraph(...last) : [])
}

/**
 * More of the text, in its order and without splitting lists: usually the two paragraphs or lists that say the
 * most.
 */
export function selectFurtherPassages(prepared: PreparedText, not: readonly Sentence[]): Block[] {
  const { kind } = prepared.material
  if (kind === 'list') {
    const [list] = prepared.material.entries
    return selectFromBeginning(prepared, list ? { ...listRoom, before: list.block } : listRoom, not)
  }
  if (orderedKinds.has(kind)) return selectFromBeginning(prepared, { paragraphs: 2, characters: 400 }, not)
  const isSaid = (one: Sentence): boolean => not.some((known) => isSameText(known.text, one.text))
  const pointsOfParagraph = (sentences: readonly TextSentence[]): number =>
    Math.max(
      ...prepared.units.flatMap(({ sentences: [first], points }) =>
        first && sentences.includes(first) ? [points] : [],
      ),
    )
  // What comes before the part that the post began with would come too late.
  const begunAt = prepared.paragraphs.findIndex((sentences) => sentences.some(isSaid))
  const kept = prepared.paragraphs.flatMap((sentences, at): Candidate[] => {
    // The beginning of this paragraph was already said; the rest would be torn from it.
    if (at < begunAt || sentences.some(isSaid)) return []
    if (at > 0 && sentences[0]?.isListed) {
      const items = findListAt(prepared, at)
      const points =
        Math.max(...items.map(pointsOfParagraph)) +
        (resultsHeadingPattern.test(sentences[0].section ?? '') ? 3 : 0)
      return items.length > 1 && points > -1 ? [{ some: items.flat(), items, at, points }] : []
    }
    if (at > 0 && mentionsRelativeDay(sentences[0]?.text ?? '')) return []
    // It depends on a list that is left out: "On the B6021 the limit stays at 30.", below the roads that a list
    // names.
    if (followsList(prepared, sentences)) return []
    const some = trimParagraph(sentences, 320, kind === 'guide')
    const [first] = some
    const points = pointsOfParagraph(sentences)
    if (!first?.alone || points <= -1 || getBlockText(paragraph(...some)).length < 30) return []
    return refersToContext(
      first.text,
      `${prepared.name?.text ?? ''} ${not.map(({ text }) => text).join(' ')}`,
    )
      ? []
      : [{ some, items: [], at, points }]
  })
  // The post began within this section, so the heading would come too late.
  const begun = prepared.paragraphs.flat().flatMap((one) => (isSaid(one) && one.section ? [one.section] : []))
  const heads = new Set<string>(begun)
  return kept
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, 2)
    .sort((a, b) => a.at - b.at)
    .map(({ some, items }) =>
      items.length > 0 ? buildHeadedList(prepared, items) : buildHeadedParagraph(prepared, some, heads),
    )
}

/** Whether a paragraph comes right after a list, which a caption leaves out. */
const followsList = (
  { material: { entries }, paragraphs }: PreparedText,
  [first]: readonly TextSentence[],
): boolean =>
  first !== undefined &&
  (entries.some(({ block, labelled }) => !labelled && block === first.block - 1) ||
    paragraphs.some(([one]) => one?.isListed === true && one.block === first.block - 1))

/** Section headings that announce results, which are the reason to tell about a study. */
const resultsHeadingPattern =
  /(?<!\p{L})(?:found|findings|results?|ergebnis\p{L}*|herausgefunden|résultats?|resultados?|risultati)(?!\p{L})/iu

/** A paragraph, or the points of a list, that a caption may continue with. */
type Candidate = { some: TextSentence[]; items: readonly TextSentence[][]; at: number; points: number }

/**
 * The points of the list that begins at `at`, if all of it is short: a part of a study's results would be a
 * different result.
 */
function findListAt({ paragraphs }: PreparedText, at: number): TextSentence[][] {
  const [first] = paragraphs[at] ?? []
  const isOfList = (some: readonly TextSentence[] | undefined): boolean =>
    some?.[0]?.isListed === true && some[0].section === first?.section
  if (isOfList(paragraphs[at - 1])) return []
  const end = paragraphs.findIndex((some, place) => place > at && !isOfList(some))
  const items = paragraphs.slice(at, end < 0 ? undefined : end)
  return items.reduce((sum, some) => sum + getBlockText(paragraph(...some)).length, 0) <= 480 ? items : []
}

/** The points of a list, one per line, under their heading. */
function buildHeadedList({ material }: PreparedText, items: readonly TextSentence[][]): Block {
  const head = material.headings.find(({ facts }) => facts[0]?.text === items[0]?.[0]?.section)
  return lines(...(head ? [head] : []), ...items.map((some) => buildSentence('• ', joinSentences(some))))
}
