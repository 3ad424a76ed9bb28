import type { Token } from '../words/tokens'

export const seasons: readonly { words: readonly string[]; months: readonly number[] }[] = [
  { words: ['spring', 'springtime', 'fruhling', 'fruhjahr'], months: [3, 4, 5] },
  { words: ['summer', 'summertime', 'sommer'], months: [6, 7, 8] },
  { words: ['autumn', 'fall', 'herbst'], months: [9, 10, 11] },
  { words: ['winter', 'wintertime'], months: [12, 1, 2] },
  { words: ['easter', 'ostern'], months: [3, 4] },
  { words: ['pfingsten', 'whitsun', 'pentecost'], months: [5, 6] },
  { words: ['christmas', 'weihnachten', 'advent'], months: [12] },
]

/** Returns the index of the season before a year: "spring of 2027", "Herbst 2027". Undefined if there is none. */
export function findSeasonBefore(tokens: readonly Token[], year: number): number | undefined {
  let index = year - 1
  while (index > 0 && year - index < 3 && /^(?:of|des|jahres|the)$/.test(tokens[index]?.low ?? '')) index--
  const low = tokens[index]?.low ?? ''
  const found = seasons.findIndex(({ words }) => words.includes(low))
  return found < 0 ? undefined : found
}

/** Formats a season (its index in `seasons`) as a canonical value, with the year if it is known: `season:0:2027`. */
export const formatSeasonValue = (season: number, year?: number): string =>
  `season:${season}${year === undefined ? '' : `:${year}`}`
