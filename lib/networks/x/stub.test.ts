import { beforeEach, describe, expect, test } from 'vitest'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'
import { type CallStub, callingStub, fileOf, formOf, json } from '@/testing/sandbox/calling-stub'
import type { MemoryWorld } from '@/testing/sandbox/memory-world'
import { xStub } from './stub'

/** The simulated X refuses what X's documentation says it refuses: each row is a call and its response. */

const jpeg = new Uint8Array(tinyJpeg)

describe('the simulated X', () => {
  const scopes = ['tweet.read', 'tweet.write', 'media.write']
  let world: MemoryWorld
  let call: CallStub
  beforeEach(() => {
    ;({ world, call } = callingStub(xStub, scopes))
  })
  const post = (body: object) => call('/2/tweets', json(body))
  const image = async (media_type = 'image/png') => {
    const media = Buffer.from(jpeg).toString('base64')
    return (await call('/2/media/upload', json({ media, media_type, media_category: 'tweet_image' }))).body
      .data.id
  }

  test('continues a thread only below our own existing posts', async () => {
    const first = (await post({ text: 'One' })).body.data.id
    const second = (await post({ text: 'Two', reply: { in_reply_to_tweet_id: first } })).body.data.id
    const third = (await post({ text: 'Three', reply: { in_reply_to_tweet_id: second } })).body.data.id
    const fields = 'tweet.fields=conversation_id,referenced_tweets'
    const list = await call(`/2/users/${world.account.remoteId}/tweets?${fields}`)
    expect(list.body.data[0]).toMatchObject({
      id: third,
      conversation_id: first,
      referenced_tweets: [{ type: 'replied_to', id: second }],
    })
    expect(list.body.data.map((one: object) => Object.keys(one).length)).toEqual([5, 5, 4])
    const timeline = (query: string) => call(`/2/users/${world.account.remoteId}/tweets?${query}`)
    expect((await timeline('exclude=replies')).body.data).toEqual([
      { id: first, text: 'One', edit_history_tweet_ids: [first] },
    ])
    expect((await timeline('max_results=4')).status).toBe(400)
    await call(`/2/tweets/${second}`, { method: 'DELETE' })
    expect((await timeline(fields)).body.data.map(({ id }: { id: string }) => id)).toEqual([third, first])
    const lost = await post({ text: 'Four', reply: { in_reply_to_tweet_id: second } })
    expect([lost.status, lost.body.detail]).toEqual([
      403,
      'You attempted to reply to a Tweet that is deleted or not visible to you.',
    ])
    const malformed = await post({ text: 'Four', reply: { in_reply_to_tweet_id: Number(first) } })
    expect([malformed.status, malformed.body.title]).toEqual([400, 'Invalid Request'])
    expect((await post({ text: 'Four', reply: {} })).status).toBe(400)
    world.isPost = async (id) => id === '7'
    const others = await post({ text: 'Four', reply: { in_reply_to_tweet_id: '7' } })
    expect([others.status, others.body.detail]).toEqual([
      403,
      expect.stringContaining('you have not been mentioned or otherwise engaged by the author'),
    ])
    expect((await post({ text: 'Four', reply: { in_reply_to_tweet_id: '8' } })).body.detail).toContain(
      'deleted',
    )
    expect((await post({ text: 'One' })).body.detail).toContain('duplicate content')
  })

  test('refuses unknown fields, a GIF among photos and the same photo twice', async () => {
    expect((await post({ text: 'A', title: 'B' })).body.errors[0].message).toContain(
      '$.title: is not defined in the schema',
    )
    const [photo, gif] = [await image(), await image('image/gif')]
    for (const media_ids of [
      [photo, gif],
      [photo, photo],
    ])
      expect((await post({ text: 'A', media: { media_ids } })).status).toBe(400)
    const alt = (text: string, more = {}) =>
      call('/2/media/metadata', { ...json({ id: photo, metadata: { alt_text: { text } } }), ...more })
    expect((await alt('x'.repeat(1001))).status).toBe(400)
    expect((await alt('A dot')).status).toBe(200)
    expect((await post({ text: 'A', media: { media_ids: [photo] } })).status).toBe(201)
    expect((await alt('Too late')).status).toBe(400)
    expect(world.uploads()[0]?.alt).toBe('A dot')
    const reader = { authorization: `Bearer ${world.token(['tweet.read'])}` }
    const refused = await call('/2/tweets', json({ text: 'B' }, reader))
    expect([refused.status, refused.body.title]).toEqual([403, 'Client Forbidden'])
  })

  test('refuses a video with a missing segment', async () => {
    const segment = new Uint8Array(1024).fill(5)
    const total = { media_type: 'video/mp4', media_category: 'tweet_video', total_bytes: 3 * 1024 }
    const { id } = (await call('/2/media/upload/initialize', json(total))).body.data
    const append = (at: number) =>
      call(
        `/2/media/upload/${id}/append`,
        formOf({ segment_index: String(at), media: fileOf(segment, 'video/mp4') }),
      )
    await append(0)
    await append(2)
    await append(3)
    const finalize = () => call(`/2/media/upload/${id}/finalize`, { method: 'POST' })
    expect((await finalize()).status).toBe(400)
    expect((await append(1000)).status).toBe(400)
    expect((await post({ text: 'A', media: { media_ids: [id] } })).status).toBe(400)
  })
})
