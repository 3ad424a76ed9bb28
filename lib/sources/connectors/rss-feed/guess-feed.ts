import type { Guess, Probe } from '@/lib/sources/connector'
import { listPageFeeds } from './find-feed'
import { inspectFeed } from './inspect'
import { parseFeed } from './parse-feed'

/** Guesses whether an address is a feed, by its content and not its media type, or a page that links to one. */
export function guessFeed({ url, status, text, links }: Probe): Guess | undefined {
  if (status !== 200) return undefined
  const { kind } = inspectFeed(text)
  if (kind === 'xml' || kind === 'json') return guessOf(text, kind, url.href)
  const [first, ...others] = listPageFeeds(links)
  if (!first) return undefined
  const named = first.title === '' ? '' : ` (“${first.title.slice(0, 80)}”)`
  return {
    config: { feed_url: first.href },
    certainty: 0.75,
    reason:
      others.length === 0
        ? `This page has a feed${named}.`
        : `This page has ${others.length + 1} feeds. This is the first one${named}.`,
    ...(first.title === '' ? {} : { name: first.title.slice(0, 100) }),
  }
}

function guessOf(text: string, kind: 'xml' | 'json', address: string): Guess | undefined {
  try {
    const { title, entries, format } = parseFeed(text, kind, address, () => undefined)
    const count = entries.length === 1 ? 'one entry' : `${entries.length.toLocaleString('en')} entries`
    return {
      config: { feed_url: address },
      certainty: 0.97,
      reason: `This is a feed (${format})${title === undefined ? '' : `: “${title.slice(0, 80)}”`}, ${count}.`,
      ...(title === undefined ? {} : { name: title.slice(0, 100) }),
    }
  } catch {
    return undefined
  }
}
