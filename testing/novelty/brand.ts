/** The posts of one brand on one channel, for measuring the novelty gate; README.md says how to add one. */
export type NoveltyBrand = {
  name: string
  language: 'de' | 'en'
  /** What the channel has posted: no two of them are duplicates. */
  published: string[]
  /** Each rewords the published post at that index (from 0) by hand, with the same content. The gate must hold it. */
  nearDuplicates: { of: number; text: string }[]
  /** New posts of the same brand, in the same tone and from the same templates. The gate must let them pass. */
  fresh: string[]
}
