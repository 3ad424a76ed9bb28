import { createHash } from 'node:crypto'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { KnownOfPost } from '@/lib/post-rules/known-of-post'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import type { VoiceCheck } from '@/lib/voice/schemas'

/** Mostly some hundred bytes each; a post full of mistakes is validated each time, so that they stay a few megabytes. */
const maxKept = 2_000
const maxOfOne = 20
const kept = new Map<string, readonly VariantIssue[]>()

/**
 * What the one validator says of posts that are shown again and again, such as those of the review queue: each is validated
 * once in this process, until its words or what it is checked against change. Takes the brand's voice with its rules; gives a
 * function that takes a variant, and what else is known of it, and gives its findings, shared between callers, so never to be changed. Serves spec/decisions#7.
 */
export function issuesAgainst(
  brand: Pick<VoiceCheck, 'voice' | 'levels'>,
): (content: VariantContent, known?: KnownOfPost) => readonly VariantIssue[] {
  const { voice, levels } = brand
  const against = JSON.stringify([voice, levels])
  return (content, known = {}) => {
    const key = createHash('sha256')
      .update(against)
      .update(JSON.stringify([content, known]))
      .digest('base64')
    const issues = kept.get(key) ?? validateVariant(content, { brand: { voice, levels }, ...known })
    if (issues.length > maxOfOne) return issues
    // The one asked for longest ago goes first.
    kept.delete(key)
    kept.set(key, issues)
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '')
    return issues
  }
}
