import { rateLimited, rejected, serverError, toChangeOutcome, unknownOutcome } from '../outcomes'
import {
  type ChangeIo,
  type ChangeOutcome,
  MediaRefused,
  type Post,
  type Publisher,
  type PublishOutcome,
} from '../publisher'
import { type BotApiResult, callBotApi } from './call-bot-api'
import { telegramRules } from './rules'

type Io = ChangeIo<'fields'>

/**
 * Sends a bot's message, image or album (spec/platforms#telegram). There is no idempotency key, and a bot cannot
 * read what it has sent, so a person has to resolve an unknown outcome. An album's remote id is a comma-separated
 * list, since each image is a message of its own.
 */
export const telegramPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'none', again: 'another' },

  async publish(post, io) {
    const wrong = tooLong(post)
    if (wrong) return wrong
    const { method, input } = await messageOf(post, io)
    await io.sending()
    const answered = await callBot(io, method, input)
    const ids = idsIn(answered.result)
    if (ids.length > 0)
      return { kind: 'published', remoteId: ids.join(','), remoteUrl: addressOf(io, ids[0] ?? '') }
    return refusal(answered)
  },

  reconcile: null,

  async correct(post, remoteId, io) {
    const wrong = tooLong(post)
    if (wrong) return wrong
    const { text } = post.payload.post
    const place = { chat_id: chatOf(io), message_id: Number(remoteId.split(',')[0]) }
    const answered =
      post.payload.content.media.length > 0
        ? await callBot(io, 'editMessageCaption', { ...place, caption: text })
        : await callBot(io, 'editMessageText', { ...place, text })
    if (answered.result !== undefined || /message is not modified/i.test(answered.description))
      return { kind: 'done' }
    return changed(answered, 'edit')
  },

  async remove(remoteId, io) {
    let gone = true
    for (const id of remoteId.split(',')) {
      const answered = await callBot(io, 'deleteMessage', { chat_id: chatOf(io), message_id: Number(id) })
      if (answered.result === undefined && !isGone(answered)) return changed(answered, 'delete')
      gone &&= answered.result === undefined
    }
    return { kind: gone ? 'gone' : 'done' }
  },
}

const callBot = (io: Io, method: string, input: Record<string, unknown> | FormData) =>
  callBotApi({ fetch: io.fetch, fields: io.access.fields, signal: io.signal }, method, input)

/** The chat's id stays the same when its public name changes. */
const chatOf = ({ channel, access }: Io): string => channel.remoteId ?? access.fields.chat ?? ''

function tooLong(post: Post): Extract<PublishOutcome, { kind: 'rejected' }> | undefined {
  const { limit, limitWithMedia } = telegramRules.text
  const maxLength = post.payload.content.media.length > 0 ? (limitWithMedia?.value ?? 0) : limit.value
  const over = post.payload.post.text.length - maxLength
  return over > 0
    ? rejected(`This message has ${over} characters too many for Telegram.`, 'Shorten the text.')
    : undefined
}

async function messageOf(
  post: Post,
  io: Io,
): Promise<{ method: string; input: Record<string, unknown> | FormData }> {
  const { text } = post.payload.post
  const { media } = post.payload.content
  if (media.length === 0) return { method: 'sendMessage', input: { chat_id: chatOf(io), text } }
  const form = new FormData()
  form.append('chat_id', chatOf(io))
  const alone = media.length === 1
  for (const index of media.keys()) {
    if (io.isVideo(index)) throw noVideos()
    const { bytes, contentType } = await io.loadMedia(index)
    if (!contentType.startsWith('image/')) throw noVideos()
    const name = alone ? 'photo' : `image${index}`
    const filename = `image-${index + 1}.${contentType.slice('image/'.length)}`
    form.append(name, new Blob([new Uint8Array(bytes)], { type: contentType }), filename)
  }
  if (alone) {
    if (text) form.append('caption', text)
    return { method: 'sendPhoto', input: form }
  }
  // The caption of the first image is shown below the album.
  const parts = media.map((_, index) => ({
    type: 'photo',
    media: `attach://image${index}`,
    ...(index === 0 && text ? { caption: text } : {}),
  }))
  form.append('media', JSON.stringify(parts))
  return { method: 'sendMediaGroup', input: form }
}

const noVideos = () =>
  new MediaRefused('We don’t support videos on Telegram yet.', 'Use images for this channel.')

/** Returns the id of a single message, or the ids of an album's messages. */
function idsIn(result: unknown): string[] {
  const messages: unknown[] = Array.isArray(result) ? result : [result]
  return messages.flatMap((message) =>
    message !== null &&
    typeof message === 'object' &&
    'message_id' in message &&
    typeof message.message_id === 'number'
      ? [String(message.message_id)]
      : [],
  )
}

/** Returns where a message can be seen: by everyone in a public channel or group, otherwise by its members. */
function addressOf({ channel }: Io, id: string): string | null {
  const { username } = channel.config
  if (typeof username === 'string') return `https://t.me/${encodeURIComponent(username)}/${id}`
  const inner = /^-100(\d+)$/.exec(channel.remoteId ?? '')?.[1]
  return inner ? `https://t.me/c/${inner}/${id}` : null
}

const isGone = ({ status, description }: BotApiResult): boolean =>
  status === 400 &&
  /message to (edit|delete) not found|message_id_invalid|message not found/i.test(description)

function changed(answered: BotApiResult, what: 'edit' | 'delete'): ChangeOutcome {
  if (isGone(answered)) return { kind: 'gone' }
  if (what === 'delete' && /message can't be deleted/i.test(answered.description))
    return rejected(
      'Telegram no longer lets the bot delete this message.',
      'Delete it in Telegram by hand, or let the bot delete messages of the channel.',
    )
  return toChangeOutcome(refusal(answered), 'Telegram', what)
}

function refusal(answered: BotApiResult): PublishOutcome {
  const { status, description, retryAfter, movedTo } = answered
  if (status === 429) return rateLimited('Telegram', retryAfter ?? 60)
  if (status >= 500) return serverError('Telegram', status)
  if (status < 400) return unknownOutcome('Telegram didn’t return an ID for the message.')
  if (status === 401 || status === 404)
    return rejected(
      'Telegram no longer knows this bot token.',
      'Get a token from @BotFather, then enter it on the Channels page.',
      'connection-ended',
    )
  if (movedTo !== undefined)
    return rejected(
      `Telegram has given this group another number: ${movedTo}.`,
      'Add the group with this number as a new channel.',
      'connection-ended',
    )
  if (status === 403 || /chat not found|not enough rights|need administrator rights/i.test(description))
    return rejected(
      `The bot may not post there: ${omitKind(description) || 'forbidden'}`,
      'Make the bot an administrator of the channel or group, and allow it to post.',
      'connection-ended',
    )
  if (status === 413)
    return rejected('The images are too large for Telegram.', 'Use smaller images.', 'media')
  return rejected(
    `Telegram rejected the message: ${omitKind(description) || `status ${status}`}`,
    'Change the post, or check the channel on Telegram.',
  )
}

/** Strips the prefix, as in "Bad Request: chat not found". */
const omitKind = (description: string): string => description.replace(/^(bad request|forbidden): /i, '')
