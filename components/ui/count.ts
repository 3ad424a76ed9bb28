const format = new Intl.NumberFormat('en-GB')

/** A count in words: "357", "1,204". */
export const countWords = (count: number): string => format.format(count)
