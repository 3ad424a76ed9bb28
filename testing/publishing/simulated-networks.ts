import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import { finishConnection } from '@/lib/channels/connect/finish-connection'
import { startConnection } from '@/lib/channels/connect/start-connection'
import { createChannel } from '@/lib/channels/create-channel'
import { currentCredentials } from '@/lib/channels/credentials/current-credentials'
import { createChannelInput } from '@/lib/channels/schemas'
import { measurePicture } from '@/lib/media/fit-picture'
import { discordWebhook } from '@/lib/networks/discord/stub'
import { mastodonStub } from '@/lib/networks/mastodon/stub'
import { type NetworkName, networkNames } from '@/lib/networks/registry'
import { slackWebhook } from '@/lib/networks/slack/stub'
import { telegramBot } from '@/lib/networks/telegram/stub'
import { isSandboxNetwork } from '@/lib/platforms/sandbox-networks'
import { recentPosts } from '@/lib/sandbox/posts'
import { serveSandbox } from '@/lib/sandbox/serve'
import { browserNonce, connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { askStub, memoryWorld } from '@/testing/sandbox/memory-world'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { createRoute } from './interference'
import type { TestedChannel, TestedWorld } from './tested-channel'

type Simulated = {
  serves(path: string): boolean
  answer(request: Request): Promise<Response>
  connect(ctx: ProjectContext<'own'>): Promise<TestedChannel>
}

/**
 * The simulated networks that the sandbox does not serve, each created for the origin it runs at. Networks that the
 * sandbox serves are tested without an entry here.
 */
const simulations: Partial<Record<NetworkName, (origin: string) => Simulated>> = {
  mastodon: (origin) => {
    const world = memoryWorld(mastodonStub, origin)
    return {
      serves: (path) => /^\/(?:api\/v[12]|oauth)\//.test(path) && !path.startsWith('/api/v1/webhooks'),
      answer: (request) => askStub(mastodonStub, world, request),
      connect: (ctx) =>
        connectedAtServer(ctx, 'mastodon', { origin, count: async () => world.posts().length }),
    }
  },
  discord: (origin) => {
    const token = 'a-token-of-twenty-or-more-signs'
    const webhook = discordWebhook({
      id: '1234567890123',
      token,
      name: 'News',
      channelId: '5',
      guildId: '7',
    })
    return {
      serves: (path) => path.startsWith('/api/webhooks/'),
      answer: (request) => webhook.answer(request),
      connect: (ctx) =>
        typedIn(ctx, 'discord', {
          config: { url: origin + webhook.path },
          secret: token,
          count: () => webhook.messages.length,
        }),
    }
  },
  slack: (origin) => {
    const token = 'a1b2c3d4e5f6g7h8'
    const webhook = slackWebhook({ team: 'T0123456', hook: 'B0123456', token })
    return {
      serves: (path) => path.startsWith('/services/'),
      answer: (request) => webhook.answer(request),
      connect: (ctx) =>
        typedIn(ctx, 'slack', {
          config: { url: origin + webhook.path },
          secret: token,
          count: () => webhook.messages.length,
        }),
    }
  },
  telegram: (origin) => {
    const token = '123456789:AAaabbccddeeffgghhiijjkkllmmnnooppq'
    const bot = telegramBot({
      token,
      username: 'brook_bot',
      name: 'Brook',
      chats: [{ id: -1001, type: 'channel', title: 'News', username: 'brook', role: 'administrator' }],
      get: async () => undefined,
      measure: measurePicture,
    })
    return {
      serves: (path) => path.startsWith('/bot'),
      answer: (request) => bot.answer(request),
      connect: (ctx) =>
        typedIn(ctx, 'telegram', {
          config: { token, chat: '@brook', server: origin },
          secret: token,
          count: () => bot.messages.length,
        }),
    }
  },
  // Stands for any server of the owner's: accepts whatever is sent to the address that it issued.
  webhook: (origin) => {
    const key = 'a-key-in-the-address'
    let taken = 0
    return {
      serves: (path) => path.startsWith('/hook/'),
      answer: async (request) => {
        if (!request.url.endsWith(key)) return new Response('no', { status: 401 })
        taken++
        return Response.json({ id: taken, url: `https://example.com/posts/${taken}` })
      },
      connect: (ctx) =>
        typedIn(ctx, 'webhook', {
          config: { url: `${origin}/hook/${key}` },
          secret: key,
          count: () => taken,
        }),
    }
  },
}

/**
 * Networks without a simulated server: the reason, and the tests that check the same guarantees on their real
 * servers (`npm run networks`).
 */
export const triedOnRealServers: Partial<Record<NetworkName, { why: string; tests: readonly string[] }>> = {
  bluesky: {
    why: 'Its own server comes from npm.',
    tests: ['networks/bluesky/publishing.test.ts', 'networks/bluesky/killing.test.ts'],
  },
  ghost: {
    why: 'Ghost itself comes from npm.',
    tests: ['networks/ghost/publishing.test.ts', 'networks/ghost/killing.test.ts'],
  },
  wordpress: {
    why: 'WordPress itself comes from npm.',
    tests: ['networks/wordpress/publishing.test.ts', 'networks/wordpress/killing.test.ts'],
  },
  newsletter: {
    why: 'It speaks SMTP, whose answers are others: a mail server from npm takes its emails.',
    tests: ['networks/newsletter/publishing.test.ts', 'lib/networks/newsletter/newsletter.test.ts'],
  },
}

/** The networks on which the tests check the guarantees. */
export const testedNetworks: readonly NetworkName[] = networkNames.filter(
  (name) => isSandboxNetwork(name) || simulations[name],
)

/** Networks that no test covers: new ones without a simulated server. */
export const untriedNetworks: readonly NetworkName[] = networkNames.filter(
  (name) => !testedNetworks.includes(name) && !triedOnRealServers[name],
)

/** Path of a picture on these networks' server that can be read and converted. */
export const picturePath = '/picture.jpg'

/** Call at the top of a test file: runs all simulated networks over real HTTP at one loopback address. */
export function useSimulatedNetworks(): TestedWorld {
  const opened = new Map<NetworkName, Simulated>()
  let picture = new Uint8Array()
  let folder = ''
  const networkOf = (request: Request) => {
    const { pathname } = new URL(request.url)
    return [...opened.values()].find(({ serves }) => serves(pathname))
  }
  const { go, ...way } = createRoute(async (request) => {
    const network = networkOf(request)
    return network ? network.answer(request) : new Response('', { status: 404 })
  })
  useSandboxServer(async (request) => {
    if (request.url.endsWith(picturePath)) return new Response(picture)
    return networkOf(request) ? go(request) : undefined
  })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tributary-networks-'))
    process.env.DATA_DIR = folder
    const blank = sharp({ create: { width: 320, height: 320, channels: 3, background: '#2b6cb0' } })
    picture = new Uint8Array(await blank.jpeg().toBuffer())
    const origin = process.env.APP_URL ?? ''
    process.env.PRIVATE_HOSTS_ALLOWED = new URL(origin).host
    for (const name of testedNetworks) opened.set(name, simulations[name]?.(origin) ?? sandboxed(name))
  })
  afterAll(async () => {
    delete process.env.PRIVATE_HOSTS_ALLOWED
    delete process.env.DATA_DIR
    await rm(folder, { recursive: true, force: true })
  })
  return {
    ...way,
    async connect(name, ctx) {
      const network = opened.get(name)
      if (!network) throw new Error(`${name} is not simulated.`)
      return network.connect(ctx)
    },
    picture: () => picturePath,
  }
}

const sandboxed = (name: NetworkName): Simulated => ({
  serves: (path) => path.startsWith(`/sandbox/api/${name}/`),
  answer: serveSandbox,
  async connect(ctx) {
    const as = { handle: `walked_${randomUUID().slice(0, 8)}`, displayName: 'Walked' }
    const { channelId, account } = await connectSandbox(ctx, name, as)
    return {
      channelId,
      count: async () => (await recentPosts(account, 100)).length,
      ...(await tokensOf(ctx, channelId)),
      reconnect: async () => void (await connectSandbox(ctx, name, as)),
    }
  },
})

/** The tokens of a channel whose account was connected through OAuth. */
async function tokensOf(
  ctx: ProjectContext<'own'>,
  channelId: string,
): Promise<Pick<TestedChannel, 'secret' | 'renew'>> {
  const read = async () => {
    const current = await currentCredentials(ctx, channelId)
    if (current.kind !== 'ready') throw new Error(`The channel has no access: ${current.kind}.`)
    return current.credentials
  }
  const { refreshToken } = await read()
  const renew = async (force: string) => void (await currentCredentials(ctx, channelId, { force }))
  return {
    secret: async () => (await read()).accessToken,
    renew: refreshToken === null ? null : renew,
  }
}

/** Connects a network of many servers, on one that consents immediately. */
async function connectedAtServer(
  ctx: ProjectContext<'own'>,
  platform: NetworkName,
  { origin, count }: { origin: string; count: TestedChannel['count'] },
): Promise<TestedChannel> {
  const connect = async (channel?: string) => {
    const input = channel ? { channel } : { server: origin }
    const consent = await fetch(await startConnection(ctx, { platform, browserNonce, ...input }), {
      redirect: 'manual',
    })
    const back = new URL(consent.headers.get('location') ?? '').searchParams
    const person = { id: ctx.actor.id ?? '', name: ctx.actor.name }
    const [state, code] = [back.get('state'), back.get('code')]
    const outcome = await finishConnection({ platform, person, state, code, error: null, browserNonce })
    if (!('channelId' in outcome)) throw new Error(JSON.stringify(outcome))
    return outcome.channelId
  }
  const channelId = await connect()
  return {
    channelId,
    count,
    ...(await tokensOf(ctx, channelId)),
    reconnect: async () => void (await connect(channelId)),
  }
}

async function typedIn(
  ctx: ProjectContext<'own'>,
  platform: NetworkName,
  { config, secret, count }: { config: Record<string, string>; secret: string; count(): number },
): Promise<TestedChannel> {
  const { id } = await createChannel(
    ctx,
    createChannelInput.parse({ platform, account_key: platform, display_name: 'Walked', config }),
  )
  return {
    channelId: id,
    count: async () => count(),
    secret: async () => secret,
    reconnect: null,
    renew: null,
  }
}
