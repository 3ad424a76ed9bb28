import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { createChannel } from '@/lib/channels/create-channel'
import { decryptFields } from '@/lib/channels/credentials/credentials'
import { currentSession } from '@/lib/channels/credentials/current-session'
import { createChannelInput } from '@/lib/channels/schemas'
import { createRoute } from '@/testing/publishing/interference'
import type { TestedChannel } from '@/testing/publishing/tested-channel'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { forwardTo } from '../forward'
import { type RealServer, startServer } from '../start-server'

/** An account on the server. */
export type Account = { did: string; handle: string; appPassword: string; accessJwt: string }

/** A post as the server stores it. */
export type StoredPost = {
  uri: string
  cid: string
  value: {
    text: string
    createdAt: string
    facets?: unknown[]
    langs?: string[]
    embed?: Embed
    reply?: { root: { uri: string; cid: string }; parent: { uri: string; cid: string } }
  }
}
type Blob = { mimeType: string; size: number; ref: { $link: string } }
type Embed = {
  $type: string
  images?: { alt: string; image: Blob; aspectRatio?: { width: number; height: number } }[]
  video?: Blob
  alt?: string
  aspectRatio?: { width: number; height: number }
  external?: { uri: string; title: string; description: string; thumb?: Blob }
}

/**
 * Call at the top of a test file: starts a real server of Bluesky's network, and next to it a server that answers
 * with what `pages` returns for a path. The product may reach both. With `hasWay`, accounts live behind a route to
 * the server on which calls can be interfered with; consent pages do not use that route.
 */
export function useBluesky(
  pages: (path: string, request: Request) => Response | undefined | Promise<Response> = () => undefined,
  { hasWay = false } = {},
) {
  let server: RealServer | undefined
  let beside: LoopbackServer | undefined
  let entry: LoopbackServer | undefined
  let folder: string | undefined
  let count = 0
  const { go, ...way } = createRoute((request) => forwardTo(url(), request))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tributary-networks-'))
    process.env.DATA_DIR = folder
    beside = await serveOnLoopback(
      async (request) =>
        (await pages(new URL(request.url).pathname, request)) ?? new Response(null, { status: 404 }),
    )
    entry = hasWay ? await serveOnLoopback(go) : undefined
    server = await startServer('bluesky/server.mjs', beside.url, ...(entry ? [new URL(entry.url).port] : []))
    const { directory = '' } = server.report
    process.env.BLUESKY_HANDLES_URL = server.url
    process.env.BLUESKY_DIRECTORY_URL = directory
    process.env.PRIVATE_HOSTS_ALLOWED = [server.url, beside.url, directory, home()]
      .map((url) => new URL(url).host)
      .join(',')
  })
  afterAll(async () => {
    await Promise.all([server?.stop(), beside?.close(), entry?.close()])
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  const url = () => {
    if (!server) throw new Error('The server is there from beforeAll on.')
    return server.url
  }

  /** The server address for accounts. */
  const home = () => (entry ? `http://localhost:${new URL(entry.url).port}` : url())

  async function call<T>(
    method: string,
    options: { json?: object; token?: string; query?: Record<string, string> },
  ) {
    const { json, token, query = {} } = options
    const answer = await fetch(`${url()}/xrpc/${method}?${new URLSearchParams(query)}`, {
      method: json ? 'POST' : 'GET',
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async function newAppPassword(accessJwt: string): Promise<string> {
    const json = { name: `tributary ${++count}` }
    const made = await call<{ password: string }>('com.atproto.server.createAppPassword', {
      json,
      token: accessJwt,
    })
    return made.password
  }

  return {
    call,
    newAppPassword,
    get url() {
      return url()
    },
    /** Returns the URL of a page or picture on the additional server. */
    page: (path: string) => `${beside?.url}${path}`,

    async newAccount(): Promise<Account> {
      const handle = `brand${++count}.test`
      const json = { handle, email: `${handle}@example.test`, password: 'a password of the tests' }
      const made = await call<Pick<Account, 'did' | 'accessJwt'>>('com.atproto.server.createAccount', {
        json,
      })
      const appPassword = await newAppPassword(made.accessJwt)
      return { handle, appPassword, did: made.did, accessJwt: made.accessJwt }
    },

    /** Connects the account as a person does, and returns the channel's id. */
    async connect(ctx: ProjectContext<'own'>, account: Account): Promise<string> {
      const made = await createChannel(ctx, typedIn(account, home()))
      return made.id
    },

    /** The route to the server. */
    way,

    /** Returns an account's channel, with the operations that the walk through the publishing guarantees needs. */
    async openTestedChannel(ctx: ProjectContext<'own'>): Promise<TestedChannel> {
      const account = await this.newAccount()
      const channelId = await this.connect(ctx, account)
      const read = async () => {
        const [row] = await inProject(ctx, (tx) =>
          tx.select().from(channels).where(eq(channels.id, channelId)),
        )
        if (!row) throw new Error('There is no such channel.')
        return row
      }
      return {
        channelId,
        count: async () => (await this.postsOf(account)).filter(({ value }) => !value.reply).length,
        secret: async () => decryptFields(await read())?.session?.accessToken ?? '',
        reconnect: null,
        renew: async (force) => void (await currentSession(ctx, await read(), { force })),
      }
    },

    /** Returns every post of the account, as the server reports them. */
    async postsOf({ did }: Account): Promise<StoredPost[]> {
      const posts: StoredPost[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const query: Record<string, string> = { repo: did, collection: 'app.bsky.feed.post', limit: '100' }
        if (cursor) query.cursor = cursor
        const page: { records: StoredPost[]; cursor?: string } = await call('com.atproto.repo.listRecords', {
          query,
        })
        posts.push(...page.records)
        cursor = page.records.length === 0 ? undefined : page.cursor
      }
      return posts
    },
  }
}

/** Returns the form input with which a person connects the account. */
export const typedIn = (account: Pick<Account, 'handle' | 'appPassword'>, server: string) =>
  createChannelInput.parse({
    platform: 'bluesky',
    account_key: account.handle.replaceAll('.', '-'),
    display_name: account.handle,
    config: { identifier: `@${account.handle}`, password: account.appPassword, server },
  })
