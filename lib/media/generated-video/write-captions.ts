import { findLinks } from '@/lib/text/find-links'
import { splitSentences } from '@/lib/text/sentences'

/** A post's own text and its language. */
export type VideoText = { title: string | null; text: string; language: string }

/** Maximum length of a caption, as counted by `measureWeight`. */
const maxCaptionWeight = 88

/**
 * Writes the captions of a post, as a list for each sentence: its title first, then its text. Uses only the post's
 * own words, in their order. Links, lines of hashtags and bullets are left out, and long sentences are split at
 * pauses. Pure.
 */
export function writeCaptions({ title, text, language }: VideoText): string[][] {
  const sentences = [...lines(title ?? '').slice(0, 1), ...splitSentences(lines(text).join('\n'), language)]
  const seenKeys = new Set<string>()
  return sentences.flatMap((sentence) => {
    const key = sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (key === '' || seenKeys.has(key)) return []
    seenKeys.add(key)
    return [splitIntoCaptions(sentence)]
  })
}

function lines(text: string): string[] {
  return withoutLinks(text)
    .split('\n')
    .map((line) => line.replace(/^[\s\p{Extended_Pictographic}•·▪◦*–—-]+(?=\s|\p{L}|\p{N})/u, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^[#＃]\S+(?:\s+[#＃]\S+)*$/u.test(line))
    .map(withoutLastTags)
}

/** Goes word by word from the end: a regex for the trailing hashtags would start over at each of them. */
function withoutLastTags(line: string): string {
  const words = line.split(/(?<=\S)(?=\s)/)
  const last = words.findLastIndex((word) => !/^\s+[#＃][^\s#＃]+$/.test(word))
  return words.slice(0, last + 1).join('')
}

function withoutLinks(text: string): string {
  let [rest, at] = ['', 0]
  for (const { from, until } of findLinks(text)) {
    rest += text.slice(at, from)
    at = until
  }
  return rest + text.slice(at)
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * How much there is to read, in letters of an alphabet: a character that stands for a syllable or a word counts
 * more.
 */
export const measureWeight = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 2.2 : 1), 0)

/** Splits a sentence into parts of about equal length, at its punctuation if possible, otherwise between words. */
function splitIntoCaptions(sentence: string): string[] {
  const whole = measureWeight(sentence)
  if (whole <= maxCaptionWeight) return [sentence]
  const count = Math.ceil(whole / maxCaptionWeight)
  const goal = whole / count
  const parts: string[] = []
  let part = ''
  for (const piece of splitIntoClauses(sentence)) {
    const joined = measureWeight(part + piece)
    if (part !== '' && (joined > maxCaptionWeight || joined - goal > goal - measureWeight(part))) {
      parts.push(part.trim())
      part = ''
    }
    part += piece
  }
  return [...parts, part.trim()].filter((one) => one !== '')
}

/** Splits a sentence into clauses, and a clause that is too long for a caption into words. */
function splitIntoClauses(sentence: string): string[] {
  return sentence
    .split(/(?<=[,;:،؛，、；：–—])/u)
    .flatMap((clause) => (measureWeight(clause) <= maxCaptionWeight ? [clause] : splitIntoWords(clause)))
}

const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Splits text into words, each with what follows it, so that no part begins with punctuation. */
function splitIntoWords(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    const last = found.at(-1)
    if (last !== undefined && (!isWordLike || /[’'(“„«-]$/u.test(last)))
      found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}
