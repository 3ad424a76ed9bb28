import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { ConnectionError } from '../oauth'
import { type LoadedMedia, MediaRefused, type Post, type PublisherIo } from '../publisher'
import { articleHtml, createExcerpt } from './article-html'
import { wordpressConnection } from './connection'
import { wordpressPublisher } from './publisher'
import { routeUrl } from './site-api'

// The behavior of a real WordPress is tested in networks/wordpress. These are the responses of what surrounds one.

type Answer = (request: { method: string; path: string; query: URLSearchParams }) => Response | undefined

let server: LoopbackServer
let odd: Answer = () => undefined
let asked: string[] = []
let fetch: ReturnType<typeof createGuardedFetch>

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const failure = (status: number, code: string, data: object = {}) =>
  json({ code, message: `About ${code}.`, data: { status, ...data } }, status)
const page = (status: number, headers: Record<string, string> = {}) =>
  new Response('<html lang="de"><h1>Sorry</h1></html>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })

/** The minimum of a site that a publication needs; `odd` can override every response. */
function usual(method: string, path: string): Response {
  if (path === '/') return page(200, { link: `<${server.url}/wp-json/>; rel="https://api.w.org/"` })
  if (path === '/wp-json/')
    return json({
      name: 'Mill &amp; River',
      home: server.url,
      url: server.url,
      namespaces: ['wp/v2'],
      authentication: { 'application-passwords': {} },
    })
  if (path.endsWith('/users/me')) return json({ id: 7, capabilities: rights })
  if (method === 'GET' && /\/(posts|media|tags|categories)$/.test(path)) return json([])
  const article = { id: 12, status: 'draft', slug: 'tributary-1', link: `${server.url}/?p=12` }
  if (path.endsWith('/posts')) return json(article, 201)
  if (path.endsWith('/posts/12')) return json({ ...article, status: 'publish', link: `${server.url}/mill/` })
  if (path.endsWith('/tags')) return json({ id: 5 }, 201)
  if (path.endsWith('/media'))
    return json({ id: 13, source_url: `${server.url}/mill.jpg`, alt_text: 'A mill' }, 201)
  return failure(404, 'rest_no_route')
}
const rights = { publish_posts: true, edit_posts: true, upload_files: true }

beforeAll(async () => {
  server = await serveOnLoopback(async (request) => {
    const { pathname: path, searchParams: query } = new URL(request.url)
    asked.push(`${request.method} ${path}`)
    return odd({ method: request.method, path, query }) ?? usual(request.method, path)
  })
  fetch = createGuardedFetch({ privateHostsAllowed: [new URL(server.url).host] })
})
afterAll(async () => {
  await fetch.close()
  await server.close()
})
beforeEach(() => {
  odd = () => undefined
  asked = []
})

const identify = (fields: Record<string, string> = {}) =>
  wordpressConnection.identify({
    fetch,
    connect: () => Promise.reject(new Error('It speaks HTTP alone.')),
    fields: { site: server.url, username: 'anna', password: 'abcd', publish_as: 'publish', ...fields },
  })

const refused = async (answer: Answer, fields?: Record<string, string>): Promise<string> => {
  odd = answer
  const error: unknown = await identify(fields).catch((thrown: unknown) => thrown)
  if (!(error instanceof ConnectionError)) throw new Error('It was connected.')
  return `${error.kind}: ${error.message}`
}

describe('connecting', () => {
  test('finds the API through the site’s header or page, otherwise at either usual place', async () => {
    expect((await identify()).config).toMatchObject({ api: `${server.url}/wp-json/`, site_language: 'de' })
    expect((await identify()).account).toMatchObject({ displayName: 'Mill & River' })
    // Plain permalinks, in a folder.
    odd = ({ path, query }) => {
      if (path.startsWith('/blog/wp-json')) return page(404)
      const route = query.get('rest_route')
      return route === null ? page(200) : usual('GET', `/wp-json${route}`)
    }
    const { config } = await identify({ site: `${server.url}/blog/wp-admin/index.php?x=1` })
    expect(config?.api).toBe(`${server.url}/blog/?rest_route=%2F`)
    expect(routeUrl(config?.api ?? '', 'wp/v2/posts', { slug: 'a' })).toBe(
      `${server.url}/blog/?rest_route=%2Fwp%2Fv2%2Fposts&slug=a`,
    )
    odd = ({ path }) =>
      path === '/'
        ? new Response(`<html><link rel='https://api.w.org/' href='${server.url}/api/' /></html>`)
        : path.startsWith('/api/')
          ? usual('GET', path.replace('/api', '/wp-json'))
          : undefined
    expect((await identify()).config?.api).toBe(`${server.url}/api/`)
  })

  test.each<[string, Answer, string]>([
    [
      'no WordPress',
      ({ path }) => (path === '/' ? undefined : page(404)),
      'refused: The site’s REST API isn’t there',
    ],
    [
      'a page of a firewall',
      ({ path }) => (path === '/' ? undefined : page(403)),
      'refused: A security plugin or firewall',
    ],
    [
      'a password of the web server',
      () => page(401),
      'refused: The web server asks for a password of its own',
    ],
    [
      'a wrong password',
      ({ path }) => (path === '/' ? undefined : failure(401, 'incorrect_password')),
      'ended: The username or the',
    ],
    [
      'application passwords switched off',
      ({ path }) => (path === '/' ? undefined : failure(401, 'application_passwords_disabled')),
      'refused: The site doesn’t offer application passwords',
    ],
    ['maintenance', () => page(503), 'unreachable: The site returned an error (503)'],
    [
      'a move to another address',
      ({ path }) => (path === '/' ? undefined : page(301, { location: 'https://www.example.com/wp-json/' })),
      'refused: The site has moved to https://www.example.com. Enter that address.',
    ],
    [
      'a user without rights',
      ({ path }) => (path.endsWith('/me') ? json({ id: 7, capabilities: { edit_posts: true } }) : undefined),
      'refused: This user may not publish articles or upload images',
    ],
  ])('explains %s', async (_, answer, words) => {
    expect(await refused(answer)).toContain(words)
  })
})

const post: Post = {
  id: '019ab000-0000-7000-8000-000000000001',
  packageId: '',
  variantId: '',
  payload: {
    content: {
      language: 'de',
      title: 'The mill',
      text: 'It turns.',
      hashtags: ['Mill'],
      media: [{ url: '/mill.jpg', alt: 'A mill' }],
      link: null,
      replies: [],
      collaborators: [],
    },
    post: { title: 'The mill', text: 'It turns.' },
    item: null,
  },
  progress: {},
  attempts: 0,
  since: new Date(),
  isTaken: async () => false,
}

function ioOf(): PublisherIo<'fields'> {
  const picture: LoadedMedia = {
    bytes: new Uint8Array(2_000_000),
    contentType: 'image/jpeg',
    address: 'https://example.com/mill.jpg',
  }
  const notAsked = () => Promise.reject(new Error('It was asked for.'))
  return {
    channel: { id: '', remoteId: '', config: { api: `${server.url}/wp-json/`, site_url: server.url } },
    access: {
      kind: 'fields',
      fields: { username: 'anna', password: 'abcd' },
      signingSecret: null,
      session: null,
    },
    fetch,
    connect: notAsked,
    signal: new AbortController().signal,
    loadMedia: async () => picture,
    loadPicture: async () => ({ ...picture, bytes: new Uint8Array(tinyJpeg) }),
    isVideo: () => false,
    isDocument: () => false,
    openDocument: notAsked,
    openVideo: notAsked,
    runUntil: Number.POSITIVE_INFINITY,
    mediaAddress: (url) => url,
    service: () => '',
    postUrl: () => '',
    keep: async () => undefined,
    sending: async () => void asked.push('sending'),
  }
}

describe('publishing', () => {
  test('uploads everything invisibly first, then publishes it with one update', async () => {
    odd = ({ method, path }) =>
      method === 'POST' && path.endsWith('/tags') ? failure(400, 'term_exists', { term_id: 5 }) : undefined
    expect(await wordpressPublisher.publish(post, ioOf())).toEqual({
      kind: 'published',
      remoteId: '12',
      remoteUrl: `${server.url}/mill/`,
    })
    expect(asked.slice(asked.indexOf('sending'))).toEqual(['sending', 'POST /wp-json/wp/v2/posts/12'])
  })

  const always: (answer: () => Response) => Answer = (answer) => () => answer()
  const atLast: (answer: () => Response) => Answer =
    (answer) =>
    ({ path }) =>
      path.endsWith('/posts/12') ? answer() : undefined

  test.each<[string, Answer, string, string]>([
    [
      'a revoked password',
      always(() => failure(401, 'incorrect_password')),
      'pending',
      'didn’t accept our access',
    ],
    [
      'a password that the site no longer sees',
      always(() => failure(400, 'rest_invalid_param', { params: { status: 'Status is forbidden.' } })),
      'pending',
      'didn’t accept our access',
    ],
    [
      'a role that was taken away',
      atLast(() => failure(403, 'rest_cannot_publish')),
      'rejected',
      'doesn’t allow this user',
    ],
    ['a firewall', always(() => page(403)), 'rejected', 'security plugin or firewall'],
    [
      'an API that is switched off',
      always(() => failure(404, 'rest_no_route')),
      'rejected',
      'REST API is no longer there',
    ],
    ['a page instead of the API', always(() => page(200)), 'pending', 'a web page instead of its REST API'],
    ['a limit', atLast(() => page(429, { 'retry-after': '90' })), 'pending', 'doesn’t accept more posts'],
    [
      'a move to https',
      always(() => page(301, { location: 'https://other.example/' })),
      'rejected',
      'moved to https://other.example',
    ],
    ['an error before anything is visible', always(() => page(500)), 'pending', 'returned an error (500)'],
    ['an error of the last call', atLast(() => page(502)), 'unknown', 'returned an error (502)'],
    ['a page after the last call', atLast(() => page(200)), 'unknown', 'didn’t tell whether'],
    ['a text that is too large', atLast(() => page(413)), 'rejected', 'too large'],
  ])('reports %s with the right outcome and an explanation', async (_, answer, kind, words) => {
    odd = answer
    const outcome = await wordpressPublisher.publish(post, ioOf())
    expect(outcome).toMatchObject({ kind, failure: { message: expect.stringContaining(words) } })
    expect(asked.includes('sending')).toBe(asked.at(-1) === 'POST /wp-json/wp/v2/posts/12')
  })

  test('sends an image above the site’s limit again in a smaller size, and says which image is rejected', async () => {
    const answers = [page(413), failure(500, 'rest_upload_unknown_error')]
    odd = ({ method, path }) => (method === 'POST' && path.endsWith('/media') ? answers.shift() : undefined)
    const refusing = wordpressPublisher.publish(post, ioOf())
    await expect(refusing).rejects.toThrow(MediaRefused)
    await expect(refusing).rejects.toThrow('The site doesn’t take image 1: About rest_upload_unknown_error.')
  })

  test('does not mistake a missing API for a deleted article', async () => {
    odd = ({ path }) => (path.endsWith('/posts/12') ? failure(404, 'rest_no_route') : undefined)
    expect(await wordpressPublisher.remove?.('12', ioOf())).toMatchObject({ kind: 'rejected' })
    expect(await wordpressPublisher.correct?.(post, '12', ioOf())).toMatchObject({ kind: 'rejected' })
    odd = ({ path }) => (path.endsWith('/posts/12') ? failure(404, 'rest_post_invalid_id') : undefined)
    expect(await wordpressPublisher.remove?.('12', ioOf())).toEqual({ kind: 'gone' })
    expect(await wordpressPublisher.correct?.(post, '12', ioOf())).toEqual({ kind: 'gone' })
  })
})

test('turns a text into blocks, and escapes HTML, block and shortcode syntax in it', () => {
  expect(
    articleHtml(
      '<!-- wp:html --><script>\n[x]\n\n- a "b"',
      [{ id: 3, url: 'https://a.example/b.jpg', alt: '"><i>' }],
      null,
    ),
  ).toBe(
    [
      '<!-- wp:paragraph -->\n<p>&#60;!-- wp:html --&#62;&#60;script&#62;<br>&#091;x&#093;</p>\n<!-- /wp:paragraph -->',
      '<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>a &#34;b&#34;</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
      '<!-- wp:image {"id":3,"sizeSlug":"full","linkDestination":"none"} -->\n<figure class="wp-block-image size-full"><img src="https://a.example/b.jpg" alt="&#34;&#62;&#60;i&#62;" class="wp-image-3"/></figure>\n<!-- /wp:image -->',
    ].join('\n\n'),
  )
  expect(createExcerpt(`Heading\n\n${'word '.repeat(99)}end.`)).toMatch(/^word (?:word ){50,}word…$/)
})
