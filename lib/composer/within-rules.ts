import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent } from '@/lib/platforms/schemas'
import { findHashtags, findMentions } from '@/lib/platforms/text-entities'
import { fitBlocks } from './fit-post'

/**
 * The last look before a composed variant is given out: what a source's text may still hold against a platform's rules
 * (angle brackets, too many mentions or hashtags) is made plain words, and the text is fitted once more.
 */
export function withinRules(content: VariantContent): VariantContent {
  const rules = platformRules[content.platform]
  let { text } = content
  for (const sign of rules.text.forbidden?.value ?? '') text = text.replaceAll(sign, '')
  if (findMentions(text).length > (rules.mentions?.limit.value ?? Number.POSITIVE_INFINITY))
    text = text.replaceAll('@', '')
  const limit = rules.hashtags.blockAbove?.value ?? Number.POSITIVE_INFINITY
  if (findHashtags(text).length + content.hashtags.length > limit) text = text.replaceAll('#', '')
  if (text.trim() === '') text = '—'
  return { ...content, text: text === content.text ? text : fitBlocks(text.split('\n\n'), content) }
}
