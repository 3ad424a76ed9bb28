import { describe, expect, test } from 'vitest'
import type { GuardedRequest } from '@/lib/http/requests/guarded-fetch'
import { failureOf, fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { askPage } from './ask-page'
import { RulesOfSites } from './site-rules'

type Answer = { status?: number; body?: string | Buffer; headers?: Record<string, string> }
const moved = { status: 302, headers: { location: '/private/a' } }

/**
 * Simulates a site with this robots.txt, a page at every other path and a redirect from /moved to a page in /private;
 * records requests and the gaps between them.
 */
async function siteWith(robots: Answer) {
  const server = await loopbackServer((request, response) => {
    const page = request.url === '/moved' ? moved : { body: '<p>page</p>' }
    const { status, body, headers }: Answer = request.url === '/robots.txt' ? robots : page
    response.writeHead(status ?? 200, headers).end(body)
  })
  const fetch = fetchForServers(server)
  const asked: GuardedRequest[] = []
  const rules = new RulesOfSites()
  const ask = (path: string) =>
    askPage(new URL(path, server.origin), rules, {
      signal: new AbortController().signal,
      fetch: (request) => {
        asked.push(request)
        return fetch(request)
      },
    })
  return { ask, asked }
}

describe('a robots.txt that answers', () => {
  test.each([
    ['404', { status: 404 }],
    ['403', { status: 403 }],
    ['410 with words', { status: 410, body: 'User-agent: *\nDisallow: /' }],
    ['with an empty file', { body: '' }],
    ['with a redirect that never ends', { status: 302, headers: { location: '/robots.txt' } }],
    [
      'with more than has to be read, of which the beginning allows it',
      { body: `#${'x'.repeat(600_000)}\nUser-agent: *\nDisallow: /` },
    ],
  ])('%s allows everything', async (_what, robots) => {
    const { ask } = await siteWith(robots)
    expect(await ask('/a')).toMatchObject({ kind: 'answer', response: { status: 200 } })
  })

  test.each([
    ['500', { status: 500 }, 'bad-status'],
    ['503 and asks for a pause', { status: 503, headers: { 'retry-after': '60' } }, 'bad-status'],
    ['429', { status: 429 }, 'bad-status'],
    ['without end', { body: 'x'.repeat(3_000_000) }, 'too-large'],
    ['with damaged compression', { body: 'x', headers: { 'content-encoding': 'gzip' } }, 'bad-encoding'],
  ] as const)('%s allows nothing and gets a clear error', async (_what, robots, code) => {
    const { ask, asked } = await siteWith(robots)
    const failure = await failureOf(ask('/a'))
    expect(failure).toMatchObject({
      code,
      message: expect.stringMatching(/can’t read the robots\.txt of /),
    })
    expect(asked).toHaveLength(1)
  })

  test('with rules is requested once and obeyed before a page is requested and after a redirect', async () => {
    const { ask, asked } = await siteWith({ body: 'User-agent: *\nDisallow: /private' })
    expect(await ask('/private/a')).toMatchObject({ kind: 'refused', why: 'robots' })
    await Promise.all([ask('/a'), ask('/b')])
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/robots.txt', '/a', '/b'])
    expect(await ask('/moved')).toMatchObject({
      kind: 'refused',
      why: 'robots',
      reason: expect.stringContaining('/private/a'),
    })
  })

  test.each([
    ['2', 2_000],
    ['600', 10_000],
    ['soon', 0],
  ])('with a Crawl-delay of %s keeps requests %i ms apart', async (delay, gapMs) => {
    const { ask, asked } = await siteWith({ body: `User-agent: *\nCrawl-delay: ${delay}` })
    await ask('/a')
    expect(asked.at(-1)?.gapMs).toBe(gapMs)
  })
})
