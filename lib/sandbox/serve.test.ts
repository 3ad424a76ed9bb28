import { afterEach, describe, expect, test } from 'vitest'
import { currentCredentials } from '@/lib/channels/credentials/current-credentials'
import { sandboxClient } from '@/lib/platforms/sandbox-client'
import { sandboxNetworkNames, servedNetworks } from '@/lib/platforms/sandbox-networks'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { readConsentRequest } from './consent'
import { setSandboxFault } from './faults'
import { listFeed } from './posts'

useTestDatabase()
useSandboxServer()

const call = (path: string, init?: RequestInit) => fetch(`${process.env.APP_URL}/sandbox/api${path}`, init)

afterEach(() => {
  process.env.TRIBUTARY_SANDBOX = '1'
  delete process.env.X_CLIENT_ID
})

describe('the sandbox', () => {
  test('serves nothing when it is off, and no network whose real keys are set', async () => {
    expect((await call('/x/2/users/me')).status).toBe(401)
    process.env.X_CLIENT_ID = 'real'
    expect((await call('/x/2/users/me')).status).toBe(404)
    expect((await call('/linkedin/v2/userinfo')).status).toBe(401)
    expect(servedNetworks()).toEqual(['linkedin', 'instagram', 'youtube'])
    process.env.TRIBUTARY_SANDBOX = ''
    for (const network of sandboxNetworkNames) expect((await call(`/${network}/token`)).status).toBe(404)
    expect(servedNetworks()).toEqual([])
  })

  test('answers 404 for unknown networks and paths', async () => {
    expect((await call('/facebook/me')).status).toBe(404)
    expect((await call('/x')).status).toBe(404)
  })

  test('issues no code to another app or redirect address, without permission to post, or on X without PKCE', () => {
    const client = sandboxClient('x')
    const good = {
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri: client.redirectUri,
      scope: 'tweet.read tweet.write',
      state: 's',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    }
    expect(readConsentRequest('x', new URLSearchParams(good))).toMatchObject({ state: 's' })
    for (const wrong of [
      { client_id: 'other' },
      { redirect_uri: 'https://evil.example/callback' },
      { response_type: 'token' },
      { scope: 'tweet.read' },
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
    ])
      expect(readConsentRequest('x', new URLSearchParams({ ...good, ...wrong }))).toHaveProperty('problem')
  })

  test('requires client authentication the way each network does', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'grant_type=authorization_code&code=a&client_id=sandbox-x&client_secret=wrong'
    const x = await call('/x/2/oauth2/token', { method: 'POST', headers: form, body })
    expect(x.status).toBe(401)
    const google = await call('/youtube/token', { method: 'POST', headers: form, body })
    expect(await google.json()).toMatchObject({ error: 'invalid_client' })
  })

  async function token(platform: 'x' | 'linkedin', name = 'p') {
    const { ctx } = await createTestProject()
    const made = await connectSandbox(ctx, platform, {
      handle: `${name}_${platform}`,
      displayName: 'Protocol',
    })
    const fresh = await currentCredentials(ctx, made.channelId)
    if (fresh.kind !== 'ready') throw new Error(fresh.kind)
    return { account: made.account, authorization: `Bearer ${fresh.credentials.accessToken}` }
  }

  test('returns X’s own error responses for posts that are too long, duplicate or rate-limited', async () => {
    const { account, authorization } = await token('x')
    const post = (text: string, more = {}) =>
      call('/x/2/tweets', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ text, ...more }),
      })
    expect(await (await post('x'.repeat(281))).json()).toMatchObject({ title: 'Invalid Request' })
    const made = await post('Read https://example.com/a & more')
    expect(made.status).toBe(201)
    expect(made.headers.get('x-rate-limit-remaining')).toBe('99')
    const { id: first, text } = (await made.json()).data
    expect(text).toMatch(/^Read https:\/\/t\.co\/\w{10} &amp; more$/)
    const other = await token('x', 'other')
    const below = { reply: { in_reply_to_tweet_id: first } }
    const foreign = await call('/x/2/tweets', {
      method: 'POST',
      headers: { authorization: other.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Nice', ...below }),
    })
    expect([foreign.status, (await foreign.json()).detail]).toEqual([
      403,
      expect.stringContaining('not been mentioned'),
    ])
    await Promise.all([post('And so on', below), post('And on', below)])
    const feed = await listFeed({ orgs: 'all', networks: ['x'], handle: account.handle, limit: 5 })
    expect(feed.posts.map((one) => [one.repliesTo, one.replies.length])).toEqual([
      [first, 0],
      [first, 0],
      [null, 2],
    ])
    const again = await post('Read https://example.com/a & more')
    expect([again.status, (await again.json()).detail]).toEqual([
      403,
      'You are not allowed to create a Tweet with duplicate content.',
    ])
    await setSandboxFault(account, { path: '/2/tweets', kind: 'rate-limited' })
    const many = await post('Once more')
    expect([many.status, many.headers.has('retry-after')]).toEqual([429, false])
    expect(Number(many.headers.get('x-rate-limit-reset'))).toBeGreaterThan(Date.now() / 1000)
  })

  test('requires LinkedIn’s headers and the right author, and returns the post id in a header', async () => {
    const { account, authorization } = await token('linkedin')
    const headers = {
      authorization,
      'content-type': 'application/json',
      'linkedin-version': '202601',
      'x-restli-protocol-version': '2.0.0',
    }
    const body = {
      author: `urn:li:person:${account.remoteId}`,
      commentary: String.raw`Hello \(world\) #pots`,
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED' },
      lifecycleState: 'PUBLISHED',
    }
    const post = (more: object, changed: Record<string, string> = {}) =>
      call('/linkedin/rest/posts', {
        method: 'POST',
        headers: { ...headers, ...changed },
        body: JSON.stringify({ ...body, ...more }),
      })
    expect((await post({}, { 'linkedin-version': '202405' })).status).toBe(426)
    expect((await post({}, { 'x-restli-protocol-version': '1.0.0' })).status).toBe(400)
    expect((await post({ author: 'urn:li:person:other' })).status).toBe(403)
    const made = await post({})
    expect(made.status).toBe(201)
    const urn = made.headers.get('x-restli-id') ?? ''
    expect(urn).toMatch(/^urn:li:share:\d+$/)
    const again = await post({})
    expect([again.status, await again.json()]).toMatchObject([422, { code: 'DUPLICATE_POST' }])
    const list = await call('/linkedin/rest/posts?q=author', { headers })
    expect(list.status).toBe(403)
    const comments = `/linkedin/rest/socialActions/${encodeURIComponent(urn)}/comments`
    const comment = { actor: body.author, object: urn, message: { text: 'First' } }
    const said = await call(comments, { method: 'POST', headers, body: JSON.stringify(comment) })
    expect(said.status).toBe(201)
    const shown = () => listFeed({ orgs: 'all', networks: ['linkedin'], remoteId: urn, limit: 1 })
    expect((await shown()).posts[0]?.replies).toMatchObject([{ text: 'First' }])
    const { id } = await said.json()
    expect((await call(`${comments}/${id}`, { method: 'DELETE', headers })).status).toBe(204)
    expect((await shown()).posts[0]?.replies).toEqual([])
  })
})
