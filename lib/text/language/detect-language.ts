import { areEasilyConfused, detectSmallLanguage, smallLanguages } from './small-languages'

export type LanguageDetector = {
  /** Returns the ISO 639-1 code of a text's language; "und" if it is uncertain. */
  detect: (text: string) => string
  /** Whether it can detect this language. */
  knows: (language: string) => boolean
}

/** How much of a text is enough to detect its language. */
const maxDetectedLength = 2_000
const minLetters = 18
const minWords = 4

/** Scripts that only one language uses in today's publishing. */
const scripts: readonly [string, RegExp][] = [
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
]

/**
 * Loads the detector, which costs 30 MB: only the process that composes needs it. It knows about 65 languages,
 * including all official ones of the European Union. Texts that are too short, or that could be in several
 * languages, are "und". Its functions are pure and never throw. Serves spec/decisions#10, spec/writing#1.
 */
export async function loadLanguageDetector(): Promise<LanguageDetector> {
  const { eld } = await import('eld/extrasmall')
  const detect = (source: string): string => {
    const text = source.slice(0, maxDetectedLength).replace(/(?:https?:\/\/|www\.|[@#])[^\s]+/g, ' ')
    const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
    const byScript = languageOfScript(text, letters)
    if (byScript) return byScript
    const words = text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []
    if (letters < minLetters || words.length < minWords) return 'und'
    const found = eld.detect(text)
    const [[language = 'und', score = 0] = [], [second = '', next = 0] = []] = Object.entries(
      found.getScores(),
    )
    const margin = score - next
    const sure = score >= 0.5 && (found.isReliable() || (margin >= 0.03 && words.length > 4))
    const small = detectSmallLanguage(words, { language, reliable: found.isReliable(), margin })
    return small ?? (sure && (margin >= 0.01 || areEasilyConfused(language, second)) ? language : 'und')
  }
  const known = new Set([
    ...Object.values(eld.info().Languages),
    ...scripts.map(([code]) => code),
    ...smallLanguages,
    'zh',
    'ja',
  ])
  return { detect, knows: (language) => known.has(language) }
}

function languageOfScript(text: string, letters: number): string | undefined {
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / Math.max(1, letters)
  const [han, kana] = [share(/\p{Script=Han}/gu), share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)]
  if (han + kana > 0.5 && letters > 3) return kana > 0.05 ? 'ja' : 'zh'
  return letters > 3 ? scripts.find(([, pattern]) => share(pattern) > 0.5)?.[0] : undefined
}
