import type { GuardedRequest, Validators } from '@/lib/http/guarded-fetch'

const maxBytes = 5 * 1024 * 1024

/** How a feed is asked for: with what we can read, and not more than 5 MiB of it. */
export const feedRequest = (url: string, signal: AbortSignal, validators?: Validators): GuardedRequest => ({
  url,
  signal,
  maxBytes,
  headers: {
    accept:
      'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, ' +
      'text/xml;q=0.9, text/html;q=0.5, */*;q=0.4',
  },
  ...(validators ? { validators } : {}),
})
