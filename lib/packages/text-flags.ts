import type { Flag } from '@/lib/composer/schemas'
import { unknownLanguageMessage } from '@/lib/composer/warnings/flags'
import { languageName } from '@/lib/platforms/language'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { areEasilyConfused } from '@/lib/text/language/small-languages'

/** Shorter texts are too unreliable to question the language they are marked with. */
const minToDoubt = 80

/**
 * Flags a text that is in another language than it is marked with, whatever a bible's field names or a person say
 * (spec/writing#3). Pure.
 */
export function wrongLanguage(
  { text, language }: Pick<VariantContent, 'text' | 'language'>,
  { detect, knows }: LanguageDetector,
): Flag[] {
  const detected = language === 'und' || text.length < minToDoubt || !knows(language) ? 'und' : detect(text)
  if (detected === 'und' || detected === language || areEasilyConfused(detected, language)) return []
  const message = `The post is marked as ${languageName(language)}, but it reads as ${languageName(detected)}. Check it before you publish.`
  return [{ code: 'wrong_language', message }]
}

/** The language of a text is unknown. */
export const unknownLanguageFlag: Flag = { code: 'unknown_language', message: unknownLanguageMessage }

/** Returns the flags about a text's language: unknown, or another one than it is marked with. Pure. */
export const languageFlags = (
  content: Pick<VariantContent, 'text' | 'language'>,
  detector: LanguageDetector,
): Flag[] => (content.language === 'und' ? [unknownLanguageFlag] : wrongLanguage(content, detector))
