import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { ServersCommand, ServersReply } from './many-servers'

// Runs many servers in a separate process: all answer immediately, and some can be told to accept requests and
// never answer.
const unanswered = new Set<ServerResponse>()
const hosts: ServersReply = { answering: [], hanging: [] }
let hang = false

const answer: RequestListener = (request, response) => {
  const [, name = '', file] = request.url?.split('/') ?? []
  const manifest = file === 'manifest.json'
  const content = manifest ? { entries: [{ slug: 'one', updated_at: '2026-01-01T00:00:00Z' }] } : { name }
  const body = JSON.stringify(content)
  const etag = `"${createHash('sha1').update(name).update(body).digest('hex')}"`
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
  else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(body)
}

const answerOrHang: RequestListener = (request, response) => {
  if (!hang) return answer(request, response)
  unanswered.add(response)
  response.on('close', () => unanswered.delete(response))
}

async function open(listener: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: 120_000 }, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function obey(command: ServersCommand): Promise<ServersReply> {
  while (hosts.answering.length < (command.answering ?? 0)) hosts.answering.push(await open(answer))
  while (hosts.hanging.length < (command.hanging ?? 0)) hosts.hanging.push(await open(answerOrHang))
  if (command.hang !== undefined) hang = command.hang
  if (!hang) for (const response of unanswered) response.destroy()
  return hosts
}

process.on('message', async (command: ServersCommand) => process.send?.(await obey(command)))
process.on('disconnect', () => process.exit())
