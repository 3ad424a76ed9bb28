import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask, createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { type RealServer, startServer } from '../start-server'

/** A user of the site with an application password. */
export type SiteUser = { username: string; password: string }

/** An article as the site has it. */
export type Article = {
  id: number
  status: string
  slug: string
  link: string
  title: { raw: string }
  content: { raw: string; rendered: string }
  excerpt: { raw: string }
  featured_media: number
  tags: number[]
  categories: number[]
}
export type Image = {
  id: number
  slug: string
  post: number
  alt_text: string
  source_url: string
  mime_type: string
}

/** What the line between the product and the site does with a request: lose its answer, or the request itself. */
type Loss = 'answer' | 'request' | undefined

/**
 * Call at the top of a test file: a real WordPress runs, behind a line that loses what `line.loses` says, and what `pages` gives is served beside
 * it, by its path. The product may reach them.
 */
export function useWordpress(pages: (path: string) => Response | undefined = () => undefined) {
  let server: RealServer | undefined
  let line: LossyLine | undefined
  let beside: LoopbackServer | undefined
  let folder: string | undefined
  let count = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tributary-networks-'))
    process.env.DATA_DIR = folder
    line = await lossyLine()
    ;[server, beside] = await Promise.all([
      startServer('wordpress/server.mjs', line.url),
      serveOnLoopback(
        async (request) => pages(new URL(request.url).pathname) ?? new Response(null, { status: 404 }),
      ),
    ])
    line.leadsTo(server.url)
    process.env.PRIVATE_HOSTS_ALLOWED = [line.url, beside.url].map((url) => new URL(url).host).join(',')
  })
  afterAll(async () => {
    await Promise.all([server?.stop(), line?.close(), beside?.close()])
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  const url = () => {
    if (!server) throw new Error('The server is there from beforeAll on.')
    return server.url
  }

  /** Runs PHP inside of the site. */
  async function administer(code: string): Promise<string> {
    const answer = await fetch(`${url()}/--administer`, { method: 'POST', body: code })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The site failed: ${text.slice(0, 2000)}`)
    return text
  }

  /** Asks the API as a user. */
  async function call<T>(route: string, { username, password }: SiteUser): Promise<T> {
    const answer = await fetch(`${url()}/wp-json/wp/v2/${route}`, {
      headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
    })
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  return {
    administer,
    call,
    get line() {
      if (!line) throw new Error('The line is there from beforeAll on.')
      return line
    },
    /** The address of a picture beside the server. */
    page: (path: string) => `${beside?.url}${path}`,

    async newUser(role = 'author'): Promise<SiteUser> {
      const username = `${role}${++count}`
      const password = await administer(`
        $id = wp_insert_user(['user_login' => '${username}', 'user_pass' => wp_generate_password(), 'role' => '${role}',
          'user_email' => '${username}@example.test']);
        echo WP_Application_Passwords::create_new_application_password($id, ['name' => 'Tributary'])[0];`)
      return { username, password }
    },

    /** Connects the user as a person does, over the line, and gives the channel's id. */
    async connect(
      ctx: ProjectContext<'own'>,
      user: SiteUser,
      config: Record<string, string> = {},
    ): Promise<string> {
      const made = await createChannel(ctx, typedIn(user, line?.url ?? '', config))
      return made.id
    },

    /** Every article of a user, trash included, the oldest first. */
    async articlesOf(user: SiteUser): Promise<Article[]> {
      const { id } = await call<{ id: number }>('users/me', user)
      const all: Article[] = []
      for (let page = 1; ; page++) {
        const query = `author=${id}&status=any,trash&context=edit&orderby=id&order=asc&per_page=100&page=${page}`
        const some = await call<Article[]>(`posts?${query}`, user)
        all.push(...some)
        if (some.length < 100) return all
      }
    },

    imagesOf: (user: SiteUser, article: { id: number }): Promise<Image[]> =>
      call<Image[]>(`media?parent=${article.id}&per_page=100&orderby=id&order=asc`, user),
  }
}

/** What a person types in to connect the site. */
export const typedIn = (user: SiteUser, site: string, config: Record<string, string> = {}) =>
  createChannelInput.parse({
    platform: 'wordpress',
    account_key: user.username,
    display_name: user.username,
    config: { site, ...user, ...config },
  })

type LossyLine = {
  url: string
  /** Asked of each request, by its method and path. */
  loses: (method: string, path: string) => Loss
  leadsTo(url: string): void
  close(): Promise<void>
}

/** The site's address: passes on every request to its server, and loses what it is told to. */
async function lossyLine(): Promise<LossyLine> {
  let target: URL
  const server: Server = createServer((incoming, outgoing) => {
    const loss = line.loses(incoming.method ?? '', incoming.url ?? '')
    if (loss === 'request') return void incoming.destroy()
    const { url: path, method, headers } = incoming
    const passed = ask({ hostname: target.hostname, port: target.port, path, method, headers }, (answer) => {
      if (loss === 'answer') {
        answer.resume()
        answer.once('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.once('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  const line: LossyLine = {
    url: `http://127.0.0.1:${address.port}`,
    loses: () => undefined,
    leadsTo: (url) => {
      target = new URL(url)
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return line
}
