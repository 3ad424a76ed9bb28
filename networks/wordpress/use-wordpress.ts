import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import { createRoute } from '@/testing/publishing/interference'
import type { TestedChannel } from '@/testing/publishing/tested-channel'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { forwardTo } from '../forward'
import { type RealServer, startServer } from '../start-server'

/** A user of the site with an application password. */
export type SiteUser = { username: string; password: string }

/** An article as the site stores it. */
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

/**
 * Call at the top of a test file: starts a real WordPress behind a route on which calls can be interfered with, and
 * next to it a server that answers with what `pages` returns for a path. The product may reach both.
 */
export function useWordpress(pages: (path: string) => Response | undefined = () => undefined) {
  let server: RealServer | undefined
  let line: LoopbackServer | undefined
  let beside: LoopbackServer | undefined
  let folder: string | undefined
  let count = 0
  const { go, ...way } = createRoute((request) => forwardTo(url(), request))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tributary-networks-'))
    process.env.DATA_DIR = folder
    // The site must know its address before it starts.
    line = await serveOnLoopback(go)
    ;[server, beside] = await Promise.all([
      startServer('wordpress/server.mjs', line.url),
      serveOnLoopback(
        async (request) => pages(new URL(request.url).pathname) ?? new Response(null, { status: 404 }),
      ),
    ])
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

  /** Runs PHP inside the site. */
  async function administer(code: string): Promise<string> {
    const answer = await fetch(`${url()}/--administer`, { method: 'POST', body: code })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The site failed: ${text.slice(0, 2000)}`)
    return text
  }

  /** Calls the API as a user. */
  async function call<T>(route: string, { username, password }: SiteUser): Promise<T> {
    const answer = await fetch(`${url()}/wp-json/wp/v2/${route}`, {
      headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
    })
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  const newPassword = (username: string) =>
    administer(
      `echo WP_Application_Passwords::create_new_application_password(get_user_by('login', '${username}')->ID, ['name' => 'New'])[0];`,
    )

  return {
    administer,
    call,
    /** The route to the site. */
    way,
    /** The address where people reach the site. */
    get url() {
      if (!line) throw new Error('The site is there from beforeAll on.')
      return line.url
    },
    /** Returns the URL of a picture on the additional server. */
    page: (path: string) => `${beside?.url}${path}`,

    async newUser(role = 'author'): Promise<SiteUser> {
      const username = `${role}${++count}`
      const password = await administer(`
        $id = wp_insert_user(['user_login' => '${username}', 'user_pass' => wp_generate_password(), 'role' => '${role}',
          'user_email' => '${username}@example.test']);
        echo WP_Application_Passwords::create_new_application_password($id, ['name' => 'Tributary'])[0];`)
      return { username, password }
    },

    /** Connects the user as a person does, through the route, and returns the channel's id. */
    async connect(
      ctx: ProjectContext<'own'>,
      user: SiteUser,
      config: Record<string, string> = {},
    ): Promise<string> {
      const made = await createChannel(ctx, typedIn(user, line?.url ?? '', config))
      return made.id
    },

    /** Returns a user's channel, with the operations that the walk through the publishing guarantees needs. */
    async openTestedChannel(ctx: ProjectContext<'own'>): Promise<TestedChannel> {
      const user = await this.newUser()
      const channelId = await this.connect(ctx, user)
      const id = `get_user_by('login', '${user.username}')->ID`
      return {
        channelId,
        content: { title: 'The mill by the river' },
        count: async () =>
          Number(
            await administer(
              `echo count(get_posts(['author' => ${id}, 'post_status' => 'publish', 'numberposts' => -1, 'fields' => 'ids']));`,
            ),
          ),
        secret: null,
        refuse: async () =>
          void (await administer(`WP_Application_Passwords::delete_all_application_passwords(${id});`)),
        reconnect: async () =>
          void (await changeChannel(ctx, {
            id: channelId,
            config: { password: await newPassword(user.username) },
          })),
        renew: null,
      }
    },

    /** Returns all articles of a user, including trashed ones, oldest first. */
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

/** Returns the form input with which a person connects the site. */
export const typedIn = (user: SiteUser, site: string, config: Record<string, string> = {}) =>
  createChannelInput.parse({
    platform: 'wordpress',
    account_key: user.username,
    display_name: user.username,
    config: { site, ...user, ...config },
  })
