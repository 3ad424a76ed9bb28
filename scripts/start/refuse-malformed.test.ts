import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'

const served = `
  const server = require('node:http').createServer((request, response) => response.end('served ' + request.url))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
const server = spawn(process.execPath, ['--import', './scripts/start/refuse-malformed.mjs', '-e', served])
let port: number

beforeAll(async () => {
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  port = Number(line)
})
afterAll(() => server.kill('SIGKILL'))

/** Sends exactly these bytes and returns the server's response. */
async function send(lines: string[]): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.end([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
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
