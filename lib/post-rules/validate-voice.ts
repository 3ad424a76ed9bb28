import { maxVariantTextLength } from '@/lib/networks/longest-text'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { checkText } from '@/lib/voice/check/check-text'
import type { VoiceCheck } from '@/lib/voice/schemas'

/** Checks each field of a variant against the brand's voice (spec/decisions#7). */
export function validateVoice(content: VariantContent, brand: VoiceCheck): VariantIssue[] {
  const { language } = content
  const check = (field: 'text' | 'title' | 'replies', value: string): VariantIssue[] =>
    checkText(value, brand.voice, { language, levels: brand.levels }).map((issue) => ({
      rule: issue.rule,
      severity: issue.level === 'block' ? 'error' : 'warning',
      field,
      from: issue.from,
      until: issue.until,
      message: issue.message,
      suggestion: issue.suggestion,
    }))
  return [
    // A text stored before today's cap may be longer; that it is too long is a separate issue.
    ...check('text', content.text.slice(0, maxVariantTextLength)),
    ...(platformRules[content.platform].title ? check('title', content.title ?? '') : []),
    ...validateTags(content, brand),
    ...content.replies.flatMap((reply, at) =>
      check('replies', reply).map((issue) => ({ ...issue, reply: at })),
    ),
  ]
}

/** Checks hashtags the way readers see them, with "#"; the spans do not count it. */
function validateTags({ hashtags, language }: VariantContent, brand: VoiceCheck): VariantIssue[] {
  const levels = { ...brand.levels, shouting: 'off', colour: 'off', 'long-sentence': 'off' } as const
  let before = 0
  return hashtags.flatMap((tag) => {
    const start = before
    before += tag.length + 1
    const issues = checkText(`#${tag}`, brand.voice, { language, levels })
    // The "#" itself is not part of the stored tag.
    return issues
      .filter(({ until }) => until > 1)
      .map(
        (issue): VariantIssue => ({
          rule: issue.rule,
          severity: issue.level === 'block' ? 'error' : 'warning',
          field: 'hashtags',
          from: start + Math.max(0, issue.from - 1),
          until: start + issue.until - 1,
          message: issue.message,
          suggestion: null,
        }),
      )
  })
}
