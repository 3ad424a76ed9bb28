import { createRequire } from 'node:module'
import { join } from 'node:path'
import { baseLanguage } from '@/lib/platforms/language'

type Hyphenator = (text: string) => string

/** Languages whose words may be hyphenated, and the name of their TeX patterns in the package. */
const patterns: Record<string, string> = {
  bg: 'bg',
  ca: 'ca',
  cs: 'cs',
  da: 'da',
  de: 'de-1996',
  el: 'el',
  en: 'en-us',
  es: 'es',
  et: 'et',
  fi: 'fi',
  fr: 'fr',
  hr: 'hr',
  hu: 'hu',
  it: 'it',
  lt: 'lt',
  lv: 'lv',
  nb: 'nb',
  nl: 'nl',
  nn: 'nn',
  no: 'nb',
  pl: 'pl',
  pt: 'pt',
  ro: 'ro',
  ru: 'ru',
  sk: 'sk',
  sl: 'sl',
  sv: 'sv',
  tr: 'tr',
  uk: 'uk',
}
const loaded = new Map<string, Hyphenator>()

/** Minimum number of letters that may be left alone before or after a hyphen. */
const least = { before: 3, after: 3 }

/**
 * Returns where a word may be hyphenated according to its language's patterns, as ascending positions in the word;
 * none for a language without patterns. Takes the word and its language. Patterns are loaded when a language is
 * first used.
 */
export function findHyphenationPoints(word: string, language: string | null): number[] {
  const hyphenate = language === null ? undefined : hyphenatorOf(baseLanguage(language))
  if (!hyphenate) return []
  const points: number[] = []
  let at = 0
  for (const syllable of hyphenate(word).split('\u00AD').slice(0, -1)) {
    at += syllable.length
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (letters(before, /(?<!\p{L})\p{L}+$/u) >= least.before && letters(after, /^\p{L}+/u) >= least.after)
      points.push(at)
  }
  return points
}

const letters = (text: string, run: RegExp): number => run.exec(text)?.[0].length ?? 0

function hyphenatorOf(language: string): Hyphenator | undefined {
  const known = loaded.get(language)
  const name = patterns[language]
  if (known || name === undefined) return known
  // Resolved at run time: no bundler can follow a path that depends on the language.
  const module = createRequire(join(process.cwd(), 'package.json'))(`hyphen/${name}`) as {
    hyphenateSync: (text: string, options: { minWordLength: number }) => string
  }
  const hyphenate: Hyphenator = (word) => module.hyphenateSync(word, { minWordLength: 6 })
  loaded.set(language, hyphenate)
  return hyphenate
}
