const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Frequent words of languages that the detector does not know; no other language has as many of them. */
const frequent: readonly [string, ReadonlySet<string>][] = [
  ['ga', setOf('agus an na go ar ag le tá is ní sa ann don dtí bhí thar arís nach gur atá do seo')],
  ['cy', setOf('yr y yn ac a am i o’r i’r a’r mae mae’r eto dros wedi bydd nid ei eu ddim hefyd')],
  ['mt', setOf('il li ta ta’ u fuq għal ma dan din huwa hija se biex kien ġie reġa’ ix is it id ir in')],
]
export const smallLanguages: readonly string[] = ['ga', 'cy', 'mt', 'gl', 'mk']

const galician = setOf('unha unhas polo pola xa moi máis dende ata volve tamén río ano vén veciños')
const macedonian = setOf('преку во го ги ќе што повторно сите нема исто')

/**
 * Recognizes a small language by its frequent words if the detector is unsure or mistakes it for a related one:
 * Irish, Welsh, Maltese, Galician and Macedonian. Takes the words of a text and the detector's result. Pure.
 */
export function detectSmallLanguage(
  words: readonly string[],
  found: { language: string; reliable: boolean; margin: number },
): string | undefined {
  const lower = words.map((word) => word.toLowerCase().replaceAll("'", '’'))
  const count = (set: ReadonlySet<string>) => lower.filter((word) => set.has(word)).length
  if (!found.reliable)
    return frequent.find(([, set]) => count(set) >= 3 && count(set) / words.length >= 0.25)?.[0]
  if (found.language === 'pt' && !/[ãõç]/.test(lower.join('')) && count(galician) >= 2) return 'gl'
  if (!['ru', 'bg', 'sr'].includes(found.language) || /[ыэђћъщ]/.test(lower.join(''))) return undefined
  return /[ѓќ]/.test(lower.join('')) || (found.margin < 0.01 && count(macedonian) > 0) ? 'mk' : undefined
}

/** Languages so similar that one of them, if declared, is not doubted because another is detected. */
const easilyConfused = [
  'hr bs sr me sl',
  'no da sv',
  'cs sk',
  'pt gl es ca',
  'bg mk sr ru uk be',
  'id ms tl',
  'nl af fy',
  'de lb',
  'hi mr ne',
  'fa ur ar ps ku',
  'tr az',
  'zh ja',
].map(setOf)

/** Whether two languages are often mistaken for each other. */
export const areEasilyConfused = (one: string, other: string): boolean =>
  easilyConfused.some((group) => group.has(one) && group.has(other))
