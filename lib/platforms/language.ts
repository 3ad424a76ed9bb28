const german = new Set(
  'der die das und ist nicht ein eine einen mit für auf den dem im zu von sich wir sie es aber auch wie nach bei werden wird sind oder'.split(
    ' ',
  ),
)
const english = new Set(
  'the and is of to in that it with for are was on as by this from have not be you we or an at our their they has'.split(
    ' ',
  ),
)

/**
 * Whether a text is English or German, by its small words; undefined when there are too few to tell. Browser-safe and quick
 * enough for every keystroke; content is told by `lib/text/language/detect-language.ts`, which knows all languages.
 */
export function detectEnglishOrGerman(text: string): 'en' | 'de' | undefined {
  let score = 0
  let seen = 0
  for (const word of text
    .slice(0, 20_000)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const points = (german.has(word) ? 1 : 0) - (english.has(word) ? 1 : 0)
    if (points !== 0) seen++
    score += points
  }
  if (seen < 3 || Math.abs(score) < seen * 0.3) return undefined
  return score > 0 ? 'de' : 'en'
}

/** Codes of languages that have changed, and the ways Norwegian is written. */
const today: Record<string, string> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', ji: 'yi', mo: 'ro', sh: 'sr' }

/** The language a tag names, without its region: "de-AT" is "de". */
export function baseLanguage(tag: string): string {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0] || 'und'
  return today[base] ?? base
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German" for "de"; a code that nobody knows stays as it is. */
export function languageName(tag: string): string {
  if (tag === 'und') return 'an unknown language'
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
