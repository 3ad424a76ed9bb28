import { readLabel } from './field-labels'

/** Words that say that what is next to them is undecided. Withdrawals are handled elsewhere (remove-doubtful-candidates.ts). */
const hesitant =
  /(?<![\p{L}\p{N}])(?:not sure|unsure|undecided|maybe|perhaps|possibly|probably|tbd|tbc|to be (?:decided|confirmed)|no idea|don['’]t know|not yet|ask (?:my|our|the|him|her|them)|evtl\.?|eventuell|vielleicht|unsicher|unklar|wahrscheinlich|noch (?:offen|nicht)|weiß (?:ich )?nicht|keine ahnung|oder so)(?![\p{L}\p{N}])|->|→|=>|!!|\?/iu

/**
 * Whether the lines that a value was taken from say that it is undecided. Takes the value's position in the text.
 * Pure.
 */
export function isHesitant(text: string, place: { from: number; until: number }): boolean {
  const from = text.lastIndexOf('\n', place.from - 1) + 1
  const end = text.indexOf('\n', Math.max(place.from, place.until - 1))
  // A long line contains many sentences, of which only the value's own matters.
  const line = text.slice(
    Math.max(from, place.from - 60),
    Math.min(end < 0 ? text.length : end, place.until + 60),
  )
  // A question that a form asks does not mean that the person answering it has doubts.
  const asked = /^[^?\n]{3,90}\?(?=\s+\S)/.exec(line.trimStart())?.[0]
  const answer = asked && readLabel(asked) ? line.trimStart().slice(asked.length) : line
  return hesitant.test(answer)
}
