import { inArray, sql } from 'drizzle-orm'
import { cards } from '@/db/schema'
import { inSystem } from '@/db/system'
import { deleteRegenerable, listRegenerable, type StoredBlob } from '@/lib/media/blobs'
import { parseCardId } from '@/lib/media/cards/card-name'
import { releaseLogo } from '@/lib/media/release-logo'

const keptDays = 7

/**
 * Deletes the cards that no post refers to and that nobody wanted for a week. Of the stored pictures, deletes all
 * older ones that do not belong to a card: those of deleted cards and projects, and converted pictures, which are
 * created again when needed. A former logo is deleted with the last card that it was kept for. Returns how many of
 * each were deleted.
 */
export async function sweepCards(): Promise<{ cards: number; files: number }> {
  return { cards: await removeUnused(), files: await removeFiles() }
}

async function removeUnused(): Promise<number> {
  const id = sql.raw(`'/api/media/([0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12})[.]jpg$'`)
  const removed = await inSystem((tx) =>
    tx.execute<{ project: string | null; logo: string | null }>(sql`
      with used as materialized (
        select distinct substring(one ->> 'url' from ${id})::uuid as id
        from (
          select jsonb_array_elements(media) as one from variants where media::text like '%/api/media/%'
          union all
          select jsonb_array_elements(payload #> '{content,media}') from publications
          where payload #>> '{content,media}' like '%/api/media/%') all_media
        where one ->> 'url' ~ ${id})
      delete from cards where id in (
        -- One that is wanted anew in this moment is passed over, so that neither waits for the other.
        select id from cards
        where wanted_at < now() - ${keptDays} * interval '1 day'
          and not exists (select from used where used.id = cards.id)
        for update skip locked)
      returning project_id as project, recipe ->> 'logo_url' as logo`),
  )
  const logos = new Map(removed.map(({ project, logo }) => [logo, project]))
  for (const [logo, project] of logos) if (logo && project) await releaseLogo(project, logo)
  return removed.length
}

async function removeFiles(): Promise<number> {
  let removed = 0
  for await (const page of listRegenerable()) {
    const old = page.filter(({ keptAt }) => keptAt.getTime() < Date.now() - keptDays * 86_400_000)
    const used = await cardsAmong(old)
    const gone = old.filter(({ name }) => !used.has(parseCardId(name) ?? ''))
    await deleteRegenerable(gone)
    removed += gone.length
  }
  return removed
}

async function cardsAmong(files: readonly StoredBlob[]): Promise<Set<string>> {
  const ids = files.flatMap(({ name }) => parseCardId(name) ?? [])
  if (ids.length === 0) return new Set()
  const rows = await inSystem((tx) => tx.select({ id: cards.id }).from(cards).where(inArray(cards.id, ids)))
  return new Set(rows.map((row) => row.id))
}
