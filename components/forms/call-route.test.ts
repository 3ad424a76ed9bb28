import { afterEach, expect, test, vi } from 'vitest'
import { loopbackServer } from '@/testing/http/loopback-server'
import { callRoute } from './call-route'

const lost = 'We couldn’t reach the server.'
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['before the answer', 'while the body of the answer comes in'])(
  'a call aborted %s rejects instead of returning an answer without data',
  async (when) => {
    const aborting = new AbortController()
    // Sends the first half of a good response; the second half never comes.
    const server = await loopbackServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')
    })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = fetch(...request)
      if (when !== 'before the answer') await answer
      aborting.abort()
      return answer
    })
    const call = callRoute(server.origin, { signal: aborting.signal, lost })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  },
)

test.each([200, 502])('an answer (%i) that breaks off is reported as “unavailable”', async (status) => {
  const server = await loopbackServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.write('{"data":', () => response.destroy())
  })
  expect(await callRoute(server.origin, { lost })).toMatchObject({
    ok: false,
    error: { code: 'unavailable', message: lost },
  })
})

test('an HTML page instead of an answer, as proxies send it, becomes a readable error', async () => {
  const server = await loopbackServer((_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  expect(await callRoute(server.origin, { lost })).toMatchObject({
    ok: false,
    error: { code: 'upstream-failed', message: 'The server returned an unexpected answer.' },
  })
})

test('a failure of the whole body is said once, and errors of its fields are kept', async () => {
  const detail = 'This PDF is damaged.'
  const field = { pointer: '/name', detail: 'Enter a name.' }
  const server = await loopbackServer((_, response) => {
    response
      .writeHead(422, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ code: 'invalid', detail, errors: [{ pointer: '', detail }, field] }))
  })
  expect(await callRoute(server.origin, { lost })).toMatchObject({
    ok: false,
    error: { message: detail, errors: [field] },
  })
})
