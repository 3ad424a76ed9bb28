import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import { lost, wayTo } from '@/testing/publishing/interference'
import type { WalkedChannel } from '@/testing/publishing/walked-channel'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { forwardTo } from '../forward'
import { type RealServer, startServer } from '../start-server'

/** An article as Ghost has it. */
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

/** Asked when Ghost has answered. */
type Lose = (request: Request) => boolean | Promise<boolean>

const owner = { email: 'owner@example.com', password: 'river-mill-wheel-1612' }
const fromGhost = (path: string): boolean => path.startsWith('/ghost/') || path.startsWith('/content/')

/**
 * Call at the top of a test file: a real Ghost with an owner runs at the end of a way in which something may stand, and what `pages` gives is served
 * beside it, by its path. The product may reach these, and knows Ghost by the beginning of that way.
 */
export function useGhost(pages: (path: string) => Response | undefined = () => undefined) {
  let server: RealServer | undefined
  let beside: LoopbackServer | undefined
  let folder: string | undefined
  let cookie = ''
  let answersLost = 0

  // Ghost is asked at its own address.
  const { go, ...way } = wayTo((request) => {
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
    // Just after the setup a session may not be found yet.
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
    /** The way to Ghost. */
    way,
    get url() {
      return url()
    },
    /** The address of a page or picture beside the server. */
    page: (path: string) => `${url()}${path}`,

    /** A custom integration's Admin API key, as a person copies it. */
    async newKey(): Promise<{ key: string; integrationId: string }> {
      const made = await asOwner<{
        integrations: { id: string; api_keys: { type: string; secret: string }[] }[]
      }>('POST', 'integrations/?include=api_keys', { integrations: [{ name: 'Tributary' }] })
      const [integration] = made.integrations
      const key = integration?.api_keys.find(({ type }) => type === 'admin')?.secret
      if (!integration || !key) throw new Error('Ghost gave no key.')
      return { key, integrationId: integration.id }
    },

    /** Connects the site as a person does, and gives the channel's id. */
    async connect(ctx: ProjectContext<'own'>, key: string, mode = 'publish'): Promise<string> {
      const made = await createChannel(ctx, typedIn(url(), key, mode))
      return made.id
    },

    /** Every article whose text or title has these words, drafts too, as Ghost tells them. */
    async articlesWith(words: string): Promise<StoredArticle[]> {
      const { posts } = await asOwner<{ posts: StoredArticle[] }>(
        'GET',
        'posts/?limit=100&formats=html,plaintext&include=tags,email&order=created_at+desc',
      )
      return posts.filter(({ plaintext, title }) => plaintext?.includes(words) || title.includes(words))
    },

    /** How many articles there are by their state. */
    async count(status: 'draft' | 'published'): Promise<number> {
      const { meta } = await asOwner<{ meta: { pagination: { total: number } } }>(
        'GET',
        `posts/?limit=1&fields=id&filter=status:${status}`,
      )
      return meta.pagination.total
    },

    /** A channel of the site, and what the walk of publishing guarantees may do with it. */
    async walked(ctx: ProjectContext<'own'>): Promise<WalkedChannel> {
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

    /** Loses the answers to these requests, which Ghost has carried out, until `lose` is called with nothing. Gives how many it lost. */
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

/** What a person types in to connect a site. */
export const typedIn = (site: string, key: string, mode = 'publish') =>
  createChannelInput.parse({
    platform: 'ghost',
    account_key: 'ghost',
    display_name: 'The mill',
    config: { site: `${site}/ghost/#/settings/integrations`, key, mode },
  })
