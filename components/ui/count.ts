/** Counts stop here (lib/packages/review/count-review-queue.ts), which the words say. */
const countedUpTo = 10_000

/** A count in words: "357", "1,204", and "10,000+" where counting stopped. */
export const countWords = (count: number): string =>
  `${count.toLocaleString('en-GB')}${count >= countedUpTo ? '+' : ''}`
