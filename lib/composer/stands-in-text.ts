import { saysNothing } from './fact-shape'
import type { Running } from './material'
import type { Sentence } from './sentence'

/** What goes on from something that stood before any title: an answer, an objection. */
const objects =
  /^(?:(?:but|however|yes|no|also|therefore|instead|otherwise|aber|jedoch|doch|ja|nein|auch|deshalb|sonst|stattdessen)(?!\p{L})|[“„"«»])/iu
/** "Sie brauchen ein Konto": of readers, in a text that speaks to them so elsewhere. */
const toReaders = /^Sie \p{Ll}+en(?![\p{L}])/u
const speaksToReaders = /[\p{Ll}\d,;:–] (?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u

/**
 * Paragraphs of which those make sense by themselves that do where they stand: the text's first sentence below its title, which its author
 * wrote it for, and German ones that speak to their readers. Takes the paragraphs of a text in its language and the title; pure.
 */
export function standInText(
  paragraphs: readonly Running[][],
  { name, language }: { name: Sentence | null; language: string },
): Running[][] {
  const isFormal =
    language === 'de' && paragraphs.some((some) => some.some(({ text }) => speaksToReaders.test(text)))
  return paragraphs.map((sentences, index) => {
    // "Kiel, 3 May 2027." before it says nothing.
    const at = Math.max(
      0,
      sentences.findIndex(({ text }) => !saysNothing(text)),
    )
    const one = sentences[at]
    if (!one || one.alone) return sentences
    // Of fields only the first is read right below the title.
    const begins = sentences[0]?.facts[0]?.begins === true && (isOfText(one) || index === 0)
    const isBelowTitle = name !== null && begins && !objects.test(one.text)
    return isBelowTitle || (at === 0 && isFormal && toReaders.test(one.text))
      ? sentences.with(at, { ...one, alone: true })
      : sentences
  })
}

const isOfText = ({ facts: [fact] }: Sentence): boolean => fact?.field === 'raw_content'
