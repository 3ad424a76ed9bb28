import type { TextSentence } from './material'
import type { Sentence } from './sentence'
import { isFillerSentence } from './sentence-checks'

/** Beginnings that respond to something said before the text: an answer, an objection, a quote. */
const responsePattern =
  /^(?:(?:but|however|yes|no|also|therefore|instead|otherwise|aber|jedoch|doch|ja|nein|auch|deshalb|sonst|stattdessen)(?!\p{L})|[“„"«»])/iu
/** "Sie brauchen ein Konto": means the readers, in a text that addresses them with "Sie" elsewhere. */
const formalAddressStartPattern = /^Sie \p{Ll}+en(?![\p{L}])/u
const formalAddressPattern = /[\p{Ll}\d,;:–] (?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u

/**
 * Marks sentences as standing alone if they do so in their place: the first sentence of the text, which its author
 * wrote to stand below the title, and German ones that address the readers. Takes the paragraphs of a text in its
 * language and the title; pure.
 */
export function markStandaloneSentences(
  paragraphs: readonly TextSentence[][],
  { name, language }: { name: Sentence | null; language: string },
): TextSentence[][] {
  const isFormal =
    language === 'de' && paragraphs.some((some) => some.some(({ text }) => formalAddressPattern.test(text)))
  return paragraphs.map((sentences, index) => {
    // A beginning that says nothing is skipped: "Kiel, 3 May 2027."
    const at = Math.max(
      0,
      sentences.findIndex(({ text }) => !isFillerSentence(text)),
    )
    const one = sentences[at]
    if (!one || one.alone) return sentences
    // Of several fields, only the first is read right below the title.
    const begins = sentences[0]?.facts[0]?.begins === true && (isFromRawContent(one) || index === 0)
    const isBelowTitle = name !== null && begins && !responsePattern.test(one.text)
    return isBelowTitle || (at === 0 && isFormal && formalAddressStartPattern.test(one.text))
      ? sentences.with(at, { ...one, alone: true })
      : sentences
  })
}

const isFromRawContent = ({ facts: [fact] }: Sentence): boolean => fact?.field === 'raw_content'
