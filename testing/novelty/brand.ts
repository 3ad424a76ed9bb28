/** The posts of one brand on one channel, for measuring the novelty gate; README.md says how to add one. */
export type NoveltyBrand = {
  name: string
  language: 'de' | 'en'
  /** What the channel has posted: every two of them are different posts. */
  published: string[]
  /** Each says the same as the published post of that number (from 0), reworded by hand. The gate has to hold it. */
  nearDuplicates: { of: number; text: string }[]
  /** New posts of the same brand, in the same tone and from the same templates. The gate has to let them pass. */
  fresh: string[]
}
