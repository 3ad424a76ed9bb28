import type { Span } from '@/lib/text/span'
import { type Candidate, findSectionEvidence, lowerRank, rankSection } from './candidate'
import { cleanText } from './clean-text'
import { findQuotedWords } from './find-quoted-words'
import { isStruck } from './is-struck'
import type { BriefSection, Part } from './section'
import { splitBriefSentences } from './split-brief-sentences'
import { splitListItems } from './split-list-items'

const lead =
  /^(?:(?:please|bitte|never|do not|don['’]t|avoid|vermeiden sie|keine?|nie)\s+)?(?:(?:use|say|write|verwenden|sagen)\s+)?(?:(?:the|any|all)\s+)?(?:words?|terms?|phrases?|expressions?|wörter|begriffe|ausdrücke|worte|das wort|den begriff|die wörter|die begriffe)\s*(?:like|such as|wie|as)?\s*:?\s+/i
// These name a kind of words or a topic, not a word to search for.
const wordKindPattern =
  /^(?:(?:any|all|too many|too much|empty|corporate|technical|medical|legal|marketing|unnecessary|excessive|zu viele?|leere|unnötige|technische[rn]?|englische?|übertriebene)\s+)?(?:jargon|slang|emojis?|exclamation (?:marks?|points?)|superlatives?|clich[ée]s?|anglicisms|buzzwords?|swear ?words|swearing|profanity|politics|religion|irony|sarcasm|acronyms|abbreviations|hashtags|passive voice|technical terms|legalese|all caps|capitals|negativity|competitors?|medical claims|puns|stock photos|fachjargon|fachbegriffe|fachsprache|superlative|anglizismen|ausrufezeichen|klischees|floskeln|politik|ironie|sarkasmus|abkürzungen|denglisch|passiv|schachtelsätze|phrasen|werbesprache|großbuchstaben|versprechen|konkurrenz|wettbewerber|füllwörter|werbefloskeln|marketingsprech|behördendeutsch|heilversprechen|stockfotos)$/i
const rule =
  /^(?:no|not|kein|keine|keinen|being|to|sounding|over|too|zu|using|talking|making|never|don['’]t|anything|alles|everything)\b/i
const better =
  /(?:\b(?:say|use|write|better|rather|prefer|besser|lieber|sondern|stattdessen|dafür|instead|sagen|but)\b[^.\n]{0,12}|→|->|=>|=)\W{0,40}$/i
const insteadOf =
  /\b(?:instead of|rather than|statt|anstatt|anstelle von|not|never|nicht|nie|niemals|don.?t (?:say|write|use)|do not (?:say|write|use))\W{0,40}$/i
/** What follows a word and takes it off the list: "Organic" may be used. */
const allowed =
  /^\W{0,3}(?:\([^()]{0,40}\) )?(?:is|are|may|can|stays?|remains?|was|were|ist|sind|darf|dürfen|bleibt|bleiben|kann|war)\s(?:[^.,;"“„]{0,50}\b)?(?:ok|okay|fine|allowed|permitted|be used|under review|stay|impossible|erlaubt|in ordnung|zulässig|verwendet|bleiben|okay|möglich|geprüft|drin)(?!\p{L})/iu
const arrow = /→|->|=>|⇒/

/** Whether text names a kind of words or a topic, such as "jargon", and no word to search for. Pure. */
export const isWordKind = (words: string): boolean => wordKindPattern.test(words)

type WordReading = { words: string[]; clean: boolean }

/**
 * Reads the words to avoid below a label or heading, each possibly with what to write instead ("synergy →
 * teamwork").
 */
export function readAvoidedWords(
  text: string,
  section: BriefSection,
): Candidate<'words_to_avoid'> | undefined {
  const onlyQuoted = section.topic === 'dont'
  const anyQuoted = section.parts.some((part) => findQuotedWords(text, part).length > 0)
  const words: string[] = []
  let whole = true
  for (const part of section.parts) {
    if (part.kind === 'sub') continue
    // A line of another kind ends the list: what follows belongs to that line.
    if (words.length > 0 && isOfAnotherKind(text.slice(part.from, Math.min(part.until, part.from + 200))))
      break
    if (isOfAnotherKind(text.slice(part.from, Math.min(part.until, part.from + 200)))) continue
    if (words.length > 0 && example.test(text.slice(part.from, Math.min(part.until, part.from + 30)))) break
    const read = part.instead
      ? readReplacementPair(text, part, part.instead)
      : findQuotedWords(text, part).length > 0 && (onlyQuoted || !isMixed(text, part))
        ? readQuotedAvoidedWords(text, part)
        : onlyQuoted
          ? { words: [], clean: true }
          : readUnquotedWords(text, part, anyQuoted && part.kind === 'text' && !isMixed(text, part))
    words.push(...read.words)
    whole &&= read.clean
  }
  const value = [...new Set(words)].slice(0, 200)
  if (value.length === 0) return undefined
  const rank = rankSection(section)
  return {
    field: 'words_to_avoid',
    value,
    rank: whole ? rank : lowerRank(rank),
    ...findSectionEvidence(section),
  }
}

const hexColor = /#(?:[\da-f]{3}|[\da-f]{6})(?![\p{L}\p{N}])/iu
const otherSubject =
  /^[\s"“„*_–-]{0,8}(?:(?:the|our|my|die|das|der|unsere?|main|primary|secondary|second|first|brand|accent|haupt|zweite|erste)[\s-]+){0,3}(?:colou?rs?|(?:haupt|marken|akzent|zweit)?farben?|tone(?: of voice)?|tonfall|ton|audience|target (?:audience|group)|zielgruppe|readers?|logo|images?|pictures?|bilder|bildsprache|photos?|fonts?|topics?|themen|name|website|deadline)\s{1,4}(?:is|are|should be|must be|will be|ist|sind|soll|sollen)(?![\p{L}])/iu

/** Beginnings of lines that give whole sentences as examples. */
const example =
  /^[\s*_-]{0,4}(?:so nicht|so ja|so|wrong|right|falsch|richtig|sondern|bad|good|example|beispiel|z\. ?B\.)\s?:/i

/** Whether a line is about something other than words: a color, or another part of the voice. */
const isOfAnotherKind = (line: string): boolean => hexColor.test(line) || otherSubject.test(line)

/** Whether only some words of a list are in quotation marks. */
function isMixed(text: string, part: Span): boolean {
  const until = Math.min(part.until, part.from + 1_500)
  const said = text.slice(part.from, until)
  if (/\b(?:say|use|write|better|rather|instead|besser|lieber|sondern|stattdessen|statt)\b|[→>=]/i.test(said))
    return false
  const items = splitListItems(text, { from: part.from, until })
  const quoted = items.filter((item) => findQuotedWords(text, item).length > 0)
  return (
    quoted.length < items.length &&
    items.every((item) => text.slice(item.from, item.until).trim().split(/\s+/).length <= 4)
  )
}

/** Reads the quoted words in a text that says not to write them; with "say … instead" also what to write. */
export function readQuotedAvoidedWords(text: string, span: Span): WordReading {
  const words: string[] = []
  let end = span.from
  let waiting: string | undefined
  let open: number | undefined
  let run = 0
  let rather = false
  for (const quote of findQuotedWords(text, span)) {
    const word = cleanText(text.slice(quote.from, quote.until)).replace(/[,.;]{1,60}$/, '')
    const said = text.slice(Math.max(end, quote.from - 40), quote.from).replace(/["“”„«»‚‘`]/g, '')
    end = quote.until
    // A quoted sentence is an example of how not to write.
    if (/[.!?]$/.test(word) && word.split(' ').length > 3) continue
    if (
      !word ||
      isStruck(text, quote) ||
      allowed.test(text.slice(quote.until, Math.min(span.until, quote.until + 120)))
    )
      continue
    const joined = /^[\s,;]{0,40}(?:and|or|und|oder)?\s{0,40}$/i.test(said)
    if (insteadOf.test(said)) {
      words.push(waiting ? `${word} → ${waiting}` : word)
      open = waiting ? undefined : words.length - 1
      run = 1
      waiting = undefined
    } else if (rather && joined) {
      // "… we say “people” and “plays”": the second word is not one to avoid either.
      continue
    } else if (better.test(said) && open !== undefined) {
      // After several words it is unclear which one it replaces, unless it follows directly.
      if (run === 1 || /[(→>]/.test(said)) words[open] += ` → ${word}`
      open = undefined
      rather = true
      continue
    } else if (better.test(said) && /instead of|statt/i.test(text.slice(quote.until, quote.until + 20)))
      waiting = word
    else {
      words.push(word)
      open = words.length - 1
      run = joined ? run + 1 : 1
    }
    rather = false
  }
  return { words, clean: true }
}

function readUnquotedWords(text: string, part: Part, onlyQuoted: boolean): WordReading {
  if (onlyQuoted) return { words: [], clean: true }
  const words: string[] = []
  let whole = true
  for (const sentence of splitBriefSentences(text, part)) {
    const skip = lead.exec(text.slice(sentence.from, sentence.until))?.[0].length ?? 0
    for (const item of splitListItems(text, { from: sentence.from + skip, until: sentence.until })) {
      const said = cleanText(text.slice(item.from, item.until)).replace(/\.$/, '')
      const [avoid = '', instead] = splitReplacement(said)
      const word = avoid
        .replace(/ ?\([^()]*\)/g, '')
        .replace(/^(?:the )?(?:word|phrase|term)\s+/i, '')
        .replace(/ (?:etc|usw)$/i, '')
        .replace(/["“”„«»]/g, '')
        .trim()
      if (
        !word ||
        wordKindPattern.test(word) ||
        rule.test(word) ||
        word.split(' ').length > 5 ||
        word.length > 60 ||
        /[:!?]$|https?:/.test(word)
      ) {
        if (word && !/^(?:etc|usw|u\. ?ä|and so on|und so weiter)$/i.test(word)) whole = false
        continue
      }
      words.push(instead ? `${word} → ${instead}` : word)
    }
  }
  return { words, clean: whole }
}

function splitReplacement(said: string): [string, string?] {
  const at = arrow.exec(said)
  if (at) return [said.slice(0, at.index).trimEnd(), said.slice(at.index + at[0].length).trimStart()]
  const bracket =
    /^([^()]{1,60})\((?:say|use|better|besser|lieber|stattdessen|instead|instead use) ?:? ?([^()]{1,60})\)$/i.exec(
      said,
    )
  return bracket?.[1] && bracket[2] ? [bracket[1].trim(), bracket[2].trim()] : [said]
}

function readReplacementPair(text: string, part: Span, instead: Span): WordReading {
  const bare = (span: Span) =>
    cleanText(text.slice(span.from, span.until)).replace(/^["“„«»‚‘'’]|["”“»«‘’']$/g, '')
  const [word, rather] = [bare(part), bare(instead)]
  if (!word || word.length > 80) return { words: [], clean: false }
  return { words: [rather && rather.length < 100 ? `${word} → ${rather}` : word], clean: true }
}
