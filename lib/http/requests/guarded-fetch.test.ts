import { once } from 'node:events'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { failureOf, fetchFor, fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { userAgent } from '../user-agent'

const gzip = { 'content-encoding': 'gzip' }

describe('pull 5: time', () => {
  test('a body that keeps dripping ends at the total deadline', async () => {
    const server = await loopbackServer((_request, response) => {
      const drip = setInterval(() => response.write('.'), 5)
      response.on('close', () => clearInterval(drip))
    })
    // On a busy machine, a short deadline may pass before anything was sent.
    for (const deadlineMs of [150, 3_000, 30_000]) {
      const seen = server.requests.length
      const failure = await failureOf(fetchForServers(server)({ url: server.origin, deadlineMs }))
      expect(failure.code).toBe('timed-out')
      if (server.requests.length === seen) continue
      expect(failure.sent).toBe('unknown')
      return
    }
    expect.fail('The request was never sent.')
  })

  test('the deadline covers all redirects together', async () => {
    const server = await loopbackServer((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/silent' }).end()
    })
    // On a busy machine, the first response alone may take longer than a short deadline.
    for (const deadlineMs of [300, 3_000, 30_000]) {
      const seen = server.requests.length
      const failure = await failureOf(fetchForServers(server)({ url: server.origin, deadlineMs }))
      expect(failure.code).toBe('timed-out')
      const asked = server.requests.slice(seen).map(({ url }) => url)
      if (asked.length < 2) continue
      expect(asked).toEqual(['/', '/silent'])
      return
    }
    expect.fail('The redirect was never followed.')
  })

  test('a server that never starts to respond ends at the headers timeout', async () => {
    const server = await loopbackServer(() => undefined)
    const failure = await failureOf(fetchForServers(server)({ url: server.origin, headersTimeoutMs: 50 }))
    expect(failure).toMatchObject({ code: 'timed-out', sent: 'unknown' })
  })

  test('a name that never resolves ends at the deadline, and nothing is sent later either', async () => {
    const server = await loopbackServer((_request, response) => response.end())
    const { promise, resolve } = Promise.withResolvers<string[]>()
    const allowed = `minio:${server.port}`
    const fetch = fetchFor({ privateHostsAllowed: [allowed], resolve: () => promise })
    const request = { url: `http://${allowed}/late`, method: 'POST', body: '{}' } as const
    expect(await failureOf(fetch({ ...request, deadlineMs: 50 }))).toMatchObject({
      code: 'timed-out',
      sent: 'no',
    })
    resolve(['127.0.0.1'])
    await fetch({ ...request, url: `http://${allowed}/next` })
    expect(server.requests.map(({ url }) => url)).toEqual(['/next'])
  })

  test('the caller’s signal aborts a running request, and an aborted one starts none', async () => {
    const server = await loopbackServer(() => stop.abort())
    const stop = new AbortController()
    const fetch = fetchForServers(server)
    const request = { url: server.origin, signal: stop.signal }
    expect(await failureOf(fetch(request))).toMatchObject({ code: 'aborted', sent: 'unknown' })
    expect(await failureOf(fetch(request))).toMatchObject({ code: 'aborted', sent: 'no' })
    expect(server.requests).toHaveLength(1)
  })
})

describe('pull 5: size', () => {
  test('decoded bytes count: exactly the limit passes, one more does not', async () => {
    const server = await loopbackServer((request, response) => {
      const body = Buffer.alloc(Number(request.url?.slice(2)), 'x')
      if (request.url?.startsWith('/z')) response.writeHead(200, gzip).end(gzipSync(body))
      else if (request.url?.startsWith('/c'))
        response.write(body.subarray(0, 10), () => response.end(body.subarray(10)))
      else response.end(body)
    })
    const fetch = fetchForServers(server)
    for (const way of ['l', 'c', 'z']) {
      expect((await fetch({ url: `${server.origin}/${way}1000`, maxBytes: 1000 })).bytes).toHaveLength(1000)
      const failure = await failureOf(fetch({ url: `${server.origin}/${way}1001`, maxBytes: 1000 }))
      expect(failure.code).toBe('too-large')
      expect(failure.message).toContain('1000 bytes')
    }
  })

  test('200 KB of gzip that would become 200 MB stops at the limit', async () => {
    const megabyte = gzipSync(Buffer.alloc(1024 * 1024))
    const bomb = Buffer.concat(Array.from({ length: 200 }, () => megabyte))
    const server = await loopbackServer((_request, response) => response.writeHead(200, gzip).end(bomb))
    const before = process.memoryUsage().arrayBuffers
    expect(bomb.byteLength).toBeLessThan(250_000)
    expect((await failureOf(fetchForServers(server)({ url: server.origin }))).code).toBe('too-large')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024)
  })

  test('an endless body is cut off, and the server notices', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const server = await loopbackServer((_request, response) => {
      response.on('close', resolve)
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once('drain', pour)
      }
      pour()
    })
    expect((await failureOf(fetchForServers(server)({ url: server.origin }))).code).toBe('too-large')
    await closed
  })

  test('truncates a long error body, so that the status is still returned', async () => {
    const server = await loopbackServer((request, response) => {
      const body = 'ä'.repeat(500_000)
      if (request.url === '/z') response.writeHead(404, gzip).end(gzipSync(body))
      else response.writeHead(404).end(body)
    })
    for (const path of ['', '/z']) {
      const response = await fetchForServers(server)({ url: server.origin + path, maxBytes: 1001 })
      expect(response.status).toBe(404)
      expect(response.bytes).toHaveLength(1001)
      expect(response.text()).toBe('ä'.repeat(500))
    }
  })
})

describe('pull 5: encodings', () => {
  test('requests only gzip or no encoding, and decodes gzip', async () => {
    const server = await loopbackServer((_request, response) =>
      response.writeHead(200, gzip).end(gzipSync('{"a":1}')),
    )
    expect((await fetchForServers(server)({ url: server.origin })).json()).toEqual({ a: 1 })
    expect(server.requests[0]?.headers['accept-encoding']).toBe('gzip, identity')
  })

  test('a large gzip body arrives whole', async () => {
    const body = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * i) % 251))
    const server = await loopbackServer((_request, response) =>
      response.writeHead(200, gzip).end(gzipSync(body)),
    )
    expect(body.equals((await fetchForServers(server)({ url: server.origin })).bytes)).toBe(true)
  })

  test.each([
    ['not gzip at all', gzip, Buffer.from('plain')],
    ['gzip that ends early', gzip, gzipSync('x'.repeat(10_000)).subarray(0, 30)],
    ['brotli, which was not asked for', { 'content-encoding': 'br' }, brotliCompressSync('x')],
    ['gzip in gzip', { 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync('x'))],
  ])('%s is refused as a bad encoding', async (_what, headers, body) => {
    const server = await loopbackServer((_request, response) => response.writeHead(200, headers).end(body))
    expect((await failureOf(fetchForServers(server)({ url: server.origin }))).code).toBe('bad-encoding')
  })

  test.each(['identity', 'aws-chunked', 'utf-8', ''])(
    'an object store’s content encoding %j changes nothing',
    async (marker) => {
      const server = await loopbackServer((_request, response) =>
        response.writeHead(200, { 'content-encoding': marker }).end('x'),
      )
      expect((await fetchForServers(server)({ url: server.origin })).text()).toBe('x')
    },
  )

  test('a body shorter than announced is not taken as complete', async () => {
    const server = await loopbackServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.destroy())
    })
    expect((await failureOf(fetchForServers(server)({ url: server.origin }))).code).toBe('connection-lost')
  })

  test('a server that does not speak HTTP is reported as a bad response', async () => {
    const { createServer } = await import('node:net')
    const server = createServer((socket) => {
      socket.once('data', () => socket.end('500 mail.example.com does not know GET\r\n'))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const host = `127.0.0.1:${address !== null && typeof address !== 'string' ? address.port : 0}`
    expect(
      (await failureOf(fetchFor({ privateHostsAllowed: [host] })({ url: `http://${host}/` }))).code,
    ).toBe('bad-answer')
    server.close()
  })
})

describe('pull 8: conditional requests and the user agent', () => {
  test('sending back a response’s validators gives "not modified", and they stay valid', async () => {
    const lastModified = 'Sat, 21 Nov 2026 11:00:00 GMT'
    const server = await loopbackServer((request, response) => {
      if (request.headers['if-none-match'] === 'W/"v1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: 'W/"v1"', 'last-modified': lastModified }).end('x')
    })
    const fetch = fetchForServers(server)
    const first = await fetch({ url: server.origin })
    expect(first).toMatchObject({
      status: 200,
      notModified: false,
      validators: { etag: 'W/"v1"', lastModified },
    })
    const second = await fetch({ url: server.origin, validators: first.validators })
    expect(second).toMatchObject({
      status: 304,
      notModified: true,
      validators: { etag: 'W/"v1"', lastModified },
    })
    expect(second.bytes).toHaveLength(0)
    expect(server.requests[1]?.headers['if-modified-since']).toBe(lastModified)
  })

  test('a 304 marked as gzip has an empty body, not a damaged one', async () => {
    const server = await loopbackServer((_request, response) => response.writeHead(304, gzip).end())
    const fetch = fetchForServers(server)
    expect((await fetch({ url: server.origin, validators: { etag: '"a"' } })).notModified).toBe(true)
  })

  test('a 304 without a conditional request does not count as not modified', async () => {
    const server = await loopbackServer((_request, response) => response.writeHead(304).end())
    const fetch = fetchForServers(server)
    for (const validators of [undefined, {}])
      expect(await fetch({ url: server.origin, ...(validators ? { validators } : {}) })).toMatchObject({
        status: 304,
        notModified: false,
      })
  })

  test('a response without validators returns none', async () => {
    const server = await loopbackServer((_request, response) => response.end('x'))
    const response = await fetchForServers(server)({ url: server.origin, validators: { etag: '"old"' } })
    expect(response.validators).toEqual({})
  })

  test('requests say who sends them and where to find us', async () => {
    const server = await loopbackServer((_request, response) => response.end())
    const fetch = fetchFor({
      privateHostsAllowed: [server.host],
      userAgent: userAgent('https://app.example.com'),
    })
    await fetch({ url: server.origin })
    expect(server.requests[0]?.headers['user-agent']).toMatch(
      /^Tributary\/\d+\.\d+\.\d+ \(\+https:\/\/app\.example\.com\)$/,
    )
  })
})

describe('what is sent', () => {
  test('method, headers and body arrive as given', async () => {
    const server = await loopbackServer((request, response) => request.pipe(response))
    const fetch = fetchForServers(server)
    const body = new TextEncoder().encode('…{"a":"ü"}').subarray(3)
    const response = await fetch({
      url: `${server.origin}/p?q=%20`,
      method: 'PUT',
      headers: { 'X-A': 'b' },
      body,
    })
    expect(response.json()).toEqual({ a: 'ü' })
    expect(server.requests[0]).toMatchObject({ method: 'PUT', url: '/p?q=%20', headers: { 'x-a': 'b' } })
  })

  test.each<Record<string, string>>([
    { Host: 'other.example.com' },
    { 'Transfer-Encoding': 'chunked' },
    { 'content-length': '1' },
    { 'Proxy-Authorization': 'x' },
    { 'X-A': 'b\r\nX-C: d' },
    { 'X A': 'b' },
  ])('the header %j is refused before anything is sent', async (headers) => {
    const server = await loopbackServer((_request, response) => response.end())
    const failure = await failureOf(fetchForServers(server)({ url: server.origin, method: 'POST', headers }))
    expect(failure).toMatchObject({ code: 'request-refused', sent: 'no' })
    expect(server.requests).toHaveLength(0)
  })

  test.each([204, 400, 404, 429, 500, 503])(
    'a response with status %i is returned, not thrown',
    async (status) => {
      const server = await loopbackServer((_request, response) =>
        response.writeHead(status, { 'retry-after': '5' }).end(),
      )
      const response = await fetchForServers(server)({ url: server.origin })
      expect(response).toMatchObject({ status, headers: { 'retry-after': '5' } })
    },
  )

  test('joins repeated headers, and unusual header names do no harm', async () => {
    const server = await loopbackServer((_request, response) => {
      response.setHeader('link', ['a', 'b'])
      response.setHeader('__proto__', 'x')
      response.end()
    })
    const { headers } = await fetchForServers(server)({ url: server.origin })
    expect(headers.link).toBe('a, b')
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})
