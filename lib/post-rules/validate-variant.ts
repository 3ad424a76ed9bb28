import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { VoiceCheck } from '@/lib/voice/schemas'
import type { KnownOfPost } from './known-of-post'
import { validateCollaborators, validateReplies } from './validate-replies'
import { errorsFirst, validateRules } from './validate-rules'
import { validateVoice } from './validate-voice'

/**
 * The single validator of variants (spec/decisions#7), shared by the editor (at every keystroke), the API,
 * generation and publishing. Takes a variant, the brand's voice with its rules, and what is known about its videos
 * and documents and its channel's server. Returns findings with marked spans, errors first. An error blocks
 * approval and publishing, a warning does not. Never throws, whatever the strings contain.
 */
export function validateVariant(
  content: VariantContent,
  options: KnownOfPost & { brand?: VoiceCheck | undefined } = {},
): VariantIssue[] {
  return errorsFirst([
    ...validateRules(content, options),
    ...validateReplies(content, options.limits),
    ...validateCollaborators(content),
    ...(options.brand ? validateVoice(content, options.brand) : []),
  ])
}

/** Whether nothing in the list blocks approval and publishing. */
export const isPublishable = (issues: readonly VariantIssue[]): boolean =>
  issues.every((issue) => issue.severity !== 'error')
