import { networks } from '@/lib/networks/registry'
import { findLinks } from '@/lib/text/find-links'
import { renderPost } from './render-post'
import type { VariantContent } from './schemas'

/** What a post costs by the network's price list, in US dollars; `plain` is the price without its links, where that is less. */
export type PriceOfPost = {
  dollars: number
  plain?: number
  /** How many posts it becomes: itself and those of its thread. */
  posts: number
}

/**
 * What the network charges the owner of the app for this post as it would be sent; undefined where posts cost nothing. An address counts
 * as the network reads one, with or without "https://". Each post of a thread costs what a post costs. Pure. Serves spec/platforms#networks.
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
