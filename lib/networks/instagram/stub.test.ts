import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'
import { type CallStub, callingStub } from '@/testing/sandbox/calling-stub'
import type { MemoryWorld } from '@/testing/sandbox/memory-world'
import { instagramStub, instagramStubWith } from './stub'

/**
 * The simulated Instagram refuses what Instagram's documentation says it refuses: each row is a call and its
 * response.
 */

const jpeg = new Uint8Array(tinyJpeg)

describe('the simulated Instagram', () => {
  const scopes = ['instagram_business_content_publish', 'instagram_business_manage_comments']
  let world: MemoryWorld
  let call: CallStub
  let own: string
  beforeEach(() => {
    ;({ world, call } = callingStub(instagramStub, scopes))
    world.fetchMedia = async (address) =>
      /\.(?:jpg|mp4)$/.test(address)
        ? { bytes: jpeg, contentType: address.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4' }
        : undefined
    own = `/v26.0/${world.account.remoteId}`
  })
  const contain = (fields: Record<string, string>) =>
    call(`${own}/media`, { method: 'POST', body: new URLSearchParams(fields) })
  const publish = (creation_id: string) =>
    call(`${own}/media_publish`, { method: 'POST', body: new URLSearchParams({ creation_id }) })
  const image_url = 'https://a.test/a.jpg'
  const video_url = 'https://a.test/a.mp4'
  const reel = { media_type: 'REELS', upload_type: 'resumable' }

  test.each<[string, Record<string, string>, number, number | undefined]>([
    ['no image', {}, 100, undefined],
    ['a kind that is none', { media_type: 'FILM', video_url }, 100, 2_207_023],
    ['a video that is no reel', { media_type: 'VIDEO', video_url }, 100, 2_207_067],
    ['a reel in a carousel', { media_type: 'REELS', is_carousel_item: 'true', video_url }, 100, undefined],
    ['alt text for a reel', { media_type: 'REELS', video_url, alt_text: 'A dot' }, 100, undefined],
    ['four collaborators', { image_url, collaborators: '["a","b","c","d"]' }, 100, undefined],
    ['collaborators that are no list', { image_url, collaborators: 'bea,cyd' }, 100, undefined],
    ['a collaborator with an @', { image_url, collaborators: '["@bea"]' }, 110, 2_207_018],
    ['the same collaborator twice', { image_url, collaborators: '["bea","Bea"]' }, 110, 2_207_018],
    ['oneself as a collaborator', { image_url, collaborators: '["ann"]' }, 110, 2_207_018],
    [
      'collaborators of a story',
      { media_type: 'STORIES', image_url, collaborators: '["b"]' },
      100,
      undefined,
    ],
    [
      'collaborators of one in a carousel',
      { is_carousel_item: 'true', image_url, collaborators: '["b"]' },
      100,
      undefined,
    ],
    ['a cover for an image', { image_url, cover_url: image_url }, 100, undefined],
    ['a time before the film', { media_type: 'REELS', video_url, thumb_offset: '-1' }, 1, 2_207_057],
    ['a carousel of one', { media_type: 'CAROUSEL', children: '1' }, 100, 2_207_028],
    ['an image as an upload', { upload_type: 'resumable' }, 100, undefined],
  ])('refuses %s', async (_, fields, code, subcode) => {
    const { status, body } = await contain(fields)
    expect([status, body.error.code, body.error.error_subcode]).toEqual([400, code, subcode])
  })

  test('resumes a video upload where it was cut off, and processes the video before it can be published', async () => {
    const made = await contain({
      ...reel,
      caption: 'Film',
      collaborators: '["bea","cyd"]',
      thumb_offset: '500',
    })
    const { id, uri } = made.body
    const path = uri.slice(world.url.length)
    const whole = new Uint8Array(3 * 1024 * 1024).fill(3)
    const send = (from: number, until: number, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        headers: {
          authorization: `OAuth ${world.token(scopes)}`,
          offset: String(from),
          file_size: String(whole.length),
          ...headers,
        },
        body: whole.slice(from, until),
      })
    expect((await send(0, 10, { authorization: `Bearer ${world.token(scopes)}` })).status).toBe(401)
    expect((await send(5, 10)).body.debug_info.type).toBe('OffsetInvalidError')
    expect((await send(0, 10, { file_size: '300000001' })).body.debug_info.type).toBe('FileTooLargeError')
    expect((await send(0, 10, { 'content-length': '10' })).body.debug_info.type).toBe('PartialRequestError')
    expect((await publish(id)).body.error.code).toBe(9007)
    const cut = await send(0, 1024 * 1024)
    expect([cut.body.debug_info.type, cut.body.debug_info.retriable]).toEqual(['PartialRequestError', true])
    const asked = await call(path, { headers: { authorization: `OAuth ${world.token(scopes)}` } })
    expect(asked.body).toEqual({ offset: 1024 * 1024 })
    const state = await call(`/v26.0/${id}?fields=status_code,video_status`)
    expect([state.body.status_code, state.body.video_status.uploading_phase.bytes_transferred]).toEqual([
      'IN_PROGRESS',
      1024 * 1024,
    ])
    expect((await send(1024 * 1024, whole.length)).body).toEqual({
      success: true,
      message: 'Upload successful.',
    })
    expect(world.uploads()[0]).toMatchObject({
      size: whole.length,
      sha256: createHash('sha256').update(whole).digest('hex'),
    })
    const codes = [
      await call(`/v26.0/${id}?fields=status_code`),
      await call(`/v26.0/${id}?fields=status_code`),
    ]
    expect(codes.map(({ body }) => body.status_code)).toEqual(['IN_PROGRESS', 'FINISHED'])
    expect((await publish(id)).status).toBe(200)
    expect((await publish(id)).body.error.error_subcode).toBe(2_207_027)
  })

  test('requires a video address from apps with the other login', async () => {
    const other = callingStub(instagramStubWith({ uploads: false }), scopes)
    const { body } = await other.call(`/${other.world.account.remoteId}/media`, {
      method: 'POST',
      body: new URLSearchParams(reel),
    })
    expect([body.error.code, body.error.message]).toEqual([100, 'The parameter video_url is required'])
  })

  test('builds a carousel only from images and videos that were created for one', async () => {
    const child = { is_carousel_item: 'true' }
    const picture = (await contain({ ...child, image_url, alt_text: 'A dot' })).body.id
    const video = (await contain({ ...child, media_type: 'VIDEO', video_url })).body.id
    const alone = (await contain({ image_url })).body.id
    const carousel = (children: string[]) =>
      contain({ media_type: 'CAROUSEL', caption: 'Both', children: children.join(',') })
    expect((await carousel([picture, alone])).body.error.error_subcode).toBe(2_207_028)
    expect((await carousel([picture, video])).body.error.code).toBe(9007)
    expect((await publish(picture)).body.error.code).toBe(9007)
    await call(`/${video}?fields=status_code`)
    await call(`/${video}?fields=status_code`)
    const parent = (await carousel([picture, video])).body.id
    expect((await publish(parent)).status).toBe(200)
    expect(world.posts()[0]).toMatchObject({ text: 'Both', mediaIds: [expect.anything(), expect.anything()] })
  })

  test('expires containers after a day, and reports the quota', async () => {
    const { id } = (await contain({ image_url, caption: 'One' })).body
    world.age(86_400_001)
    expect((await call(`/${id}?fields=status_code`)).body.status_code).toBe('EXPIRED')
    expect((await publish(id)).body.error.error_subcode).toBe(2_207_020)
    const fresh = (await contain({ image_url, caption: 'Two' })).body.id
    await publish(fresh)
    const quota = await call(`${own}/content_publishing_limit?fields=quota_usage,config`)
    expect(quota.body.data).toEqual([
      { quota_usage: 1, config: { quota_total: 100, quota_duration: 86_400 } },
    ])
  })

  test('accepts comments on published posts, lists the newest first, and deletes them', async () => {
    const { id: container } = (await contain({ image_url, caption: 'One' })).body
    const comment = (message: string, on: string, headers = {}) =>
      call(`/${on}/comments`, { method: 'POST', body: new URLSearchParams({ message }), headers })
    expect((await comment('Early', container)).body.error).toMatchObject({ code: 100, error_subcode: 33 })
    const post = (await publish(container)).body.id
    const silent = { authorization: `Bearer ${world.token([scopes[0] ?? ''])}` }
    const refused = await comment('First', post, silent)
    expect([refused.status, refused.body.error.code]).toEqual([403, 10])
    for (const message of ['', 'x'.repeat(2201), '#a '.repeat(31)])
      expect((await comment(message, post)).status).toBe(400)
    const first = (await comment('Read https://a.test #pots', post)).body.id
    const second = (await comment('y'.repeat(2200), post)).body.id
    const list = await call(`/${post}/comments`)
    expect(list.body.data).toMatchObject([{ id: second }, { id: first, text: 'Read https://a.test #pots' }])
    expect(Object.keys(list.body.data[0])).toEqual(['id', 'timestamp', 'text'])
    const named = await call(`/${post}/comments?fields=username&limit=1`)
    expect(named.body).toEqual({
      data: [{ id: second, username: 'ann' }],
      paging: { cursors: { after: '1' } },
    })
    expect((await call(`/${post}/comments`, { headers: silent })).body.error.code).toBe(10)
    expect((await call(`/v26.0/${first}?fields=text`)).body.text).toContain('#pots')
    const remove = (headers = {}) => call(`/v26.0/${first}`, { method: 'DELETE', headers })
    expect((await remove(silent)).body.error.code).toBe(10)
    expect((await remove()).body).toEqual({ success: true })
    expect((await remove()).body.error).toMatchObject({ code: 100, error_subcode: 33 })
    expect((await call(`/${post}/comments`)).body.data).toHaveLength(1)
  })

  test('invites collaborators, and lists them for apps with Facebook Login', async () => {
    const { id } = (await contain({ image_url, collaborators: '["bea","cyd"]' })).body
    const post = (await publish(id)).body.id
    expect((await call(`/${post}/collaborators`)).body.error.code).toBe(10)
    const other = { authorization: `Bearer ${world.token(['instagram_basic'])}` }
    expect((await call(`/${post}/collaborators`, { headers: other })).body.data).toMatchObject([
      { username: 'bea', invite_status: 'Pending' },
      { username: 'cyd', invite_status: 'Pending' },
    ])
  })
})
