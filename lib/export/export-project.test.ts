import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import {
  apiTokens,
  auditEvents,
  channels,
  generations,
  items,
  memberships,
  sources,
  users,
} from '@/db/schema'
import { inSystem } from '@/db/system'
import { unzip } from '@/lib/archive/unzip'
import { grantProjectContext } from '@/lib/auth/authorization/grant-context'
import { signUp } from '@/lib/auth/sign-up/sign-up'
import { createChannel } from '@/lib/channels/create-channel'
import { newId } from '@/lib/ids'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { addComment } from '@/lib/packages/review/add-comment'
import { deleteComment } from '@/lib/packages/review/delete-comment'
import { rejectPackage } from '@/lib/packages/review/reject-package'
import { createProject } from '@/lib/projects/create-project'
import { createSource } from '@/lib/sources/create-source'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { openBrandFile } from '@/lib/voice/portable/open-brand-file'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken, type TestProject } from '@/testing/database/factories'
import { exportProject } from './export-project'
import { itemsTable } from './items-table'
import { removeCredentials } from './remove-credentials'

useTestDatabase()

const bounds = { entries: 50, bytes: 64 * 1024 * 1024, strict: true }

async function exported({ ctx }: TestProject): Promise<Map<string, Buffer>> {
  const { archive } = await exportProject(ctx)
  return unzip(await buffer(archive), () => true, bounds).files
}
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)))
const lines = (files: Map<string, Buffer>, name: string) => String(files.get(name)).split('\r\n').slice(1, -1)

let project: TestProject
let secrets: string[]

beforeAll(async () => {
  project = await createTestProject({ settings: { client: { key: 'canary-setting' } } })
  const { ctx } = project
  await saveVoice(ctx, { voice: { tone: ['warm'] } })
  await createTestChannel(ctx)
  const made = await transformItem(ctx, { id: await createTestItem(ctx, { title: '=1+1' }) })
  await addComment(ctx, { id: made.id, text: 'A little long.' })
  await deleteComment(ctx, await addComment(ctx, { id: made.id, text: 'Deleted again.' }))
  await rejectPackage(ctx, { id: made.id, reason: 'Too long.' })
  await inProject(ctx, (tx) =>
    tx.insert(generations).values({
      id: newId(),
      purpose: 'test',
      model: 'small',
      prompt: 'About a river.',
      output: '{}',
      inputTokens: 3,
      outputTokens: 1,
      tokensEstimated: false,
      priceMicros: 1_200,
      durationMs: 5,
      outcome: 'ok',
      actorName: 'Ann',
    }),
  )
  const hook = await createChannel(ctx, {
    platform: 'webhook',
    account_key: 'hook',
    display_name: 'Hook',
    language: 'en',
    config: { url: 'https://hooks.example.com/services/canary-hook' },
  })
  const notion = await createSource(ctx, {
    source_type: 'notion_database',
    name: 'Notion',
    config: { token: 'ntn_canary', database: '1f0c2a3b4d5e6f708192a3b4c5d6e7f8' },
    publish_mode: 'review',
    sync_interval_minutes: 60,
  })
  const feed = newId()
  await inProject(ctx, (tx) =>
    tx.insert(sources).values([
      {
        id: feed,
        sourceType: 'rss_feed',
        name: 'Feed',
        config: { url: 'https://ann:canary-name@feeds.example/a?page=2&api_key=canary-parameter' },
      },
      { id: newId(), sourceType: 'of_tomorrow', name: 'Unknown', config: { pin: 'canary-unknown' } },
    ]),
  )
  const token = await createTestToken(project.org)
  const person = await signUp({
    name: 'Ann',
    email: `${newId()}@canary.example`,
    password: 'canary horse battery',
  })
  const sealed = await inSystem(async (tx) => {
    await tx.insert(memberships).values({ orgId: ctx.orgId, userId: person.userId, role: 'editor' })
    return {
      people: await tx.select().from(users).where(eq(users.id, person.userId)),
      tokens: await tx.select().from(apiTokens).where(eq(apiTokens.orgId, ctx.orgId)),
      sources: await tx.select().from(sources).where(eq(sources.id, notion.id)),
      channels: await tx.select().from(channels).where(eq(channels.id, hook.id)),
    }
  })
  secrets = [
    'canary',
    hook.secret ?? '',
    token,
    ...sealed.people.map(({ passwordHash }) => String(passwordHash)),
    ...sealed.tokens.map(({ tokenHash }) => String(tokenHash)),
    ...sealed.sources.map((row) => String(row.secrets)),
    ...sealed.channels.map(({ credentials }) => String(credentials)),
  ]
})

describe('a project’s export', () => {
  test('contains everything in the project as JSON and CSV, and the brand as its own file', async () => {
    const files = await exported(project)
    expect([...files.keys()]).toEqual([
      'project.json',
      `${project.projectSlug}.tributary-brand.zip`,
      ...['items.json', 'items.csv', 'packages.json', 'packages.csv', 'variants.csv'],
      ...[
        'publications',
        'channels',
        'sources',
        'runs',
        'voice-versions',
        'generations',
        'topics',
        'topic-runs',
        'item-origins',
      ].flatMap((name) => [`${name}.json`, `${name}.csv`]),
    ])
    expect(json(files, 'items.json')).toMatchObject([{ title: '=1+1', metadata: { bible: {} } }])
    expect(json(files, 'packages.json')).toMatchObject([
      {
        title: '=1+1',
        variants: [{ platform: 'linkedin' }],
        history: expect.arrayContaining([expect.objectContaining({ reason: 'Too long.' })]),
        comments: [{ text: 'A little long.' }],
      },
    ])
    expect(json(files, 'channels.json')).toHaveLength(2)
    expect(json(files, 'sources.json')).toHaveLength(3)
    expect(json(files, 'voice-versions.json')).toMatchObject([{ version: 1, voice: { tone: ['warm'] } }])
    expect(json(files, 'publications.json')).toEqual([])
    expect(json(files, 'generations.json')).toMatchObject([
      {
        purpose: 'test',
        prompt: 'About a river.',
        output: '{}',
        input_tokens: 3,
        price_micros: 1_200,
        by: 'Ann',
      },
    ])
    expect(lines(files, 'generations.csv')).toEqual([expect.stringMatching(/"test","small",/)])
    expect(lines(files, 'generations.csv').join()).not.toContain('river')
    expect(lines(files, 'items.csv')).toEqual([expect.stringContaining(`"'=1+1"`)])
    expect(lines(files, 'variants.csv')).toHaveLength(1)
    const brand = openBrandFile(files.get(`${project.projectSlug}.tributary-brand.zip`) ?? Buffer.alloc(0))
    expect(brand.document.voice).toEqual({ tone: ['warm'] })
  })

  test('contains no secret of a source, a channel, a token, a password or an address', async () => {
    expect(secrets.filter((secret) => secret.length > 5)).toHaveLength(7)
    for (const [name, bytes] of await exported(project))
      for (const secret of secrets) expect([name, bytes.includes(secret)]).toEqual([name, false])
  })

  test('contains nothing from another project of the same workspace', async () => {
    const sibling = await createProject(project.org, { name: 'Sibling' })
    const other = { ...project, ctx: grantProjectContext({ ...project.ctx, projectId: sibling.id }) }
    await createTestItem(other.ctx, { title: 'THEIRS' })
    for (const bytes of (await exported(project)).values()) expect(bytes.includes('THEIRS')).toBe(false)
    expect(json(await exported(other), 'items.json')).toHaveLength(1)
  })

  test('is recorded in the audit trail', async () => {
    const own = await createTestProject()
    await exported(own)
    const rows = await inSystem((tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.projectId, own.ctx.projectId)),
    )
    expect(rows.filter(({ action }) => action === 'project.exported')).toHaveLength(1)
  })

  test('reads pages of a limited size in bytes, however long the items are', async () => {
    const { ctx } = await createTestProject()
    const read = async () => {
      const pages: number[] = []
      let after: string | undefined
      do {
        const { rows, next } = await itemsTable.page(ctx, after, 'json')
        pages.push(rows.length)
        after = next
      } while (after !== undefined)
      return pages
    }
    expect(await read()).toEqual([0])
    for (let at = 0; at < 3; at++) await createTestItem(ctx, { metadata: {} })
    // One item as long as a book, two that share a page, and one that fills a page with its metadata.
    await createTestItem(ctx, { metadata: {}, rawContent: 'x'.repeat(3_000_000) })
    for (let at = 0; at < 2; at++)
      await createTestItem(ctx, { metadata: {}, rawContent: 'y'.repeat(500_000) })
    await createTestItem(ctx, { metadata: { random: randomBytes(400_000).toString('base64') } })
    expect(await read()).toEqual([3, 1, 2, 1])
  })

  test('reads no further ahead than it is consumed, so that memory does not grow with the items', async () => {
    const { ctx } = await createTestProject()
    for (let at = 0; at < 40; at++)
      await createTestItem(ctx, { metadata: {}, rawContent: randomBytes(400_000).toString('base64') })
    const last = await createTestItem(ctx, { metadata: {}, title: 'As it was' })
    const { archive } = await exportProject(ctx)
    // Twenty megabytes are to come: the last page is not read while no one consumes the first.
    await once(archive, 'readable')
    await inProject(ctx, (tx) => tx.update(items).set({ title: 'As it is' }).where(eq(items.id, last)))
    const { files } = unzip(await buffer(archive), () => true, bounds)
    expect(json(files, 'items.json').at(-1)).toMatchObject({ id: last, title: 'As it is' })
  })

  test('keeps all digits of numbers in metadata', async () => {
    const { ctx } = await createTestProject()
    const id = await createTestItem(ctx, { metadata: {} })
    await inProject(ctx, (tx) =>
      tx.execute(
        sql`update items set metadata = '{"big": 12345678901234567890, "say": "ü\\"\\u2028"}' where id = ${id}::uuid`,
      ),
    )
    const { archive } = await exportProject(ctx)
    const { files } = unzip(await buffer(archive), () => true, bounds)
    expect(String(files.get('items.json'))).toContain('"big": 12345678901234567890')
    expect(json(files, 'items.json')[0].metadata.say).toBe('ü"\u2028')
  })

  test('continues from page to page without losing or repeating anything', async () => {
    const many = await createTestProject()
    const ids: string[] = []
    for (let at = 0; at < 505; at++) ids.push(await createTestItem(many.ctx, { metadata: {} }))
    const files = await exported(many)
    expect(json(files, 'items.json').map(({ id }: { id: string }) => id)).toEqual(ids.sort())
    expect(lines(files, 'items.csv')).toHaveLength(505)
  })
})

test('removes only the secrets from an address', () => {
  const config = {
    url: 'https://ann:pw@feeds.example/a?page=2&access_token=x&design=3',
    key_column: 'id',
    pages: ['https://site.example/?country=de'],
    text: 'no://address at all',
  }
  expect(removeCredentials(config)).toEqual({
    ...config,
    url: `https://feeds.example/a?page=2&access_token=${encodeURIComponent('••••••••')}&design=3`,
  })
})
