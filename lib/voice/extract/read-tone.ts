import type { Span } from '@/lib/text/span'
import { type Candidate, findSectionEvidence, lowerRank, rankSection } from './candidate'
import { cleanText } from './clean-text'
import type { BriefSection } from './section'
import { splitBriefSentences } from './split-brief-sentences'
import { splitListItems } from './split-list-items'

const lead =
  /^(?:(?:we|our (?:brand|tone|voice)(?: of voice)?|the tone(?: of voice)?|it|think|wir|unsere? (?:marke|ton|tonalität|stimme|sprache)|der ton|die tonalität|sie)\s+)?(?:are|is|sounds?|should (?:be|sound|feel)|feels?|stays?|sind|ist|klingt|klingen|bleibt|bleiben|soll(?:te)?|speak|write|sprechen|schreiben|think|in a word|be|always|stets|immer)[:\s]+/i
const tail = / (?:sein|klingen|wirken|bleiben|in tone|at all times)$/i
const notTonePattern =
  /^(?!(?:a (?:little|bit|touch)|ein (?:wenig|bisschen|klein)|in (?:sich|erster)|to the point|on point)\b)(?:we|our|it|its|they|you|your|the|a|an|is|are|this|that|these|as|use|avoid|write|speak|say|make|address|wir|unser\w*|es|sie|ihr|du|das|die|der|den|dem|ein|eine|einen|ist|sind|so|dass|wie|mit|nutzen|vermeiden|schreiben|sprechen|what|how|who|when|where|was|wer|wenn|no|kein|keine|about|über|there|and|und)\b/i
const preposition = /^(?:in|for|to|of|from|at|on|by|im|für|zu|zum|von|aus|bei|auf)\b/i
const inProse =
  /^(?:like|than|with|without|ohne|more|mehr|one|people|all|every|jede\w*|here|hier|just|only|nur|because|weil|if|it's|we're|we've)\b/i
const noun = /(?:heit|keit|ung|schaft|tät|tion|nähe|wärme|humor)$/i

/** Reads the adjectives in a piece of text; `cleanText` is false if some of it was not an adjective. */
export function readAdjectives(
  text: string,
  span: Span,
  strict: boolean,
): { words: string[]; clean: boolean } {
  const words: string[] = []
  let whole = true
  for (const [at, sentence] of splitBriefSentences(text, span).entries()) {
    const sentenceText = text.slice(sentence.from, sentence.until)
    const skip = at > 0 && strict ? 0 : (lead.exec(sentenceText)?.[0].length ?? 0)
    const found = splitListItems(text, { from: sentence.from + skip, until: sentence.until }).map((item) =>
      cleanText(text.slice(item.from, item.until))
        .replace(/[.!?…"“”„]+/g, '')
        .replace(/^(?:always|stets|immer|be)\s+/i, '')
        .replace(tail, '')
        .replace(/ ?\([^()]*\)/g, ''),
    )
    const fits = (word: string) =>
      word.length <= 60 &&
      /^\p{L}[\p{L}\p{M} ’'-]*$/u.test(word) &&
      word.split(' ').length <= (strict || at > 0 ? 3 : 5) &&
      !notTonePattern.test(word) &&
      !(preposition.test(word) && (strict || word.split(' ').length > 3)) &&
      !(strict && inProse.test(word))
    const good = found.filter(fits)
    if (good.length < found.length) whole = false
    // Adjectives count only if they are most of a sentence; otherwise they are there by accident.
    if (good.length * 2 > found.length) words.push(...good.map(small))
  }
  return { words: [...new Set(words)], clean: whole }
}

/** Words that say what the tone used to be or should be more like, rather than what it is. */
const compares =
  /^(?:lieber|eher|rather|less|weniger|more|mehr|not so|not too|nicht so|nicht zu|bitte|please|used to|früher)\b/i

/** Reads the tone below a label or heading: a list of adjectives, each possibly with an explanation. */
export function readTone(text: string, section: BriefSection): Candidate<'tone'> | undefined {
  const words: string[] = []
  let whole = true
  for (const part of section.parts) {
    if (part.kind === 'sub') continue
    const span = part.kind === 'bullet' ? cutExplanation(text, part) : part
    const found = readAdjectives(text, span, false)
    words.push(...found.words)
    whole &&= found.clean
  }
  const value = [...new Set(words)].slice(0, 30)
  if (value.length === 0) return undefined
  const rank = rankSection(section)
  return {
    field: 'tone',
    value,
    rank: whole && value.length <= 12 && !value.some((word) => compares.test(word)) ? rank : lowerRank(rank),
    ...findSectionEvidence(section),
  }
}

/** "Warm: we greet like a neighbour" without its explanation. */
export function cutExplanation(text: string, span: Span): Span {
  const words = text.slice(span.from, Math.min(span.until, span.from + 200))
  const end = words.search(/[:：–—(]|\s-\s|[.!?](?:\s|$)/)
  return end > 0 ? { from: span.from, until: span.from + end } : span
}

/**
 * Adjectives are written in lower case in both languages; in a list they are capitalized only because they begin a
 * line.
 */
function small(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) && !noun.test(word.split(' ')[0] ?? '')
    ? word[0]?.toLowerCase() + word.slice(1)
    : word
}
