import type { VariantContent, VariantIssue } from './schemas'
import { validateHashtags } from './validate-hashtags'
import { validateLink, validateMedia } from './validate-media'
import { validateText, validateTitle, validateWords } from './validate-text'

/**
 * The one validator of a variant (decisions 7), used alike by the editor at every keystroke, the API, generation and
 * publishing. Takes a variant and the voice's words to avoid; gives findings with marked spans, errors first. An error
 * blocks approval and publishing, a warning does not. Never throws, whatever the strings hold.
 */
export function validateVariant(
  content: VariantContent,
  options: { wordsToAvoid?: readonly string[] } = {},
): VariantIssue[] {
  const issues = [
    ...validateTitle(content),
    ...validateText(content),
    ...validateHashtags(content),
    ...validateMedia(content),
    ...validateLink(content),
    ...validateWords(content, options.wordsToAvoid ?? []),
  ]
  return issues.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

/** True when nothing in the list blocks approval and publishing. */
export const isPublishable = (issues: readonly VariantIssue[]): boolean =>
  issues.every((issue) => issue.severity !== 'error')
