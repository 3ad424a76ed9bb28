import { expect, test } from 'vitest'
import { fetchForServers, loopbackServer } from '@/testing/http/loopback-server'
import { cacheResponses } from './cache-responses'

test('reuses a response only on request, in the same project and for the identical request', async () => {
  const server = await loopbackServer((request, response) => {
    response.writeHead(request.url === '/gone' ? 404 : 200).end(request.headers.authorization ?? 'nobody')
  })
  const fetch = fetchForServers(server)
  const ask = async (tenant: string, reuse: boolean, path = '/a', authorization = 'one') => {
    const response = await cacheResponses(fetch, { tenant, reuse })({
      url: `${server.origin}${path}`,
      headers: { authorization },
    })
    return response.text()
  }
  const asked = () => server.requests.length
  expect(await ask('p1', true)).toBe('one')
  expect(await ask('p1', true)).toBe('one')
  expect(asked()).toBe(1)
  await ask('p1', false)
  expect(asked()).toBe(2)
  await ask('p2', true)
  expect(asked()).toBe(3)
  expect(await ask('p1', true, '/a', 'two')).toBe('two')
  expect(asked()).toBe(4)
  await ask('p1', true, '/gone')
  await ask('p1', true, '/gone')
  expect(asked()).toBe(6)
})

test('drops old responses to stay within its bounds', async () => {
  const server = await loopbackServer((_, response) => {
    response.writeHead(200).end(Buffer.alloc(4 * 1024 * 1024))
  })
  const fetch = cacheResponses(fetchForServers(server), { tenant: 'large', reuse: true })
  for (let at = 0; at < 10; at++) await fetch({ url: `${server.origin}/${at}` })
  expect(server.requests).toHaveLength(10)
  await fetch({ url: `${server.origin}/9` })
  expect(server.requests).toHaveLength(10)
  await fetch({ url: `${server.origin}/0` })
  expect(server.requests).toHaveLength(11)
})
