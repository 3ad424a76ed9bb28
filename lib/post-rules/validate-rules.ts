import type { ServerLimits } from '@/lib/networks/rules'
import type { KnownVideos } from '@/lib/platforms/known-videos'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { validateHashtags } from './validate-hashtags'
import { validateLink, validateMedia } from './validate-media'
import { validateText, validateTitle } from './validate-text'

/** What is known beside the words of a variant. */
export type KnownOfPost = {
  videos?: KnownVideos | null | undefined
  /** Of its channel's server, in place of the usual ones (docs/decisions/0203). */
  limits?: ServerLimits | undefined
}

/**
 * What the rules of its network say of a variant, without its replies and the brand's voice (`validateVariant` asks all). Takes a variant and what is
 * known of its videos and its channel's server; gives findings with marked spans, errors first. Never throws. Serves spec/decisions#7.
 */
export const validateRules = (
  content: VariantContent,
  { videos, limits }: KnownOfPost = {},
): VariantIssue[] =>
  errorsFirst([
    ...validateTitle(content),
    ...validateText(content, limits),
    ...validateHashtags(content),
    ...validateMedia(content, videos ?? {}, limits),
    ...validateLink(content),
  ])

export const errorsFirst = (issues: VariantIssue[]): VariantIssue[] =>
  issues.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
