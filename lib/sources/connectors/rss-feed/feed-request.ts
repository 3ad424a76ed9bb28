import type { GuardedRequest, Validators } from '@/lib/http/requests/guarded-fetch'

const maxBytes = 5 * 1024 * 1024

/** Builds the request for a feed: accepts the formats we can read, and at most 5 MiB. */
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
