import { networks } from '@/lib/networks/registry'
import { findLinks } from '@/lib/text/find-links'
import { renderPost } from './render-post'
import type { VariantContent } from './schemas'

/**
 * Price of a post according to the network's price list, in US dollars. `plain` is the price without links; present
 * only if the post has any.
 */
export type PriceOfPost = {
  dollars: number
  plain?: number
  /** Number of posts it becomes: itself and the rest of its thread. */
  posts: number
}

/**
 * What the network charges the app's owner for this post as it would be sent; undefined if posts are free. Text
 * counts as a URL if the network treats it as one, with or without "https://". Each post of a thread costs as much
 * as a single post. Pure. Serves spec/platforms#networks.
 */
export function priceOfPost(content: VariantContent): PriceOfPost | undefined {
  const { price } = networks[content.platform]
  if (!price) return undefined
  const texts = [renderPost(content).text, ...content.replies]
  const withLinks = texts.filter((text) => findLinks(text).length > 0).length
  const plain = texts.length * price.post
  const dollars = plain + withLinks * (price.withLink - price.post)
  return { dollars, posts: texts.length, ...(withLinks > 0 ? { plain } : {}) }
}
