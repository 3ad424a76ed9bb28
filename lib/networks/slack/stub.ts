import { pick, textAt } from '../stub'

/** A message that the simulated webhook has accepted. */
type Message = { text: string; blocks: unknown[]; payload: Record<string, unknown> }

/**
 * Reasons for which a webhook refuses a message, in the network's wording, with the status code of each. Source:
 * api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks and docs.slack.dev/messaging/
 * sending-messages-using-incoming-webhooks, "Handling errors"; read on 2026-11-23.
 */
const refusals = {
  invalid_payload: 400,
  invalid_blocks: 400,
  no_text: 400,
  too_many_attachments: 400,
  user_not_found: 400,
  action_prohibited: 403,
  invalid_token: 403,
  posting_to_general_channel_denied: 403,
  channel_not_found: 404,
  no_active_hooks: 404,
  no_service: 404,
  no_team: 404,
  channel_is_archived: 410,
  rollup_error: 500,
} as const
type Refusal = keyof typeof refusals

// docs.slack.dev/reference/block-kit/blocks and the page of each block, read on 2026-11-23.
const maxBlocks = 50
const maxLengths = {
  section: 3000,
  fields: 10,
  field: 2000,
  header: 150,
  imageUrl: 3000,
  altText: 2000,
  imageTitle: 2000,
  context: 10,
  actions: 25,
  markdown: 12_000,
  blockId: 255,
}
// docs.slack.dev/changelog/2018-04-truncating-really-long-messages: longer texts are truncated, not refused; read
// on 2026-11-23.
const maxTextLength = 40_000
const maxAttachments = 100

/**
 * Simulates an incoming Slack webhook according to its documentation. Takes the three parts of its URL; `answer`
 * handles a request, `messages` is what it has accepted.
 */
export function slackWebhook(webhook: { team: string; hook: string; token: string }): {
  path: string
  messages: Message[]
  /** Tells the next call to wait this many seconds. */
  limit(seconds: number): void
  /**
   * Refuses every call from now on with this reason, as when a channel is archived or the app removed; null ends
   * it.
   */
  refuse(reason: Refusal | null): void
  answer(request: Request): Promise<Response>
} {
  const messages: Message[] = []
  let waits: number | undefined
  let standing: Refusal | null = null

  async function take(request: Request): Promise<Response> {
    if (request.method !== 'POST') return words(405, 'method_not_allowed')
    if (standing) return refused(standing)
    if (waits !== undefined) {
      const seconds = waits
      waits = undefined
      // docs.slack.dev/apis/web-api/rate-limits, read on 2026-11-23: one message per second, whole seconds in the
      // header.
      return words(429, 'rate_limited', { 'retry-after': String(seconds) })
    }
    const payload = await payloadOf(request)
    if (!payload) return refused('invalid_payload')
    const { attachments = [], blocks = [] } = payload
    if (!Array.isArray(attachments) || !Array.isArray(blocks)) return refused('invalid_payload')
    const text = payload.text ?? ''
    if (typeof text !== 'string') return refused('invalid_payload')
    if (text.trim() === '' && blocks.length === 0 && attachments.length === 0) return refused('no_text')
    if (attachments.length > maxAttachments) return refused('too_many_attachments')
    if (blocks.length > maxBlocks || !blocks.every(isBlock) || !areApart(blocks))
      return refused('invalid_blocks')
    messages.push({ text: text.slice(0, maxTextLength), blocks, payload })
    return words(200, 'ok')
  }

  return {
    path: `/services/${webhook.team}/${webhook.hook}/${webhook.token}`,
    messages,
    limit: (seconds) => {
      waits = seconds
    },
    refuse: (reason) => {
      standing = reason
    },
    async answer(request) {
      const [, team, hook, token, rest] =
        /^\/services\/(T\w+)\/(B\w+)\/(\w+)(\/.*)?$/.exec(new URL(request.url).pathname) ?? []
      if (!team || rest) return words(404, 'no_service')
      if (team !== webhook.team) return refused('no_team')
      if (hook !== webhook.hook) return refused('no_service')
      if (token !== webhook.token) return refused('invalid_token')
      return take(request)
    },
  }
}

const words = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html', ...headers } })

const refused = (reason: Refusal): Response => words(refusals[reason], reason)

/** Parses a JSON body, or the field `payload` of a form; undefined for anything else. */
async function payloadOf(request: Request): Promise<Record<string, unknown> | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const body = await request.text()
  const json = type.startsWith('application/json')
    ? body
    : type.startsWith('application/x-www-form-urlencoded')
      ? (new URLSearchParams(body).get('payload') ?? '')
      : ''
  try {
    const value: unknown = JSON.parse(json)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether the ids of blocks are unique within a message. */
function areApart(blocks: unknown[]): boolean {
  const ids = blocks.flatMap((block) => textAt(block, 'block_id') ?? [])
  return new Set(ids).size === ids.length
}

const isText = (value: unknown, maxLength: number, types: readonly string[]): boolean => {
  const text = textAt(value, 'text')
  return (
    text !== undefined &&
    text !== '' &&
    text.length <= maxLength &&
    types.includes(textAt(value, 'type') ?? '')
  )
}
const anyText = ['plain_text', 'mrkdwn']

const isImage = (value: unknown): boolean => {
  const address = textAt(value, 'image_url') ?? ''
  const file = pick(value, 'slack_file')
  const alt = textAt(value, 'alt_text')
  if (alt === undefined || alt.length > maxLengths.altText) return false
  if (file !== undefined) return address === '' && (textAt(file, 'id') ?? textAt(file, 'url')) !== undefined
  return /^https?:\/\/./.test(address) && address.length <= maxLengths.imageUrl
}

const fieldsOfBlock: Record<string, readonly string[]> = {
  section: ['text', 'fields', 'accessory', 'expand'],
  header: ['text'],
  divider: [],
  image: ['image_url', 'slack_file', 'alt_text', 'title'],
  context: ['elements'],
  actions: ['elements'],
  markdown: ['text'],
  rich_text: ['elements'],
}

/**
 * Checks a message block against the reference: block types that only modals allow are refused, and so are unknown
 * fields.
 */
function isBlock(block: unknown): boolean {
  const type = textAt(block, 'type') ?? ''
  const known = fieldsOfBlock[type]
  if (!known || block === null || typeof block !== 'object') return false
  if (Object.keys(block).some((key) => key !== 'type' && key !== 'block_id' && !known.includes(key)))
    return false
  const id = pick(block, 'block_id')
  if (id !== undefined && (typeof id !== 'string' || id.length > maxLengths.blockId)) return false
  const text = pick(block, 'text')
  const elements = pick(block, 'elements')
  if (type === 'section') {
    const fields = pick(block, 'fields')
    if (text === undefined && fields === undefined) return false
    if (text !== undefined && !isText(text, maxLengths.section, anyText)) return false
    return (
      fields === undefined ||
      (Array.isArray(fields) &&
        fields.length > 0 &&
        fields.length <= maxLengths.fields &&
        fields.every((field) => isText(field, maxLengths.field, anyText)))
    )
  }
  if (type === 'header') return isText(text, maxLengths.header, ['plain_text'])
  if (type === 'image') {
    const title = pick(block, 'title')
    return isImage(block) && (title === undefined || isText(title, maxLengths.imageTitle, ['plain_text']))
  }
  if (type === 'context')
    return (
      Array.isArray(elements) &&
      elements.length > 0 &&
      elements.length <= maxLengths.context &&
      elements.every((one) =>
        textAt(one, 'type') === 'image' ? isImage(one) : isText(one, Number.POSITIVE_INFINITY, anyText),
      )
    )
  if (type === 'actions')
    return Array.isArray(elements) && elements.length > 0 && elements.length <= maxLengths.actions
  if (type === 'rich_text') return Array.isArray(elements) && elements.length > 0
  if (type === 'markdown')
    return typeof text === 'string' && text !== '' && text.length <= maxLengths.markdown
  return true
}
