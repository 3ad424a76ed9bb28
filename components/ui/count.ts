/** Counts stop here (lib/packages/review/count-review-queue.ts), which the words say. */
const countedUpTo = 10_000

const format = new Intl.NumberFormat('en-GB')

/** A count in words: "357", "1,204", and "10,000+" where counting stopped. */
export const countWords = (count: number): string =>
  `${format.format(count)}${count >= countedUpTo ? '+' : ''}`
