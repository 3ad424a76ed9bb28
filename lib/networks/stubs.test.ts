import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'
import { type CallStub, callingStub, fileOf, formOf, json } from '@/testing/sandbox/calling-stub'
import { askStub, type MemoryWorld } from '@/testing/sandbox/memory-world'
import { serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { mastodonStub } from './mastodon/stub'
import { slackWebhook } from './slack/stub'
import { telegramBot } from './telegram/stub'
import { youtubeStub } from './youtube/stub'

/**
 * The simulated networks refuse what the networks' documentation says they refuse: each row is a call and its
 * response.
 */

const jpeg = new Uint8Array(tinyJpeg)
/** A video that is never in memory as a whole: the same MiB repeated, with its hash. */
function film(mebibytes: number, wrapper?: { head: string; tail: string }) {
  const piece = new Uint8Array(1024 * 1024).fill(7)
  const hash = createHash('sha256')
  for (let at = 0; at < mebibytes; at++) hash.update(piece)
  const pieces = [
    ...(wrapper ? [Buffer.from(wrapper.head)] : []),
    ...Array.from({ length: mebibytes }, () => piece),
    ...(wrapper ? [Buffer.from(wrapper.tail)] : []),
  ]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = pieces.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
  })
  return { size: mebibytes * piece.length, sha256: hash.digest('hex'), body }
}

describe('the simulated Mastodon', () => {
  let world: MemoryWorld
  let call: CallStub
  beforeEach(() => {
    ;({ world, call } = callingStub(mastodonStub, ['read', 'write:statuses', 'write:media']))
  })
  const say = (fields: object, key?: string) =>
    call('/api/v1/statuses', json(fields, key ? { 'idempotency-key': key } : {}))

  test('registers an app, and exchanges a consent code for a token, once and only for that app', async () => {
    const app = await call(
      '/api/v1/apps',
      json({ client_name: 'A', redirect_uris: ['https://a.test/back'], scopes: 'read write:statuses' }),
    )
    const { client_id, client_secret } = app.body
    expect(app.body).toMatchObject({ redirect_uris: ['https://a.test/back'], client_secret_expires_at: 0 })
    const ask = (changed: Record<string, string> = {}) =>
      call(
        `/oauth/authorize?${new URLSearchParams({
          client_id,
          redirect_uri: 'https://a.test/back',
          response_type: 'code',
          scope: 'read write:statuses',
          state: 's',
          ...changed,
        })}`,
      )
    expect((await ask({ redirect_uri: 'https://b.test' })).body.error).toBe('invalid_redirect_uri')
    expect((await ask({ scope: 'write' })).body.error).toBe('invalid_scope')
    const code = new URL((await ask()).headers.get('location') ?? '').searchParams.get('code')
    const redeem = (secret: string) =>
      call(
        '/oauth/token',
        json({
          grant_type: 'authorization_code',
          code,
          client_id,
          client_secret: secret,
          redirect_uri: 'https://a.test/back',
        }),
      )
    expect((await redeem('wrong')).status).toBe(401)
    const token = (await redeem(client_secret)).body
    expect(token).toMatchObject({ token_type: 'Bearer', scope: 'read write:statuses' })
    expect((await redeem(client_secret)).body.error).toBe('invalid_grant')
    const own = { authorization: `Bearer ${token.access_token}` }
    expect((await call('/api/v1/accounts/verify_credentials', { headers: own })).body.username).toBe('ann')
    await call('/oauth/revoke', json({ client_id, client_secret, token: token.access_token }))
    expect((await call('/api/v1/accounts/verify_credentials', { headers: own })).status).toBe(401)
    const bad = await call('/api/v1/apps', json({ client_name: 'A', redirect_uris: 'back' }))
    expect([bad.status, bad.body.error]).toEqual([
      422,
      'Validation failed: Redirect URI must be an absolute URI.',
    ])
  })

  test.each<[string, object, number, string]>([
    ['nothing', {}, 422, "Validation failed: Text can't be blank"],
    [
      '501 signs',
      { status: 'x'.repeat(501) },
      422,
      'Validation failed: Text character limit of 500 exceeded',
    ],
    [
      'a warning counts',
      { status: 'x'.repeat(450), spoiler_text: 'y'.repeat(51) },
      422,
      'Validation failed: Text character limit of 500 exceeded',
    ],
    [
      'a visibility that is none',
      { status: 'a', visibility: 'friends' },
      422,
      'Validation failed: Visibility is not included in the list',
    ],
    [
      'an answer to nothing',
      { status: 'a', in_reply_to_id: '5' },
      404,
      'The post you are trying to reply to does not appear to exist.',
    ],
    [
      'media that are not there',
      { status: 'a', media_ids: ['5'] },
      422,
      'Media 5 not found or already attached to another post',
    ],
    [
      'five media',
      { status: 'a', media_ids: ['1', '2', '3', '4', '5'] },
      422,
      'Cannot attach more than 4 files',
    ],
  ])('refuses a status: %s', async (_, fields, status, error) => {
    const { status: answered, body } = await say(fields)
    expect([answered, body.error]).toEqual([status, error])
  })

  test('counts a link as 23 characters and a family emoji as one, and requires the scope', async () => {
    const link = `https://example.com/${'a'.repeat(200)}`
    expect((await say({ status: `${'👨‍👩‍👧'.repeat(476)} ${link}` })).status).toBe(200)
    expect((await say({ status: `${'👨‍👩‍👧'.repeat(477)} ${link}` })).status).toBe(422)
    const reader = { authorization: `Bearer ${world.token(['read'])}` }
    const refused = await call('/api/v1/statuses', json({ status: 'a' }, reader))
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'This action is outside the authorized scopes',
    ])
  })

  test('returns the same status for the same idempotency key, for an hour', async () => {
    const first = await say({ status: 'Once' }, 'key')
    expect((await say({ status: 'Once' }, 'key')).body.id).toBe(first.body.id)
    expect(first.headers.get('x-ratelimit-remaining')).toBe('299')
    world.age(3_600_001)
    expect((await say({ status: 'Once' }, 'key')).body.id).not.toBe(first.body.id)
    expect(world.posts()).toHaveLength(2)
  })

  test('accepts an image at once and a video after processing, and attaches the video only once', async () => {
    const picture = await call(
      '/api/v2/media',
      formOf({ description: 'A dot', file: fileOf(jpeg, 'image/jpeg') }),
    )
    expect([picture.status, picture.body.description]).toEqual([200, 'A dot'])
    const head =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n'
    const { size, sha256, body } = film(20, { head, tail: '\r\n--b--\r\n' })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const video = await call('/api/v2/media', { method: 'POST', headers, body, duplex: 'half' })
    expect([video.status, video.body.url]).toEqual([202, null])
    expect(world.uploads().at(-1)).toMatchObject({ size, sha256 })
    const early = await say({ media_ids: [video.body.id] })
    expect(early.body.error).toBe(
      'Cannot attach files that have not finished processing. Try again in a moment!',
    )
    const looks = [await call(`/api/v1/media/${video.body.id}`), await call(`/api/v1/media/${video.body.id}`)]
    expect(looks.map((look) => look.status)).toEqual([206, 200])
    const both = await say({ media_ids: [picture.body.id, video.body.id] })
    expect(both.body.error).toBe('Cannot attach a video to a post that already contains images')
    expect((await say({ media_ids: [video.body.id] })).body.media_attachments).toHaveLength(1)
    expect((await say({ media_ids: [video.body.id] })).status).toBe(422)
    const large = fileOf(new Uint8Array(16 * 1024 * 1024 + 1), 'image/png')
    const refused = await call('/api/v2/media', formOf({ file: large }))
    expect([refused.status, refused.body.error]).toEqual([
      422,
      'Validation failed: File file size must be less than 16 MB, File must be less than 16 MB',
    ])
    const other = await call('/api/v2/media', formOf({ file: fileOf(jpeg, 'application/pdf') }))
    expect(other.body.error).toBe('Validation failed: File content type is invalid, File is invalid')
  })

  test('edits text, warning and descriptions in place, lists statuses, and returns the one it deletes', async () => {
    const { body: media } = await call('/api/v2/media', formOf({ file: fileOf(jpeg, 'image/jpeg') }))
    const { body: made } = await say({
      status: 'Frist & last',
      media_ids: [media.id],
      visibility: 'unlisted',
    })
    expect(made.content).toBe('<p>Frist &amp; last</p>')
    const edited = await call(`/api/v1/statuses/${made.id}`, {
      ...json({
        status: 'First',
        spoiler_text: 'About pots',
        media_ids: [media.id],
        media_attributes: [{ id: media.id, description: 'A dot' }],
      }),
      method: 'PUT',
    })
    expect(edited.body).toMatchObject({
      id: made.id,
      visibility: 'unlisted',
      spoiler_text: 'About pots',
      sensitive: true,
    })
    expect(edited.body.edited_at).not.toBeNull()
    expect(edited.body.media_attachments[0].description).toBe('A dot')
    expect((await call(`/api/v1/statuses/${made.id}/source`)).body.text).toBe('First')
    const list = await call(`/api/v1/accounts/${world.account.remoteId}/statuses`)
    expect(list.body.map((one: { id: string }) => one.id)).toEqual([made.id])
    const gone = await call(`/api/v1/statuses/${made.id}`, { method: 'DELETE' })
    expect([gone.status, gone.body.text]).toEqual([200, 'First'])
    expect((await call(`/api/v1/statuses/${made.id}`)).body).toEqual({ error: 'Record not found' })
    for (let at = 1; at < 30; at++) await call('/api/v1/statuses/1', { method: 'DELETE' })
    const many = await call('/api/v1/statuses/1', { method: 'DELETE' })
    expect([many.status, many.body.error, many.headers.get('x-ratelimit-remaining')]).toEqual([
      429,
      'Too many requests',
      '0',
    ])
    expect(Date.parse(many.headers.get('x-ratelimit-reset') ?? '')).toBeGreaterThan(Date.now())
  })
})

describe('the simulated Telegram', () => {
  const token = '123456:ABC-DEF'
  const channel = {
    id: -100123,
    type: 'channel',
    title: 'News',
    username: 'news',
    role: 'administrator',
  } as const
  const chats = [
    channel,
    { id: -1002, type: 'channel', title: 'Read only', role: 'member' },
    { id: -1003, type: 'channel', title: 'Gone', role: 'kicked' },
    { id: -4, type: 'group', title: 'Old', role: 'member', migratedTo: -1005 },
  ] as const
  let bot: ReturnType<typeof telegramBot>
  beforeEach(() => {
    bot = telegramBot({
      token,
      username: 'news_bot',
      name: 'News',
      chats: [...chats],
      get: async (address) =>
        address.endsWith('.jpg') ? { bytes: jpeg, contentType: 'image/jpeg' } : undefined,
      measure: async (bytes) => ({ width: bytes.length > 0 ? 1 : 0, height: 1 }),
    })
  })
  const ask = async (
    method: string,
    init: RequestInit & { duplex?: 'half' } = { method: 'POST' },
    as = token,
  ) => {
    const response = await bot.answer(new Request(`https://api.test/bot${as}/${method}`, init))
    return { status: response.status, body: await response.json() }
  }
  const chat_id = channel.id

  test.each<[string, string, object, number, string]>([
    ['no such method', 'sendNothing', {}, 404, 'Not Found: method not found'],
    ['no chat', 'sendMessage', { text: 'a' }, 400, 'Bad Request: chat_id is empty'],
    ['another chat', 'sendMessage', { chat_id: 5, text: 'a' }, 400, 'Bad Request: chat not found'],
    ['kicked', 'getChat', { chat_id: -1003 }, 403, 'Forbidden: bot was kicked from the channel chat'],
    [
      'no rights',
      'sendMessage',
      { chat_id: -1002, text: 'a' },
      400,
      'Bad Request: need administrator rights in the channel chat',
    ],
    ['no text', 'sendMessage', { chat_id, text: '' }, 400, 'Bad Request: message text is empty'],
    [
      '4097 units',
      'sendMessage',
      { chat_id, text: `${'😀'.repeat(2048)}x` },
      400,
      'Bad Request: message is too long',
    ],
    [
      '1025 units below a picture',
      'sendPhoto',
      { chat_id, photo: 'https://a.test/a.jpg', caption: 'x'.repeat(1025) },
      400,
      'Bad Request: message caption is too long',
    ],
    [
      'a tag that is none',
      'sendMessage',
      { chat_id, text: 'ü<h1>a</h1>', parse_mode: 'HTML' },
      400,
      'Bad Request: can\'t parse entities: Unsupported start tag "h1" at byte offset 2',
    ],
    [
      'a dot in MarkdownV2',
      'sendMessage',
      { chat_id, text: 'a.', parse_mode: 'MarkdownV2' },
      400,
      "Bad Request: can't parse entities: Character '.' is reserved and must be escaped with the preceding '\\'",
    ],
    [
      'beyond the end',
      'sendMessage',
      { chat_id, text: 'ab', entities: [{ type: 'bold', offset: 1, length: 2 }] },
      400,
      'Bad Request: entity beginning at UTF-16 offset 1 ends after the end of the text at UTF-16 offset 3',
    ],
    [
      'within an emoji',
      'sendMessage',
      { chat_id, text: '😀b', entities: [{ type: 'bold', offset: 1, length: 2 }] },
      400,
      'Bad Request: entity begins in a middle of a UTF-16 symbol at UTF-16 offset 1',
    ],
    [
      'a link without address',
      'sendMessage',
      { chat_id, text: 'ab', entities: [{ type: 'text_link', offset: 0, length: 2 }] },
      400,
      'Bad Request: can\'t parse MessageEntity: Field "url" must be of type String',
    ],
    [
      'an address without picture',
      'sendPhoto',
      { chat_id, photo: 'https://a.test/a.html' },
      400,
      'Bad Request: failed to get HTTP URL content',
    ],
    [
      'a picture as a video',
      'sendVideo',
      { chat_id, video: 'https://a.test/a.jpg' },
      400,
      'Bad Request: wrong type of the web page content',
    ],
    ['no picture', 'sendPhoto', { chat_id }, 400, 'Bad Request: there is no photo in the request'],
    [
      'an album of one',
      'sendMediaGroup',
      { chat_id, media: [{ type: 'photo', media: 'https://a.test/a.jpg' }] },
      400,
      'Bad Request: there are no messages to send',
    ],
    [
      'nothing to edit',
      'editMessageText',
      { chat_id, message_id: 7, text: 'a' },
      400,
      'Bad Request: message to edit not found',
    ],
    [
      'nothing to delete',
      'deleteMessage',
      { chat_id, message_id: 7 },
      400,
      'Bad Request: message to delete not found',
    ],
  ])('refuses %s', async (_, method, fields, status, description) => {
    const answer = await ask(method, json(fields))
    expect(answer).toEqual({ status, body: { ok: false, error_code: status, description } })
    expect(bot.messages).toEqual([])
  })

  test('checks its token and its chats, and says how long to wait', async () => {
    expect((await ask('getMe', {}, '123456:other')).body).toMatchObject({
      error_code: 401,
      description: 'Unauthorized',
    })
    expect((await ask('getMe')).body.result).toMatchObject({ id: 123_456, is_bot: true })
    expect((await ask('getchat', json({ chat_id: '@News' }))).body.result.id).toBe(chat_id)
    const member = await ask('getChatMember', json({ chat_id, user_id: 123_456 }))
    expect(member.body.result).toMatchObject({ status: 'administrator', can_post_messages: true })
    expect((await ask('sendMessage', json({ chat_id: -4, text: 'a' }))).body.parameters).toEqual({
      migrate_to_chat_id: -1005,
    })
    bot.limit(5)
    const limited = await ask('getMe')
    expect(limited).toEqual({
      status: 429,
      body: {
        ok: false,
        error_code: 429,
        description: 'Too Many Requests: retry after 5',
        parameters: { retry_after: 5 },
      },
    })
    for (let at = 0; at < 20; at++) await ask('sendMessage', json({ chat_id, text: 'a' }))
    expect(
      (await ask('sendMessage', json({ chat_id, text: 'a' }))).body.parameters.retry_after,
    ).toBeGreaterThan(0)
  })

  test('turns markup into entities, with offsets in UTF-16 units after the markup is removed', async () => {
    const html = await ask(
      'sendMessage',
      json({
        chat_id,
        text: '😀 <b>A &amp; <i>b</i></b> <a href="https://a.test/?a=1&amp;b">c</a>',
        parse_mode: 'HTML',
      }),
    )
    expect(html.body.result).toMatchObject({
      text: '😀 A & b c',
      entities: [
        { type: 'bold', offset: 3, length: 5 },
        { type: 'italic', offset: 7, length: 1 },
        { type: 'text_link', offset: 9, length: 1, url: 'https://a.test/?a=1&b' },
      ],
    })
    const marked = await ask(
      'sendMessage',
      json({ chat_id, text: '*a\\.* [b](https://b.test) `c.`', parse_mode: 'MarkdownV2' }),
    )
    expect(marked.body.result).toMatchObject({
      text: 'a. b c.',
      entities: [
        { type: 'bold', offset: 0, length: 2 },
        { type: 'text_link', offset: 3, length: 1, url: 'https://b.test' },
        { type: 'code', offset: 5, length: 2 },
      ],
    })
  })

  test('accepts an album of uploads, edits and deletes its messages, and refuses an edit that changes nothing', async () => {
    const media = [
      { type: 'photo', media: 'attach://one', caption: 'First' },
      { type: 'photo', media: 'https://a.test/two.jpg' },
    ]
    const lacking = await ask(
      'sendMediaGroup',
      formOf({ chat_id: String(chat_id), media: JSON.stringify(media) }),
    )
    expect(lacking.body.description).toBe("Bad Request: can't parse InputMedia: media not found")
    const one = fileOf(jpeg, 'image/jpeg')
    const album = await ask(
      'sendMediaGroup',
      formOf({ chat_id: String(chat_id), media: JSON.stringify(media), one }),
    )
    const [first, second] = album.body.result
    expect([first.caption, first.media_group_id === second.media_group_id]).toEqual(['First', true])
    expect(bot.messages[0]?.file).toMatchObject({
      size: jpeg.length,
      sha256: createHash('sha256').update(jpeg).digest('hex'),
    })
    const edit = (caption: string) =>
      ask('editMessageCaption', json({ chat_id, message_id: first.message_id, caption }))
    expect((await edit('Second')).body.result.caption).toBe('Second')
    expect((await edit('Second')).body.description).toContain('message is not modified')
    const asText = await ask('editMessageText', json({ chat_id, message_id: first.message_id, text: 'a' }))
    expect(asText.body.description).toBe('Bad Request: there is no text in the message to edit')
    const medium = { type: 'photo', media: second.photo[0].file_id, caption: 'Third' }
    const changed = await ask(
      'editMessageMedia',
      json({ chat_id, message_id: first.message_id, media: medium }),
    )
    expect(changed.body.result.caption).toBe('Third')
    expect((await ask('deleteMessage', json({ chat_id, message_id: first.message_id }))).body.result).toBe(
      true,
    )
    expect(bot.messages.map(({ id }) => id)).toEqual([second.message_id])
  })

  test('counts and hashes a video while it arrives, up to 50 MB', async () => {
    const head = `--b\r\ncontent-disposition: form-data; name="chat_id"\r\n\r\n${chat_id}\r\n--b\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`
    const send = (mebibytes: number) => {
      const { body, size, sha256 } = film(mebibytes, { head, tail: '\r\n--b--\r\n' })
      const headers = { 'content-type': 'multipart/form-data; boundary="b"' }
      return { size, sha256, asked: ask('sendVideo', { method: 'POST', headers, body, duplex: 'half' }) }
    }
    const { size, sha256, asked } = send(20)
    expect((await asked).body.result.video.file_size).toBe(size)
    expect(bot.messages[0]?.file).toMatchObject({ size, sha256 })
    expect((await send(51).asked).body).toMatchObject({
      error_code: 413,
      description: 'Request Entity Too Large',
    })
  })
})

describe('the simulated Slack', () => {
  const address = 'https://hooks.test/services/T1/B2/s3cret'
  let hook: ReturnType<typeof slackWebhook>
  beforeEach(() => {
    hook = slackWebhook({ team: 'T1', hook: 'B2', token: 's3cret' })
  })
  const send = async (init: RequestInit, to = address) => {
    const response = await hook.answer(new Request(to, init))
    return { status: response.status, text: await response.text(), wait: response.headers.get('retry-after') }
  }
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } })

  test.each<[string, object | string, number, string]>([
    ['nothing', {}, 400, 'no_text'],
    ['no JSON', 'text=a', 400, 'invalid_payload'],
    ['a list', [], 400, 'invalid_payload'],
    ['51 blocks', { blocks: Array.from({ length: 51 }, () => section('a')) }, 400, 'invalid_blocks'],
    ['3,001 signs in a section', { blocks: [section('x'.repeat(3001))] }, 400, 'invalid_blocks'],
    [
      '151 signs in a header',
      { blocks: [{ type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } }] },
      400,
      'invalid_blocks',
    ],
    [
      'marks in a header',
      { blocks: [{ type: 'header', text: { type: 'mrkdwn', text: 'a' } }] },
      400,
      'invalid_blocks',
    ],
    [
      'an image without words',
      { blocks: [{ type: 'image', image_url: 'https://a.test/a.jpg' }] },
      400,
      'invalid_blocks',
    ],
    [
      '11 pieces of context',
      {
        blocks: [
          { type: 'context', elements: Array.from({ length: 11 }, () => ({ type: 'mrkdwn', text: 'a' })) },
        ],
      },
      400,
      'invalid_blocks',
    ],
    ['a field that is none', { blocks: [{ ...section('a'), color: 'red' }] }, 400, 'invalid_blocks'],
    ['a block of windows', { blocks: [{ type: 'input' }] }, 400, 'invalid_blocks'],
    [
      'the same id twice',
      {
        blocks: [
          { ...section('a'), block_id: '1' },
          { ...section('b'), block_id: '1' },
        ],
      },
      400,
      'invalid_blocks',
    ],
    [
      '101 attachments',
      { attachments: Array.from({ length: 101 }, () => ({ text: 'a' })) },
      400,
      'too_many_attachments',
    ],
  ])('refuses %s', async (_, payload, status, text) => {
    const init = typeof payload === 'string' ? { method: 'POST', body: payload } : json(payload)
    expect(await send(init)).toMatchObject({ status, text })
    expect(hook.messages).toEqual([])
  })

  test('answers ok to a message, whether sent as JSON or as a form field', async () => {
    const image = { type: 'image', image_url: 'https://a.test/a.jpg', alt_text: 'A dot' }
    expect(await send(json({ text: 'Hello', blocks: [section('Hello'), image] }))).toMatchObject({
      status: 200,
      text: 'ok',
    })
    const body = new URLSearchParams({ payload: JSON.stringify({ text: 'There' }) })
    expect(await send({ method: 'POST', body })).toMatchObject({ status: 200, text: 'ok' })
    expect(hook.messages.map(({ text }) => text)).toEqual(['Hello', 'There'])
  })

  test('says why an address accepts nothing, and how long to wait', async () => {
    expect(await send(json({ text: 'a' }), address.replace('s3cret', 'other'))).toMatchObject({
      status: 403,
      text: 'invalid_token',
    })
    expect(await send(json({ text: 'a' }), address.replace('B2', 'B9'))).toMatchObject({
      status: 404,
      text: 'no_service',
    })
    hook.limit(30)
    expect(await send(json({ text: 'a' }))).toEqual({ status: 429, text: 'rate_limited', wait: '30' })
    hook.refuse('channel_is_archived')
    expect(await send(json({ text: 'a' }))).toMatchObject({ status: 410, text: 'channel_is_archived' })
  })
})

test('a video that is refused before it is read still gets a proper response', async () => {
  const { world } = callingStub(mastodonStub, [])
  const server = await serveOnLoopback((request) => {
    const { pathname } = new URL(request.url)
    return askStub(mastodonStub, world, new Request(`https://network.test/api${pathname}`, request))
  })
  const { body } = film(8)
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const response = await fetch(`${server.url}/api/v2/media`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  expect([response.status, await response.json()]).toEqual([401, { error: 'The access token is invalid' }])
  await server.close()
})

describe('the simulated YouTube', () => {
  const scope = (name: string) => `https://www.googleapis.com/auth/${name}`
  let world: MemoryWorld
  let call: CallStub
  beforeEach(() => {
    ;({ world, call } = callingStub(youtubeStub, [scope('youtube.upload'), scope('youtube.force-ssl')]))
  })
  const start = (body: object, size = 3 * 262_144, part = 'snippet,status') =>
    call(
      `/upload/youtube/v3/videos?uploadType=resumable&part=${part}`,
      json(body, { 'x-upload-content-type': 'video/mp4', 'x-upload-content-length': String(size) }),
    )
  const snippet = { title: 'A film' }
  const reason = ({
    status,
    body,
  }: {
    status: number
    body: { error: { errors: { reason: string }[] } }
  }) => [status, body.error.errors[0]?.reason]
  const later = '2027-01-01T09:00:00Z'

  test('revokes everything that the person behind a token has granted, once, and says when nothing is left', async () => {
    const [one, other] = [world.token([scope('youtube.readonly')]), world.token([scope('youtube.upload')])]
    const revoke = (body: string, type = 'application/x-www-form-urlencoded') =>
      call('/revoke', { method: 'POST', headers: { 'content-type': type }, body })
    expect((await revoke('')).body.error).toBe('invalid_request')
    expect((await revoke(`{"token":"${one}"}`, 'application/json')).body.error).toBe('invalid_request')
    expect((await revoke(`token=${one}`)).status).toBe(200)
    const asked = await call('/youtube/v3/channels', { headers: { authorization: `Bearer ${other}` } })
    expect(asked.status).toBe(401)
    const again = await revoke(`token=${one}`)
    expect([again.status, again.body.error]).toEqual([400, 'invalid_token'])
  })

  test.each<[string, object, string, number, string]>([
    [
      'a moment for a public video',
      { snippet, status: { privacyStatus: 'public', publishAt: later } },
      'snippet,status',
      400,
      'invalidPublishAt',
    ],
    [
      'a moment that is none',
      { snippet, status: { privacyStatus: 'private', publishAt: 'tomorrow' } },
      'snippet,status',
      400,
      'invalidPublishAt',
    ],
    [
      'a flag in words',
      { snippet, status: { selfDeclaredMadeForKids: 'no' } },
      'snippet,status',
      400,
      'badRequest',
    ],
    [
      'a privacy that is none',
      { snippet, status: { privacyStatus: 'hidden' } },
      'snippet,status',
      400,
      'invalidVideoMetadata',
    ],
    [
      'a part that is not named',
      { snippet, status: { privacyStatus: 'public' } },
      'snippet',
      400,
      'unexpectedPart',
    ],
    ['a field that is none', { snippet: { ...snippet, caption: 'A' } }, 'snippet', 400, 'badRequest'],
    ['no part', { snippet }, '', 400, 'missingRequiredParameter'],
  ])('refuses %s', async (_, body, part, status, words) => {
    expect(reason(await start(body, 1, part))).toEqual([status, words])
  })

  /** Uploads a video and returns its id. */
  async function uploaded(status: object = {}) {
    const whole = new Uint8Array(3 * 262_144).fill(9)
    const address = (await start({ snippet, status })).headers.get('location') ?? ''
    const put = (range: string, bytes: Uint8Array<ArrayBuffer>) =>
      call(address.slice(world.url.length), {
        method: 'PUT',
        headers: { 'content-range': range },
        body: bytes,
      })
    const all = whole.length
    expect((await put(`bytes 0-99/${all}`, whole.slice(0, 100))).status).toBe(400)
    const first = await put(`bytes 0-262143/${all}`, whole.slice(0, 262_144))
    expect([first.status, first.headers.get('range')]).toEqual([308, 'bytes=0-262143'])
    const gap = await put(`bytes 524288-${all - 1}/${all}`, whole.slice(524_288))
    expect([gap.status, gap.headers.get('range')]).toEqual([308, 'bytes=0-262143'])
    const asked = await put(`bytes */${all}`, new Uint8Array())
    expect([asked.status, asked.headers.get('range')]).toEqual([308, 'bytes=0-262143'])
    // Starts before what has arrived: bytes that are already there are ignored.
    const last = await put(`bytes 0-${all - 1}/${all}`, whole)
    expect(last.status).toBe(201)
    expect(world.uploads()[0]).toMatchObject({
      size: all,
      sha256: createHash('sha256').update(whole).digest('hex'),
    })
    expect((await put(`bytes */${all}`, new Uint8Array())).body.id).toBe(last.body.id)
    return last.body.id
  }

  test('assembles chunks, and keeps the status of a private video that is published later', async () => {
    const status = {
      privacyStatus: 'private',
      publishAt: later,
      selfDeclaredMadeForKids: false,
      containsSyntheticMedia: true,
    }
    const id = await uploaded(status)
    const video = (await call(`/youtube/v3/videos?part=status&id=${id}`)).body.items[0]
    expect(video).toMatchObject({ id, status })
  })

  test('accepts only an image of up to 2 MB as a thumbnail', async () => {
    const id = await uploaded()
    const set = (body: Uint8Array<ArrayBuffer>, type: string, videoId = id) =>
      call(`/upload/youtube/v3/thumbnails/set?videoId=${videoId}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
    expect(reason(await set(new Uint8Array(), 'image/jpeg'))).toEqual([400, 'mediaBodyRequired'])
    expect(reason(await set(jpeg, 'image/webp'))).toEqual([400, 'badContent'])
    expect(reason(await set(new Uint8Array(9), 'image/jpeg'))).toEqual([400, 'invalidImage'])
    expect(reason(await set(new Uint8Array(2 * 1024 * 1024 + 1), 'image/png'))).toEqual([
      413,
      'uploadTooLarge',
    ])
    expect(reason(await set(jpeg, 'image/jpeg', 'other'))).toEqual([404, 'videoNotFound'])
    expect((await set(jpeg, 'image/jpeg')).body.kind).toBe('youtube#thumbnailSetResponse')
  })

  test('lists playlists and adds videos to them, for tokens with more than the upload scope', async () => {
    const id = await uploaded()
    const pages = await call('/youtube/v3/playlists?part=snippet&mine=true&maxResults=1')
    const playlistId = pages.body.items[0].id
    expect(pages.body.nextPageToken).toBe('1')
    const uploader = { authorization: `Bearer ${world.token([scope('youtube.upload')])}` }
    expect(reason(await call('/youtube/v3/playlists?part=snippet&mine=true', { headers: uploader }))).toEqual(
      [403, 'insufficientPermissions'],
    )
    expect(reason(await call('/youtube/v3/playlists?part=snippet'))).toEqual([
      400,
      'missingRequiredParameter',
    ])
    const insert = (fields: object) =>
      call('/youtube/v3/playlistItems?part=snippet', json({ snippet: fields }))
    const resourceId = { kind: 'youtube#video', videoId: id }
    expect(reason(await insert({ resourceId }))).toEqual([400, 'playlistIdRequired'])
    expect(reason(await insert({ playlistId: 'PLother', resourceId }))).toEqual([404, 'playlistNotFound'])
    expect(reason(await insert({ playlistId, resourceId: { videoId: id } }))).toEqual([
      400,
      'resourceIdRequired',
    ])
    expect(reason(await insert({ playlistId, resourceId: { ...resourceId, videoId: 'other' } }))).toEqual([
      404,
      'videoNotFound',
    ])
    expect((await insert({ playlistId, resourceId })).body.snippet.position).toBe(0)
    const items = await call(`/youtube/v3/playlistItems?part=snippet&playlistId=${playlistId}&videoId=${id}`)
    expect(items.body.items).toHaveLength(1)
  })

  test('accepts captions in two parts, once per language and name, and fails those without timestamps', async () => {
    const videoId = await uploaded()
    const insert = (fields: object, text: string, type = 'multipart/related; boundary=b', token?: string) => {
      const metadata = JSON.stringify({ snippet: { videoId, language: 'en', name: '', ...fields } })
      const body = `--b\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${metadata}\r\n--b\r\nContent-Type: text/vtt\r\n\r\n${text}\r\n--b--`
      const headers = { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) }
      return call('/upload/youtube/v3/captions?uploadType=multipart&part=snippet', {
        method: 'POST',
        headers,
        body,
      })
    }
    const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello'
    expect(reason(await insert({}, vtt, 'multipart/form-data; boundary=b'))).toEqual([400, 'badRequest'])
    expect(reason(await insert({}, vtt, undefined, world.token([scope('youtube.upload')])))).toEqual([
      403,
      'insufficientPermissions',
    ])
    expect(reason(await insert({}, ''))).toEqual([400, 'contentRequired'])
    expect(reason(await insert({ language: 'English' }, vtt))).toEqual([400, 'invalidMetadata'])
    expect(reason(await insert({ name: 'x'.repeat(151) }, vtt))).toEqual([400, 'nameTooLong'])
    expect(reason(await insert({ videoId: 'other' }, vtt))).toEqual([404, 'videoNotFound'])
    expect((await insert({}, vtt)).body.snippet.status).toBe('serving')
    expect(reason(await insert({}, vtt))).toEqual([409, 'captionExists'])
    const srt = '1\n00:00:00,000 --> 00:00:01,000\nHallo'
    expect((await insert({ language: 'de' }, srt)).body.snippet.status).toBe('serving')
    expect((await insert({ language: 'fr' }, 'Bonjour')).body.snippet).toMatchObject({
      status: 'failed',
      failureReason: 'unknownFormat',
    })
    expect((await call(`/youtube/v3/captions?part=snippet&videoId=${videoId}`)).body.items).toHaveLength(3)
  })
})

test('asking how far a hanging upload has come ends its connection, and the upload continues from there', async () => {
  const { world, call } = callingStub(youtubeStub, ['https://www.googleapis.com/auth/youtube.upload'])
  const whole = new Uint8Array(4 * 1024 * 1024).fill(4)
  const headers = { 'x-upload-content-type': 'video/mp4', 'x-upload-content-length': String(whole.length) }
  const started = await call(
    '/upload/youtube/v3/videos?uploadType=resumable&part=snippet',
    json({ snippet: { title: 'A film' } }, headers),
  )
  const path = (started.headers.get('location') ?? '').slice(world.url.length)
  const put = (range: string, body: BodyInit) =>
    call(path, { method: 'PUT', headers: { 'content-range': range }, body, duplex: 'half' })
  // Sends one chunk, then neither continues nor ends.
  const hanging = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(whole.slice(0, 3_000_000)),
  })
  const first = put(`bytes 0-${whole.length - 1}/${whole.length}`, hanging)
  while (world.uploads()[0]?.size !== 3_000_000) await new Promise(setImmediate)
  const state = await put(`bytes */${whole.length}`, '')
  expect([state.status, state.headers.get('range')]).toEqual([308, 'bytes=0-2999999'])
  expect((await first).status).toBe(308)
  expect(
    (await put(`bytes 3000000-${whole.length - 1}/${whole.length}`, whole.slice(3_000_000))).status,
  ).toBe(201)
  expect(world.uploads()[0]?.sha256).toBe(createHash('sha256').update(whole).digest('hex'))
})
