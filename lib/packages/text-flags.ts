import { unknownLanguage } from '@/lib/composer/flags'
import type { Flag } from '@/lib/composer/schemas'
import { languageName } from '@/lib/platforms/language'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { areEasilyConfused } from '@/lib/text/language/small-languages'

/** A shorter text says too little of its language to doubt what it is marked with. */
const minToDoubt = 80

/** A post is in the language it is marked with, whatever the names of a bible's fields or a person say (spec/writing#3). Pure. */
export function wrongLanguage(
  { text, language }: Pick<VariantContent, 'text' | 'language'>,
  { detect, knows }: LanguageDetector,
): Flag[] {
  const detected = language === 'und' || text.length < minToDoubt || !knows(language) ? 'und' : detect(text)
  if (detected === 'und' || detected === language || areEasilyConfused(detected, language)) return []
  const message = `The post is marked as ${languageName(language)}, but it reads as ${languageName(detected)}. Check it before you publish.`
  return [{ code: 'wrong_language', message }]
}

/** Nobody knows which language a text is in. */
export const unknownLanguageFlag: Flag = { code: 'unknown_language', message: unknownLanguage }

/** The flags of a text about its language: that nobody knows it, or that it is another one than it is marked with. Pure. */
export const languageFlags = (
  content: Pick<VariantContent, 'text' | 'language'>,
  detector: LanguageDetector,
): Flag[] => (content.language === 'und' ? [unknownLanguageFlag] : wrongLanguage(content, detector))
