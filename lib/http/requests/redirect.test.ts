import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  failureOf,
  fetchFor,
  fetchForServers,
  internetOf,
  loopbackServer,
} from '@/testing/http/loopback-server'
import { selfSignedCertificate } from '@/testing/http/self-signed-certificate'
import { checkRedirect } from './redirect'

const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { location }).end('moved')
  }

describe('pull 4: redirects', () => {
  test('three are followed, and the final address is returned', async () => {
    const server = await loopbackServer((request, response) => {
      const step = Number(request.url?.slice(1))
      if (step < 3) redirectTo(`/${step + 1}`)(request, response)
      else response.end('arrived')
    })
    const response = await fetchForServers(server)({ url: `${server.origin}/0` })
    expect(response.text()).toBe('arrived')
    expect(response.url).toBe(`${server.origin}/3`)
  })

  test.each([
    ['permanent ones lead', [301, 308], '/2'],
    ['a permanent one leads before a temporary one', [301, 302], '/1'],
    ['a temporary one leads nowhere for good', [302, 301], undefined],
  ])('the response says where %s', async (_what, steps, movedTo) => {
    const server = await loopbackServer((request, response) => {
      const step = Number(request.url?.slice(1))
      const status = steps[step]
      if (status === undefined) response.end('arrived')
      else redirectTo(`/${step + 1}`, status)(request, response)
    })
    const response = await fetchForServers(server)({ url: `${server.origin}/0` })
    expect(response.movedTo).toBe(movedTo && `${server.origin}${movedTo}`)
  })

  test('a fourth is refused', async () => {
    const server = await loopbackServer((_request, response) => redirectTo('/again')(_request, response))
    expect(await failureOf(fetchForServers(server)({ url: server.origin }))).toMatchObject({
      code: 'too-many-redirects',
    })
    expect(server.requests).toHaveLength(4)
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'http://bucket.example.com/',
    'https://user@bucket.example.com/',
    'https://bucket.example.com:8443/',
    '//127.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://',
  ])('to %s is refused', async (location) => {
    const server = await loopbackServer(redirectTo(location))
    const failure = await failureOf(fetchForServers(server)({ url: server.origin }))
    expect(failure.code).toBe('redirect-refused')
    expect(server.requests).toHaveLength(1)
  })

  test('from one private host to another is refused even when both are open', async () => {
    const other = await loopbackServer((_request, response) => response.end('secret'))
    const server = await loopbackServer(redirectTo(`${other.origin}/`))
    expect(await failureOf(fetchForServers(server, other)({ url: server.origin }))).toMatchObject({
      code: 'redirect-refused',
    })
    expect(other.requests).toHaveLength(0)
  })

  test('from a public server to a private host or to the app itself is refused', () => {
    const policy = {
      privateHostsAllowed: ['minio:443'],
      ownOrigin: { origin: 'https://app.example.com', pathPrefixes: ['/sample'] },
    }
    const from = new URL('https://bucket.example.com/x')
    for (const location of ['https://minio/x', 'https://app.example.com/sample/x']) {
      expect(() => checkRedirect(from, location, policy)).toThrow(
        expect.objectContaining({ code: 'redirect-refused' }),
      )
    }
  })

  test('within the app itself must stay under the named paths', async () => {
    const server = await loopbackServer(redirectTo('/api/v1/projects'))
    const fetch = fetchFor({ ownOrigin: { origin: server.origin, pathPrefixes: ['/sample'] } })
    expect(await failureOf(fetch({ url: `${server.origin}/sample/x` }))).toMatchObject({
      code: 'redirect-refused',
    })
    expect(server.requests).toHaveLength(1)
  })

  test('from https to http on another host is refused', () => {
    const from = new URL('https://bucket.example.com/x')
    expect(() => checkRedirect(from, 'http://other.example.com/', { privateHostsAllowed: [] })).toThrow(
      expect.objectContaining({ code: 'redirect-refused' }),
    )
  })

  test('drop all caller headers on another origin, and keep them on the same one', async () => {
    const certificate = selfSignedCertificate('*.example.com')
    const server = await loopbackServer((request, response) => {
      if (request.url === '/start') redirectTo('/same')(request, response)
      else if (request.url === '/same') redirectTo('https://two.example.com/other')(request, response)
      else if (request.url === '/other') redirectTo('https://one.example.com/back')(request, response)
      else response.end('done')
    }, certificate)
    const { open } = internetOf(server, certificate.cert)
    const fetch = fetchFor({ resolve: async () => ['93.184.216.34'] }, open)
    await fetch({
      url: 'https://one.example.com/start',
      headers: {
        Authorization: 'Bearer secret',
        'X-Api-Key': 'secret',
        Cookie: 'a=secret',
        Accept: 'text/x',
      },
      validators: { etag: '"v1"', lastModified: 'Sat, 21 Nov 2026 11:00:00 GMT' },
    })
    const seen = server.requests.map(({ url, headers }) => [
      url,
      headers.authorization ?? headers['x-api-key'] ?? headers.cookie ?? 'none',
      headers.accept,
      headers['if-none-match'],
      headers['if-modified-since'] !== undefined,
    ])
    expect(seen).toEqual([
      ['/start', 'Bearer secret', 'text/x', '"v1"', true],
      ['/same', 'Bearer secret', 'text/x', '"v1"', true],
      ['/other', 'none', '*/*', '"v1"', false],
      ['/back', 'none', '*/*', '"v1"', false],
    ])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('are never followed for %s', async (method) => {
    const server = await loopbackServer(redirectTo('/elsewhere', 307))
    const response = await fetchForServers(server)({ url: server.origin, method, followRedirects: true })
    expect(response.status).toBe(307)
    expect(server.requests).toHaveLength(1)
  })

  test('are returned to a caller who asked not to follow them', async () => {
    const server = await loopbackServer(redirectTo('/elsewhere'))
    const response = await fetchForServers(server)({ url: server.origin, followRedirects: false })
    expect(response).toMatchObject({ status: 302, headers: { location: '/elsewhere' } })
  })

  test('with an endless body are followed without reading it all', async () => {
    const server = await loopbackServer((request, response) => {
      if (request.url === '/end') return response.end('done')
      response.writeHead(302, { location: '/end' })
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
        response.once('drain', pour)
      }
      return pour()
    })
    expect((await fetchForServers(server)({ url: server.origin })).text()).toBe('done')
  })
})
