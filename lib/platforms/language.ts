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

/** Whether a text is English or German, by its small words; undefined when there are too few to tell. */
export function detectLanguage(text: string): 'en' | 'de' | undefined {
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

/** The language a tag names, without its region: "de-AT" is "de". */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? 'en'

const names: Record<string, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
}
export const languageName = (tag: string): string => names[tag] ?? `“${tag}”`
