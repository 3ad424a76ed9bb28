const format = new Intl.NumberFormat('en-GB')

/** A count in words: "357", "1,204". */
export const countWords = (count: number): string => format.format(count)

/** The same for a count that was taken no further than `most`: "100+". */
export const countWordsTo = (count: number, most: number | undefined): string =>
  most !== undefined && count > most ? `${countWords(most)}+` : countWords(count)
