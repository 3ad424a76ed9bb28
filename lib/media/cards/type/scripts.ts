import { baseLanguage } from '@/lib/platforms/language'
import type { CardFamily } from './font-files'

/** Scripts that are shaped separately, with their OpenType tags. */
const scripts = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Bopo', /\p{Script=Bopomofo}/u],
] as const
export type ScriptTag = (typeof scripts)[number][0] | 'Zyyy'

/**
 * The script of a character; `Zyyy` for characters shared by all scripts, such as digits, and for scripts that
 * cards do not support.
 */
export const detectScript = (sign: string): ScriptTag =>
  scripts.find(([, letters]) => letters.test(sign))?.[0] ?? 'Zyyy'

/** Whether a text is read from right to left, decided by the majority of its letters. */
export function isRightToLeft(text: string): boolean {
  const right = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  return right > (text.match(/\p{L}/gu)?.length ?? 0) / 2
}

/** Whether a character is a Latin, Greek or Cyrillic letter. */
export const isEuropean = (sign: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(sign)

/** Whether a text may be letter-spaced and set in capitals: joined scripts and those without capitals may not. */
export const isBicameral = (text: string): boolean =>
  !/(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{L}/u.test(text)

const ownFamily: Partial<Record<ScriptTag, CardFamily>> = {
  Arab: 'noto-sans-arabic',
  Hebr: 'noto-sans-hebrew',
  Deva: 'noto-sans-devanagari',
  Thai: 'noto-sans-thai',
}
const european: readonly CardFamily[] = ['figtree', 'noto-sans']
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const wideOrShared =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF]/u

/**
 * Returns a function that lists the typefaces for a character of a text, best first. Han characters look different
 * in Chinese, Japanese and Korean: the language decides, otherwise the text's other letters.
 */
export function createFamilyChooser(
  text: string,
  language: string | null,
): (sign: string) => readonly CardFamily[] {
  const asian = eastAsian(text, language)
  const present = scripts.flatMap(([tag, letters]) => (letters.test(text) ? (ownFamily[tag] ?? []) : []))
  const shared = [...european, ...present, ...(wide.test(text) ? asian : [])]
  return (sign) => {
    if (wideOrShared.test(sign)) return asian
    const script = detectScript(sign)
    const own = ownFamily[script]
    if (own) return [own]
    return script === 'Zyyy' ? shared : european
  }
}

function eastAsian(text: string, language: string | null): readonly CardFamily[] {
  const base = language === null ? '' : baseLanguage(language)
  const [jp, sc, tc, kr] = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-kr'] as const
  if (base === 'ko' || /\p{Script=Hangul}/u.test(text)) return [kr, jp, sc, tc]
  if (base === 'ja' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [jp, sc, tc, kr]
  if (/^zh-(?:Hant|TW|HK|MO)/i.test(language ?? '')) return [tc, sc, jp, kr]
  return [sc, tc, jp, kr]
}
