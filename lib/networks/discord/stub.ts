import { randomDigits } from '../stub'

/** A message that the simulated webhook has accepted. */
type Message = {
  id: string
  content: string
  mentions: unknown
  files: { name: string; bytes: number; description: string }[]
}

type Webhook = { id: string; token: string; name: string; channelId: string; guildId: string }

const maxFileBytes = 10 * 1024 * 1024

/**
 * Simulates a Discord webhook according to the documentation of 2026-11: lookup, execution with files, and errors
 * with their codes. `webhook` sets its names and ids; `answer` handles a request, `messages` is what it has
 * accepted.
 */
export function discordWebhook(webhook: Webhook): {
  path: string
  messages: Message[]
  /** Tells the next call to wait this many seconds. */
  limit(seconds: number): void
  answer(request: Request): Promise<Response>
} {
  const messages: Message[] = []
  let waits: number | undefined
  const path = `/api/webhooks/${webhook.id}/${webhook.token}`

  async function execute(request: Request, url: URL): Promise<Response> {
    if (waits !== undefined) {
      const body = { message: 'You are being rate limited.', retry_after: waits, global: false }
      waits = undefined
      return Response.json(body, {
        status: 429,
        headers: { 'retry-after': String(Math.ceil(body.retry_after)) },
      })
    }
    const taken = await messageOf(request)
    if (taken instanceof Response) return taken
    const message = { id: `1${randomDigits()}`, ...taken }
    messages.push(message)
    if (url.searchParams.get('wait') !== 'true') return new Response(null, { status: 204 })
    return Response.json(shown(message))
  }

  const shown = ({ id, content }: Message) => ({
    id,
    type: 0,
    content,
    channel_id: webhook.channelId,
    webhook_id: webhook.id,
  })

  /** Parses a message from the form, or returns the error response. */
  async function messageOf(request: Request): Promise<Omit<Message, 'id'> | Response> {
    const form = await request.formData().catch(() => undefined)
    const json = form?.get('payload_json')
    if (!form || typeof json !== 'string')
      return failure(400, 50_109, 'The request body contains invalid JSON.')
    const payload = JSON.parse(json)
    const { content = '', attachments = [] } = payload
    const files = [...form].flatMap(([name, file]) => (typeof file === 'string' ? [] : [{ name, file }]))
    if (typeof content !== 'string' || content.length > 2000) return failure(400, 50_035, 'Invalid Form Body')
    if (content === '' && files.length === 0) return failure(400, 50_006, 'Cannot send an empty message')
    if (files.length > 10) return failure(400, 50_035, 'Invalid Form Body')
    if (files.some(({ file }) => file.size > maxFileBytes))
      return failure(413, 40_005, 'Request entity too large')
    return {
      content,
      mentions: payload.allowed_mentions,
      files: files.map(({ name, file }) => ({
        name: file.name,
        bytes: file.size,
        description: String(
          attachments.find((one: { id: number }) => `files[${one.id}]` === name)?.description ?? '',
        ),
      })),
    }
  }

  /** Edits or deletes one of the webhook's messages: `PATCH` and `DELETE …/messages/{id}`. */
  async function change(request: Request, messageId: string): Promise<Response> {
    const at = messages.findIndex((one) => one.id === messageId)
    const message = messages[at]
    if (!message) return failure(404, 10_008, 'Unknown Message')
    if (request.method === 'DELETE') {
      messages.splice(at, 1)
      return new Response(null, { status: 204 })
    }
    if (request.method !== 'PATCH') return failure(405, 0, '405: Method Not Allowed')
    const taken = await messageOf(request)
    if (taken instanceof Response) return taken
    Object.assign(message, taken)
    return Response.json(shown(message))
  }

  return {
    path,
    messages,
    limit: (seconds) => {
      waits = seconds
    },
    async answer(request) {
      const url = new URL(request.url)
      const [, id, token, messageId] =
        /^\/api\/webhooks\/(\d+)\/([\w-]+)(?:\/messages\/(\d+))?$/.exec(url.pathname) ?? []
      if (!id || !token) return failure(404, 0, '404: Not Found')
      if (id !== webhook.id) return failure(404, 10_015, 'Unknown Webhook')
      if (token !== webhook.token) return failure(401, 50_027, 'Invalid Webhook Token')
      if (messageId) return change(request, messageId)
      if (request.method === 'POST') return execute(request, url)
      if (request.method !== 'GET') return failure(405, 0, '405: Method Not Allowed')
      return Response.json({
        id,
        type: 1,
        name: webhook.name,
        channel_id: webhook.channelId,
        guild_id: webhook.guildId,
        application_id: null,
      })
    },
  }
}

const failure = (status: number, code: number, message: string): Response =>
  Response.json({ message, code }, { status })
