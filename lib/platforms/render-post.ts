import { findHashtags } from '@/lib/text/text-entities'
import { platformRules } from './registry'
import type { VariantContent } from './schemas'

/**
 * Returns the exact text to post: the text, then the link, then the hashtags, each where the platform wants it.
 * Anything that the author already wrote into the text is not added again. Limits are checked against this text.
 * Serves spec/decisions#7.
 */
export function renderPost(content: VariantContent): { title: string | null; text: string } {
  const rules = platformRules[content.platform]
  return {
    title: rules.title ? content.title : null,
    text: [content.text.trimEnd(), ...renderEnding(content)].filter((part) => part !== '').join('\n\n'),
  }
}

/** What `renderPost` adds below the text: at most the link and the line of hashtags. */
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

/** A hashtag in its stored form, without "#" even if one was typed. */
export const bareTag = (tag: string): string => tag.trim().replace(/^[#＃]+/u, '')
