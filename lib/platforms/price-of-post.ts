import { networks } from '@/lib/networks/registry'
import { findLinks } from '@/lib/text/find-links'
import { renderPost } from './render-post'
import type { VariantContent } from './schemas'

/** What a post costs by the network's price list, in US dollars; `plain` is the price without its links, where that is less. */
export type PriceOfPost = { dollars: number; plain?: number }

/**
 * What the network charges the owner of the app for this post as it would be sent; undefined where posts cost nothing. An address counts
 * as the network reads one, with or without "https://". Pure. Serves spec/platforms#networks.
 */
export function priceOfPost(content: VariantContent): PriceOfPost | undefined {
  const { price } = networks[content.platform]
  if (!price) return undefined
  const hasLink = findLinks(renderPost(content).text).length > 0
  return hasLink ? { dollars: price.withLink, plain: price.post } : { dollars: price.post }
}
