import { baseLanguage } from '@/lib/platforms/language'
import type { ClaimLanguage } from './claim'
import type { DateParts } from './date-parts'
import type { Surroundings } from './surroundings'

/** A number of the evidence, as it is written there. */
export type KnownNumber = {
  text: string
  values: readonly string[]
  amount: number
  dimension: string
  words: readonly string[]
  isHedged: boolean
  /** "Three times as fast" */
  isFactor: boolean
  /** What it is for each of: periods, and the stems of things. */
  per: readonly string[]
  around: Surroundings
}

/** A day or a time of the evidence, and the words it stands among. */
export type KnownMoment = {
  kind: 'day' | 'weekday' | 'time'
  text: string
  values: readonly string[]
  weekday: number | undefined
  around: Surroundings
}

/** How long it is between two times or days of one sentence, in seconds. */
export type Span = { amount: number; sentence: number }

/** Things that a source lists side by side: how many there are, and the stems of the words of their sentence. */
export type Enumeration = {
  count: number
  said: ReadonlySet<string>
  /** The stem of the word before its colon: "Colours: moss, slate and rust". */
  label?: string
}

/** Texts that count as sources, read once so that many sentences can be checked against them. */
export type Evidence = {
  language: ClaimLanguage | undefined
  /** All texts as they read, one below the other. */
  asItReads: () => string
  /** Every value of every claim, with what each of its numbers counts. */
  values: Map<string, readonly string[][]>
  numbers: KnownNumber[]
  /** The numbers that count one thing, by dimension and the stem of its word. */
  counted: Map<string, KnownNumber[]>
  amounts: Map<string, KnownNumber[]>
  /** Numbers before their unit was reckoned in. */
  rawAmounts: Set<string>
  /** Numbers without any unit or thing, as in a field of its own. */
  lone: Set<string>
  ordinals: Set<string>
  seenUnits: Set<string>
  dates: Map<string, DateParts[]>
  dateTexts: string[]
  /** How each day of a month is written first. */
  dayTexts: Map<string, string>
  timeTexts: string[]
  years: Set<number>
  weekdays: Set<number>
  /** Those of them that are written, not reckoned from a date. */
  statedWeekdays: Set<number>
  /** The days on which something is open, those of a range ("Wednesday to Sunday") too. */
  openDays: Set<number>
  /** The days of which it is said that something is closed. */
  closedDays: Set<number>
  /** The last days of times in which something is closed. */
  closedUntil: DateParts[]
  /** When the doors open, in minutes since midnight. */
  doorTimes: Set<number>
  /** How old somebody is: "Theda Wohlers, 36,". */
  ages: Set<number>
  /** Years in which somebody was born. */
  births: Set<number>
  /** The day on which the content was published, where the source has it. */
  published: { year: number; month: number; day: number } | undefined
  /** The year in which the text that is checked is read. */
  thisYear: number
  daysOfMonth: Set<number>
  digits: Set<string>
  phones: Map<string, string[]>
  /** Seven digits and more that stand together, whatever blanks and signs are between them. */
  runs: Set<string>
  enumerations: Enumeration[]
  spans: Span[]
  moments: KnownMoment[]
  /** How long before something else something is: "eine Stunde vor Badeschluss", in seconds. */
  offsets: Set<number>
  words: Set<string>
  stems: Set<string>
  /** In order, and in the order of their ends, to find compounds that begin or end with a word. */
  sorted: () => { words: readonly string[]; backwards: readonly string[] }
  hosts: Set<string>
  linkTexts: string[]
  handles: Set<string>
  wordStream: () => { ids: ReadonlyMap<string, number>; stream: readonly number[] }
  names: KnownNames
}

/** The names of the evidence: words that are capitalized and no common nouns. */
export type KnownNames = {
  /** By the word before or behind it, each with the form it is written in. */
  slots: Map<string, Set<string>>
  written: Map<string, string>
  /** What is left of a name without one of its letters, to find those that differ in one. */
  shortened: Map<string, Set<string>>
  followers: Map<string, Set<string>>
  /** How each of these is written. */
  forms: Map<string, string>
  initials: Set<string>
}

/** The language of texts whose words are read; undefined for all others. */
export const claimLanguage = (language: string): ClaimLanguage | undefined => {
  const base = baseLanguage(language)
  return base === 'de' || base === 'en' ? base : undefined
}

/** How `itemEvidence` names the day on which an item was published. */
export const publishedLabel = 'published_at: '

/** The years that a day without one may be in: a founding year is none of them. */
export const recentYears = ({ years }: Evidence): number[] =>
  [...years].filter((year) => year > 1990).slice(0, 8)

/** Stands for what a number counts where that is left out. */
export const anything = '*'

/** One more thing that a value counts in the evidence. */
export function add(values: Map<string, readonly string[][]>, value: string, words: readonly string[]): void {
  const known = values.get(value)
  if (!known) values.set(value, [[...words]])
  else if (known.length < 50) (known as string[][]).push([...words])
}

export const dateKey = ({ month, day }: DateParts): string => `${month ?? ''}-${day ?? ''}`

/** Whether a word of a sorted list begins with this one. */
export function beginsOne(sorted: readonly string[], part: string): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < part) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(part) ?? false
}
