import type { Running } from './material'
import { reworded, say } from './sentence'
import type { Value } from './sort-facts'

/** A field with somebody's words ("story.quote.text", "stimmen.0.zitat"), up to the name that says so and the number behind it. */
const ofQuote =
  /^(metadata\.(?:bible|fields)\.(?:.{1,200}\.)?\w{0,20}(?:quote|quotation|zitat|citation|citazione|cita|citaat|cytat|testimonial|praise|stimme|voice)\w{0,12}(?:\.\d{1,3})?)(?:\.\w{1,30})?$/iu
/** Whose words they are. */
const ofSpeaker =
  /^(?:who|by|from|name|person|speaker|source|author|said_by|attribution|wer|von|quelle|autor(?:in)?|sprecher(?:in)?|qui|auteur|chi|autore|quien|wie)$/iu

const marks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  cs: ['„', '“'],
  pl: ['„', '”'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  es: ['«', '»'],
  pt: ['«', '»'],
  sv: ['”', '”'],
  fi: ['”', '”'],
}

/**
 * Paragraphs of which those that are somebody's words in a field of their own stand in quotation marks, with the name that stands beside them.
 * Pure; serves spec/writing#6.
 */
export function withQuotedFields(
  paragraphs: readonly Running[][],
  values: readonly Value[],
  language: string,
): Running[][] {
  const [open, close] = marks[language] ?? ['“', '”']
  return paragraphs.map((sentences) => {
    const [first] = sentences
    const prefix = ofQuote.exec(first?.facts[0]?.field ?? '')?.[1]
    if (!first || prefix === undefined || /^[“”„"«»‘’']/u.test(first.text)) return [...sentences]
    const speaker = values.find(
      ({ text, facts: [fact] }) =>
        fact?.field.startsWith(`${prefix}.`) &&
        ofSpeaker.test(fact.field.slice(prefix.length + 1)) &&
        text.length <= 90,
    )
    const end = sentences.length - 1
    return sentences.map((one, at) => {
      const quoted = reworded(one, `${at === 0 ? open : ''}${one.text}${at === end ? close : ''}`)
      const words = at === end && speaker ? say(quoted, ' – ', speaker) : quoted
      return { ...one, ...words, alone: at === 0, follows: at > 0 || one.follows }
    })
  })
}
