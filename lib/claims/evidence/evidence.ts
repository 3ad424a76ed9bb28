import { baseLanguage } from '@/lib/platforms/language'
import type { ClaimLanguage } from '../read/claim'
import type { DateParts } from '../read/date-parts'
import type { Surroundings } from './surroundings'

/** A number in the evidence, as it is written there. */
export type KnownNumber = {
  text: string
  values: readonly string[]
  amount: number
  dimension: string
  words: readonly string[]
  isHedged: boolean
  /** "Three times as fast" */
  isFactor: boolean
  /** What the amount is per: names of periods, and stems of things. */
  per: readonly string[]
  around: Surroundings
}

/** A day or time in the evidence, and the words around it. */
export type KnownMoment = {
  kind: 'day' | 'weekday' | 'time'
  text: string
  values: readonly string[]
  weekday: number | undefined
  around: Surroundings
}

/** The duration between two times or days of one sentence, in seconds. */
export type KnownDuration = { amount: number; sentence: number }

/** Things that a source lists together: how many there are, and the stems of the words in their sentence. */
export type Enumeration = {
  count: number
  said: ReadonlySet<string>
  /** The stem of the word before the colon: "Colours: moss, slate and rust". */
  label?: string
}

/** Texts that count as sources, read once so that many sentences can be checked against them. */
export type Evidence = {
  language: ClaimLanguage | undefined
  /** All texts without Markdown marks and with collapsed whitespace, joined by line breaks. */
  asItReads: () => string
  /** Every value of every claim, with the stems of what it counts in each occurrence. */
  values: Map<string, readonly string[][]>
  numbers: KnownNumber[]
  /** Numbers by what they count: the dimension and the stem of the word. */
  counted: Map<string, KnownNumber[]>
  amounts: Map<string, KnownNumber[]>
  /** Numbers as written, before conversion by the factor of their unit. */
  rawAmounts: Set<string>
  /** Numbers without a unit or a counted thing, such as those alone in a field. */
  lone: Set<string>
  ordinals: Set<string>
  seenUnits: Set<string>
  dates: Map<string, DateParts[]>
  dateTexts: string[]
  /** How each day of the year is written the first time. */
  dayTexts: Map<string, string>
  timeTexts: string[]
  years: Set<number>
  weekdays: Set<number>
  /** Weekdays that are stated, not calculated from a date. */
  statedWeekdays: Set<number>
  /** Weekdays that are named without being closed, including those inside a range ("Wednesday to Sunday"). */
  openDays: Set<number>
  /** Weekdays on which something is said to be closed. */
  closedDays: Set<number>
  /** The last days of closing periods. */
  closedUntil: DateParts[]
  /** When the doors open, in minutes since midnight. */
  doorTimes: Set<number>
  /** People's ages: "Theda Wohlers, 36,". */
  ages: Set<number>
  /** People's years of birth. */
  births: Set<number>
  /** The publication date of the content, if the source has it. */
  published: { year: number; month: number; day: number } | undefined
  /** The year in which the checked text is read. */
  thisYear: number
  daysOfMonth: Set<number>
  digits: Set<string>
  phones: Map<string, string[]>
  /** Runs of seven or more digits, without the spaces and symbols between them. */
  runs: Set<string>
  enumerations: Enumeration[]
  spans: KnownDuration[]
  moments: KnownMoment[]
  /** How long one thing happens before another, in seconds: "eine Stunde vor Badeschluss". */
  offsets: Set<number>
  words: Set<string>
  stems: Set<string>
  /**
   * The words in alphabetical order, and reversed in the order of their ends, to find compounds that begin or end
   * with a word.
   */
  sorted: () => { words: readonly string[]; backwards: readonly string[] }
  hosts: Set<string>
  linkTexts: string[]
  handles: Set<string>
  wordStream: () => { ids: ReadonlyMap<string, number>; stream: readonly number[] }
  names: KnownNames
}

/** The names in the evidence: capitalized words that are not common nouns. */
export type KnownNames = {
  /** Names by the word before or after them; `written` has the spelling of each. */
  slots: Map<string, Set<string>>
  written: Map<string, string>
  /** Names by their variants with one letter left out, to find names that differ in one letter. */
  shortened: Map<string, Set<string>>
  followers: Map<string, Set<string>>
  /** The spelling of each follower. */
  forms: Map<string, string>
  initials: Set<string>
}

/** Returns the language if its words are read; undefined for all other languages. */
export const toClaimLanguage = (language: string): ClaimLanguage | undefined => {
  const base = baseLanguage(language)
  return base === 'de' || base === 'en' ? base : undefined
}

/** The prefix of the text in which `itemEvidence` states an item's publication date. */
export const publishedLabel = 'published_at: '

/** The years that a date without a year may fall in; a year of foundation is not one of them. */
export const listRecentYears = ({ years }: Evidence): number[] =>
  [...years].filter((year) => year > 1990).slice(0, 8)

/** Stands for what a number counts if the text does not say it. */
export const anyCountedThing = '*'

/** Adds another thing that a value counts in the evidence. */
export function addValue(
  values: Map<string, readonly string[][]>,
  value: string,
  words: readonly string[],
): void {
  const known = values.get(value)
  if (!known) values.set(value, [[...words]])
  else if (known.length < 50) (known as string[][]).push([...words])
}

/** Returns the key under which the evidence has the dates of a day ("11-3") or a month ("11-"), whatever the year. */
export const formatDateKey = ({ month, day }: DateParts): string => `${month ?? ''}-${day ?? ''}`

/** Whether any word of a sorted list begins with `part`. */
export function hasWordWithPrefix(sorted: readonly string[], part: string): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < part) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(part) ?? false
}
