import { desc, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { voiceVersions } from '@/db/schema'
import { type Page, pageOf, readPageCursor } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { type VoiceVersionAnswer, voiceSchema } from '../schemas'

/** Lists the versions of a project's voice, newest first, with pagination (spec/decisions#3). */
export async function listVoiceVersions(
  ctx: ProjectContext,
  input: { limit: number; cursor?: string | undefined },
): Promise<Page<VoiceVersionAnswer>> {
  const before = parseCursor(readPageCursor(input.cursor))
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(voiceVersions)
      .where(before === undefined ? undefined : lt(voiceVersions.version, before))
      .orderBy(desc(voiceVersions.version))
      .limit(input.limit + 1),
  )
  return pageOf(rows, input.limit, (row) => String(row.version), presentVersion)
}

/** Converts a stored version to its form in the API. */
const presentVersion = (row: typeof voiceVersions.$inferSelect): VoiceVersionAnswer => ({
  version: row.version,
  voice: voiceSchema.catch({}).parse(row.voice),
  provenance: row.provenance,
  change: row.change,
  restored_from: row.restoredFrom,
  by: row.actorName,
  created_at: row.createdAt.toISOString(),
})

function parseCursor(key: string | undefined): number | undefined {
  if (key === undefined) return undefined
  if (!/^\d{1,9}$/.test(key)) throw new AppError('bad-request', { detail: 'This cursor is invalid.' })
  return Number(key)
}
