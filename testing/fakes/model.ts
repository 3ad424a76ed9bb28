import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'
import { isRefining, suggestNothing } from './model/refines-cards'
import { refusalOf } from './model/refusals'
import { type Dialect, errorBody, type ModelRequest, type Reply, wrapReply } from './model/replies'
import { streamReply } from './model/streamed'

export { badReplies, holdReply, type ModelRequest, type Reply, replyWith } from './model/replies'

/**
 * A model server on 127.0.0.1: chat completions under /v1, Anthropic's messages next to them, the gateway under
 * /v4/ai. The first two stream to clients that request it.
 */
export type FakeModel = {
  origin: string
  /** The value for AI_BASE_URL and ANTHROPIC_API_URL. */
  url: string
  gatewayUrl: string
  key: string
  model: string
  /** All requests but those to refine a card, which are in `refinements`. */
  requests: ModelRequest[]
  refinements: ModelRequest[]
  /** Number of requests whose caller disconnected before the response was complete. */
  abandoned: () => number
  /** Maximum number of requests it handled concurrently. */
  maxConcurrent: () => number
  close: () => Promise<void>
}

/** The key that it requires by default. */
export const modelKey = 'sk-test-9f2c1e77aa'

const dialects: Record<string, Dialect> = {
  '/v1/chat/completions': 'chat',
  '/v1/images/generations': 'images',
  '/v1/images/edits': 'edits',
  '/v1/embeddings': 'embeddings',
  '/v1/messages': 'messages',
  '/v4/ai/language-model': 'gateway',
}

/**
 * Starts the server. `answer` determines how the model replies to the `nth` request, counted from 0; requests that
 * the documented APIs reject do not reach it. Requests to refine a card are counted apart: `refine` determines the
 * reply, which suggests nothing by default. `structured: false` simulates a server without structured outputs.
 */
export async function startModel(
  answer: (request: ModelRequest, nth: number) => Reply | Promise<Reply>,
  options: {
    port?: number
    key?: string
    model?: string
    structured?: boolean
    refine?: (request: ModelRequest, nth: number) => Reply | Promise<Reply>
  } = {},
): Promise<FakeModel> {
  const { key = modelKey, model = 'small-model', structured = true, refine = suggestNothing } = options
  const requests: ModelRequest[] = []
  const refinements: ModelRequest[] = []
  let abandoned = 0
  let [now, maxRunning] = [0, 0]

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const dialect = dialects[request.url ?? '']
    const sent = await buffer(request)
    if (!dialect || request.method !== 'POST') return void response.writeHead(404).end('404 page not found')
    maxRunning = Math.max(maxRunning, ++now)
    response.on('close', () => {
      now--
      if (!response.writableFinished) abandoned++
    })
    const { body, files } = await readBody(request, sent)
    const received: ModelRequest = { dialect, headers: request.headers, body, files, prompt: promptOf(body) }
    const refines = isRefining(received.prompt)
    const nth = (refines ? refinements : requests).push(received) - 1
    const refusal = refusalOf(received, { key, model, structured })
    await give(response, received, model, refusal ?? (await (refines ? refine : answer)(received, nth)))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  const origin = `http://127.0.0.1:${await listenOnLoopback(server, options.port)}`
  return {
    origin,
    url: `${origin}/v1`,
    gatewayUrl: `${origin}/v4/ai`,
    key,
    model,
    requests,
    refinements,
    abandoned: () => abandoned,
    maxConcurrent: () => maxRunning,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function give(
  response: ServerResponse,
  received: ModelRequest,
  model: string,
  reply: Reply,
): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const streams = received.body.stream === true && received.dialect !== 'gateway'
  const events = { 'content-type': 'text/event-stream' }
  if ('say' in reply && streams) {
    response.writeHead(200, events)
    for (const piece of streamReply(received.dialect, model, reply, received.prompt)) response.write(piece)
    response.end()
  } else if ('diesSaying' in reply) {
    const partial = { say: reply.diesSaying }
    const whole = streams
      ? streamReply(received.dialect, model, partial, received.prompt).slice(0, -2).join('')
      : JSON.stringify(wrapReply(received.dialect, model, partial, received.prompt)).slice(0, -40)
    // Larger than the body that is sent, so that a client knows that it is incomplete.
    response.writeHead(200, streams ? events : { ...json, 'content-length': Buffer.byteLength(whole) + 100 })
    response.write(whole, () => response.destroy())
  } else if ('say' in reply)
    response
      .writeHead(200, json)
      .end(JSON.stringify(wrapReply(received.dialect, model, reply, received.prompt)))
  else if ('message' in reply)
    response
      .writeHead(reply.status, { ...json, ...reply.headers })
      .end(JSON.stringify(errorBody(received.dialect, reply.message, reply.code ?? 'server_error')))
  else if ('raw' in reply)
    response.writeHead(reply.status ?? 200, { ...json, ...reply.headers }).end(reply.raw)
  else if ('hangUp' in reply) response.destroy()
  else if ('drip' in reply) {
    response.writeHead(200, json).write('{"id":"')
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  }
}

/** Reads JSON, or a form as its fields and files. */
async function readBody(
  { headers }: IncomingMessage,
  sent: Buffer<ArrayBuffer>,
): Promise<Pick<ModelRequest, 'body' | 'files'>> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data'))
    return { body: JSON.parse(sent.toString('utf8')) as Record<string, unknown>, files: [] }
  const form = await new Response(sent, { headers: { 'content-type': type } }).formData()
  const fields: Record<string, unknown> = {}
  const files: ModelRequest['files'] = []
  for (const [field, value] of form)
    if (typeof value === 'string') fields[field] = value
    else files.push({ field, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) })
  return { body: fields, files }
}

function promptOf(body: Record<string, unknown>): string {
  const words: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.push(value)
    else if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      if ('content' in value) collect(value.content)
      else if ('text' in value) collect(value.text)
    }
  }
  collect(body.system)
  collect(body.messages ?? body.prompt ?? body.input)
  return words.join('\n\n')
}
