import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import { createRoute, lost } from '@/testing/publishing/interference'
import type { TestedChannel } from '@/testing/publishing/tested-channel'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { forwardTo } from '../forward'
import { type RealServer, startServer } from '../start-server'

/** An article as Ghost stores it. */
export type StoredArticle = {
  id: string
  title: string
  slug: string
  status: 'draft' | 'published'
  html: string
  plaintext: string
  url: string
  feature_image: string | null
  feature_image_alt: string | null
  canonical_url: string | null
  published_at: string | null
  updated_at: string
  email: unknown
  tags: { name: string; visibility: string }[]
}

/** Called once Ghost has answered; returns whether to lose the response. */
type Lose = (request: Request) => boolean | Promise<boolean>

const owner = { email: 'owner@example.com', password: 'river-mill-wheel-1612' }
const fromGhost = (path: string): boolean => path.startsWith('/ghost/') || path.startsWith('/content/')

/**
 * Call at the top of a test file: starts a real Ghost with an owner, behind a route on which calls can be
 * interfered with, and serves what `pages` returns for a path at the same address. The product may reach both, and
 * knows Ghost by the address of that route.
 */
export function useGhost(pages: (path: string) => Response | undefined = () => undefined) {
  let server: RealServer | undefined
  let beside: LoopbackServer | undefined
  let folder: string | undefined
  let cookie = ''
  let answersLost = 0

  // Ghost is called by its own address.
  const { go, ...way } = createRoute((request) => {
    const headers = new Headers(request.headers)
    headers.delete('host')
    return forwardTo(server?.url ?? '', new Request(request, { headers }))
  })

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const page = pages(pathname)
    if (page) return page
    return fromGhost(pathname) ? go(request) : new Response(null, { status: 404 })
  }

  async function asOwner<T>(method: string, path: string, json?: object): Promise<T> {
    const answer = await fetch(`${server?.url}/ghost/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: server?.url ?? '', cookie },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    if (path === 'session/')
      cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
    return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined) as T
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tributary-networks-'))
    process.env.DATA_DIR = folder
    ;[server, beside] = await Promise.all([startServer('ghost/server.mjs'), serveOnLoopback(answer)])
    process.env.PRIVATE_HOSTS_ALLOWED = [server.url, beside.url].map((url) => new URL(url).host).join(',')
    const setup = [{ name: 'Owner', ...owner, blogTitle: 'The mill' }]
    await asOwner('POST', 'authentication/setup/', { setup })
    // A session may not be found immediately after the setup.
    for (let attempt = 0; attempt < 10; attempt++) {
      await asOwner('POST', 'session/', { username: owner.email, password: owner.password })
      const isSignedIn = await asOwner('GET', 'users/me/').then(
        () => true,
        () => false,
      )
      if (isSignedIn) break
    }
  })
  afterAll(async () => {
    await Promise.all([server?.stop(), beside?.close()])
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  const url = () => {
    if (!beside) throw new Error('The server is there from beforeAll on.')
    return beside.url
  }

  return {
    asOwner,
    /** The route to Ghost. */
    way,
    get url() {
      return url()
    },
    /** Returns the URL of a page or picture on the additional server. */
    page: (path: string) => `${url()}${path}`,

    /** Returns a custom integration's Admin API key, as a person copies it. */
    async newKey(): Promise<{ key: string; integrationId: string }> {
      const made = await asOwner<{
        integrations: { id: string; api_keys: { type: string; secret: string }[] }[]
      }>('POST', 'integrations/?include=api_keys', { integrations: [{ name: 'Tributary' }] })
      const [integration] = made.integrations
      const key = integration?.api_keys.find(({ type }) => type === 'admin')?.secret
      if (!integration || !key) throw new Error('Ghost gave no key.')
      return { key, integrationId: integration.id }
    },

    /** Connects the site as a person does, and returns the channel's id. */
    async connect(ctx: ProjectContext<'own'>, key: string, mode = 'publish'): Promise<string> {
      const made = await createChannel(ctx, typedIn(url(), key, mode))
      return made.id
    },

    /**
     * Returns the articles whose text or title contains these words, drafts included, as Ghost reports them (of the
     * newest 100).
     */
    async articlesWith(words: string): Promise<StoredArticle[]> {
      const { posts } = await asOwner<{ posts: StoredArticle[] }>(
        'GET',
        'posts/?limit=100&formats=html,plaintext&include=tags,email&order=created_at+desc',
      )
      return posts.filter(({ plaintext, title }) => plaintext?.includes(words) || title.includes(words))
    },

    /** Returns the number of articles with this status. */
    async count(status: 'draft' | 'published'): Promise<number> {
      const { meta } = await asOwner<{ meta: { pagination: { total: number } } }>(
        'GET',
        `posts/?limit=1&fields=id&filter=status:${status}`,
      )
      return meta.pagination.total
    },

    /** Returns a channel of the site, with the operations that the walk through the publishing guarantees needs. */
    async openTestedChannel(ctx: ProjectContext<'own'>): Promise<TestedChannel> {
      const first = await this.newKey()
      const channelId = await this.connect(ctx, first.key)
      return {
        channelId,
        content: { title: 'The mill' },
        count: () => this.count('published'),
        secret: null,
        refuse: () => asOwner('DELETE', `integrations/${first.integrationId}/`),
        reconnect: async () => {
          const { key } = await this.newKey()
          await changeChannel(ctx, { id: channelId, config: { key } })
        },
        renew: null,
      }
    },

    /**
     * Loses the responses to the requests that `which` selects, which Ghost has already carried out, until called
     * without it. Returns how many were lost since the previous call.
     */
    lose(which?: Lose): number {
      way.all(
        which &&
          (async (arrives, request) => {
            const answer = await arrives()
            if (!(await which(request))) return answer
            answersLost += 1
            return lost()
          }),
      )
      const before = answersLost
      answersLost = 0
      return before
    },
  }
}

/** Returns the form input with which a person connects a site. */
export const typedIn = (site: string, key: string, mode = 'publish') =>
  createChannelInput.parse({
    platform: 'ghost',
    account_key: 'ghost',
    display_name: 'The mill',
    config: { site: `${site}/ghost/#/settings/integrations`, key, mode },
  })
