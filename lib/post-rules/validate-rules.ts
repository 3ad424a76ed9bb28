import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { KnownOfPost } from './known-of-post'
import { validateHashtags } from './validate-hashtags'
import { validateLink, validateMedia } from './validate-media'
import { validateText, validateTitle } from './validate-text'

/**
 * Checks a variant against its network's rules, without its replies and the brand's voice (`validateVariant` checks
 * everything). Takes a variant and what is known about its videos and documents and its channel's server. Returns
 * findings with marked spans, errors first. Never throws. Serves spec/decisions#7.
 */
export const validateRules = (content: VariantContent, known: KnownOfPost = {}): VariantIssue[] =>
  errorsFirst([
    ...validateTitle(content),
    ...validateText(content, known.limits),
    ...validateHashtags(content),
    ...validateMedia(content, known),
    ...validateLink(content),
  ])

/** Sorts findings in place, errors before warnings, and returns them. */
export const errorsFirst = (issues: VariantIssue[]): VariantIssue[] =>
  issues.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
