import { type Evidence, hasWordWithPrefix } from '../evidence/evidence'
import { stem } from '../words/stems'
import { foldWithDigraphs, foldWord } from '../words/tokens'

const maxTagLength = 100

/**
 * Whether a hashtag consists of words of the evidence: #JazzNacht from "jazz" and "Nacht", #Coffee from "coffees".
 */
export function isMadeOfKnownWords(tag: string, evidence: Evidence): boolean {
  if (tag.length > maxTagLength) return false
  const parts = tag.split('_').filter((part) => part !== '')
  return (
    parts.length > 0 &&
    parts.every(
      (part) =>
        isSequenceOfKnownParts(foldWord(part), evidence) ||
        isSequenceOfKnownParts(foldWithDigraphs(part), evidence),
    )
  )
}

function isSequenceOfKnownParts(low: string, evidence: Evidence): boolean {
  const reach: boolean[] = [true]
  for (let end = 1; end <= low.length; end++) {
    reach[end] = false
    for (let start = 0; start < end && !reach[end]; start++)
      reach[end] = reach[start] === true && isKnownPart(low.slice(start, end), evidence)
  }
  return reach[low.length] === true
}

const linkingWords = new Set(
  's n en er e und and the of in im am a an for fur 4 & der die das to mit with at'.split(' '),
)

function isKnownPart(part: string, evidence: Evidence): boolean {
  if (evidence.words.has(part) && (part.length > 1 || /\d/.test(part))) return true
  if (linkingWords.has(part)) return true
  if (part.length < 4) return false
  return evidence.stems.has(stem(part)) || isPartOfKnownWord(part, evidence)
}

/** Whether a word of the evidence begins or ends with `part`. */
export function isPartOfKnownWord(part: string, evidence: Evidence): boolean {
  const { words, backwards } = evidence.sorted()
  return hasWordWithPrefix(words, part) || hasWordWithPrefix(backwards, [...part].reverse().join(''))
}
