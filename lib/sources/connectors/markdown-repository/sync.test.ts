import { describe, expect, onTestFinished, test } from 'vitest'
import { outbound } from '@/lib/http/outbound'
import { useTestDatabase } from '@/testing/database/database'
import { startGitHost } from '@/testing/fakes/git-host'
import { createSyncedRepository } from '@/testing/fakes/synced-repository'
import { allowHost } from '@/testing/fakes/synced-source'

useTestDatabase()

const post = (title: string, body = 'Text.', more = '') => `---\ntitle: ${title}\n${more}---\n${body}\n`
const posts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`posts/post-${at}.md`, post(`Post ${at}`)]))
const now = new Date('2026-03-01T13:50:30Z')

describe.each(['github', 'gitlab', 'git'] as const)('a repository on %s', (service) => {
  test('is read in full, then costs one request while nothing moves, then only changes are fetched', async () => {
    const { host, sync, items } = await createSyncedRepository(service)
    const files = { 'README.md': '# Blog', 'posts/a.md': post('A'), 'posts/b.md': post('B'), 'logo.png': 'x' }
    host.commit(files)
    const first = await sync()
    expect(first).toMatchObject({
      status: 'succeeded',
      error: null,
      counts: { discovered: 2, created: 2, skipped: 0 },
    })
    expect((await items()).map((item) => [item.externalId, item.title, item.rawContent])).toEqual([
      ['posts/a.md', 'A', '# A\n\nText.\n'],
      ['posts/b.md', 'B', '# B\n\nText.\n'],
    ])
    const before = await items()
    const unchanged = await sync()
    expect(unchanged.asked).toHaveLength(1)
    expect(unchanged.counts).toMatchObject({ discovered: 2, unchanged: 2 })
    expect(await items()).toEqual(before)
    // The branch has moved, but no entry has changed.
    host.commit({ ...files, 'logo.png': 'y' })
    const moved = await sync()
    expect(moved.asked).toHaveLength(2)
    expect(moved.counts).toMatchObject({ unchanged: 2, updated: 0 })
    host.commit({ ...files, 'posts/b.md': post('B', 'New text.') })
    const changed = await sync()
    expect(changed.outcomes).toEqual({ 'posts/b.md': 'updated' })
    expect(changed.asked).toHaveLength(service === 'git' ? 2 : 3)
  })

  test('treats a renamed file as a new entry and withdraws the old one like a deleted one', async () => {
    const { host, sync, items } = await createSyncedRepository(service)
    host.commit(posts(8))
    await sync()
    const { 'posts/post-0.md': zero = '', 'posts/post-1.md': _, ...rest } = posts(8)
    host.commit({ ...rest, 'posts/renamed.md': zero })
    const run = await sync()
    expect(run.counts).toMatchObject({ created: 1, unchanged: 6, withdrawn: 2 })
    expect(run.outcomes).toEqual({
      'posts/post-0.md': 'withdrawn',
      'posts/post-1.md': 'withdrawn',
      'posts/renamed.md': 'created',
    })
    expect((await items()).filter((item) => item.withdrawnAt !== null)).toHaveLength(2)
  })

  test('imports good files and gives a reason for each unusable one', async () => {
    const { host, sync } = await createSyncedRepository(service)
    host.commit({
      'good.md': post('Good'),
      'draft.md': post('Draft', '', 'draft: true\n'),
      'latin.md': Buffer.from('gr\u00f6\u00dfe', 'latin1'),
      'broken.md': '---\ntitle: a: b\n---\n',
      'huge.md': 'x'.repeat(1024 * 1024 + 1),
      'link.md': { mode: '120000', content: 'good.md' },
      'module.md': { mode: '160000', content: 'x' },
    })
    const run = await sync()
    expect(run).toMatchObject({
      status: 'partial',
      error: null,
      counts: { created: 1, skipped: 5, failed: 0 },
    })
    expect(run.reasons).toEqual({
      'good.md': null,
      'draft.md': expect.stringMatching(/draft/),
      'latin.md': expect.stringMatching(/UTF-8/),
      'broken.md': expect.stringMatching(/not valid YAML/),
      'huge.md': 'The file is larger than 1 MB.',
      'link.md': expect.stringMatching(/symbolic link/),
    })
    expect(run.notes).toEqual(['The submodule module.md is another repository, so we skip it.'])
    // A file that was rejected stays so until its hash changes: it is not requested again.
    const again = await sync()
    expect(again).toMatchObject({ error: null, outcomes: {}, counts: { created: 0, updated: 0, failed: 0 } })
    expect(again.asked.filter((path) => /blobs/.test(path))).toEqual([])
    host.commit({ 'good.md': post('Good'), 'draft.md': post('Draft') })
    expect((await sync()).outcomes).toMatchObject({ 'draft.md': 'created' })
  })

  test('distinguishes a missing branch, an empty repository and a missing folder', async () => {
    const { host, sync, source } = await createSyncedRepository(service, { branch: 'mian', folder: 'blog' })
    expect((await sync()).error).toMatchObject({
      code: 'branch-missing',
      message: expect.stringMatching(/empty: nothing has been committed/),
    })
    host.commit({ 'docs/a.md': post('A') })
    host.commit({ 'docs/a.md': post('A') }, 'next')
    expect((await sync()).error).toMatchObject({
      code: 'branch-missing',
      message: 'The repository has no branch “mian”.',
      hint: expect.stringMatching(/There is: main, next\./),
    })
    host.commit({ 'docs/a.md': post('A') }, 'mian')
    expect((await sync()).error).toMatchObject({
      code: 'nothing-matches',
      message: 'The repository has no folder “blog”, or it is empty.',
    })
    host.commit({ 'blog/a.md': post('A') }, 'mian')
    expect(await sync()).toMatchObject({ status: 'succeeded', outcomes: { 'blog/a.md': 'created' } })
    expect(await source()).toMatchObject({ status: 'active', error: null })
  })

  test('asks for a token when private, rejects a wrong one and is read with the right one', async () => {
    const without = await createSyncedRepository(service)
    without.host.repository.token = 'right'
    without.host.commit({ 'a.md': post('A') })
    expect((await without.sync()).error).toMatchObject({
      code: 'repository-missing',
      hint: expect.stringMatching(/private, enter an access token/),
    })
    const wrong = await createSyncedRepository(service, { access_token: 'wrong' })
    wrong.host.repository.token = 'right'
    wrong.host.commit({ 'a.md': post('A') })
    const refused = await wrong.sync()
    expect(refused.error).toMatchObject({ code: 'token-refused' })
    expect(JSON.stringify(refused)).not.toContain('wrong')
    const right = await createSyncedRepository(service, { access_token: 'right' })
    right.host.repository.token = 'right'
    right.host.commit({ 'a.md': post('A', '![A](a.png)') })
    const run = await right.sync()
    expect(run.outcomes).toEqual({ 'a.md': 'created' })
    expect(run.reasons['a.md']).toMatch(/aren’t public/)
    expect((await right.items())[0]).toMatchObject({ featuredImage: null, rawContent: '# A\n\nA\n' })
    expect(JSON.stringify(await right.source())).not.toContain('right')
  })

  test('reports a missing repository and an address that serves something else', async () => {
    const { host, sync } = await createSyncedRepository(service, {})
    host.repository.name = 'other/name'
    host.commit({ 'a.md': post('A') })
    expect((await sync()).error).toMatchObject({ code: 'repository-missing' })
    for (const path of ['/api/v3', '/api/v4', '/river'])
      host.fail(path, { status: 200, body: '<!doctype html><title>Sign in</title>' })
    const { error } = await sync()
    expect(error?.code).toMatch(/^(?:repository-malformed|repository-missing|not-json)$/)
    expect(error?.hint).not.toBe('')
  })
})

test.each(['github', 'gitlab'] as const)(
  'a host on %s without ETags is asked for the tree only when the branch has moved',
  async (service) => {
    const { host, sync } = await createSyncedRepository(service)
    host.repository.etags = false
    host.commit(posts(2))
    expect((await sync()).counts).toMatchObject({ created: 2 })
    expect(await sync()).toMatchObject({
      asked: [expect.stringContaining('/commits')],
      counts: { unchanged: 2 },
    })
  },
)

describe('GitHub', () => {
  test('reads a truncated tree folder by folder, and only where the chosen folder is', async () => {
    const { host, sync } = await createSyncedRepository('github', { folder: 'a/posts' })
    host.repository.truncateAt = 6
    host.commit({
      ...Object.fromEntries(Object.entries(posts(5)).map(([path, text]) => [`a/${path}`, text])),
      'a/other/x.md': post('X'),
      'b/1.md': '',
      'b/2.md': '',
      'b/3.md': '',
    })
    const run = await sync()
    expect(run.counts).toMatchObject({ created: 5 })
    expect(run.asked.filter((path) => path.includes('/git/trees/'))).toHaveLength(5)
  })

  test('fails with repository-too-large when a single folder is truncated, and withdraws nothing', async () => {
    const { host, sync, items } = await createSyncedRepository('github')
    host.commit(posts(10))
    expect((await sync()).counts).toMatchObject({ created: 10 })
    host.repository.truncateAt = 8
    host.commit(posts(11))
    expect((await sync()).error?.code).toBe('repository-too-large')
    expect((await items()).filter(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([])
  })

  test('reads files of a public github.com repository from the host for raw files', async () => {
    const { host, sync, items } = await createSyncedRepository('github', {
      repository: 'https://github.com/river/blog',
      service: 'automatic',
    })
    const sha = host.commit({ 'posts/ä b.md': post('A', '![P](p.png)') })
    const fetch = outbound('sources', 'install')
    const places = {
      'https://api.github.com/': `${host.url}/api/v3/`,
      'https://raw.githubusercontent.com/': `${host.url}/raw/`,
    }
    const here = (url: string) =>
      Object.entries(places).reduce((text, [from, to]) => text.replace(from, to), url)
    const run = await sync({ fetch: (request) => fetch({ ...request, url: here(request.url) }) })
    expect(run.asked).toEqual([
      'GET /api/v3/repos/river/blog/commits/HEAD',
      `GET /api/v3/repos/river/blog/git/trees/${sha}?recursive=1`,
      `GET /raw/river/blog/${sha}/posts/%C3%A4%20b.md`,
    ])
    expect((await items())[0]).toMatchObject({
      featuredImage: 'https://raw.githubusercontent.com/river/blog/HEAD/posts/p.png',
    })
  })

  test('still links to the images of a public repository that is read with a token', async () => {
    const { host, sync, items } = await createSyncedRepository('github', { access_token: 'right' })
    host.repository.token = 'right'
    host.fail('/repos/river/blog', { status: 200, body: '{"private":false}' })
    host.commit({ 'a.md': post('A', '![P](p.png)') })
    const run = await sync()
    expect(run.status).toBe('succeeded')
    expect((await items())[0]?.featuredImage).toMatch(/\/river\/blog\/raw\/HEAD\/p\.png$/)
    expect(new Set(host.requests.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer right']),
    )
  })
})

describe('a host that limits our requests', () => {
  const reset = String(now.getTime() / 1000 + 20 * 60)

  test.each([
    [
      'github',
      '/commits/HEAD',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } },
      /wait 20 minutes/,
    ],
    ['github', '/commits/HEAD', { status: 429, headers: { 'retry-after': '1200' } }, /wait 20 minutes/],
    [
      'gitlab',
      '/commits',
      { status: 429, headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': reset } },
      /wait 20 minutes/,
    ],
    ['git', '/info/refs', { status: 429, headers: {} }, /wait 60 seconds/],
  ] as const)('on %s at %s is reported, and the next sync waits', async (service, path, failure, words) => {
    const { host, sync, source } = await createSyncedRepository(service)
    host.commit(posts(2))
    host.fail(path, failure)
    const run = await sync({ now: () => now })
    expect(run.error).toMatchObject({ code: 'asked-to-wait', message: expect.stringMatching(words) })
    const { nextSyncAt } = await source()
    expect(nextSyncAt?.getTime()).toBeGreaterThanOrEqual(now.getTime() + 60_000)
  })

  test('in the middle of a sync: what was fetched is kept, and the rest comes after the pause', async () => {
    const { host, sync, source } = await createSyncedRepository('github')
    host.commit(posts(12))
    let asked = 0
    const fetch = outbound('sources', 'install')
    const run = await sync({
      now: () => now,
      fetch: (request) => {
        const isBlob = request.url.includes('/git/blobs/')
        if (isBlob && ++asked === 5)
          host.fail('/api/v3', {
            status: 403,
            headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
          })
        return fetch(request)
      },
    })
    expect(run.error).toBeNull()
    expect(run.notes).toEqual(['The server asked us to wait. We fetch the rest afterwards.'])
    expect(run.counts.created + run.counts.remaining).toBe(12)
    expect(run.counts.remaining).toBeGreaterThan(0)
    expect((await source()).nextSyncAt?.getTime()).toBeGreaterThanOrEqual(now.getTime() + 20 * 60_000)
    host.fail('/api/v3', undefined)
    const rest = await sync()
    expect(rest.counts).toMatchObject({ created: run.counts.remaining, unchanged: run.counts.created })
  })
})

describe('GitLab', () => {
  test.each([false, true])('reads a tree of many pages to its end (by page number: %s)', async (byNumber) => {
    const { host, sync } = await createSyncedRepository('gitlab')
    host.repository.perPage = 3
    host.repository.pagesByNumber = byNumber
    host.commit(posts(10))
    const run = await sync()
    expect(run.counts).toMatchObject({ created: 10 })
    expect(run.asked.filter((path) => path.includes('/repository/tree'))).toHaveLength(4)
  })

  test('treats a list that breaks off in the middle as an error and withdraws nothing', async () => {
    const { host, sync, items } = await createSyncedRepository('gitlab', { folder: 'posts' })
    host.commit(posts(10))
    expect((await sync()).counts).toMatchObject({ created: 10 })
    host.repository.perPage = 9
    host.commit(posts(11))
    const fetch = outbound('sources', 'install')
    const run = await sync({
      fetch: async (request) => {
        const response = await fetch(request)
        return request.url.includes('page_token') ? { ...response, status: 404 } : response
      },
    })
    expect(run.error?.code).toBe('repository-missing')
    expect((await items()).filter(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([])
  })

  test('stops with a clear error when pages lead in circles', async () => {
    const { host, sync } = await createSyncedRepository('gitlab')
    host.commit(posts(1))
    host.fail('/repository/tree', {
      status: 200,
      headers: { link: '<https://elsewhere.example.com/?page_token=x>; rel="next"' },
      body: '[]',
    })
    const run = await sync()
    expect(run.error).toMatchObject({ code: 'repository-too-large' })
    expect(run.asked).toHaveLength(3)
  })
})

describe('another git server', () => {
  test('that sends something other than a pack is reported, and nothing is lost', async () => {
    const { host, sync, items } = await createSyncedRepository('git')
    host.commit(posts(2))
    await sync()
    host.commit(posts(3))
    for (const body of [
      '',
      '0008NAK\n',
      '0008NAK\n0011\u0001PACKjunkjunk0000',
      'ERR no',
      'zzzz',
      '0008NAK\n000a\u0003no!\n',
    ]) {
      host.fail('/git-upload-pack', { status: 200, body })
      const { error } = await sync()
      expect(error?.code, body).toMatch(/^repository-/)
    }
    expect(await items()).toHaveLength(2)
    host.fail('/git-upload-pack', undefined)
    expect(await sync()).toMatchObject({ error: null, counts: { created: 1, unchanged: 2 } })
  })

  test('that redirects on the same host is followed, with the token', async () => {
    const { host, sync } = await createSyncedRepository('git', { access_token: 'right' })
    host.repository.name = 'river/new'
    host.commit(posts(1))
    host.fail('/river/blog.git/info/refs', {
      status: 301,
      headers: { location: '/river/new.git/info/refs?service=git-upload-pack' },
    })
    const run = await sync()
    expect(run.asked).toEqual([
      'GET /river/blog.git/info/refs?service=git-upload-pack',
      'GET /river/new.git/info/refs?service=git-upload-pack',
      'POST /river/new.git/git-upload-pack',
    ])
    expect(run.counts).toMatchObject({ created: 1 })
    expect(Buffer.from(host.requests[2]?.authorization?.slice(6) ?? '', 'base64').toString()).toBe(
      'git:right',
    )
  })

  test('that redirects to another host is followed there without the token', async () => {
    const { host, sync } = await createSyncedRepository('git', { access_token: 'right' })
    const other = await startGitHost()
    onTestFinished(() => other.close())
    allowHost(other.host)
    other.commit(posts(1))
    const fetch = outbound('sources', 'install')
    // Hosts on plain http may not redirect to each other, so the first one's redirect happens here.
    const run = await sync({
      fetch: ({ headers, ...request }) =>
        request.url.startsWith(host.url)
          ? fetch({ ...request, url: request.url.replace(host.url, other.url) })
          : fetch({ ...request, ...(headers ? { headers } : {}) }),
    })
    expect(run.counts).toMatchObject({ created: 1 })
    expect(host.requests).toEqual([])
    expect(other.requests.map(({ method, authorization }) => [method, authorization])).toEqual([
      ['GET', undefined],
      ['POST', undefined],
    ])
  })
})
