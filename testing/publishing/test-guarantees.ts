import { beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { accesses } from '@/lib/networks/accesses'
import { type NetworkName, networks as networkData } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import type { VariantContent } from '@/lib/platforms/schemas'
import { markNotSent } from '@/lib/publishing/outcomes/mark-not-sent'
import { reconcilePublication } from '@/lib/publishing/outcomes/reconcile-publication'
import { retryPublication } from '@/lib/publishing/outcomes/retry-publication'
import { type RunPoint, runPublication } from '@/lib/publishing/run-publication'
import { createTestProject } from '@/testing/database/factories'
import { recordDeadlines } from '@/testing/http/record-deadlines'
import { makeDue, makeLookDue, queueApproved, readPublication } from './approved-package'
import { type GuaranteeCase, guaranteeCases, whyWithout } from './guarantee-cases'
import {
  breaksAfter,
  breaksBefore,
  errorAfter,
  type Interference,
  type Interruption,
  lost,
  withOtherSecret,
} from './interference'
import { runTogether } from './run-in-process'
import { testReplies } from './test-replies'
import type { Queued, TestedChannel, TestedWorld } from './tested-channel'

/** The points at which a process is killed, and whether the network has the post at that point. */
const kills: Partial<Record<GuaranteeCase, readonly [RunPoint | 'while-sending', there: boolean]>> = {
  'killed-before-mark': ['before-mark', false],
  'killed-before-send': ['before-send', false],
  'killed-while-sending': ['while-sending', true],
  'killed-after-send': ['after-send', true],
}

const isWith = (request: Request, secret: string): boolean =>
  request.url.includes(secret) || [...request.headers.values()].some((value) => value.includes(secret))

const evidenceOf = (name: NetworkName) => networkServers[name].publisher.evidence

/**
 * Call in a test file with a database: tests every publishing guarantee (`guarantee-cases.ts`) on each of these
 * networks. Cases that a network cannot have are listed with their reason.
 */
export function testGuarantees(names: readonly NetworkName[], world: TestedWorld): void {
  let ctx: ProjectContext<'own'>
  const connected = new Map<NetworkName, TestedChannel>()

  beforeAll(async () => {
    ctx = (await createTestProject()).ctx
    for (const name of names) connected.set(name, await world.connect(name, ctx))
    await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0, dailyCap: 1000 }))
  })

  const channelOf = (name: NetworkName): TestedChannel => {
    const channel = connected.get(name)
    if (!channel) throw new Error(`${name} is not connected.`)
    return channel
  }

  async function queued(name: NetworkName, change: Partial<VariantContent> = {}): Promise<Queued> {
    const { channelId, content, count } = channelOf(name)
    const { publicationIds } = await queueApproved(ctx, [channelId], { ...content, ...change })
    const before = await count()
    return { id: publicationIds[0] ?? '', made: async () => (await count()) - before }
  }

  /** Runs the publication; the interference hits the one call that makes the post visible. */
  const runInto = (id: string, interference: Interference) =>
    runPublication(ctx, id, {
      at: (point) => (point === 'before-send' ? world.next(interference) : undefined),
    })

  /**
   * Does what the queue and the sweep do, without waiting for their timers, until the post is published, has failed
   * or is left to a person.
   */
  async function settle(id: string) {
    for (let round = 0; round < 8; round++) {
      const row = await readPublication(ctx, id)
      if (row.status === 'published' || row.status === 'failed') return row
      if (row.status === 'unconfirmed') {
        if (!row.nextLookAt) return row
        await makeLookDue(ctx, id)
        await reconcilePublication(ctx, id)
      } else {
        if (row.status === 'pending') await makeDue(ctx, id)
        await runPublication(ctx, id)
      }
    }
    return readPublication(ctx, id)
  }

  /**
   * Checks the final state of a post whose outcome was unknown: the network's evidence settles it, or a person has
   * to.
   */
  async function expectEnd(name: NetworkName, { id, made }: Queued, there: boolean) {
    const { lookup } = evidenceOf(name)
    const row = await settle(id)
    const isKnown = lookup === 'certain' || (lookup === 'found' && there)
    expect(row).toMatchObject(isKnown ? { status: 'published' } : { status: 'unconfirmed', nextLookAt: null })
    if (isKnown) expect(row.remoteId).toBeTruthy()
    expect(await made()).toBe(isKnown || there ? 1 : 0)
  }

  async function waits(name: NetworkName, seconds: number | undefined) {
    const post = await queued(name)
    const headers: Record<string, string> = seconds ? { 'retry-after': String(seconds) } : {}
    await runInto(post.id, async () => new Response('{}', { status: 429, headers }))
    const row = await readPublication(ctx, post.id)
    // A network that can only say that it is busy counts as unreachable; one that can say that this account posts
    // too much counts as rate-limited.
    expect(row).toMatchObject({
      status: 'pending',
      error: { code: whyWithout(name, 'wait-so-long') ? 'unreachable' : 'rate-limited' },
    })
    expect(row.dueAt.getTime()).toBeGreaterThan(Date.now() + ((seconds ?? 5) - 5) * 1000)
    await runPublication(ctx, post.id)
    expect(await post.made()).toBe(0)
    expect(await settle(post.id)).toMatchObject({ status: 'published', error: null })
    expect(await post.made()).toBe(1)
  }

  /** Null for the cases in which a process is killed: these are tested on all networks at once. */
  const cases: Record<GuaranteeCase, ((name: NetworkName) => Promise<void>) | null> = {
    'several-workers': async (name) => {
      const post = await queued(name)
      await Promise.all([1, 2].map(() => runPublication(ctx, post.id)))
      expect(await post.made()).toBe(1)
      const row = await readPublication(ctx, post.id)
      expect(row.attempts).toBe(1)
      expect(['published', 'unconfirmed']).toContain(row.status)
    },

    'trouble-before': async (name) => {
      const image = { media: [{ url: world.picture(), alt: 'A pot' }] }
      const post = await queued(name, networkData[name].rules.media.needsVideo ? {} : image)
      for (let passing = 0; (await readPublication(ctx, post.id)).status === 'pending'; passing++) {
        let left = passing
        world.all(async (arrives) => (left-- === 0 ? new Response('', { status: 503 }) : arrives()))
        await makeDue(ctx, post.id)
        await runPublication(ctx, post.id, {
          at: (point) => (point === 'before-send' ? world.all(undefined) : undefined),
        })
        world.all(undefined)
        const { status, error } = await readPublication(ctx, post.id)
        // The network is in trouble; it is not the account that posts too much.
        if (status === 'pending') expect(error?.code).not.toBe('rate-limited')
      }
      expect(await readPublication(ctx, post.id)).toMatchObject({ status: 'published', attempts: 1 })
      expect(await post.made()).toBe(1)
    },

    'breaks-before': (name) => meetsInterruption(name, breaksBefore),
    'error-after': (name) => meetsInterruption(name, errorAfter),
    'breaks-after': (name) => meetsInterruption(name, breaksAfter),

    'silence-after': async (name) => {
      const post = await queued(name)
      const deadlines = recordDeadlines()
      await runInto(post.id, async (arrives) => {
        await arrives()
        deadlines.pass()
        return lost()
      }).finally(deadlines.restore)
      expect(await readPublication(ctx, post.id)).toMatchObject({
        status: 'unconfirmed',
        error: { message: expect.stringMatching(/took too long|before it confirmed/) },
      })
      await expectEnd(name, post, true)
    },

    'sent-again': async (name) => {
      const post = await queued(name)
      await runInto(post.id, (arrives) => arrives().then(lost))
      await markNotSent(ctx, { id: post.id, send_again: true })
      const row = await settle(post.id)
      expect(row.status).toBe('published')
      expect(await post.made()).toBe(evidenceOf(name).again === 'same' ? 1 : 2)
    },

    wait: (name) => waits(name, undefined),
    'wait-so-long': (name) => waits(name, 7200),

    'access-refused': async (name) => {
      const post = await queued(name)
      const { secret: secretNow, refuse, reconnect, renew } = channelOf(name)
      const secret = (await secretNow?.()) ?? ''
      if (refuse) await refuse()
      else
        world.all((arrives, request) =>
          isWith(request, secret) ? world.serve(withOtherSecret(request, secret)) : arrives(),
        )
      const row = await settle(post.id)
      world.all(undefined)
      if (renew && !refuse) {
        expect(row).toMatchObject({ status: 'published', attempts: expect.any(Number) })
        expect(await secretNow?.()).not.toBe(secret)
      } else {
        const connection = accesses[name]
        // If none of the typed-in fields is secret, only the address can be rejected.
        const hasAccess = connection.method === 'oauth' || connection.fields.some(({ secret: is }) => is)
        expect(row).toMatchObject({
          status: 'failed',
          error: { code: hasAccess ? 'connection-ended' : 'rejected' },
        })
        expect(await post.made()).toBe(0)
        if (reconnect) await reconnect()
        if ((await readPublication(ctx, post.id)).status === 'failed')
          await retryPublication(ctx, { id: post.id })
        expect(await settle(post.id)).toMatchObject({ status: 'published', error: null })
      }
      expect(await post.made()).toBe(1)
    },

    'access-renewed': async (name) => {
      const post = await queued(name)
      const { secret: secretNow, reconnect, renew } = channelOf(name)
      if (!secretNow) throw new Error(`${name} shows no secret.`)
      const secret = await secretNow()
      let fresh = ''
      world.all(async (arrives, request) => {
        if (!isWith(request, secret)) return arrives()
        if (fresh === '') {
          fresh = 'on its way'
          if (renew) await renew(secret)
          else await reconnect?.()
          fresh = await secretNow()
        }
        return world.serve(withOtherSecret(request, secret))
      })
      const row = await settle(post.id)
      world.all(undefined)
      expect(row).toMatchObject({ status: 'published', error: null })
      expect(await post.made()).toBe(1)
      expect(fresh).not.toBe(secret)
      expect(await secretNow()).toBe(fresh)
    },

    'killed-before-mark': null,
    'killed-before-send': null,
    'killed-while-sending': null,
    'killed-after-send': null,
  }

  async function meetsInterruption(name: NetworkName, [there, interruption]: Interruption) {
    const post = await queued(name)
    await runInto(post.id, interruption)
    const unknown = { status: 'unconfirmed', error: { code: 'outcome-unknown' } }
    expect(await readPublication(ctx, post.id)).toMatchObject(unknown)
    await runPublication(ctx, post.id)
    expect(await readPublication(ctx, post.id)).toMatchObject(unknown)
    expect(await post.made()).toBe(there ? 1 : 0)
    if (there && ['certain', 'found'].includes(evidenceOf(name).lookup)) {
      // A lookup that the network does not answer proves nothing.
      await makeLookDue(ctx, post.id)
      world.all(async () => new Response('', { status: 503 }))
      await reconcilePublication(ctx, post.id)
      world.all(undefined)
      expect((await readPublication(ctx, post.id)).nextLookAt).not.toBeNull()
    }
    await expectEnd(name, post, there)
  }

  describe.each(names)('publishing to %s', (name) => {
    for (const { what, title } of guaranteeCases) {
      const why = whyWithout(name, what)
      const tried = cases[what]
      if (why !== undefined) test.skip(`${title} (not possible: ${why})`, () => undefined)
      else if (tried) test(title, () => tried(name))
    }
  })

  // One process for all networks, so that an additional network costs no additional process.
  const killed = guaranteeCases.flatMap(({ what, title }) => {
    const kill = kills[what]
    return kill ? [[title, ...kill] as const] : []
  })
  describe(`publishing to ${names.join(', ')} at once`, { timeout: 240_000 }, () => {
    test.each(killed)('%s (%s)', async (_, point, there) => {
      const posts: { name: NetworkName; post: Queued }[] = []
      for (const name of names) posts.push({ name, post: await queued(name) })
      let taken = 0
      const ended = await runTogether(
        ctx.projectId,
        posts.map(({ post }) => post.id),
        point,
        (kill) =>
          world.all(async (arrives) => {
            await arrives()
            taken++
            if (taken === posts.length) kill()
            return new Promise<Response>(() => undefined)
          }),
      )
      world.all(undefined)
      expect(ended).toBe('SIGKILL')
      const recover = async ({ name, post }: (typeof posts)[number]) => {
        expect({ name, made: await post.made() }).toEqual({ name, made: there ? 1 : 0 })
        if (point === 'before-mark') {
          expect(await settle(post.id)).toMatchObject({ status: 'published' })
          expect(await post.made()).toBe(1)
        } else await expectEnd(name, post, there)
      }
      await Promise.all(posts.map(recover))
    })
  })

  testReplies(
    names.filter((name) => networkServers[name].publisher.replies),
    world,
    { ctx: () => ctx, queued, settle },
  )
}
