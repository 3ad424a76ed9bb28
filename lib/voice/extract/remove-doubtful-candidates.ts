import type { Span } from '@/lib/text/span'
import type { BriefField } from '../schemas'
import { type Candidate, lowerRank } from './candidate'
import type { Conversation } from './detect-conversation'
import { isOrder } from './model/is-order'
import type { BriefSection } from './section'

/** Words that withdraw an earlier statement. */
const withdrawalPattern =
  /\b(?:forget|scrap|ignore|disregard|drop|strike|cross(?:ed)? out|remove|no longer|not [^.\n]{0,30}any ?more|off the list|replace[ds]?|has changed|have changed|changed (?:it|that|our mind)|correction|corrected|on second thought|wait\b|make (?:that|it)|never ?mind|outdated|superseded|withdrawn|rejected|turned down|nobody liked|voted down|not approved|scrapped|instead(?! of\b)|new list|(?:is|are) now|now reads?|(?:is|are) (?:fine|ok|okay|allowed)(?: after all| now)?|(?:can|may) (?:use|say|write|keep)|that['’]s out|those are out|out now)\b|(?<!\p{L})(?:vergiss|vergesst|vergessen sie|streich(?:e|t|en)?|gestrichen|ignorier\w*|nicht mehr|stattdessen|korrektur|korrigier\w*|geändert|doch (?:nicht|lieber|verwend\p{L}+|benutz\p{L}+|schreiben|sagen)|dürfen wir|ist (?:ok|okay|erlaubt)|sind (?:ok|okay|erlaubt)|ist raus|sind raus|(?:ist|sind|lautet|heißt) (?:jetzt|nun)|gilt nicht|verworfen|abgelehnt|zurückgezogen|raus(?:nehmen)?|ersetz\p{L}*|überholt|veraltet|hinfällig|entfällt|neue liste)(?!\p{L})/iu

/** Words that show which field a sentence is about. */
export const topicPatterns: Record<BriefField, RegExp> = {
  tone: /\b(?:tone|tonality|tonfall|tonalität|ton)\b/i,
  target_audience:
    /\b(?:audience|target groups?|readers|customers|zielgruppen?|leser\w*|kund(?:en|innen))\b/i,
  words_to_avoid:
    /\b(?:words?|avoid(?:ed)?|vermeiden|terms|list|liste|wörter|begriffe|tabuwörter|no-?gos?|banned)\b/i,
  primary_color:
    /\b(?:primary|main colou?r|brand colou?r|hauptfarbe|primärfarbe|the colou?rs?|die farben?)\b/i,
  secondary_color:
    /\b(?:secondary|accent|second colou?r|akzentfarbe|zweitfarbe|sekundärfarbe|the colours?|die farben)\b/i,
  default_image_prompt: /\b(?:images?|imagery|photos?|pictures?|bild\w*|bilder|fotos?)\b/i,
  image_style_by_type: /\b(?:images?|imagery|photos?|pictures?|bild\w*|bilder|fotos?)\b/i,
  brand_voice_description: /\b(?:voice|personality|stimme|sprachstil)\b/i,
  enabled_content_types: /\b(?:content types|formats|formate|inhaltstypen|rubriken)\b/i,
}

/** Labels of values that do not apply: former, merely proposed or conditional ones, or those of others. */
const unsettledBefore =
  /^[^:]{0,60}\b(?:old(?=\s)|former|previous|last year['’]?s?|proposals?|proposed|suggestion|idea|draft|not our|if|competitors?|archived|alte[rsn]?(?=\s)|bisherige[rsn]?|vorjahr|vorschlag|idee|entwurf|nicht unsere?|falls|wenn|wettbewerb\w*|archiv\w*)\b/iu
const formerly =
  /\((?:alt|old|bisher\w*|(?:bis|until|before|vor) (?:\w+ )?\d{4}|vorher|previous(?:ly)?|former(?:ly)?|archiv\w*|\d{4}[-–]\d{2,4})\)/iu
const unsettledLine =
  /\b(?:not (?:yet )?(?:approved|decided|final|agreed)|to be (?:confirmed|decided|discussed)|rejected|turned down|nobody liked|tbc|tbd|undecided|to propose|will propose)\b|(?<!\p{L})(?:abgelehnt|verworfen|vertagt|(?:noch )?nicht (?:entschieden|final|beschlossen|abgestimmt)|wird noch|klären wir)(?!\p{L})/iu
const maybe =
  /\b(?:maybe|perhaps|possibly|probably|not sure|i think|i guess)\b|(?<!\p{L})(?:vielleicht|eventuell|evtl\.?|vermutlich|glaube ich|würde sagen|bin nicht sicher)(?!\p{L})/iu
/** Words of people discussing what it might be. */
const undecided =
  /\b(?:options?|no decision|no agreement|still open|prefers?|either|suggests?|thinks?|would like|votes? for)\b|(?<!\p{L})(?:keine (?:entscheidung|einigung)|unentschieden|bevorzugt|favorisiert|tendiert|zur (?:aus)?wahl|varianten?|schlägt vor|findet|meint|wünscht sich|fände)(?!\p{L})/iu
const placeholder =
  /^[\s"“„*_]*(?:[[<][^\]>"“„]{0,80}\b(?:fill|insert|enter|here|your|please|optional|e\.g|tbd|ausfüllen|eintragen|einfügen|hier|bitte|ihre?|z\. ?B)\b[^\]>]{0,80}[\]>]|e\.g\.|z\. ?B\.|for example|zum beispiel|open\b[,.;]|offen\b[,.;]|see\b|siehe\b|do you\b|haben sie\b|any\?|please (?:fill|add|provide)|bitte (?:ausfüllen|ergänzen)|\.{3,}|_{3,}|x{3,}\b|(?:bleib(?:t|en)|unverändert|unchanged|no changes?|keine änderung(?:en)?|same as|wie (?:bisher|gehabt|immer)|as before|stays?|remains?|neu (?:ist|sind)|new (?:is|are)|auch|also|kommt|kommen|coming|comes|follows|folgt)(?=[\s.,;]|$))/iu

/** Headings of passages about others, or about another time. */
const foreignHead =
  /\b(?:competitors?|competition|competitive|other brands?|brands? (?:that )?we (?:like|love|admire)|inspiration|benchmarks?|archived?|old versions?|previous versions?|outdated|superseded|deprecated|changelog|rejected|drafts?)\b|(?<!\p{L})(?:wettbewerb(?:er|ssheet)?|wettbewerbsanalyse|konkurrenz|andere marken|vorbilder|archiv(?:iert)?|alte version|frühere version|veraltet|verworfen|entwürfe?)(?!\p{L})/iu
const ownHead =
  /^[\s#*_>-]*(?:us|we|ours?|our (?:brand|notes|own)\b.*|my notes\b.*|wir|unsere?(?:\s.*)?|bei uns|die marke)[\s:*_]*$/iu
const forwarded =
  /^[\s>]*-{2,}.{0,10}(?:forwarded message|weitergeleitete nachricht|original message|ursprüngliche nachricht)/i

const machines =
  /\b(?:instructions?|prompts?|assistant|language model|chatbot|ai)\b|(?<!\p{L})(?:anweisung|anleitung|instruktion|systemprompt|sprachmodell|assistent|ki(?!\p{L}))/iu

/**
 * Whether a passage gives orders to a machine. "Ignore the list above" alone is something that people write to
 * people.
 */
const isOrderToMachine = (text: string, span: Span): boolean =>
  isOrder(text, span) && machines.test(text.slice(Math.max(0, span.from - 200), span.until + 200))

type Lined = Span & { words: string }

/**
 * Returns the candidates that remain when the brief is read to its end. A value that a later sentence withdraws is
 * removed, or only the list entry is; a value that is only asked for, proposed or rejected, or that belongs to
 * others or to another time, is removed if the brief says something else, and otherwise gets low confidence. In a
 * conversation the last word counts, and nothing gets high confidence except in an email, where a value is in a
 * block of labels and nothing casts doubt on it. Takes the text, the candidates in order, and who speaks. Pure, in
 * linear time. Serves spec/writing#7.
 */
export function removeDoubtfulCandidates(
  text: string,
  meant: readonly Candidate[],
  { isConversation, areSeveral }: Pick<Conversation, 'isConversation' | 'areSeveral'>,
): Candidate[] {
  const all = firstOfEach(meant).filter((one) => !isOrderToMachine(text, one))
  const lines = linesOf(text)
  const foreign = foreignParts(lines).slice(0, maxParts)
  const quoted = isConversation && quotesOnly(lines)
  const isQuoted = ({ from, until }: Span) =>
    quoted &&
    text
      .slice(text.lastIndexOf('\n', from - 1) + 1, until)
      .split('\n')
      .every((line) => line.trim() === '' || line.trimStart().startsWith('>'))
  const isForeign = (one: Span) =>
    foreign.some((part) => one.from >= part.from && one.from < part.until) || isQuoted(one)
  const isVoid = quoted && voidQuotesPattern.test(text)
  const ofTheBrand = new Set(all.filter((one) => !isForeign(one)).map(({ field }) => field))
  const doubted = new Set<BriefField>()

  const settled = all.flatMap((one): Candidate[] => {
    const doubt = findDoubt(text, one, isConversation)
    if (isForeign(one))
      return ofTheBrand.has(one.field) || (isVoid && isQuoted(one)) ? [] : [{ ...one, rank: 1 }]
    if (doubt) doubted.add(one.field)
    if (doubt === 'none') return []
    return [doubt === 'maybe' ? { ...one, rank: 1 } : one]
  })

  // Orders to a machine withdraw nothing (spec/security#7.4).
  const withdrawals = lines
    .filter(({ words }) => withdrawalPattern.test(words))
    .slice(0, maxWithdrawals)
    .filter((line) => !isOrderToMachine(text, line))
  let left = settled
  for (const { from, words } of withdrawals) {
    const later = { from, words: words.slice(0, 500).toLowerCase() }
    const lastOf = new Map(left.map((one) => [one.field, one.from]))
    for (const one of left) lastOf.set(one.field, Math.max(one.from, lastOf.get(one.field) ?? 0))
    left = left.flatMap((one) => {
      const now = applyWithdrawal(one, later, (lastOf.get(one.field) ?? 0) >= from)
      if (now !== one) doubted.add(one.field)
      return now ? [now] : []
    })
  }

  const rankBy = new Map<BriefField, number>()
  for (const { field, rank } of left) if (rank === 3) rankBy.set(field, (rankBy.get(field) ?? 0) + 1)
  const inBlock = (one: Candidate) =>
    left.some((other) => {
      const [from, until] = [Math.min(one.until, other.until), Math.max(one.from, other.from)]
      return (
        other.rank === 3 &&
        other.field !== one.field &&
        until - from < 500 &&
        text.slice(from, until).split('\n').length <= 3
      )
    })
  const capped = left.map((one): Candidate => {
    if (one.rank < 3) return one
    const isSure =
      !doubted.has(one.field) &&
      (!isConversation ||
        (!areSeveral &&
          withdrawals.length === 0 &&
          rankBy.get(one.field) === 1 &&
          inBlock(one) &&
          !(typeof one.value === 'string' && /[.!?;]\s|[.!?]$|[^\n]{140}/.test(one.value)) &&
          !isSaidAgain(text, one, left) &&
          !isAnswered(text, one)))
    return isSure ? one : { ...one, rank: 2 }
  })
  return isConversation ? keepLastValues(capped) : capped
}

/**
 * Statements that the quoted text below no longer applies: "the version below is out of date, please don't use it".
 */
const voidQuotesPattern =
  /\b(?:below|underneath|quoted|old|previous|unten|untenstehend\w*|alte[rsn]?|bisherige[rsn]?|zitat)\b[^\n]{0,200}\b(?:valid|outdated|out of date|superseded|any ?more|no longer|don['’]t use|do not use|ignore|forget|void|gone|obsolete|überholt|veraltet|nicht mehr|hinfällig|ungültig|vergessen|ignorieren)\b/iu

/** Whether a text is a reply above or below quoted lines, rather than one large quote. */
function quotesOnly(lines: readonly Lined[]): boolean {
  const written = lines.filter(({ words }) => words.trim() !== '')
  const quotes = written.filter(({ words }) => /^\s*>/.test(words)).length
  return quotes > 0 && written.length - quotes >= 3
}

/** Whether the next line questions or contradicts it. */
function isAnswered(text: string, { until }: Candidate): boolean {
  const [next = ''] = text
    .slice(until, until + 400)
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
  return (
    /\?\s*$/.test(next) ||
    /(?:^|[:>\])-]\s*)(?:no\b|nope|isn['’]t|hm+\b|wait|really|are you sure|nein|nee\b|ne\b|doch\b|echt|quatsch|moment|sicher)/i.test(
      next,
    )
  )
}

/** How many of each are considered, so that a hostile brief that repeats itself endlessly does no harm. */
const [maxOfEach, maxParts, maxWithdrawals, maxItems] = [150, 200, 60, 40]

function firstOfEach(all: readonly Candidate[]): Candidate[] {
  const counts = new Map<BriefField, number>()
  return all.filter(({ field }) => {
    const count = (counts.get(field) ?? 0) + 1
    counts.set(field, count)
    return count <= maxOfEach
  })
}

/** Fields whose new value may follow a colon or an "is" where the old one is withdrawn. */
const corrected = ['words_to_avoid', 'tone', 'target_audience', 'primary_color', 'secondary_color'] as const

/**
 * Returns the new values given in sentences that withdraw something: "Ignore the words to avoid, we have a new
 * list: tax hell, loophole". Pure.
 */
export function readCorrections(text: string): BriefSection[] {
  return linesOf(text).flatMap((line): BriefSection[] => {
    if (!withdrawalPattern.test(line.words) || isOrderToMachine(text, line)) return []
    const fields = corrected.filter((field) => topicPatterns[field].test(line.words))
    const [field] = fields
    if (field === undefined || fields.length > 1) return []
    const about = topicPatterns[field].exec(line.words)?.index ?? 0
    const colon = line.words.indexOf(': ', about)
    if (field === 'primary_color' || field === 'secondary_color') {
      const code = [...line.words.matchAll(/#[\da-f]{6}\b/giu)].filter(
        ({ index }) =>
          index > about &&
          !/\b(?:not|from|no longer|nicht|statt|von|instead of)\W{1,3}$/i.test(line.words.slice(0, index)),
      )
      const [only] = code
      if (!only || code.length > 1) return []
      const part = { from: line.from + only.index, until: line.from + only.index + 7 }
      return [sectionOf(field, line, part)]
    }
    if (colon < 0 || line.words.length - colon < 5) return []
    return [sectionOf(field, line, { from: line.from + colon + 2, until: line.until })]
  })
}

const sectionOf = (topic: BriefField, label: Span, part: Span): BriefSection => ({
  topic,
  sure: false,
  by: 'heading',
  label: { from: label.from, until: label.until },
  parts: [{ ...part, kind: 'text' }],
})

/** Whether a conversation mentions a field again later, another color code, or one of the words to avoid. */
function isSaidAgain(text: string, { field, value, until }: Candidate, all: readonly Candidate[]): boolean {
  const rest = text.slice(until, until + 50_000)
  const colors = new Set(all.map((one) => String(one.value).toLowerCase()))
  const isColor = field === 'primary_color' || field === 'secondary_color'
  if (isColor && (rest.match(/#[\da-f]{6}\b/gi) ?? []).some((code) => !colors.has(code.toLowerCase())))
    return true
  const again = field === 'words_to_avoid' && Array.isArray(value) ? value : []
  return (
    topicPatterns[field].test(rest) ||
    again.some((word) => saysWord(rest.toLowerCase(), (word.split(' → ')[0] ?? word).toLowerCase()))
  )
}

const listFields = new Set<BriefField>(['words_to_avoid', 'enabled_content_types', 'image_style_by_type'])

/** Of values that exclude each other, keeps the one that was said last. */
function keepLastValues(all: readonly Candidate[]): Candidate[] {
  const lastOf = new Map<string, number>()
  for (const { field, from, rank, weak } of all)
    for (const least of [1, 2])
      if (!weak && rank >= least) lastOf.set(field + least, Math.max(from, lastOf.get(field + least) ?? -1))
  return all.filter(
    ({ field, from, rank }) =>
      listFields.has(field) ||
      field === 'brand_voice_description' ||
      (lastOf.get(field + Math.min(2, rank)) ?? -1) <= from,
  )
}

function linesOf(text: string): Lined[] {
  const lines: Lined[] = []
  let from = 0
  for (const words of text.split('\n')) {
    lines.push({ from, until: from + words.length, words: words.slice(0, 2_000) })
    from += words.length + 1
  }
  return lines
}

/**
 * The passages below a heading about other brands or other times, up to the next heading of the same level or
 * higher, or until the brand speaks about itself.
 */
function foreignParts(lines: readonly Lined[]): Span[] {
  const parts: Span[] = []
  let open: { from: number; level: number; mail: boolean } | undefined
  const close = (until: number) => {
    if (open) parts.push({ from: open.from, until })
    open = undefined
  }
  for (const { from, until, words } of lines) {
    const level = /^#{1,6}(?=\s)/.exec(words)?.[0].length ?? 0
    const ruled = /^\s*-{5,}\s*$/.test(words)
    if (open && (ownHead.test(words) || (open.mail ? ruled : level > 0 && level <= open.level))) close(from)
    const head = words.trim()
    const short = head !== '' && head.length <= 80 && !/[.,;|]$|:\s*\S|\|/.test(head)
    if (!open && forwarded.test(words)) open = { from: until, level: 7, mail: true }
    else if (!open && short && foreignHead.test(head) && !/^\s*[-*•]\s/.test(words))
      open = { from: until, level: level || 7, mail: false }
  }
  close(lines.at(-1)?.until ?? 0)
  return parts
}

/** "none" if the brief does not say what applies, "maybe" if someone is unsure. */
function findDoubt(text: string, one: Candidate, isConversation: boolean): 'none' | 'maybe' | undefined {
  const start = text.lastIndexOf('\n', one.from - 1) + 1
  const first = text.indexOf('\n', one.from)
  const line = text.slice(start, Math.min(first < 0 ? text.length : first, start + 1_000))
  const colon = line.search(/[:：]/)
  const [label, value] = colon < 0 ? ['', line] : [line.slice(0, colon + 1), line.slice(colon + 1)]
  const [tail] = value
    .trim()
    .split(/(?<=[.!?])\s/)
    .slice(-1)
  if (colon >= 0 && (unsettledBefore.test(label) || formerly.test(label))) return 'none'
  if (unsettledLine.test(line) || (colon >= 0 && placeholder.test(value))) return 'none'
  if (
    colon >= 0 &&
    value.trim() !== '' &&
    one.until <= start + line.length &&
    /\?["”“]?$/.test((tail ?? '').trim())
  )
    return 'none'
  return maybe.test(line) || (isConversation && undecided.test(line)) ? 'maybe' : undefined
}

/** What a later line leaves of a value: all of it, less, or nothing. */
function applyWithdrawal(
  one: Candidate,
  { from, words }: { from: number; words: string },
  replaced: boolean,
): Candidate | undefined {
  if (one.from >= from) return one
  const says = (item: string) => item.length > 2 && saysWord(words, item.toLowerCase())
  const about = topicPatterns[one.field].test(words)
  if (Array.isArray(one.value)) {
    const left = one.value.filter((item, at) => at >= maxItems || !says(item.split(' → ')[0] ?? item))
    const named = left.length < one.value.length
    if (replaced && (about || named) && one.field !== 'words_to_avoid') return undefined
    if (named && left.length > 0 && (about || one.field === 'tone'))
      return { ...one, value: left, rank: lowerRank(one.rank) } as Candidate
    if (about && replaced && /\b(?:new|neue|ignore|forget|vergiss|scrap)\b/i.test(words)) return undefined
    return about && left.length === 0 ? undefined : one
  }
  const value = String(typeof one.value === 'object' ? Object.values(one.value)[0] : one.value).toLowerCase()
  const named = words.includes(value.slice(0, 40))
  if ((about || named) && replaced) return undefined
  return named && about ? { ...one, rank: 1 } : one
}

function saysWord(words: string, item: string): boolean {
  for (let at = words.indexOf(item); at >= 0; at = words.indexOf(item, at + 1))
    if (!/[\p{L}\p{N}]/u.test(words[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(words[at + item.length] ?? ''))
      return true
  return false
}
