import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { scraperPace } from '@/lib/http/requests/politeness'
import { allowHost } from '@/testing/fakes/synced-source'
import { loopbackServer } from '@/testing/http/loopback-server'
import { sourceFetch } from './source-fetch'

test('a server that the operator allowed is requested at a bucket’s pace, even if a longer gap is asked for', async () => {
  const waiting: ServerResponse[] = []
  // No request is answered until five are waiting, which a scraper's pace would never allow.
  const server = await loopbackServer((_request, response) => {
    waiting.push(response)
    if (waiting.length === 5) for (const each of waiting) each.end('ok')
  })
  allowHost(server.host)
  const fetch = sourceFetch(scraperPace, { scope: 'a project', tenant: 'install' })
  const asked = Array.from({ length: 5 }, () => fetch({ url: server.origin, gapMs: 60_000 }))
  expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
})
