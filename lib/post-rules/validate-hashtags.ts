import { measureVariant } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import { bareTag } from '@/lib/platforms/render-post'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { findHashtags } from '@/lib/text/text-entities'
import { counted, mistake, warning } from './variant-issues'

/** Checks the hashtags: spelling, duplicates, count. Offsets refer to the tags joined by single spaces. */
export function validateHashtags(content: VariantContent): VariantIssue[] {
  const rules = platformRules[content.platform]
  const issues: VariantIssue[] = []
  const seen = new Set<string>()
  let from = 0
  for (const tag of content.hashtags) {
    const span = tag === '' ? undefined : { from, until: from + tag.length }
    from += tag.length + 1
    const wrong = misspelt(tag, rules.hashtags.placement)
    if (wrong) issues.push(mistake('hashtag-invalid', 'hashtags', wrong, span))
    const key = bareTag(tag).toLowerCase()
    if (seen.has(key))
      issues.push(warning('hashtag-repeated', 'hashtags', `“${tag}” appears twice. Keep one.`, span))
    seen.add(key)
  }
  if (rules.hashtags.placement === 'in-text') issues.push(...tooMany(content))
  const total = measureVariant(content).tags
  if (total && total.left < 0) {
    const message = `The tags are ${counted(-total.left, 'character')} too long for ${rules.label} (${total.limit} in total). Remove some.`
    issues.push(mistake('hashtags-too-long', 'hashtags', message))
  }
  return issues
}

function misspelt(tag: string, placement: 'in-text' | 'tags' | 'fields'): string | undefined {
  if (bareTag(tag) === '') return 'This hashtag is empty. Remove it.'
  if (/\p{Surrogate}/u.test(tag)) return 'This hashtag contains a damaged character. Type it again.'
  if (placement === 'in-text' && !/^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u.test(bareTag(tag))) {
    return `“${tag}” doesn’t work as a hashtag. Use only letters, digits and “_”, no spaces, and at least one letter.`
  }
  if (placement === 'tags' && /[<>,"]/.test(tag))
    return `“${tag}” doesn’t work as a tag. Leave out < > , and quotation marks.`
  return undefined
}

function tooMany(content: VariantContent): VariantIssue[] {
  const { label, hashtags } = platformRules[content.platform]
  const all = new Set([
    ...findHashtags(content.text).map((tag) => tag.value),
    ...content.hashtags.map(bareTag),
  ])
  const block = hashtags.blockAbove?.value
  const warn = hashtags.warnAbove?.value
  if (block !== undefined && all.size > block) {
    const message = `${label} allows up to ${block} hashtags, and you have ${all.size}. Remove some.`
    return [mistake('hashtags-too-many', 'hashtags', message)]
  }
  if (warn !== undefined && all.size > warn) {
    const message = `You have ${all.size} hashtags. On ${label}, more than ${warn} can do more harm than good.`
    return [warning('hashtags-too-many', 'hashtags', message)]
  }
  return []
}
