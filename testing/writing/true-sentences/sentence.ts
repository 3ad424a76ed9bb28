export type FalsehoodType = 'number' | 'date' | 'name' | 'price' | 'link' | 'quote'

/** A sentence from a post that its item supports, and one way to make it false. */
export type TrueSentence = {
  text: string
  /** What is replaced and its replacement; `right` occurs exactly once in the text. */
  falsehood: { type: FalsehoodType; right: string; wrong: string }
}

export type SentencesOfItem = { item: string; language: 'en' | 'de'; sentences: TrueSentence[] }

export const says = (text: string, type: FalsehoodType, right: string, wrong: string): TrueSentence => ({
  text,
  falsehood: { type, right, wrong },
})
