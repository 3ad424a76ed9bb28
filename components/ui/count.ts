const format = new Intl.NumberFormat('en-GB')

/** Formats a count for display: "357", "1,204". */
export const countWords = (count: number): string => format.format(count)

/** Formats a count that was taken only up to `most`: "100+". */
export const countWordsTo = (count: number, max: number | undefined): string =>
  max !== undefined && count > max ? `${countWords(max)}+` : countWords(count)
