import { findHashtags } from '@/lib/text/text-entities'
import { platformRules } from './registry'
import type { VariantContent } from './schemas'

/**
 * The exact text that is posted: the text, then the link, then the hashtags, each where that platform wants it. What the
 * author wrote into the text already is not added twice. Limits count on this. Serves spec/decisions#7.
 */
export function renderPost(content: VariantContent): { title: string | null; text: string } {
  const rules = platformRules[content.platform]
  return {
    title: rules.title ? content.title : null,
    text: [content.text.trimEnd(), ...renderEnding(content)].filter((part) => part !== '').join('\n\n'),
  }
}

/** What `renderPost` adds under the text: at most the link and the line of hashtags. */
function renderEnding(content: VariantContent): string[] {
  const rules = platformRules[content.platform]
  const ending: string[] = []
  const link = content.link?.trim() ?? ''
  const written = rules.link === 'in-text' || (rules.link === 'card' && content.media.length > 0)
  if (written && link !== '' && !content.text.includes(link)) ending.push(link)
  if (rules.hashtags.placement === 'in-text') {
    const tagged = new Set(findHashtags(content.text).map((tag) => tag.value.toLowerCase()))
    const tags = content.hashtags.map(bareTag).filter((tag) => tag !== '' && !tagged.has(tag.toLowerCase()))
    if (tags.length > 0) ending.push(tags.map((tag) => `#${tag}`).join(' '))
  }
  return ending
}

/** A hashtag as stored, without "#" even when somebody typed one. */
export const bareTag = (tag: string): string => tag.trim().replace(/^[#＃]+/u, '')
