import { OutboundError } from '@/lib/http/outbound-error'
import { ConnectionError, getRemoteAccount } from '../oauth'
import { pickObject, readText } from '../outcomes'
import type { FieldsProtocol } from '../server'
import { type BotApiResult, callBotApi } from './call-bot-api'

/** Asks for the bot, the chat, and whether the bot may post there: in a channel only administrators may. */
export const telegramConnection: FieldsProtocol = {
  async identify(io) {
    const bot = pickObject(await callBot(io, 'getMe', {}))
    const chat = pickObject(await callBot(io, 'getChat', { chat_id: io.fields.chat ?? '' }))
    const type = readText(chat, 'type')
    const member = pickObject(await callBot(io, 'getChatMember', { chat_id: chat.id, user_id: bot.id }))
    const status = readText(member, 'status')
    if (status === 'left' || status === 'kicked')
      throw new ConnectionError('refused', 'The bot is not a member of this channel or group.')
    if (type === 'channel' && (status !== 'administrator' || member.can_post_messages === false))
      throw new ConnectionError('refused', 'The bot is not an administrator who may post in this channel.')
    if (status === 'restricted' && member.can_send_messages === false)
      throw new ConnectionError('refused', 'The bot may not post in this group.')
    const username = readText(chat, 'username')
    const title = readText(chat, 'title') ?? readText(chat, 'first_name')
    const account = getRemoteAccount({
      remoteId: typeof chat.id === 'number' ? String(chat.id) : undefined,
      handle: username ?? title,
      displayName: title ?? username,
    })
    const config: Record<string, string> = { chat_id: account.remoteId }
    if (username) config.username = username
    return { account, config }
  },
}

async function callBot(
  io: Parameters<FieldsProtocol['identify']>[0],
  method: string,
  input: Record<string, unknown>,
): Promise<unknown> {
  let answered: BotApiResult
  try {
    answered = await callBotApi(io, method, input)
  } catch (error) {
    if (error instanceof OutboundError) throw new ConnectionError('unreachable', error.message, error)
    throw error
  }
  const { status, description, result } = answered
  if (result !== undefined) return result
  if (status === 429 || status >= 500)
    throw new ConnectionError('unreachable', `The server returned an error (${status}).`)
  // The token is part of the URL, so an unknown token may return 404.
  if (status === 401 || (status === 404 && method === 'getMe'))
    throw new ConnectionError('ended', 'The bot token is wrong, or was revoked.')
  if (/chat not found/i.test(description))
    throw new ConnectionError('refused', 'Telegram finds no such channel or group for this bot.')
  throw new ConnectionError('refused', description || `The server returned an error (${status}).`)
}
