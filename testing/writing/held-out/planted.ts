type FalsehoodType = 'number' | 'date' | 'name' | 'price' | 'link' | 'quote'

/** A true sentence from a post about an item, and the same sentence with one thing wrong. */
export type HeldOutSentence = {
  item: string
  language: string
  sentence: string
  /** The position of the false words in `text`, in code points. */
  falsehood: { text: string; type: FalsehoodType; from: number; until: number }
}

/**
 * Expands pairs about one item that are each written once: "Doors open at [[six|eight]]." is a true sentence with
 * six and a false one with eight.
 */
export const planted = (
  item: string,
  language: string,
  pairs: [type: FalsehoodType, written: string][],
): HeldOutSentence[] =>
  pairs.map(([type, written]) => {
    const [before, right, wrong, after] = /^(.*)\[\[(.*)\|(.*)\]\](.*)$/u.exec(written)?.slice(1) ?? []
    if (before === undefined || right === undefined || wrong === undefined || after === undefined) {
      throw new Error(`No [[true|false]] in "${written}"`)
    }
    const from = [...before].length
    return {
      item,
      language,
      sentence: `${before}${right}${after}`,
      falsehood: { text: `${before}${wrong}${after}`, type, from, until: from + [...wrong].length },
    }
  })
