import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'

const served = `
  const server = require('node:http').createServer((request, response) => {
    if (request.headers['with-id']) response.setHeader('X-Request-Id', request.headers['with-id'])
    response.end('served ' + request.url)
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
const server = spawn(process.execPath, ['--import', './scripts/start/refuse-malformed.mjs', '-e', served])
let port: number

beforeAll(async () => {
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  port = Number(line)
})
afterAll(() => server.kill('SIGKILL'))

/** Sends exactly these bytes and returns the server's response. */
async function send(lines: string[]): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.end([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

test.each(['/api/items/%ff', '/api/items/%', '/api/items/%E0%A4%A', '/api/%zz?q=1'])(
  'rejects a path with broken escapes with a problem body: %s',
  async (path) => {
    const { status, body } = await send([`GET ${path} HTTP/1.1`])
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', status: 400, hint: expect.any(String) })
  },
)

test('rejects a request with two Authorization headers, whichever comes first', async () => {
  const [one, two] = ['Authorization: Bearer one', 'authorization: Basic dHdv']
  for (const headers of [
    [one, two],
    [two, one],
  ]) {
    const { status, body } = await send([
      'POST /api/inbound/sources/1 HTTP/1.1',
      ...headers,
      'Content-Length: 0',
    ])
    expect([status, JSON.parse(body).code]).toEqual([400, 'bad-request'])
  }
})

test.each(['/api/items?q=%ff', '/gr%C3%BCn', '/a%2Fb'])(
  'passes other requests on to the app: %s',
  async (path) => {
    const { status, body } = await send([`GET ${path} HTTP/1.1`, 'Authorization: Bearer one'])
    expect(status).toBe(200)
    expect(body).toContain('served ')
  },
)

test.each([
  ['TRACE /api/items', /^Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/m],
  ['PROPFIND /api/items', /^Allow: GET/m],
  ['QUERY /api/inbound/sources/1', /^Allow: POST\r$/m],
])('refuses a method that no endpoint has with a problem body and Allow: %s', async (request, allow) => {
  const { status, head, body } = await send([`${request} HTTP/1.1`])
  expect([status, JSON.parse(body)]).toEqual([
    405,
    expect.objectContaining({ code: 'method-not-allowed', status: 405, hint: expect.any(String) }),
  ])
  expect(head).toMatch(allow)
})

test.each(['/api/items', '//api/items', '/api/items/?x=1'])(
  'gives every response of the API exactly one id: %s',
  async (path) => {
    const idsOf = (head: string) => head.match(/^x-request-id: \S+/gim)
    expect(idsOf((await send([`GET ${path} HTTP/1.1`])).head)).toEqual([
      expect.stringMatching(/^X-Request-Id: [0-9a-f-]{36}$/),
    ])
    const own = await send([`GET ${path} HTTP/1.1`, 'With-Id: of-the-route'])
    expect(idsOf(own.head)).toEqual(['X-Request-Id: of-the-route'])
  },
)
