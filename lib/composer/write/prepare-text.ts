import type { ContentKind } from '@/lib/facts/schemas'
import { isSelfContained } from '@/lib/facts/sentences/is-self-contained'
import { isShortSentence } from '@/lib/facts/sentences/sentence-shape'
import type { Details, Material, TextSentence } from '../material/material'
import type { Sentence } from '../material/sentence'
import {
  announcesChange,
  announcesNewDay,
  isFillerSentence,
  mentionsRelativeDay,
  refersToContext,
} from '../material/sentence-checks'
import { startsWithContinuation } from './continuation-words'
import { newestRelease } from './newest-release'
import { removeOrphanedSentences } from './outline'

/** A sentence that may lead a post or stand in it by itself, with the sentences that continue it. */
export type Passage = { sentences: TextSentence[]; points: number; order: number }

/** What can be told of a text: its subject, its paragraphs, and what may lead. */
export type PreparedText = {
  material: Material
  /** The title, if readers understand it. */
  name: Sentence | null
  paragraphs: TextSentence[][]
  summary: TextSentence[]
  units: Passage[]
}

/** The prepared text of each material, since all posts of a card are written from the same one. */
const preparedTextByMaterial = new WeakMap<Material, PreparedText>()

/** Reads what can be told of a card. Pure. */
export function prepareText(read: Material): PreparedText {
  const prepared = preparedTextByMaterial.get(read) ?? buildPreparedText(read)
  preparedTextByMaterial.set(read, prepared)
  return prepared
}

function buildPreparedText(read: Material): PreparedText {
  const all = newestRelease(read)
  const kind = refineKind(all)
  const material = {
    ...all,
    kind,
    details: kind === 'event' ? addEventDay(removeOutdatedDay(all)) : all.details,
  }
  const paragraphs = keepCoherentSentences(
    material.kind,
    removeBareMethod(material, readParagraphs(material)),
  )
  const name = material.name && isMeaningfulTitle(material.name.text) ? material.name : null
  const short = removeOrphanedSentences(material.summary).filter(
    // Cut off by a feed: "Luckily, no one …"
    ({ text }) =>
      !isSameText(text, name?.text ?? '') &&
      !/(?:…|\.\.\.|\[…\])\W{0,2}$/u.test(text) &&
      !releaseNotesTitlePattern.test(text),
  )
  const summary = short.every(({ isQuestion }) => isQuestion) ? [] : short
  return { material, name, paragraphs, summary, units: scorePassages(paragraphs, material, name) }
}

/** "Release notes for Wayleaf 5.0, 3 March 2027.": says what the page is, but nothing about its content. */
const releaseNotesTitlePattern =
  /^(?:release notes|change ?log|versionshinweise|notes de version|notas de la versión|note di rilascio)(?!\p{L}).{0,50}\d[\d. ]{0,30}(?:\p{L}{3,9} \d{4})?\.?$/iu

/**
 * For a recipe whose ingredients are not on the card, keeps only what it is and for how many: the method helps no
 * one without them.
 */
function removeBareMethod({ kind, entries }: Material, passages: TextSentence[][]): TextSentence[][] {
  if (kind !== 'recipe' || entries.length > 2) return passages
  if (
    passages.some(
      (some) =>
        (
          some
            .map(({ text }) => text)
            .join(' ')
            .match(quantity) ?? []
        ).length > 2,
    )
  )
    return passages
  return passages.filter(
    ([first], at) =>
      at === 0 || (first !== undefined && servingsPattern.test(first.text) && first.text.length < 200),
  )
}
const quantity = /\d\s?(?:g|kg|ml|cl|dl|l|EL|TL|tbsp|tsp|cups?|oz)(?!\p{L})/gu
/** Whether a text says what a dish needs, or for how many it is. Pure. */
export const mentionsIngredientsOrServings = (text: string): boolean =>
  servingsPattern.test(text) || (text.match(quantity) ?? []).length > 2

/** Says how much a dish makes: "Es ergibt einen Laib, das reicht für zwölf Scheiben." */
const servingsPattern =
  /(?<!\p{L})(?:makes (?:about |enough )?\p{N}?|serves|enough for|feeds|yields|ergibt|reicht für|für (?:\d+|zwei|vier|sechs|acht|zehn|zwölf) (?:personen|portionen|stück)|pour \d+ personnes|para \d+ personas|per \d+ persone|voor \d+ personen)(?!\p{L})/iu

/** Drops the day of a value if the text says that something was moved: the value may still have the old one. */
function removeOutdatedDay(material: Material): Material {
  const { details, name, summary, paragraphs } = material
  const said = [name?.text ?? '', ...[...summary, ...paragraphs.flat()].map(({ text }) => text)]
  if (!details.when || !said.some(announcesNewDay)) return material
  const { when: _, ...others } = details
  return { ...material, details: others }
}

/**
 * Adds the day that the text of an event names if no value does: it must be the only one, or the only one with an
 * hour.
 */
function addEventDay({ details, dates, paragraphs, summary, name }: Material): Details {
  if (details.when) return details
  // A day further down is about something else: a booking deadline, when the doors of a party open.
  const early = new Set(
    [...(paragraphs[0] ?? []), ...(paragraphs[1] ?? []), ...summary].flatMap(({ facts }) =>
      facts.map(({ field, block }) => `${field} ${block}`),
    ),
  )
  const otherwise = paragraphs.flat().filter(({ text }) => otherDayPattern.test(text))
  const named = dates.filter(
    ({ text, facts }) =>
      mentionsDay(text) &&
      facts.every(({ field, block }) => early.has(`${field} ${block}`)) &&
      !otherwise.some((sentence) => sentence.text.includes(text)) &&
      text.length <= 80 &&
      !text.endsWith('.') &&
      !rangeFragmentPattern.test(text.slice(0, 20)),
  )
  const timed = named.filter(({ text }) => /\d[:.]\d{2}|\d ?(?:a\.?m|p\.?m|uhr|h\b)/iu.test(text))
  const [first, ...others] = timed.length > 0 ? timed : named
  // Rules out "17. Oktober" in a report, and a day other than the one that the title names.
  if (first && !fullDayPattern.test(first.text)) return details
  const number = /\d{1,2}(?!\d)/.exec(first?.text ?? '')?.[0]
  if (name && mentionsDay(name.text) && number && !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(name.text))
    return details
  // "The heating goes off on Sunday, and from Saturday the pool is open for swimming.": one of two days is about
  // something else.
  const around = first && [...paragraphs.flat(), ...summary].find(({ text }) => text.includes(first.text))
  if (around && (around.text.match(dayWithMonthPattern)?.length ?? 0) > 1) return details
  return first && others.every(({ text }) => text === first.text) ? { ...details, when: first } : details
}

/** A day that has its weekday, year or hour. */
const fullDayPattern =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)|\d{4}|\d[:.]\d{2}|\d ?(?:uhr|[ap]\.?m)/iu

/** A day with its month. */
const dayWithMonthPattern =
  /\d{1,2}(?:\.|st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}{0,6}/giu

/** Wording for what happens if it rains, and for deadlines. */
const otherDayPattern =
  /(?<!\p{L})(?:if it rains|in case of|rain date|postponed|moved to|otherwise|deadline|register by|sign up by|book by|apply by|by (?:the )?\d|until \d|refund|cancel\p{L}*|bei (?:regen|sturm|dauerregen|schlechtem|unwetter|gewitter)|verschoben|ersatztermin|ausweichtermin|anmeldeschluss|anmeldung\p{L}* bis|anmelden|stornier\p{L}*|absage\p{L}*|en cas de|in caso di|en caso de|bij regen)(?!\p{L})/iu

/** "dem 8. Februar und dem 20. März": a fragment of a range between two days. */
const rangeFragmentPattern = /^(?:dem|den|der|the|le|el|il)\s/iu

/** Kinds in which each sentence builds on what was said before, even without a pronoun. */
const narrativeKinds: ReadonlySet<ContentKind> = new Set(['story', 'obituary', 'person', 'other'])

/**
 * What remains of paragraphs without the sentences that make no sense there; a story ends where it would have a
 * gap.
 */
function keepCoherentSentences(kind: ContentKind, passages: readonly TextSentence[][]): TextSentence[][] {
  const told: TextSentence[][] = []
  let before: TextSentence[] | undefined
  for (const [at, passage] of passages.entries()) {
    // A beginning that says nothing is skipped: "What a weekend!"
    const from = passage.findIndex(({ text }) => !isFillerSentence(text))
    const sentences = from > 0 && passage[from]?.alone ? passage.slice(from) : passage
    const [first] = sentences
    // "Her glazes …", right after a paragraph that is told to its end.
    const goesOn = first?.follows === true && before !== undefined && before === passages[at - 1]
    before = undefined
    const isUnderTitle = at === 0 && first !== undefined && titleReferencePattern.test(first.text)
    const begins =
      goesOn || isUnderTitle || (first?.isUnderHeading && !first.alone && isShortSentence(first.text))
    const kept = removeOrphanedSentences(
      first && begins ? [{ ...first, alone: true }, ...sentences.slice(1)] : sentences,
    ).map((one, place) => (place === 0 && first && begins && !isUnderTitle ? first : one))
    const isCut = kept[0]?.text !== first?.text
    if (isCut && kind === 'story') return told
    if (kept.length > 0 && !(isCut && narrativeKinds.has(kind))) {
      told.push(kept)
      // Sentences that no post says leave no gap.
      const end = sentences.findLast(({ text }) => !isFillerSentence(text))
      if (kept.at(-1)?.text === end?.text) before = passage
    }
  }
  return told
}

/** "Diese Suppe …": refers to what the title names. */
const titleReferencePattern =
  /^(?:Dies(?:e|er|es)\s\p{Lu}|(?:This|These)\s(?!is\b|are\b|was\b|means\b|week|month|year)\p{L}+)/u

/** A text of no clear kind that says when and where is about an event. */
const refineKind = ({ kind, details, name, isOffer }: Material): ContentKind => {
  if (isOffer) return 'announcement'
  if (noticeTitlePattern.test(name?.text ?? ''))
    return kind === 'event' && !details.when ? 'announcement' : kind
  const isVague = kind === 'other' || kind === 'announcement'
  return isVague && details.when && details.where && dayPattern.test(details.when.text) ? 'event' : kind
}
const dayPattern = /\d{1,2}\.?\s?\p{L}{3}|\p{L}{3}\.?\s\d|\d[./]\s?\d{1,2}[./]|\d{4}-\d{2}|\d月/u
/** Job advertisements, calls and notices name a day and a place, too. */
const noticeTitlePattern =
  /(?<!\p{L})(?:job|jobs|vacancy|vacancies|stelle|stellen\p{L}*|\(m\/w\/d\)|\(w\/m\/d\)|emploi|empleo|lavoro|vacature|praca|jobb|työpaikka|вакансі\p{L}|вакансия|call for|ausschreibung|nabór|appel à|convocatoria|bando|grant|recall|rückruf)(?!\p{L})/iu

/**
 * The paragraphs of a text as they are told: an answer with its question, and without what is said as a value
 * ("Where: …") or, in a recipe, stands among ingredients or steps.
 */
function readParagraphs(material: Material): TextSentence[][] {
  const { kind, details, headings, entries } = material
  const values = new Set(Object.values(details).flatMap(({ facts }) => facts.map(({ id }) => id)))
  const listed = new Set(
    entries
      .filter((entry) => entry.kind === 'ingredient' || entry.kind === 'step')
      .map(({ section }) => section),
  )
  const questions = new Map(
    headings.filter(({ text }) => text.endsWith('?')).map((one) => [one.facts[0]?.text, one]),
  )
  const passages: TextSentence[][] = []
  for (const sentences of material.paragraphs) {
    const [first] = sentences
    if (!first || first.facts.some(({ id }) => values.has(id))) continue
    const { section } = first
    if (kind === 'recipe' && section !== undefined && section !== material.name?.text && listed.has(section))
      continue
    const question = questions.get(section)
    const before = passages.at(-1)
    if (question) {
      questions.delete(section)
      const asked = {
        ...question,
        alone: isSelfContained(question.text, material.language, true),
        isQuestion: true,
        section,
        holds: new Set<never>(),
        follows: false,
        isUnderHeading: false,
        isListed: false,
      }
      passages.push([asked, { ...first, alone: false, follows: true }, ...sentences.slice(1)])
    } else if (
      before &&
      first.follows &&
      (before.at(-1)?.isQuestion || (before.length === 1 && isQuoteOnly(first.text)))
    )
      before.push({ ...first, alone: false }, ...sentences.slice(1))
    else passages.push([...sentences])
  }
  return passages
}

const isQuoteOnly = (text: string): boolean => /^[“„"«»][^“”„"«»]*[”“"«»][.!?]?$/u.test(text)

/** Whether a title says something. */
const isMeaningfulTitle = (title: string): boolean =>
  /\p{L}/u.test(title) &&
  !/^\W*(?:no subject|untitled|ohne titel|kein betreff|page \d+|seite \d+|home|index|test|change ?log|release notes|versionshinweise|updates?|news|newsletter|rundbrief)\b/iu.test(
    title,
  )

/** Stems of the meaningful words of a text: the beginnings of long words, and numbers. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{4,}|\p{N}+/gu) ?? []
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.slice(0, 6)))
}
const common = new Set(
  'with from that this have will your they their there what when where which about into been were than then also more most some such over only dass eine einen einem einer eines oder aber auch sich sind wird werden wurde haben hatte kann können dieser diese dieses nach beim über unter durch gegen ohne nicht noch mehr sehr'.split(
    ' ',
  ),
)

/** The share of the meaningful words of one text that the other contains, from 0 to 1. */
export function overlap(one: string, other: string): number {
  const [a, b] = [stems(one), stems(other)]
  if (a.size === 0) return 0
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared++
  return shared / a.size
}

/** Whether one text contains the other word for word, like a headline that is the first sentence of its text. */
function containsSameWords(title: string, text: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const [a, b] = [plain(title), plain(text)]
  return a.includes(b) || (b.includes(a) && a.length > 25)
}

/** Whether two texts say the same. */
export const isSameText = (one: string, other: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const [a, b] = [plain(one), plain(other)]
  if (a === '' || b === '') return false
  return a.includes(b) || b.includes(a) || (overlap(one, other) > 0.7 && overlap(other, one) > 0.5)
}

function scorePassages(
  paragraphs: readonly TextSentence[][],
  { kind, language }: Material,
  name: Sentence | null,
): Passage[] {
  const units: Passage[] = []
  let order = 0
  for (const [at, sentences] of paragraphs.entries())
    for (const [index, first] of sentences.entries()) {
      const [question, answer] = sentences
      if (index === 0 && question?.isQuestion && question.alone && answer && !answer.isQuestion) {
        units.push({
          sentences: [question, answer],
          points: scoreSentence(answer, { order, at, name, kind, language }) - 1,
          order,
        })
        order++
        break
      }
      if (!first.alone || first.isQuestion || isFillerSentence(first.text)) continue
      // It follows a word or two that lead to it: "The rope. Everybody thinks you pull it."
      if (index > 0 && isShortSentence(sentences[index - 1]?.text ?? '')) continue
      // An answer means nothing without its question.
      if (index > 0 && sentences[index - 1]?.isQuestion) continue
      const rest = sentences.slice(index + 1)
      const end = rest.findIndex((one) => one.alone)
      const following = end < 0 ? rest : rest.slice(0, end)
      units.push({
        sentences: [first, ...following],
        points: scoreSentence(first, { order, at, name, kind, language }),
        order,
      })
      order++
    }
  return units.sort((a, b) => b.points - a.points || a.order - b.order)
}

/**
 * Scores how well a sentence leads: news comes first and is concrete; asides, conditions and what authors say about
 * themselves score lower.
 */
function scoreSentence(
  { text, holds }: TextSentence,
  {
    order,
    at,
    name,
    kind,
    language,
  }: { order: number; at: number; name: Sentence | null; kind: ContentKind; language: string },
): number {
  let points = Math.max(-2, 3 - 0.5 * order) - Math.min(1, 0.1 * at)
  const isNews = kind !== 'recipe' && kind !== 'guide' && kind !== 'release_notes'
  if (isNews && order === 0) points += 0.7
  if (kind === 'event' && mentionsDay(text) && !announcesChange(text)) points += 2
  // What a dish is comes before how it is made.
  if (kind === 'recipe') points -= 3 * at
  if (!isNews) points -= 0.5 * order
  else if (holds.has('when') || holds.has('price') || holds.has('number') || holds.has('deadline'))
    points += 0.8
  if (name && overlap(name.text, text) > 0.2) points += 1.2
  if (text.length > 220) points -= 1.5
  if (refersToContext(text, name?.text ?? '')) points -= 2.5
  if (order > 0 && startsWithContinuation(text, language)) points -= 3
  if (text.length < 35) points -= 1.5
  // It leads to something below it.
  if (/(?<!\p{L})(?:the following|as follows|folgende[nrs]?|wie folgt)(?!\p{L})/iu.test(text)) points -= 3
  if (mentionsRelativeDay(text)) points -= 1
  // The subject is missing.
  if (
    /^(?:starts?|begins?|moved|postponed|cancelled|closed|opens?|doors|runs?|includes?|comes?|costs?|takes?|beginnt|startet|kostet|läuft|dauert|verschoben|abgesagt)(?!\p{L})/iu.test(
      text,
    )
  )
    points -= 1.5
  if (/(?<!\p{L})(?:I|I[’']m|I[’']ve|my|me|ich|mein\p{L}{0,2}|mir|mich)(?!\p{L})/u.test(text)) points -= 2
  if (/^(?:if|when|unless|wer|wenn|falls|sollte)\b/iu.test(text)) points -= 1
  if (/^(?:not|no|nicht|kein\p{L}*|don[’']t|please|bitte)\b/iu.test(text)) points -= 1
  if (/^[“„"«»]/u.test(text)) points -= 1
  if (
    /^(?:rsvp|register|apply|sign up|book|tickets?|early|anmeld\p{L}*|bewerb\p{L}*|karten|wer mit\p{L}+|getränke|parking)\b/iu.test(
      text,
    )
  )
    points -= 2.5
  // The object of the verb was named before.
  if (
    order > 0 &&
    /(?<!\p{L})(?:verwandelte|traf|holte|machte|schoss|gave|took|made|scored|hit|met|saw) (?:ihn|ihm|sie|es|him|them|it)(?!\p{L})/u.test(
      text,
    )
  )
    points -= 2.5
  // The person meant was named before.
  if (/^(?:\S+\s){0,7}(?:he|she|they|him|her|them|their|his)(?!\p{L})/u.test(text)) points -= 1.2
  if (/^(?:\S+\s){0,9}(?:er|sie|ihn|ihm|daraus|darin|davon|damit|dabei|dazu|dafür|dort)\s/u.test(text))
    points -= 1.2
  return points
}

const dayNames =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'
const monthNames =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?'
const namedDayPattern = new RegExp(
  `\\b(?:${dayNames})\\b|\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:${monthNames})\\b|\\b(?:${monthNames})\\.?\\s\\d{1,2}\\b|\\b\\d{1,2}\\.\\s?\\d{1,2}\\.`,
  'iu',
)
/** Whether a text names a day. */
export const mentionsDay = (text: string): boolean => namedDayPattern.test(text)

/** "Caustic.", "Silence.": a sentence of one word, which says nothing without those around it. */
export const isSingleWord = (text: string): boolean => /^\P{L}{0,3}\p{Lu}\p{Ll}+[.!]?$/u.test(text.trim())

/** Whether a sentence can open a post without its title: it names what the title names. */
export const mentionsSubject = (text: string, name: Sentence | null): boolean =>
  name === null || overlap(name.text, text) >= 0.3

/** The title above a sentence; null if the sentence already says it all. */
export function findTitleAbove(prepared: PreparedText, lead: Sentence | undefined): Sentence | null {
  const { name, material } = prepared
  if (name === null || !lead) return name
  if (needsTitle(prepared, lead)) return name
  const saysAll = material.kind === 'event' ? 0.8 : namedKinds.has(material.kind) ? 1.01 : 0.55
  return overlap(name.text, lead.text) > saysAll || containsSameWords(name.text, lead.text) ? null : name
}
/**
 * Whether a sentence refers to something before it: "The goal of this gathering", "The bridge is therefore closed".
 * Pure.
 */
export function needsTitle({ paragraphs, summary }: PreparedText, { text }: Sentence): boolean {
  if (backReferencePattern.test(text.slice(0, 80))) return true
  const begins = paragraphs[0]?.[0]?.text === text || summary.some((one) => one.text === text)
  return !begins && connectorPattern.test(text)
}
const connectorPattern =
  /(?<!\p{L})(?:therefore|thus|hence|instead|however|also|too|deshalb|daher|darum|deswegen|dadurch|damit|stattdessen|auch|jedoch|dazu|dafür|donc|par conséquent|por eso|perciò|daarom|dlatego)(?!\p{L})/iu
const backReferencePattern =
  /(?<!\p{L})(?:this|these|such) (?!year|month|week|spring|summer|autumn|fall|winter|morning|evening|is|was)\p{L}|(?<!\p{L})diese[rsmn]? (?!Jahr|Monat|Woche|Sommer|Winter|Herbst|Frühjahr)\p{Lu}/iu
/** Kinds of things that have a name, which goes above what is said about them. */
export const namedKinds: ReadonlySet<ContentKind> = new Set([
  'recipe',
  'product',
  'event',
  'release_notes',
  'guide',
  'list',
  'person',
  'story',
])
