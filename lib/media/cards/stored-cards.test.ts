import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/media/[name]/route'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { cards, items, packages, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { renderCardsJob } from '@/lib/jobs/render-cards-job'
import { deleteProject } from '@/lib/projects/delete-project'
import { uploadLogo } from '@/lib/projects/upload-logo'
import { drainQueues } from '@/lib/worker/drain-queues'
import { runRenderCards } from '@/lib/worker/run-render-cards'
import { sweepCards } from '@/lib/worker/sweep-cards'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { fetchMedia } from '../fetch-media'
import { storeFittedPicture } from '../store-fitted-picture'
import { cardAddress, createCard, findCardId } from './card-name'
import type { CardRecipe } from './schemas'
import { storeCards } from './store-cards'

useTestDatabase()

let folder: string
let project: TestProject
beforeAll(async () => {
  project = await createTestProject()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})
afterAll(async () => {
  // Leave nothing from these tests for others to render.
  await inSystem((tx) => tx.delete(cards))
})

let count = 0
const recipe = (fields: Partial<CardRecipe> = {}): CardRecipe => ({
  format: 'square',
  title: `Moss ${++count}`,
  kicker: 'Story',
  brand: 'Brook',
  primary_color: '#1a6f8b',
  secondary_color: '#f2c14e',
  logo_url: null,
  picture_url: null,
  layout: 'rings',
  language: 'en',
  ...fields,
})
async function stored(fields: Partial<CardRecipe> = {}, owner = project) {
  const card = createCard(owner.ctx.projectId, recipe(fields))
  await inProject(owner.ctx, (tx) => storeCards(tx, [card]))
  return card
}
const ask = (path: string) => GET(new Request(`http://tributary.test${path}`))
const kept = () => readdir(join(folder, 'media')).catch(() => [])
const age = (id: string) =>
  inSystem((tx) => tx.update(cards).set({ wantedAt: sql`now() - interval '8 days'` }).where(eq(cards.id, id)))
async function ageFile(name: string) {
  const then = new Date(Date.now() - 8 * 86_400_000)
  await utimes(join(folder, 'media', name), then, then)
}

describe('a card’s picture', () => {
  test('is rendered when it is first requested, stored, and the same from then on', async () => {
    const card = await stored({ format: 'portrait' })
    expect(await kept()).toEqual([])
    const answer = await ask(cardAddress(card.id))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 })
    expect(await kept()).toEqual([`${card.id}.jpg`])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const again = Buffer.from(await (await ask(cardAddress(card.id))).arrayBuffer())
    expect(again.equals(bytes)).toBe(true)
  })

  test('is available to a publisher that comes first, by its path or by our full URL', async () => {
    const [one, two] = [await stored(), await stored()]
    const first = await fetchMedia(cardAddress(one.id), 'install')
    expect(first.contentType).toBe('image/jpeg')
    vi.stubEnv('APP_URL', 'https://posts.example.com')
    expect(
      (await fetchMedia(`https://posts.example.com${cardAddress(two.id)}`, 'install')).bytes.length,
    ).toBeGreaterThan(0)
  })

  test('is rendered whole when many request it at once', async () => {
    const card = await stored()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(cardAddress(card.id))))
    const sizes = await Promise.all(answers.map(async (one) => (await one.arrayBuffer()).byteLength))
    expect(new Set(sizes).size).toBe(1)
    expect(await kept()).toEqual([`${card.id}.jpg`])
  })

  test('is rendered in advance by the worker, queued only once for each recipe', async () => {
    const card = await stored()
    const other = createCard(project.ctx.projectId, recipe())
    await inProject(project.ctx, (tx) => storeCards(tx, [card, other, other]))
    const jobs = await pool().sql<{ ids: string[] }[]>`
      select data->'cardIds' as ids from pgboss.job where name = 'render-cards'`
    const ids = jobs.flatMap((one) => one.ids)
    for (const { id } of [card, other]) expect(ids.filter((one) => one === id)).toEqual([id])
    const { ended } = await drainQueues({ queues: ['render-cards'], until: Date.now() + 60_000 })
    expect(ended['render-cards']).toBeGreaterThan(0)
    expect(await kept()).toContain(`${card.id}.jpg`)
  })

  test('is left to the first request while a large import has queued many cards of its project', async () => {
    const card = await stored()
    const others = Array.from({ length: 105 }, () => ({ cardIds: [newId()] }))
    await inProject(project.ctx, async (tx) => enqueue(tx, renderCardsJob, others))
    await runRenderCards({ cardIds: [card.id] }, { signal: new AbortController().signal, retryCount: 0 })
    expect(await kept()).toEqual([])
    // That applies only to this project's cards: another project's are still rendered.
    const neighbour = await createTestProject()
    const theirs = await stored({}, neighbour)
    await runRenderCards({ cardIds: [theirs.id] }, { signal: new AbortController().signal, retryCount: 0 })
    expect(await kept()).toEqual([`${theirs.id}.jpg`])
    await drainQueues({ queues: ['render-cards'], until: Date.now() + 60_000 })
    await runRenderCards({ cardIds: [card.id] }, { signal: new AbortController().signal, retryCount: 0 })
    expect(await kept()).toContain(`${card.id}.jpg`)
  })

  test.each([
    '/api/media/0192a0b0-0000-8000-8000-000000000000.jpg',
    '/api/media/0192a0b0-0000-7000-8000-000000000000.jpg',
    '/api/media/..%2fcards.jpg',
    '/api/media/card.jpg',
  ])('does not exist for a name that no card has: %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('is served without its logo while the logo’s server fails, but neither stored nor cached', async () => {
    const server = await loopbackServer((_, response) => {
      response.statusCode = 503
      response.end()
    })
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const card = await stored({ logo_url: `${server.origin}/logo.png` })
    for (const answer of [await ask(cardAddress(card.id)), await ask(cardAddress(card.id))]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await kept()).toEqual([])
    expect(server.requests).toHaveLength(1)
    // The worker does not wait for it with every card of a job, either.
    const others = await Promise.all([1, 2, 3].map(() => stored({ logo_url: `${server.origin}/other.png` })))
    const cardIds = others.map(({ id }) => id)
    await runRenderCards({ cardIds }, { signal: new AbortController().signal, retryCount: 0 })
    expect(server.requests).toHaveLength(2)
  })
})

describe('a card’s id', () => {
  test('is the same for equal recipes of a project, and differs for any other recipe or project', async () => {
    const other = await createTestProject()
    const same = recipe()
    const { id } = createCard(project.ctx.projectId, same)
    const turned = Object.fromEntries(Object.entries(same).reverse()) as CardRecipe
    expect(createCard(project.ctx.projectId, turned).id).toBe(id)
    const others = [
      createCard(other.ctx.projectId, same),
      ...Object.entries(same).map(([field, value]) =>
        createCard(project.ctx.projectId, {
          ...same,
          [field]: field === 'format' ? 'wide' : value === null ? 'x' : `${value}0`,
        }),
      ),
    ]
    expect(new Set([id, ...others.map((one) => one.id)]).size).toBe(others.length + 1)
    expect(findCardId(cardAddress(id))).toBe(id)
    expect(findCardId(`https://elsewhere.example${cardAddress(id)}`)).toBeUndefined()
  })

  test('is limited to its project: other projects can neither see nor change the card', async () => {
    const other = await createTestProject()
    const card = await stored()
    await inProject(other.ctx, async (tx) => {
      expect(await tx.select().from(cards).where(eq(cards.id, card.id))).toEqual([])
      expect(await tx.update(cards).set({ recipe: {} }).where(eq(cards.id, card.id)).returning()).toEqual([])
    })
    await expect(inProject(other.ctx, (tx) => storeCards(tx, [card]))).rejects.toThrow()
    const [row] = await inProject(project.ctx, (tx) => tx.select().from(cards).where(eq(cards.id, card.id)))
    expect(row?.recipe).toEqual(card.recipe)
  })
})

describe('the sweep', () => {
  async function used(address: string) {
    await inProject(project.ctx, async (tx) => {
      const [itemId, packageId] = [newId(), newId()]
      await tx.insert(items).values({ id: itemId, externalId: itemId, title: 'An item', contentHash: 'h' })
      await tx.insert(packages).values({ id: packageId, itemId })
      await tx.insert(variants).values({
        id: newId(),
        packageId,
        platform: 'x',
        language: 'en',
        text: 'A post',
        media: [
          { url: 'https://assets.example.org/a.jpg', alt: '' },
          { url: address, alt: '' },
        ],
      })
    })
  }

  test('removes old cards that no post uses, with their files, and keeps the others', async () => {
    const [gone, young, inUse] = [await stored(), await stored(), await stored()]
    await used(cardAddress(inUse.id))
    for (const card of [gone, young, inUse]) await ask(cardAddress(card.id))
    for (const card of [gone, inUse]) await age(card.id)
    for (const name of await kept()) await ageFile(name)
    expect(await sweepCards()).toEqual({ cards: 1, files: 1 })
    expect((await kept()).sort()).toEqual([`${young.id}.jpg`, `${inUse.id}.jpg`].sort())
    expect((await ask(cardAddress(gone.id))).status).toBe(404)
    expect((await ask(cardAddress(inUse.id))).status).toBe(200)
  })

  test('keeps a converted picture that is being posted again', async () => {
    const bytes = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#1a6f8b' } })
      .png()
      .toBuffer()
    const post = () =>
      storeFittedPicture(
        project.ctx.projectId,
        { url: 'https://assets.example.org/tall.png', bytes },
        { maxBytes: 8_000_000, ratio: { min: 0.8, max: 1.91 } },
      )
    await post()
    const [name = ''] = await kept()
    await ageFile(name)
    await post()
    expect((await sweepCards()).files).toBe(0)
    expect(await kept()).toEqual([name])
  })

  test('keeps a former logo for as long as a card uses it', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer()
    const { logo_url } = await uploadLogo(project.ctx, await picture('#c02020'))
    const card = await stored({ logo_url })
    await uploadLogo(project.ctx, await picture('#2020c0'))
    expect((await ask(cardAddress(card.id))).headers.get('cache-control')).toContain('immutable')
    await age(card.id)
    await sweepCards()
    expect((await ask(logo_url)).status).toBe(404)
  })

  test('keeps a card that is requested again while the sweep runs', async () => {
    const card = await stored()
    await age(card.id)
    await inProject(project.ctx, async (tx) => {
      await storeCards(tx, [card])
      let over = false
      const sweeping = sweepCards().finally(() => {
        over = true
      })
      // The sweep waits for the row lock and must then check the row again.
      while (!over && !(await somebodyWaits()));
      return () => sweeping
    }).then((sweeping) => sweeping())
    expect(
      await inProject(project.ctx, (tx) => tx.select().from(cards).where(eq(cards.id, card.id))),
    ).toHaveLength(1)
  })

  test('removes the old files of a deleted project, old converted pictures and what a crash left behind', async () => {
    const other = await createTestProject()
    const card = await stored({}, other)
    await ask(cardAddress(card.id))
    const converted = '0192a0b0-1111-2222-3333-444455556666.jpg'
    const uploaded = '0192a0b0-1111-4222-8333-444455556666.webp'
    const left = `${uploaded}.0192a0b0-1111-4222-8333-444455556666.part`
    for (const name of [converted, uploaded, left]) await writeFile(join(folder, 'media', name), 'a picture')
    await deleteProject(other.ctx, { confirm: await slugOf(other) })
    expect(await inSystem((tx) => tx.select().from(cards).where(eq(cards.id, card.id)))).toEqual([])
    expect((await sweepCards()).files).toBe(0)
    for (const name of await kept()) await ageFile(name)
    expect((await sweepCards()).files).toBe(3)
    expect(await kept()).toEqual([uploaded])
  })
})

/** Whether a transaction in this database is waiting for another to end. */
async function somebodyWaits(): Promise<boolean> {
  const waiting = await pool().sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and locktype = 'transactionid' and datname = current_database()`
  return waiting.length > 0
}

async function slugOf({ ctx }: TestProject): Promise<string> {
  const [row] = await inSystem((tx) =>
    tx.execute<{ slug: string }>(sql`select slug from projects where id = ${ctx.projectId}`),
  )
  return row?.slug ?? ''
}
