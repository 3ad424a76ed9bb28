import { createHash } from 'node:crypto'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { KnownOfPost } from '@/lib/post-rules/known-of-post'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import type { VoiceCheck } from '@/lib/voice/schemas'

/**
 * Entries are mostly a few hundred bytes. Posts with many issues are not cached, so the cache stays at a few
 * megabytes.
 */
const maxKept = 2_000
const maxOfOne = 20
const kept = new Map<string, readonly VariantIssue[]>()

/**
 * Validates posts that are shown again and again, such as those of the review queue, with a cache: each is
 * validated once per process, until its content or what it is checked against changes. Takes the brand's voice and
 * its rules; returns a function from a variant, and what else is known about it, to its issues. Callers share the
 * issues and must not modify them. Serves spec/decisions#7.
 */
export function createCachedValidator(
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
    // Evicts the least recently used entry.
    kept.delete(key)
    kept.set(key, issues)
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '')
    return issues
  }
}
