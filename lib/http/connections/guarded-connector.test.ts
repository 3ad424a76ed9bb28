import { once } from 'node:events'
import { Agent, request } from 'undici'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { failureOf, fetchFor, internetOf, loopbackServer } from '@/testing/http/loopback-server'
import { selfSignedCertificate } from '@/testing/http/self-signed-certificate'
import { guardedConnector } from './guarded-connector'

const name = 'bucket.example.com'
const certificate = selfSignedCertificate(name)
const publicAddress = '93.184.216.34'

function publicServer() {
  return loopbackServer((_request, response) => response.end('hello'), certificate)
}

describe('pull 3: the connection itself is guarded', () => {
  test.each([
    'http://127.0.0.1',
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::127.0.0.1]',
    'https://[::ffff:127.0.0.1]',
    'https://168.63.129.16',
    'https://169.254.169.254',
    'https://93.184.216.34:8443',
    'http://93.184.216.34',
  ])('%s is refused by the connector even if nothing checked the address before', async (origin) => {
    const { opened, open } = internetOf(await publicServer(), certificate.cert)
    const dispatcher = new Agent({ connect: guardedConnector({ privateHostsAllowed: [] }, open) })
    onTestFinished(() => dispatcher.close())
    const failure = await failureOf(request(origin, { dispatcher }))
    expect(failure).toMatchObject({ code: 'address-refused', sent: 'no' })
    expect(opened).toEqual([])
  })

  test('a name with one private address among public ones is refused', async () => {
    const { opened, open } = internetOf(await publicServer(), certificate.cert)
    const fetch = fetchFor({ resolve: async () => [publicAddress, '10.0.0.1'] }, open)
    const failure = await failureOf(fetch({ url: `https://${name}/` }))
    expect(failure).toMatchObject({ code: 'address-refused', sent: 'no' })
    expect(failure.message).toContain(name)
    expect(opened).toEqual([])
  })

  test('a name that turns private between two lookups is connected only at the checked address', async () => {
    const server = await publicServer()
    const { opened, open } = internetOf(server, certificate.cert)
    const answers = [[publicAddress], ['127.0.0.1']]
    const fetch = fetchFor({ resolve: async () => answers.shift() ?? ['127.0.0.1'] }, open)
    expect((await fetch({ url: `https://${name}/` })).text()).toBe('hello')
    expect(opened).toEqual([
      { target: { protocol: 'https:', hostname: name, port: 443 }, addresses: [publicAddress] },
    ])
    server.cutConnections()
    const failure = await failureOf(fetch({ url: `https://${name}/`, method: 'POST' }))
    expect(failure).toMatchObject({ code: 'address-refused', sent: 'no' })
    expect(opened).toHaveLength(1)
  })

  test('the server receives the name as host, and its certificate is checked against that name', async () => {
    const server = await publicServer()
    const { open } = internetOf(server, certificate.cert)
    const fetch = fetchFor({ resolve: async () => [publicAddress] }, open)
    await fetch({ url: `https://${name}/a` })
    expect(server.requests[0]?.headers.host).toBe(name)
    const failure = await failureOf(fetch({ url: 'https://other.example.com/a' }))
    expect(failure).toMatchObject({ code: 'tls-failed', sent: 'no' })
  })

  test.each([undefined, '0'])(
    'an untrusted certificate is refused, even with %s in NODE_TLS_REJECT_UNAUTHORIZED',
    async (setting) => {
      const server = await publicServer()
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', setting)
      onTestFinished(() => void vi.unstubAllEnvs())
      const fetch = fetchFor({ privateHostsAllowed: [server.host] })
      expect(await failureOf(fetch({ url: server.origin }))).toMatchObject({ code: 'tls-failed', sent: 'no' })
      expect(server.requests).toHaveLength(0)
    },
  )

  test('a name opened by the operator may lead to a private address', async () => {
    const server = await loopbackServer((_request, response) => response.end('inside'))
    const allowed = `minio:${server.port}`
    const fetch = fetchFor({ privateHostsAllowed: [allowed], resolve: async () => ['127.0.0.1'] })
    expect((await fetch({ url: `http://${allowed}/` })).text()).toBe('inside')
    expect(server.requests[0]?.headers.host).toBe(allowed)
  })

  test('uses the next address when one of several is dead', async () => {
    const server = await loopbackServer((_request, response) => response.end('alive'))
    const allowed = `minio:${server.port}`
    const fetch = fetchFor({ privateHostsAllowed: [allowed], resolve: async () => ['::1', '127.0.0.1'] })
    expect((await fetch({ url: `http://${allowed}/` })).text()).toBe('alive')
  })

  test.each([
    ['[::1]:9000', '::1', '9000'],
    ['127.0.0.1:9000', '127.0.0.1', '9000'],
    ['minio:80', 'minio', ''],
  ])('the entry %s opens exactly that host and port', async (entry, hostname, port) => {
    const { opened, open } = internetOf(await loopbackServer((_request, response) => response.end()), '')
    const connect = guardedConnector(
      { privateHostsAllowed: [entry], resolve: async () => ['10.0.0.1'] },
      open,
    )
    const attempt = (target: { hostname: string; port: string }) =>
      new Promise<Error | null>((resolve) => {
        connect({ protocol: 'http:', ...target }, (error, socket) => {
          socket?.destroy()
          resolve(error)
        })
      })
    expect(await attempt({ hostname, port })).toBeNull()
    expect(await attempt({ hostname, port: '9001' })).toMatchObject({ code: 'address-refused' })
    expect(await attempt({ hostname: '10.0.0.1', port })).toMatchObject({ code: 'address-refused' })
    expect(opened).toHaveLength(1)
  })

  test('gives up a connection that takes longer than five seconds, with nothing sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const resolve = () => new Promise<string[]>(() => undefined)
    const connect = guardedConnector({ privateHostsAllowed: [], resolve })
    const failed = new Promise<Error | null>((done) => {
      connect({ protocol: 'https:', hostname: name, port: '' }, (error, _socket) => done(error))
    })
    vi.advanceTimersByTime(5_000)
    expect(await failed).toMatchObject({ code: 'timed-out', sent: 'no' })
  })

  test('a name without any address is reported as a DNS failure, with nothing sent', async () => {
    const fetch = fetchFor({ resolve: async () => [] })
    expect(await failureOf(fetch({ url: `https://${name}/` }))).toMatchObject({
      code: 'dns-failed',
      sent: 'no',
    })
  })

  test('ignores proxies set in the environment', async () => {
    const proxy = await loopbackServer((_request, response) => response.end('proxy'))
    const server = await loopbackServer((_request, response) => response.end('server'))
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const variable of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'ALL_PROXY'])
      vi.stubEnv(variable, proxy.origin)
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    const fetch = fetchFor({ privateHostsAllowed: [server.host] })
    expect((await fetch({ url: server.origin })).text()).toBe('server')
    expect(proxy.connections()).toBe(0)
  })
})

describe('connections', () => {
  test('are reused for reads', async () => {
    const server = await loopbackServer((_request, response) => response.end('x'))
    const fetch = fetchFor({ privateHostsAllowed: [server.host] })
    for (let i = 0; i < 50; i++) await fetch({ url: `${server.origin}/${i}` })
    // Two connections alternate, because undici does not reuse one immediately after a response.
    expect(server.connections()).toBeLessThanOrEqual(2)
  })

  test('are new for each request that changes something, so that a closing one cannot leave its outcome in doubt', async () => {
    const server = await loopbackServer((_request, response) => response.end('x'))
    const fetch = fetchFor({ privateHostsAllowed: [server.host] })
    for (let i = 0; i < 3; i++) await fetch({ url: server.origin, method: 'POST', body: '{}' })
    expect(server.connections()).toBe(3)
  })

  test('that the server closed while idle do not fail the next read', async () => {
    const server = await loopbackServer((_request, response) => response.end('x'))
    const fetch = fetchFor({ privateHostsAllowed: [server.host] })
    await fetch({ url: server.origin })
    server.cutConnections()
    expect((await fetch({ url: server.origin })).text()).toBe('x')
  })

  test('that break before the response are retried once for reads, never for writes', async () => {
    const server = await loopbackServer((_request, response) => response.destroy())
    const fetch = fetchFor({ privateHostsAllowed: [server.host] })
    expect(await failureOf(fetch({ url: server.origin }))).toMatchObject({ code: 'connection-lost' })
    expect(server.requests).toHaveLength(2)
    const failure = await failureOf(fetch({ url: server.origin, method: 'POST', body: '{}' }))
    expect(failure).toMatchObject({ code: 'connection-lost', sent: 'unknown' })
    expect(server.requests).toHaveLength(3)
  })

  test('that are refused are known to have sent nothing', async () => {
    const server = await loopbackServer((_request, response) => response.end())
    const { createServer } = await import('node:net')
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const address = closed.address()
    const port = address !== null && typeof address !== 'string' ? address.port : 0
    closed.close()
    await once(closed, 'close')
    const host = `127.0.0.1:${port}`
    const fetch = fetchFor({ privateHostsAllowed: [server.host, host] })
    const failure = await failureOf(fetch({ url: `http://${host}/`, method: 'POST', body: '{}' }))
    expect(failure).toMatchObject({ code: 'connect-refused', sent: 'no' })
    expect(failure.message).toContain(host)
  })
})
