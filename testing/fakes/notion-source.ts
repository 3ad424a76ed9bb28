import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { inProject } from '@/db/project'
import { items, sources } from '@/db/schema'
import { createSource } from '@/lib/sources/create-source'
import { getRun } from '@/lib/sync/read/get-run'
import { listRunEntries } from '@/lib/sync/read/list-run-entries'
import { runSync } from '@/lib/sync/run/run-sync'
import { syncSource } from '@/lib/sync/run/sync-source'
import { createTestProject } from '@/testing/database/factories'
import { type FakeNotion, startNotion } from './notion'
import type { Json } from './notion/shapes'
import { allowHost } from './synced-source'

/** Starts a fake Notion with one database and makes this process use it as Notion, until the end of the test. */
export async function createNotion(
  schema: Json = {},
  names?: string[],
): Promise<{ notion: FakeNotion; database: string; dataSources: string[] }> {
  const notion = await startNotion()
  const before = process.env.NOTION_API_URL
  process.env.NOTION_API_URL = notion.url
  onTestFinished(async () => {
    if (before === undefined) delete process.env.NOTION_API_URL
    else process.env.NOTION_API_URL = before
    await notion.close()
  })
  allowHost(notion.host)
  const { id, dataSources } = notion.addDatabase('Posts', schema, names)
  return { notion, database: id, dataSources }
}

/** Creates a source in a project of the test's own, with functions to use it. Syncs run at the given time. */
export async function createNotionSource(config: Json) {
  const { ctx } = await createTestProject()
  const { id: sourceId } = await createSource(ctx, {
    source_type: 'notion_database',
    name: 'Notion',
    config,
    publish_mode: 'review',
    sync_interval_minutes: 60,
  })
  return {
    ctx,
    sourceId,
    sync: async (at: Date, options: { acceptWithdrawals?: boolean } = {}) => {
      const { id } = await syncSource(ctx, { sourceId, trigger: 'manual', ...options })
      await runSync(ctx, { runId: id, signal: new AbortController().signal, now: () => at })
      const run = await getRun(ctx, { runId: id })
      return { ...run, entries: (await listRunEntries(ctx, { runId: id, limit: 200 })).data }
    },
    items: () => inProject(ctx, (tx) => tx.select().from(items).orderBy(items.title)),
    source: async () => {
      const [row] = await inProject(ctx, (tx) => tx.select().from(sources).where(eq(sources.id, sourceId)))
      return row
    },
  }
}
