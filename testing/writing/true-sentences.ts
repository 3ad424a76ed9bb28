import { englishSentences } from './true-sentences/english'
import { germanSentences } from './true-sentences/german'
import type { FalsehoodType } from './true-sentences/sentence'

/** Sentences from posts that thirty items support, with wording and number formats that differ from the item's. */
export const trueSentences = [...englishSentences, ...germanSentences]

/** A sentence with exactly one planted falsehood; `from` and `until` are code point offsets in the text. */
export type PlantedFalsehood = {
  item: string
  language: 'en' | 'de'
  type: FalsehoodType
  text: string
  from: number
  until: number
}

export const plantedFalsehoods: PlantedFalsehood[] = trueSentences.flatMap(({ item, language, sentences }) =>
  sentences.map(({ text, falsehood: { type, right, wrong } }) => {
    const from = [...text.slice(0, text.indexOf(right))].length
    return { item, language, type, text: text.replace(right, wrong), from, until: from + [...wrong].length }
  }),
)
