import type { Span } from '@/lib/text/span'
import type { Candidate, Rank } from './candidate'
import { isTalkedAbout } from './certainty'
import { cleanText } from './clean-text'
import { isWordKind } from './read-avoided-words'
import { splitListItems } from './split-list-items'

/** What may precede an order without changing whom it is for or what it says. */
const openingPattern =
  /^(?:(?:and|also|so|please|kindly|we|you|should|must|try to|want to|would like to|like you to|always|generally|und|auch|bitte|wir|sie|möchten|sollten|wollen|grundsätzlich|generell|immer|in (?:our|all|your|unseren|allen|ihren) (?:posts|texts|copy|captions|texten|beiträgen)),?\s{1,3}){0,5}/iu
/** "avoid", "never use": an order that a noun such as "the words" must follow. */
const orderPattern =
  /^(?:avoid|hate|dislike|can(?:['’]t| ?not) stand|stay away from|steer clear of|leave out|(?:never|do(?:n['’]t| not)|must(?:n['’]t| not)|should(?:n['’]t| not)|can(?:['’]t|not)) (?:ever )?(?:say|use|write|mention)|vermeiden?(?: sie| wir)?|vermeidet|meiden?(?: sie| wir)?|verzichten?(?: sie| wir)? auf|(?:verwenden|benutzen|nutzen|schreiben|sagen) (?:sie|wir) (?:bitte )?(?:nie|niemals|nicht|nirgends))(?: bitte)?(?: any of)?\s{1,3}/iu
/** "the words": what follows is a list of words. With "like", it is a list of examples. */
const nounPattern =
  /^(?:(?:the|these|die|das|den|folgende) )?(?:(?:following|folgenden) )?(?:words?|terms?|phrases?|expressions?|buzzwords?|adjectives?|wörter|worte?|begriffe?|ausdrücke?|floskeln?|adjektive?):?\s{1,3}(?!(?:like|such as|wie)\b)/iu
/** "The words … are banned". */
const bannedPattern =
  /\s(?:(?:(?:are|is) (?:banned|forbidden|off[- ]limits|taboo|out|a no-go|no-gos|not (?:allowed|welcome|for us|us)|never to be used)|(?:should|must|may|can|shall|do|does)(?: not|n['’]t|not| never) (?:be (?:used|said|written)|appear|occur|come up)|(?:should|must) be avoided)|(?:(?:sollten?|sollen|möchten|wollen|dürfen|bitten?|bitte) )?(?:(?:wir|sie|bitte) ){0,2}(?:auf keinen fall|nie|niemals|nicht|nirgends) (?:mehr )?(?:verwenden|benutzen|nutzen|schreiben|sagen|lesen|vorkommen|auftauchen|(?:verwendet|benutzt|geschrieben) werden)|(?:(?:sollten?|möchten|wollen|bitte) )?(?:(?:wir|sie|bitte) ){0,2}(?:vermeiden|meiden|weglassen|streichen)|mögen wir (?:gar |überhaupt )?nicht|(?:sind|ist) (?:bei uns )?(?:tabu|verboten|unerwünscht|gestrichen))(?=[\s.,;!–—(-]|$)/iu
/** "never say": what follows may be a list of words or a clause. */
const sayPattern =
  /^(?:never|do(?:n['’]t| not)|must(?:n['’]t| not)|should(?:n['’]t| not)|can(?:['’]t|not)) (?:ever )?say\s{1,3}/iu
/** "never write", "wir sagen nie": what follows may also be how to write. */
const writePattern =
  /^(?:(?:never|do(?:n['’]t| not)|must(?:n['’]t| not)|should(?:n['’]t| not)) (?:ever )?write|(?:schreiben|sagen)(?: sie| wir)? (?:bitte )?(?:nie|niemals|nicht|nirgends))\s{1,3}/iu

/** The first word of a clause, not of a list. */
const clause =
  /^(?:how|what|who|whom|whose|why|when|where|which|that|if|whether|because|as|since|we|you|they|it|he|she|I|anything|something|everything|to|about|over|our|your|their|these|those|this|say|use|write|wie|was|wer|wen|warum|wann|wo|dass|ob|weil|da|denn|wenn|wir|sie|ich|es|er|ihr\w{0,3}|etwas|alles|unser\w{0,3}|zu|über|sagen|schreiben)(?![\p{L}\p{N}'’-])/iu
/** An article: a list of words has none, a list of things does. */
const article = /^(?:an?|the|no|any|in|on|at|for|ein\w{0,2}|der|die|das|den|dem|kein\w{0,2}|im|am|für)\s/iu
const tail =
  /\s(?:anywhere|at all|ever|please|again|(?:in|on) (?:our|any|all|your|the|posts?|texts?|copy|captions|headlines|social)|because|since|as (?:they|it|we)|when|if|unless|except|in (?:unseren|allen|ihren|den|posts|texten)|bei uns|weil|wenn|außer)(?![\p{L}\p{N}]).*$/isu
const replacement =
  /\b(?:say|use|write|instead|rather|prefer|statt\w*|sondern|besser|lieber|dafür)\b|→|->|=>/i
const limited = /\b(?:unless|except|only|but|if|when|headlines|on|außer|nur|aber|wenn)\b/i

/**
 * Reads the words that a sentence outside any heading tells not to use, without quotation marks: "Avoid the words
 * cheap, bargain and premium." Returns undefined for what may be a clause, or a kind of words such as "jargon". Pure.
 */
export function readListedAvoidedWords(
  text: string,
  sentence: Span,
): Candidate<'words_to_avoid'> | undefined {
  const words = text.slice(sentence.from, sentence.until)
  if (/\?["”“]?$/.test(words) || isTalkedAbout(words)) return undefined
  // "One more thing: please avoid the words …"
  const lead = /^[^:]{1,60}:\s{1,3}/.exec(words)?.[0].length
  return readFrom(text, sentence, 0) ?? (lead ? readFrom(text, sentence, lead) : undefined)
}

/** Reads a sentence from a position in it, where its order begins. */
function readFrom(text: string, sentence: Span, at: number): Candidate<'words_to_avoid'> | undefined {
  const words = text.slice(sentence.from, sentence.until)
  const measure = (pattern: RegExp, from: number) => pattern.exec(words.slice(from))?.[0].length ?? 0
  const opening = at + measure(openingPattern, at)
  const order = measure(orderPattern, opening)
  const noun = measure(nounPattern, opening + order)
  const start = opening + order + noun
  if (order && noun) return readList(text, sentence, start, sentence.until, 2, 3)
  const banned = noun ? bannedPattern.exec(words.slice(start)) : undefined
  if (banned) return readList(text, sentence, start, sentence.from + start + banned.index, 2, 3)
  const say = measure(sayPattern, opening)
  if (say) return readList(text, sentence, opening + say, sentence.until, 2, 2)
  const write = measure(writePattern, opening)
  // "Schreiben Sie nie belehrend, laut oder ironisch" says how, not what.
  const isHow = /^schreiben/i.test(words.slice(opening)) && !/\p{Lu}/u.test(words.slice(opening + write))
  return write && !isHow ? readList(text, sentence, opening + write, sentence.until, 1, 2) : undefined
}

/**
 * Reads the list after `start` characters. After a noun such as "words", an entry has up to 3 words (`maxWords`),
 * otherwise 2.
 */
function readList(
  text: string,
  sentence: Span,
  start: number,
  end: number,
  rank: Rank,
  maxWords: 2 | 3,
): Candidate<'words_to_avoid'> | undefined {
  const from = sentence.from + start
  const remark = text.slice(from, end).search(/[:–—(]|\s-\s/)
  const until = remark < 0 ? end : from + remark
  const value: string[] = []
  let rest = ''
  for (const item of splitListItems(text, { from, until })) {
    const between = text.slice(value.length === 0 ? from : item.from - 5, item.from)
    const isLast = value.length > 0 && /(?:and|or|und|oder|&)\s$/i.test(between)
    const whole = cleanText(text.slice(item.from, item.until)).replace(/[.!]$/, '')
    const word = whole.replace(tail, '')
    const fits =
      /^\p{L}[\p{L}\p{M}\p{N} ’'&-]*$/u.test(word) &&
      word.length <= 60 &&
      word.split(' ').length <= maxWords &&
      !clause.test(word) &&
      !(maxWords === 2 && (article.test(word) || isWordKind(word)))
    if (!fits) {
      // A clause after "and" or between two entries makes it unclear where the list ends.
      rest = text.slice(item.from, until)
      break
    }
    value.push(word)
    if (isLast || word !== whole) {
      rest = text.slice(item.from + word.length, until)
      break
    }
  }
  const left = until < sentence.until ? text.slice(until, sentence.until) : rest
  if (value.length === 0 || replacement.test(rest) || replacement.test(left)) return undefined
  // Without a noun, one entry may be anything, and what follows two may be the rest of a clause.
  if (maxWords === 2 && (value.length < 2 || rest.replace(/^[\s.!]+/, '') !== '')) return undefined
  const isWhole = !limited.test(left) && (rest === '' || value.length > 1)
  return { field: 'words_to_avoid', value: value.slice(0, 50), rank: isWhole ? rank : 1, ...sentence }
}
