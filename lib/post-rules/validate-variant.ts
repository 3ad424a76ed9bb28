import type { KnownVideos } from '@/lib/platforms/known-videos'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { validateHashtags } from './validate-hashtags'
import { validateLink, validateMedia } from './validate-media'
import { validateText, validateTitle } from './validate-text'
import { validateVoice } from './validate-voice'

/**
 * The one validator of a variant (spec/decisions#7), used alike by the editor at every keystroke, the API, generation and
 * publishing. Takes a variant, the brand's voice with its rules, and what is known of its videos; gives findings with marked spans, errors first. An error
 * blocks approval and publishing, a warning does not. Never throws, whatever the strings hold.
 */
export function validateVariant(
  content: VariantContent,
  options: { brand?: VoiceCheck | undefined; videos?: KnownVideos | null | undefined } = {},
): VariantIssue[] {
  const issues = [
    ...validateTitle(content),
    ...validateText(content),
    ...validateHashtags(content),
    ...validateMedia(content, options.videos ?? {}),
    ...validateLink(content),
    ...(options.brand ? validateVoice(content, options.brand) : []),
  ]
  return issues.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

/** True when nothing in the list blocks approval and publishing. */
export const isPublishable = (issues: readonly VariantIssue[]): boolean =>
  issues.every((issue) => issue.severity !== 'error')
