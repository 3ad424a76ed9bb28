const numbered = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + at * step])

const germanUnits = numbered('ein zwei drei vier funf sechs sieben acht neun', 1)
const germanTens = numbered('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10)

/**
 * Numbers from two upward that are written as one word in English or German, folded. "One" is left out because it
 * is often an article.
 */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numbered('two three four five six seven eight nine ten eleven twelve thirteen fourteen', 2),
  ...numbered('fifteen sixteen seventeen eighteen nineteen', 15),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numbered(
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn',
    2,
  ),
  ...numbered('siebzehn achtzehn neunzehn', 17),
  ...germanTens,
  ...germanTens.flatMap(([tens, value]) =>
    germanUnits.map(([unit, digit]): [string, number] => [`${unit}und${tens}`, value + digit]),
  ),
  ['hundred', 100],
  ['hundert', 100],
  ['thousand', 1000],
  ['tausend', 1000],
  ...numbered('fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 4),
  ...numbered('vierte funfte sechste siebte achte neunte zehnte elfte zwolfte', 4),
  ['dozen', 12],
  ['dutzend', 12],
])

/** Time units in terms of a base unit: "two weeks" are 14 days and "a decade" is 120 months. */
const units: [words: string, unit: string, times: number][] = [
  ['minute minutes min minuten', 'i', 1],
  ['hour hours stunde stunden', 'i', 60],
  ['day days tag tage tagen', 'd', 1],
  ['week weeks woche wochen', 'd', 7],
  ['fortnight fortnights', 'd', 14],
  ['month months monat monate monaten', 'm', 1],
  ['year years jahr jahre jahren', 'm', 12],
  ['decade decades jahrzehnt jahrzehnte jahrzehnten', 'm', 120],
]
const timeUnitsByWord = new Map(
  units.flatMap(([words, unit, times]) => words.split(' ').map((word) => [word, { unit, times }] as const)),
)

/**
 * Builds a single stem such as "42d" from a number and a time unit, so that "six weeks" and "42 days" match.
 * Returns undefined for NaN and for words that are not a time unit. Pure.
 */
export function buildDurationStem(number: number, unitWord: string): string | undefined {
  const found = Number.isNaN(number) ? undefined : timeUnitsByWord.get(unitWord)
  return found && `${number * found.times}${found.unit}`
}

const daysOfMonth = 30.4

/**
 * How similar two numbers are, from 0 to 1: "6 days" and "6" are nearly the same, and so are "12 weeks" and "3
 * months". Takes stems. Pure.
 */
export function compareNumbers(a: string, b: string): number {
  if (a === b) return 1
  const [unitA, unitB] = [unitIn(a), unitIn(b)]
  const [valueA, valueB] = [Number.parseFloat(a), Number.parseFloat(b)]
  if (unitA === '' || unitB === '') return valueA === valueB && unitA !== unitB ? 0.9 : 0
  if (unitA === unitB || unitA === 'i' || unitB === 'i') return 0
  const [days, others] = [
    unitA === 'm' ? valueA * daysOfMonth : valueA,
    unitB === 'm' ? valueB * daysOfMonth : valueB,
  ]
  return Math.min(days, others) > Math.max(days, others) * 0.9 ? 0.8 : 0
}

const unitIn = (stem: string): string => (stem.at(-1) ?? '').replace(/\d/, '')
