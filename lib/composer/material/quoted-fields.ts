import type { TextSentence } from './material'
import { buildSentence, replaceText } from './sentence'
import type { Value } from './sort-facts'

/**
 * A field that contains a quote ("story.quote.text", "stimmen.0.zitat"); captures the path up to the name that says
 * so and the index after it.
 */
const quoteFieldPattern =
  /^(metadata\.(?:bible|fields)\.(?:.{1,200}\.)?\w{0,20}(?:quote|quotation|zitat|citation|citazione|cita|citaat|cytat|frase|testimonial|praise|stimme|voice)\w{0,12}(?:\.\d{1,3})?)(?:\.\w{1,30})?$/iu
/** Whether a field contains a quote. */
export const isQuoteField = (field: string): boolean => quoteFieldPattern.test(field) && !isQuoteSource(field)
/** Whether a field names the source of a quote: "Letter of 4 May 1907, archive no. 88/14". Pure. */
export const isQuoteSource = (field: string): boolean =>
  quoteFieldPattern.test(field) && quoteSourcePattern.test(field)
const quoteSourcePattern = /\.(?:beleg|fundstelle|nachweis|signatur|reference|ref|archive|page|seite)$/iu
/** Whether the name of a field next to a quote says who is quoted. */
export const isSpeakerName = (name: string): boolean => speakerNamePattern.test(name)
const speakerNamePattern =
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

/** The opening and closing quotation marks of a language. */
export const quoteMarks = (language: string): readonly [string, string] => marks[language] ?? ['“', '”']

/** Who a paragraph quotes: the name next to it in the same field, or below it in the text. */
function speakerOf(sentences: readonly TextSentence[], values: readonly Value[]): Value | undefined {
  const [first] = sentences
  const prefix = quoteFieldPattern.exec(first?.facts[0]?.field ?? '')?.[1]
  if (prefix !== undefined)
    return values.find(
      ({ text, facts: [fact] }) =>
        fact?.field.startsWith(`${prefix}.`) &&
        speakerNamePattern.test(fact.field.slice(prefix.length + 1)) &&
        text.length <= 90,
    )
  const last = sentences.at(-1)?.facts.at(-1)
  return values.find(
    ({ facts: [fact] }) =>
      fact?.quoted === true &&
      fact.field === last?.field &&
      fact.from >= last.until &&
      fact.block === last.block,
  )
}

/**
 * Puts paragraphs that quote someone, in a field or a block of their own, in quotation marks, followed by the name
 * that stands next to or below them. Pure; serves spec/writing#6.
 */
export function quoteFieldParagraphs(
  paragraphs: readonly TextSentence[][],
  values: readonly Value[],
  language: string,
): TextSentence[][] {
  const [open, close] = quoteMarks(language)
  return paragraphs.map((sentences) => {
    const [first] = sentences
    const speaker = speakerOf(sentences, values)
    if (!first || (speaker === undefined && !quoteFieldPattern.test(first.facts[0]?.field ?? '')))
      return [...sentences]
    const isMarked = /^[“”„"«»‘’']/u.test(first.text)
    const end = sentences.length - 1
    return sentences.map((one, at) => {
      const before = at === 0 && !isMarked ? open : ''
      const quoted = replaceText(one, `${before}${one.text}${at === end && !isMarked ? close : ''}`)
      const words = at === end && speaker ? buildSentence(quoted, ' – ', speaker) : quoted
      return { ...one, ...words, alone: at === 0, follows: at > 0 || one.follows }
    })
  })
}
