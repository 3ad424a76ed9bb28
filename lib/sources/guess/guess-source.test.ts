import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { loopbackServer } from '@/testing/http/loopback-server'
import { findPageLinks } from '../addresses/find-page-links'
import { parsePastedAddress } from '../addresses/parse-pasted-address'
import { guessSource } from './guess-source'

const files: Record<string, { status?: number; type?: string; body?: string | Buffer; location?: string }> =
  {}
let host = ''

/** Starts a server that the product may reach because the operator allows its host. */
async function serve(): Promise<void> {
  const server = await loopbackServer((request, response) => {
    const {
      status = 200,
      type = 'application/json',
      body = '',
      location,
    } = files[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body)
  })
  host = server.host
  process.env.PRIVATE_HOSTS_ALLOWED = host
}
const before = process.env.PRIVATE_HOSTS_ALLOWED
afterAll(() => {
  if (before === undefined) delete process.env.PRIVATE_HOSTS_ALLOWED
  else process.env.PRIVATE_HOSTS_ALLOWED = before
})

test('turns pasted text into addresses, or into none if it holds none', () => {
  const table: [string, string[]][] = [
    ['example.com/blog', ['https://example.com/blog', 'http://example.com/blog']],
    [' <https://example.com/feed.xml> ', ['https://example.com/feed.xml']],
    ['“example.com”', ['https://example.com', 'http://example.com']],
    ['http://example.com', ['http://example.com', 'https://example.com']],
    ['feed://example.com/rss', ['https://example.com/rss']],
    ['feed:https://example.com/rss', ['https://example.com/rss']],
    ['//example.com/x', ['https://example.com/x', 'http://example.com/x']],
    ['localhost:3000/x', ['https://localhost:3000/x', 'http://localhost:3000/x']],
    ['git@github.com:owner/repo.git', ['https://github.com/owner/repo']],
    ['ssh://git@github.com/owner/repo.git', ['https://github.com/owner/repo']],
    ['postgres://db.example.com/app', ['postgres://db.example.com/app']],
    ['s3://my-bucket/a brand/', ['https://my-bucket.s3.amazonaws.com/a%20brand/']],
    ['S3://my-bucket', ['https://my-bucket.s3.amazonaws.com/']],
    ['gs://my-bucket/brand', ['https://storage.googleapis.com/my-bucket/brand']],
    ['https://example.com/my brand/', ['https://example.com/my%20brand/']],
    ['mailto:somebody@example.com', []],
    ['javascript:alert(1)', []],
    ['two words', []],
    ['', []],
    ['https://', []],
  ]
  for (const [pasted, addresses] of table)
    expect([pasted, parsePastedAddress(pasted)]).toEqual([pasted, addresses])
})

test('any pasted text yields only valid addresses', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (pasted) =>
      parsePastedAddress(pasted).every((address) => URL.canParse(address)),
    ),
  )
})

test('reads the links in a page’s head with full addresses, and nothing else', () => {
  const base = new URL('https://example.com/blog/')
  const html = `<!doctype html><head>
    <!-- <link rel="alternate" href="/old.xml"> -->
    <link rel="alternate" type="application/rss+xml" title="News &amp; more" href="/feed.xml?a=1&amp;b=2">
    <LINK REL='alternate' TYPE='application/json; charset=utf-8' HREF='posts.json'/>
    <link rel=icon href=/icon.png>
    <link rel="alternate" href="javascript:alert(1)"><link rel="alternate"><link href="/x">
    </head><body><link rel="alternate" href="/late.xml"></body>`
  expect(findPageLinks(html, base)).toEqual([
    {
      rel: 'alternate',
      type: 'application/rss+xml',
      href: 'https://example.com/feed.xml?a=1&b=2',
      title: 'News & more',
    },
    { rel: 'alternate', type: 'application/json', href: 'https://example.com/blog/posts.json', title: '' },
    { rel: 'icon', type: '', href: 'https://example.com/icon.png', title: '' },
  ])
})

test('reads a page crafted to be slow in time, and no page makes it fail', () => {
  const base = new URL('https://example.com/')
  for (const attack of [
    '<link '.repeat(60_000),
    `<link ${'a'.repeat(200_000)}`,
    '<!--'.repeat(80_000),
    `<link ${'a= '.repeat(90_000)}>`,
  ])
    expect(findPageLinks(attack, base)).toEqual([])
  expect(findPageLinks('<link rel=x href=/a>'.repeat(200), base)).toHaveLength(50)
  fc.assert(
    fc.property(fc.string(), (html) =>
      Array.isArray(findPageLinks(`<link ${html} rel=a href="${html}">`, base)),
    ),
  )
})

test('recognizes a manifest by its content, without a scheme and behind a redirect', async () => {
  await serve()
  files['/world/manifest.json'] = { body: JSON.stringify({ entries: [{ slug: 'a' }, { slug: 'b' }] }) }
  files['/world/index%20of.json'] = {
    body: JSON.stringify({ characters: [{ slug: 'a' }] }),
    type: 'text/plain',
  }
  files['/moved'] = { status: 302, location: '/world/manifest.json' }
  for (const path of ['/world/manifest.json', '/moved']) {
    const { found, problem } = await guessSource('install', { address: `${host}${path}` })
    expect(problem).toBeNull()
    expect(found[0]).toMatchObject({
      type: 'bucket_manifest',
      config: { base_url: `http://${host}/world` },
      reason: 'This is a manifest with 2 entries.',
    })
  }
  const { found } = await guessSource('install', { address: `http://${host}/world/index%20of.json` })
  expect(found[0]?.config).toEqual({ base_url: `http://${host}/world`, manifest_path: 'index of.json' })
})

test('finds a manifest from its folder, from a file in it or from a list of files', async () => {
  await serve()
  const listing = (...keys: string[]) => ({
    type: 'application/xml',
    body: `<?xml version="1.0"?><ListBucketResult><Name>b</Name>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
  })
  files['/cast/manifest.json'] = { body: JSON.stringify({ entries: [{ slug: 'a' }, { slug: 'b' }] }) }
  files['/cast/a/bible.json'] = { body: '{"title":"A"}' }
  files['/cast/manifest.json?signature=old'] = { status: 403 }
  files['/list/'] = listing('deep/er/manifest.json', 'read.me', 'my world/manifest.json')
  files['/list/my%20world/manifest.json'] = { body: JSON.stringify({ entries: [{ slug: 'a' }] }) }
  files['/page/'] = {
    type: 'text/html',
    body: '<!doctype html><title>Index of /page</title><a href="x">x</a>',
  }
  files['/page/index.html'] = { ...files['/page/'] }
  files['/page/manifest.json'] = { body: JSON.stringify({ characters: [{ slug: 'a' }] }) }
  files['/shut'] = { status: 302, location: 'https://127.0.0.1/sign-in' }
  files['/shut/manifest.json'] = { body: JSON.stringify({ characters: [{ slug: 'a' }] }) }
  const table: [string, string][] = [
    ['/cast', '/cast'],
    ['/cast/', '/cast'],
    ['/cast//', '/cast'],
    ['/cast/a/bible.json', '/cast'],
    ['/cast/manifest.json?signature=old', '/cast'],
    ['/cast?signature=old', '/cast'],
    ['/list', '/list/my%20world'],
    ['/list/?list-type=2', '/list/my%20world'],
    ['/page/', '/page'],
    ['/page/index.html', '/page'],
    ['/shut', '/shut'],
  ]
  files['/list'] = { ...files['/list/'] }
  files['/list/?list-type=2'] = { ...files['/list/'] }
  for (const [pasted, folder] of table) {
    const { found, problem } = await guessSource('install', { address: `http://${host}${pasted}` })
    expect([pasted, found[0]?.type, found[0]?.config, problem]).toEqual([
      pasted,
      'bucket_manifest',
      { base_url: `http://${host}${folder}` },
      null,
    ])
  }
})

test('offers an unusable manifest with low certainty, and a web app’s manifest not at all', async () => {
  await serve()
  const types = async (body: string) => {
    files['/try/manifest.json'] = { body }
    const { found } = await guessSource('install', { address: `http://${host}/try` })
    return found.map(({ type, certainty }) => [type, certainty < 0.5])
  }
  for (const body of ['{"entries":[{"slug":"a"},]}', '{"entries":[]}', '{"characters":{}}', '[1]', '{"a":1}'])
    expect([body, await types(body)]).toEqual([body, [['bucket_manifest', true]]])
  for (const body of ['{"name":"App","icons":[]}', '{"manifest_version":3}', 'Sign in', '7', ''])
    expect([body, await types(body)]).toEqual([body, []])
})

test('reports a folder without a manifest as missing, and a closed one as closed', async () => {
  await serve()
  const problem = async (path: string) =>
    (await guessSource('install', { address: `http://${host}${path}` })).problem?.message
  expect(await problem('/nowhere')).toContain('(404)')
  files['/closed/manifest.json'] = { status: 403 }
  expect(await problem('/closed')).toContain('doesn’t let us read this')
})

test('does not mistake other files for a manifest', async () => {
  await serve()
  const bodies = [
    '{}',
    '{"entries":[]}',
    '{"entries":{"slug":"a"}}',
    '[{"slug":"a"}]',
    '{"entries":[{"name":"a"}]}',
    '{"entries":[',
    '\u0000\u0001',
  ]
  for (const [at, body] of bodies.entries()) {
    files[`/none-${at}.json`] = { body }
    const { found } = await guessSource('install', { address: `http://${host}/none-${at}.json` })
    expect([body, found.filter(({ type }) => type === 'bucket_manifest')]).toEqual([body, []])
  }
})

test('reports an address that cannot be read, and rejects one that must not be reached at its field', async () => {
  await serve()
  const gone = await guessSource('install', { address: `http://${host}/gone` })
  expect(gone.problem?.message).toContain('(404)')
  const wrong = async (address: string) =>
    guessSource('install', { address }).then(
      () => undefined,
      (error) => error.errors,
    )
  for (const address of [
    '10.0.0.1/private',
    'https://localhost/x',
    'two words',
    'https://user:pass@example.com/',
  ])
    expect([address, await wrong(address)]).toEqual([
      address,
      [{ pointer: '/address', detail: expect.stringMatching(/\.$/) }],
    ])
})

const page = (inner: string, title = 'x') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${inner}</body></html>`

test.each<[string, { status?: number; type?: string; body?: string | Buffer }, RegExp]>([
  [
    'a sign-in page',
    { type: 'text/html', body: page('<form><input type="password"></form>') },
    /^This is a sign-in page of /,
  ],
  [
    'a sign-in page in two steps',
    { type: 'text/html', body: page('<form><input name="email"></form>', 'Log in | x') },
    /^This is a sign-in page of /,
  ],
  ['an empty page', { type: 'text/html', body: '' }, / is empty\.$/],
  [
    'a page without any text',
    { type: 'text/html', body: page('<div id="root"></div><script>start()</script>') },
    /contains no text/,
  ],
  ['a PDF', { type: 'application/octet-stream', body: '%PDF-1.7\n%\u00e2' }, /a PDF document/],
  ['a PDF by its type', { type: 'application/pdf', body: Buffer.from([0, 1, 2, 3]) }, /a PDF document/],
  [
    'an image',
    { type: 'image/png', body: Buffer.from('\u0089PNG\r\n\u001a\n\u0000', 'latin1') },
    /a picture|an image/,
  ],
  [
    'a packed file',
    { type: 'application/zip', body: Buffer.from('PK\u0003\u0004\u0000', 'latin1') },
    /a compressed file/,
  ],
  [
    'a 403',
    { status: 403, type: 'text/html', body: page('<p>Forbidden</p>') },
    /doesn’t let us read this address \(403\)/,
  ],
])('%s is named for what it is, and no source is offered', async (_, file, words) => {
  await serve()
  files['/there'] = file
  const { found, problem } = await guessSource('install', { address: `http://${host}/there` })
  expect(found).toEqual([])
  expect(problem?.message).toMatch(words)
  expect(problem?.hint).toMatch(/\.$/)
})

test('a page of articles with a sign-in form still counts as a page', async () => {
  await serve()
  const text = '<p>The river rises in spring, and everybody knows the sound of the ice.</p>'.repeat(40)
  files['/blog'] = { type: 'text/html', body: page(`<form><input type="password"></form>${text}`) }
  const { found, problem } = await guessSource('install', { address: `http://${host}/blog` })
  expect([found[0]?.type, problem]).toEqual(['web_scraper', null])
})

test('an OPML file offers each feed that it lists', async () => {
  await serve()
  files['/feeds.opml'] = {
    type: 'text/x-opml',
    body: '<?xml version="1.0"?><opml version="2.0"><body><outline text="Rivers"><outline type="rss" text="Ice &amp; snow" xmlUrl="https://a.example/feed"/><outline title="Sea" xmlUrl="/sea.xml"/><outline xmlUrl="https://a.example/feed"/><outline text="Page" htmlUrl="https://a.example"/><outline xmlUrl="javascript:x"/></outline></body></opml>',
  }
  const { found, problem } = await guessSource('install', { address: `http://${host}/feeds.opml` })
  expect(problem).toBeNull()
  expect(found).toMatchObject([
    { type: 'rss_feed', name: 'Ice & snow', config: { feed_url: 'https://a.example/feed' } },
    { type: 'rss_feed', name: 'Sea', config: { feed_url: `http://${host}/sea.xml` } },
  ])
  expect(found[0]?.reason).toBe('This is an OPML list of 2 feeds. The first is “Ice & snow”.')
})

test.each([
  ['https://git.example.org/repo.git', 'This is a repository on git.example.org.'],
  [
    'https://github.com/river/docs/tree/main/docs/de',
    'This is a repository on github.com, folder “docs/de” in German.',
  ],
  [
    'https://github.com/river/docs/tree/main/docs/pt-BR/guide',
    'This is a repository on github.com, folder “docs/pt-BR/guide” in Brazilian Portuguese.',
  ],
  [
    'https://github.com/river/docs/tree/main/docs/zz',
    'This is a repository on github.com, folder “docs/zz”.',
  ],
])('%s is recognized as a repository, with its folder’s language', async (address, reason) => {
  const { found } = await guessSource('install', { address })
  expect(found[0]).toMatchObject({ type: 'markdown_repository', reason })
})
