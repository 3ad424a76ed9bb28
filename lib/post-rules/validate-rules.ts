import type { KnownVideos } from '@/lib/platforms/known-videos'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { validateHashtags } from './validate-hashtags'
import { validateLink, validateMedia } from './validate-media'
import { validateText, validateTitle } from './validate-text'

/**
 * What the rules of its network say of a variant, without the brand's voice (`validateVariant` asks both). Takes a variant and what is
 * known of its videos; gives findings with marked spans, errors first. Never throws. Serves spec/decisions#7.
 */
export const validateRules = (content: VariantContent, videos?: KnownVideos | null): VariantIssue[] =>
  errorsFirst([
    ...validateTitle(content),
    ...validateText(content),
    ...validateHashtags(content),
    ...validateMedia(content, videos ?? {}),
    ...validateLink(content),
  ])

export const errorsFirst = (issues: VariantIssue[]): VariantIssue[] =>
  issues.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
