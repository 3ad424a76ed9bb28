import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { inProject } from '@/db/project'
import { type ItemRow, items, type SourceRow, sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { newId } from '@/lib/ids'
import { encryptConfig } from '@/lib/sources/config/encrypt-config'
import { getRun } from '@/lib/sync/read/get-run'
import { listRunEntries } from '@/lib/sync/read/list-run-entries'
import { runSync } from '@/lib/sync/run/run-sync'
import { syncSource } from '@/lib/sync/run/sync-source'
import { createTestProject } from '@/testing/database/factories'
import { type GitHost, startGitHost } from './git-host'
import { allowHost } from './synced-source'

export type SyncedRepository = {
  ctx: ProjectContext<'own'>
  host: GitHost
  sync: (options?: {
    fetch?: GuardedFetch
    now?: () => Date
    acceptWithdrawals?: boolean
  }) => Promise<SyncedRun>
  source: () => Promise<SourceRow>
  items: () => Promise<ItemRow[]>
}
type SyncedRun = Awaited<ReturnType<typeof getRun>> & {
  /** Outcome by key. */
  outcomes: Record<string, string>
  reasons: Record<string, string | null>
  /** Requests to the host in this run: method and path. */
  asked: string[]
}

/** Creates a host with one repository and a source that reads it, in a project of the test's own. */
export async function createSyncedRepository(
  service: 'github' | 'gitlab' | 'git',
  { access_token, ...config }: Record<string, unknown> = {},
): Promise<SyncedRepository> {
  const host = await startGitHost()
  onTestFinished(() => host.close())
  allowHost(host.host)
  const { ctx } = await createTestProject()
  const id = newId()
  const full = {
    repository: `${host.url}/${host.repository.name}${service === 'git' ? '.git' : ''}`,
    service,
    ...(access_token === undefined ? {} : { access_token }),
    ...config,
  }
  const place = { id, projectId: ctx.projectId, sourceType: 'markdown_repository' }
  await inProject(ctx, (tx) =>
    tx
      .insert(sources)
      .values({ id, sourceType: place.sourceType, name: 'Blog', ...encryptConfig(place, full) }),
  )
  return {
    ctx,
    host,
    sync: async ({ fetch, now, acceptWithdrawals } = {}) => {
      host.requests.length = 0
      const { id: runId } = await syncSource(ctx, {
        sourceId: id,
        trigger: 'manual',
        ...(acceptWithdrawals === undefined ? {} : { acceptWithdrawals }),
      })
      await runSync(ctx, {
        runId,
        signal: new AbortController().signal,
        ...(fetch === undefined ? {} : { fetch }),
        ...(now === undefined ? {} : { now }),
      })
      const run = await getRun(ctx, { runId })
      const { data } = await listRunEntries(ctx, { runId, limit: 200 })
      return {
        ...run,
        outcomes: Object.fromEntries(data.map(({ key, outcome }) => [key, outcome])),
        reasons: Object.fromEntries(data.map(({ key, reason }) => [key, reason])),
        asked: host.requests.map(({ method, path }) => `${method} ${path}`),
      }
    },
    source: async () => {
      const [row] = await inProject(ctx, (tx) => tx.select().from(sources).where(eq(sources.id, id)))
      if (!row) throw new Error('the source is gone')
      return row
    },
    items: () => inProject(ctx, (tx) => tx.select().from(items).orderBy(items.externalId)),
  }
}
