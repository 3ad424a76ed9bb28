import { beforeEach, describe, expect, test } from 'vitest'
import { type CallStub, callingStub, json } from '@/testing/sandbox/calling-stub'
import type { MemoryWorld } from '@/testing/sandbox/memory-world'
import { linkedinStub } from './stub'
import { organizationsOf } from './stub-organizations'

/**
 * The simulated LinkedIn refuses what LinkedIn's documentation says it refuses: each row is a call and its
 * response.
 */

const all = ['w_member_social', 'w_organization_social', 'r_organization_social', 'rw_organization_admin']
const version = { 'linkedin-version': '202607', 'x-restli-protocol-version': '2.0.0' }
let world: MemoryWorld
let raw: CallStub
let person: string
let page: string
beforeEach(() => {
  ;({ world, call: raw } = callingStub(linkedinStub, all))
  person = `urn:li:person:${world.account.remoteId}`
  page = `urn:li:organization:${organizationsOf(world.account)[0]?.id}`
})
const call = (
  path: string,
  init: RequestInit & { duplex?: 'half' } = {},
  more: Record<string, string> = {},
) =>
  raw(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...version, ...more } })
const post = (fields: object, more: Record<string, string> = {}) =>
  call(
    '/rest/posts',
    json({
      author: page,
      commentary: 'Hello',
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED' },
      lifecycleState: 'PUBLISHED',
      ...fields,
    }),
    more,
  )

describe('the simulated LinkedIn', () => {
  test('lists the pages in which a person has a role, for tokens with the scope', async () => {
    const acls = await call('/rest/organizationAcls?q=roleAssignee&state=APPROVED&role=ADMINISTRATOR')
    expect(acls.body.elements).toEqual([
      { organization: page, role: 'ADMINISTRATOR', roleAssignee: person, state: 'APPROVED' },
    ])
    expect((await call('/rest/organizationAcls?q=roleAssignee')).body.elements).toHaveLength(4)
    const id = page.split(':').at(-1)
    expect((await call(`/rest/organizations/${id}`)).body.localizedName).toBe('Ann Lee Works')
    const two = await call(`/rest/organizations?ids=List(${id},5)`)
    expect([two.body.results[id ?? ''].localizedName, two.body.errors['5'].status]).toEqual([
      'Ann Lee Works',
      404,
    ])
    const few = { authorization: `Bearer ${world.token(['w_member_social'])}` }
    expect((await call('/rest/organizationAcls?q=roleAssignee', {}, few)).status).toBe(403)
    expect((await raw('/rest/organizationAcls?q=roleAssignee')).body.code).toBe('VERSION_MISSING')
  })

  test.each<[string, () => object, number, string]>([
    ['a page of others', () => ({ author: 'urn:li:organization:2414183' }), 403, 'ACCESS_DENIED'],
    [
      'a page that one may only read',
      () => ({ author: `urn:li:organization:${organizationsOf(world.account)[2]?.id}` }),
      403,
      'ACCESS_DENIED',
    ],
    ['a field that is none', () => ({ title: 'Hello' }), 422, 'unrecognized field found but not allowed'],
    [
      'one of many images',
      () => ({ content: { multiImage: { images: [{ id: 'urn:li:image:1' }] } } }),
      422,
      '/content/multiImage/images',
    ],
    ['3,001 signs', () => ({ commentary: 'x'.repeat(3001) }), 422, '/commentary'],
  ])('refuses a post: %s', async (_, fields, status, words) => {
    const answer = await post(fields())
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
  })

  test('posts for a page only with the page scope, and returns what it posted', async () => {
    const few = { authorization: `Bearer ${world.token(['w_member_social'])}` }
    expect((await post({}, few)).status).toBe(403)
    expect((await post({ author: person }, few)).status).toBe(201)
    const urn = (await post({})).headers.get('x-restli-id') ?? ''
    expect((await post({})).body.code).toBe('DUPLICATE_POST')
    const list = await call(`/rest/posts?q=author&author=${encodeURIComponent(page)}`)
    expect(list.body.elements).toMatchObject([{ id: urn, author: page }])
    expect((await call(`/rest/posts?q=author&author=${encodeURIComponent(person)}`)).status).toBe(403)
    const at = `/rest/posts/${encodeURIComponent(urn)}`
    expect((await call(at, { method: 'DELETE' }, { ...few, 'x-restli-method': 'DELETE' })).status).toBe(403)
    expect((await call(at, { method: 'DELETE' }, { 'x-restli-method': 'DELETE' })).status).toBe(204)
    expect((await call(at)).status).toBe(404)
  })

  test('mentions a page only by its exact name, including capitals', async () => {
    const publishCommentary = async (commentary: string) => {
      const urn = (await post({ commentary })).headers.get('x-restli-id') ?? ''
      return {
        text: world.posts().at(-1)?.text,
        mentions: (await world.findNote(world.account, `post:${urn}`))?.mentions,
      }
    }
    const devtest = 'urn:li:organization:2414183'
    expect(await publishCommentary(`With @[Devtestco](${devtest}) \\(us\\)`)).toEqual({
      text: 'With Devtestco (us)',
      mentions: [devtest],
    })
    expect(await publishCommentary(`With @[devtestco](${devtest}) again`)).toEqual({
      text: 'With devtestco again',
      mentions: [],
    })
    expect(await publishCommentary(`Not \\@[Devtestco](${devtest})`)).toMatchObject({ mentions: [] })
  })

  test('accepts a document of up to 300 pages, and allows it in a post once it is processed', async () => {
    const begin = async (owner: string) =>
      (await call('/rest/documents?action=initializeUpload', json({ initializeUploadRequest: { owner } })))
        .body.value
    const put = (uploadUrl: string, pages: number) => {
      const body = `%PDF-1.7\n${'<< /Type /Page /Parent 1 0 R >>\n'.repeat(pages)}<< /Type /Pages >>`
      return raw(uploadUrl.slice(world.url.length), { method: 'PUT', body })
    }
    const { uploadUrl, document } = await begin(page)
    const content = { media: { id: document, title: 'Report' } }
    expect((await post({ content })).status).toBe(422)
    expect((await put(uploadUrl, 300)).status).toBe(201)
    const state = () => call(`/rest/documents/${encodeURIComponent(document)}`)
    expect((await post({ content })).status).toBe(422)
    expect([(await state()).body.status, (await state()).body.status]).toEqual(['PROCESSING', 'AVAILABLE'])
    expect((await post({ content: { media: { id: document } } })).text).toContain('/content/media/title')
    expect((await post({ author: person, content })).text).toContain('owner')
    expect((await post({ content })).status).toBe(201)
    const long = await begin(page)
    await put(long.uploadUrl, 301)
    expect((await call(`/rest/documents/${encodeURIComponent(long.document)}`)).body.status).toBe(
      'PROCESSING_FAILED',
    )
    const own = await begin(person)
    expect((await raw(own.uploadUrl.slice(world.url.length), { method: 'PUT', body: 'GIF89a' })).status).toBe(
      400,
    )
    expect((await call(`/rest/documents/${encodeURIComponent(own.document)}`)).status).toBe(403)
    const office = async (text: string) =>
      (await raw((await begin(page)).uploadUrl.slice(world.url.length), { method: 'PUT', body: text })).status
    expect(await office(`PK\x03\x04${'.'.repeat(999)}word/document.xml`)).toBe(201)
    expect(world.uploads().at(-1)?.contentType).toContain('wordprocessingml')
    expect(await office('PK\x03\x04 ppt/presentation.xml')).toBe(201)
    expect(await office('PK\x03\x04 xl/workbook.xml')).toBe(400)
    const others = await call(
      '/rest/documents?action=initializeUpload',
      json({ initializeUploadRequest: { owner: 'urn:li:organization:1' } }),
    )
    expect(others.status).toBe(403)
  })

  test('identifies a person only to apps with the scope for it', async () => {
    const as = (...scopes: string[]) => ({ headers: { authorization: `Bearer ${world.token(scopes)}` } })
    expect((await raw('/v2/userinfo')).status).toBe(403)
    expect((await raw('/v2/userinfo', as('openid'))).body).toEqual({ sub: world.account.remoteId })
    expect((await raw('/v2/userinfo', as('openid', 'profile'))).body.name).toBe('Ann Lee')
    expect((await raw('/v2/me', as('openid', 'profile'))).status).toBe(403)
    expect((await raw('/v2/me', as('r_basicprofile'))).body).toMatchObject({
      id: world.account.remoteId,
      localizedFirstName: 'Ann',
      localizedLastName: 'Lee',
    })
  })

  test('describes a page only to its administrators, but names any page in the lookup', async () => {
    const [, journal] = organizationsOf(world.account)
    expect((await call(`/rest/organizations/${journal?.id}`)).body.code).toBe('ACCESS_DENIED')
    const many = await call(`/rest/organizations?ids=List(${journal?.id})`)
    expect([many.body.results, many.body.errors[journal?.id ?? ''].status]).toEqual([{}, 403])
    const looked = await call(`/rest/organizationsLookup?ids=List(${journal?.id},2414183)`)
    expect(Object.keys(looked.body.results).toSorted()).toEqual([journal?.id, '2414183'].toSorted())
  })
})

describe('comments on the simulated LinkedIn', () => {
  const made = async (author: string) => (await post({ author })).headers.get('x-restli-id') ?? ''
  const at = (urn: string) => `/rest/socialActions/${encodeURIComponent(urn)}/comments`
  const comment = (urn: string, fields: object = {}, more: Record<string, string> = {}) =>
    call(at(urn), json({ actor: page, object: urn, message: { text: 'First' }, ...fields }), more)
  const as = (...scopes: string[]) => ({ authorization: `Bearer ${world.token(scopes)}` })

  test.each<[string, (urn: string) => object, number, string]>([
    ['in the name of another page', () => ({ actor: 'urn:li:organization:2414183' }), 403, '/actor'],
    ['in nobody’s name', () => ({ actor: undefined }), 422, '/actor'],
    ['on another post than the address says', () => ({ object: 'urn:li:share:1' }), 422, '/object'],
    ['without words', () => ({ message: { text: ' ' } }), 422, '/message/text'],
    ['of 1,251 signs', () => ({ message: { text: 'x'.repeat(1251) } }), 400, 'FIELD_LENGTH_TOO_LONG'],
    ['with a picture', (urn) => ({ content: [{ entity: { image: urn } }] }), 403, 'Unpermitted fields'],
    ['with a field that is none', () => ({ commentary: 'First' }), 422, 'unrecognized field'],
  ])('refuses a comment %s', async (_, fields, status, words) => {
    const urn = await made(page)
    const answer = await comment(urn, fields(urn))
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
    expect((await call(at(urn))).body.elements).toEqual([])
  })

  test('a page comments on its own post, and only the page deletes the comment', async () => {
    const urn = await made(page)
    const { status, headers, body } = await comment(urn, { message: { text: 'x'.repeat(1250) } })
    expect([status, headers.get('x-restli-id')]).toEqual([201, body.id])
    expect(body.commentUrn).toBe(`urn:li:comment:(${body.object},${body.id})`)
    expect(body.object).toMatch(/^urn:li:activity:\d+$/)
    expect((await call(at(urn))).body.elements).toMatchObject([{ id: body.id, actor: page }])
    expect((await call(`${at(urn)}/${body.id}`)).body.message.text).toHaveLength(1250)
    expect((await call(at(urn), {}, as('w_organization_social'))).body.code).toBe('ACCESS_DENIED')
    expect((await call(at('urn:li:share:1'))).status).toBe(404)
    expect((await call(`/rest/socialActions/${urn}/comments`)).body.code).toBe('ILLEGAL_ARGUMENT')
    const remove = (query: string) => call(`${at(urn)}/${body.id}${query}`, { method: 'DELETE' })
    expect((await remove('')).status).toBe(403)
    expect((await remove(`?actor=${encodeURIComponent(page)}`)).status).toBe(204)
    expect((await remove(`?actor=${encodeURIComponent(page)}`)).status).toBe(404)
    expect((await call(at(urn))).body.paging.total).toBe(0)
  })

  test('a person comments with their own scope, and only apps with r_member_social see the comment', async () => {
    const urn = await made(person)
    expect((await comment(urn, { actor: person }, as('r_organization_social'))).status).toBe(403)
    expect((await comment(urn, {}, as('w_member_social'))).status).toBe(403)
    const { body } = await comment(urn, { actor: person }, as('w_member_social'))
    expect((await call(at(urn))).body.message).toContain('socialActions.GET_ALL')
    expect((await call(at(urn), {}, as('r_member_social'))).body.elements).toMatchObject([{ id: body.id }])
    expect((await call(`${at(urn)}/${body.id}`, { method: 'DELETE' })).status).toBe(204)
  })
})
