import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { measurePicture } from '@/lib/media/fit-picture'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'
import { type StandalonePost, standaloneIo, standalonePost } from '@/testing/publishing/standalone-post'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { telegramConnection } from './connection'
import { telegramPublisher } from './publisher'
import { telegramBot } from './stub'

const token = '123456789:AAaabbccddeeffgghhiijjkkllmmnnooppq'
const channel = -1001234567890
const closed = -1005555555555
const bot = telegramBot({
  token,
  username: 'brook_bot',
  name: 'Brook',
  chats: [
    { id: channel, type: 'channel', title: 'Brook news', username: 'brook', role: 'administrator' },
    { id: closed, type: 'supergroup', title: 'Insiders', role: 'member', canDelete: false },
    { id: -1001, type: 'channel', title: 'Theirs', role: 'left' },
    { id: -1002, type: 'channel', title: 'Mute', role: 'administrator', canPost: false },
    { id: -4242, type: 'group', title: 'Small', role: 'member', migratedTo: -100777 },
  ],
  get: async () => undefined,
  measure: measurePicture,
})
let server: LoopbackServer
/** Replaces Telegram's next response. */
let instead: Response | undefined
beforeAll(async () => {
  server = await serveOnLoopback(async (request) => {
    const answer = instead
    instead = undefined
    return answer ?? bot.answer(request)
  })
})
afterAll(() => server.close())

const fieldsOf = (chat: string, other = token) => ({ token: other, chat, server: `${server.url}/` })

const identify = (chat: string, other?: string) =>
  telegramConnection.identify({
    fetch: createGuardedFetch({ privateHostsAllowed: [new URL(server.url).host] }),
    connect: () => Promise.reject(new Error('It speaks HTTP alone.')),
    fields: fieldsOf(chat, other),
  })

function postTo(chat: number, wish: StandalonePost = {}, other?: string) {
  const post = standalonePost(wish)
  const config = chat === channel ? { username: 'brook' } : {}
  const fields = fieldsOf(String(chat), other)
  const access = { kind: 'fields', fields, signingSecret: null, session: null } as const
  return { post, io: standaloneIo<'fields'>(post, server.url, access, { remoteId: String(chat), config }) }
}

const publish = (chat: number, wish?: StandalonePost, other?: string) => {
  const { post, io } = postTo(chat, wish, other)
  return telegramPublisher.publish(post, io)
}

test('connecting checks the bot, its chat and whether it may post there', async () => {
  expect(await identify('@Brook')).toEqual({
    account: { remoteId: String(channel), handle: 'brook', displayName: 'Brook news' },
    config: { chat_id: String(channel), username: 'brook' },
  })
  expect(await identify(String(closed))).toMatchObject({
    account: { handle: 'Insiders' },
    config: { chat_id: String(closed) },
  })
  await expect(identify('@brook', '123456789:AAwrong')).rejects.toMatchObject({ kind: 'ended' })
  await expect(identify('@nobody')).rejects.toMatchObject({ message: expect.stringMatching(/finds no such/) })
  await expect(identify('-1001')).rejects.toMatchObject({ message: expect.stringMatching(/not a member/) })
  await expect(identify('-1002')).rejects.toMatchObject({ message: expect.stringMatching(/may post/) })
  instead = new Response('', { status: 502 })
  await expect(identify('@brook')).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a post becomes one message, one captioned image or one album, exactly as written', async () => {
  const text = '*Not bold* <b>& never markup</b>'
  const alone = await publish(channel, { text })
  const [message] = bot.messages.slice(-1)
  expect(alone).toEqual({
    kind: 'published',
    remoteId: String(message?.id),
    remoteUrl: `https://t.me/brook/${message?.id}`,
  })
  expect(message?.text).toEqual({ text, entities: [] })

  expect(await publish(channel, { text, media: [{ alt: 'One' }] })).toMatchObject({ kind: 'published' })
  expect(bot.messages.at(-1)).toMatchObject({
    caption: { text },
    file: { kind: 'photo', size: tinyJpeg.length },
  })

  const album = await publish(closed, { text, media: [{ alt: 'One' }, { alt: 'Two' }] })
  const [first, second] = bot.messages.slice(-2)
  expect(album).toEqual({
    kind: 'published',
    remoteId: `${first?.id},${second?.id}`,
    remoteUrl: `https://t.me/c/5555555555/${first?.id}`,
  })
  expect([first?.caption.text, second?.caption.text]).toEqual([text, ''])
})

test('edits the text in place and deletes all of an album; repeating either does no harm', async () => {
  const media = [{ alt: 'One' }, { alt: 'Two' }]
  for (const wish of [{ text: 'Before' }, { text: 'Before', media }]) {
    const { post, io } = postTo(channel, wish)
    const outcome = await telegramPublisher.publish(post, io)
    const id = outcome.kind === 'published' ? (outcome.remoteId ?? '') : ''
    const better = standalonePost({ ...wish, text: 'After' })
    for (let time = 0; time < 2; time++)
      expect(await telegramPublisher.correct?.(better, id, io)).toEqual({ kind: 'done' })
    const ids = id.split(',').map(Number)
    const [edited] = bot.messages.filter((message) => message.id === ids[0])
    expect(edited?.text?.text ?? edited?.caption.text).toBe('After')
    expect(await telegramPublisher.remove?.(id, io)).toEqual({ kind: 'done' })
    expect(bot.messages.filter((message) => ids.includes(message.id))).toEqual([])
    expect(await telegramPublisher.remove?.(id, io)).toEqual({ kind: 'gone' })
    expect(await telegramPublisher.correct?.(better, id, io)).toEqual({ kind: 'gone' })
  }
  const kept = postTo(closed)
  const outcome = await telegramPublisher.publish(kept.post, kept.io)
  const id = outcome.kind === 'published' ? (outcome.remoteId ?? '') : ''
  expect(await telegramPublisher.remove?.(id, kept.io)).toMatchObject({
    kind: 'rejected',
    failure: { hint: expect.stringContaining('by hand') },
  })
})

test('explains what Telegram refuses, and a rate limit delays the post as long as it says', async () => {
  const before = bot.messages.length
  const refused = async (...input: Parameters<typeof publish>) => {
    const outcome = await publish(...input)
    return outcome.kind === 'published' ? outcome : [outcome.kind, outcome.failure.code]
  }
  expect(await refused(-1001)).toEqual(['rejected', 'connection-ended'])
  expect(await refused(-1002)).toEqual(['rejected', 'connection-ended'])
  expect(await refused(-999)).toEqual(['rejected', 'connection-ended'])
  expect(await refused(channel, {}, '123456789:AAwrong')).toEqual(['rejected', 'connection-ended'])
  expect(await publish(-4242)).toMatchObject({
    failure: { message: expect.stringContaining('-100777') },
  })
  expect(await refused(channel, { text: 'a'.repeat(4097) })).toEqual(['rejected', 'rejected'])
  expect(await refused(channel, { text: 'a'.repeat(1025), media: [{ alt: '' }] })).toEqual([
    'rejected',
    'rejected',
  ])
  bot.limit(37)
  expect(await publish(channel)).toMatchObject({
    kind: 'pending',
    retryAfterSeconds: 37,
    failure: { code: 'rate-limited' },
  })
  for (const answer of [new Response('', { status: 500 }), new Response('<h1>Welcome</h1>')]) {
    instead = answer
    expect(await refused(channel)).toEqual(['unknown', 'outcome-unknown'])
  }
  expect(bot.messages).toHaveLength(before)
})
