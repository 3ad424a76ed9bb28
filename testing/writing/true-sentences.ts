import { englishSentences } from './true-sentences/english'
import { germanSentences } from './true-sentences/german'
import type { FalsehoodType } from './true-sentences/sentence'

/** Sentences of posts that thirty items bear out, in words and forms of numbers that differ from the item's. */
export const trueSentences = [...englishSentences, ...germanSentences]

/** A sentence with exactly one falsehood planted; `from` and `until` are code points of the text. */
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
