import { expect, test } from 'vitest'
import { failureOf, fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { discoverPages } from './discover-pages'
import { webScraperConfig } from './schemas'

test('checking a long list against a site’s rules leaves room for other work and ends when the sync is stopped', async () => {
  const pages = Array.from({ length: 200 }, (_, at) => `<url><loc>/story-${at}</loc></url>`)
  const server = await loopbackServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(200).end('User-agent: *\nDisallow: /private')
    else
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${pages.join('')}</urlset>`)
  })
  const fetch = fetchForServers(server)
  const stop = new AbortController()
  const failure = await failureOf(
    discoverPages(
      webScraperConfig.parse({ start_url: `${server.origin}/sitemap.xml` }),
      {
        fetch: async (request) => {
          const response = await fetch(request)
          if (request.url.endsWith('/sitemap.xml')) setImmediate(() => stop.abort())
          return response
        },
        connect: () => expect.unreachable(),
        now: () => new Date(),
        note: () => undefined,
        signal: stop.signal,
      },
      undefined,
    ),
  )
  expect(failure.code).toBe('aborted')
})
