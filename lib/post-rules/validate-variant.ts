import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { VoiceCheck } from '@/lib/voice/schemas'
import type { KnownOfPost } from './known-of-post'
import { validateCollaborators, validateReplies } from './validate-replies'
import { errorsFirst, validateRules } from './validate-rules'
import { validateVoice } from './validate-voice'

/**
 * The one validator of a variant (spec/decisions#7), used alike by the editor at every keystroke, the API, generation and
 * publishing. Takes a variant, the brand's voice with its rules, and what is known of its videos and documents and its channel's server; gives findings with marked spans, errors first. An error
 * blocks approval and publishing, a warning does not. Never throws, whatever the strings hold.
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

/** True when nothing in the list blocks approval and publishing. */
export const isPublishable = (issues: readonly VariantIssue[]): boolean =>
  issues.every((issue) => issue.severity !== 'error')
