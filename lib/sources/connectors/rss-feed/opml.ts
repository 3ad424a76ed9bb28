import { parseAttributes } from '@/lib/sources/addresses/find-page-links'
import type { Guess, Probe } from '@/lib/sources/connector'
import { resolveAddress } from './feed'

const maxFeeds = 50

/** Returns the feeds that an OPML file lists, one guess for each; empty for any other file. Pure. */
export function guessOpml({ url, status, text }: Pick<Probe, 'url' | 'status' | 'text'>): Guess[] {
  if (status !== 200 || !/<opml[\s>]/i.test(text.slice(0, 4096))) return []
  const feeds = new Map<string, string>()
  for (const [, inner = ''] of text.matchAll(/<outline\s([^<>]{1,4000})>/gi)) {
    const attributes = parseAttributes(inner)
    const address = resolveAddress(attributes.get('xmlurl')?.trim(), url.href)
    const name = (attributes.get('title') || attributes.get('text') || '').replace(/\s+/g, ' ').trim()
    if (address !== undefined && !feeds.has(address)) feeds.set(address, name.slice(0, 100))
  }
  const count = feeds.size === 1 ? 'one feed' : `${feeds.size.toLocaleString('en')} feeds`
  return [...feeds].slice(0, maxFeeds).map(([address, name], at) => ({
    config: { feed_url: address },
    // Keeps the order of the list.
    certainty: 0.95 - at / 1000,
    reason: `This is an OPML list of ${count}. ${at === 0 ? 'The first' : `Number ${at + 1}`} is ${name === '' ? address : `“${name}”`}.`,
    listed: true,
    ...(name === '' ? {} : { name }),
  }))
}
