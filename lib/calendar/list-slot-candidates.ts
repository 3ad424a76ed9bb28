import { sql } from 'drizzle-orm'
import { everPublished } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'
import type { SlotCandidate, SlotCandidatesInput } from './schemas'

const maxCandidates = 20

/**
 * Lists the approved posts without a time that fit an empty posting time: they have an unpublished variant for its
 * channel, and the kind that the slot asks for. Oldest first. Throws `not-found` for an invalid id. Serves
 * spec/planning#3.
 */
export async function listSlotCandidates(
  ctx: ProjectContext,
  { channel_id, kind }: SlotCandidatesInput,
): Promise<SlotCandidate[]> {
  const channelId = requireId(channel_id)
  const rows = await inProject(ctx, (tx) =>
    tx.execute<SlotCandidate>(sql`
      select packages.id, packages.title, packages.revision,
        (select count(*)::int from variants v where v.package_id = packages.id and v.channel_id is not null) as channels
      from packages
      left join items on items.id = packages.item_id
      where packages.status = 'approved' and not packages.held and packages.scheduled_at is null
        ${kind ? sql`and items.content_type = ${kind}` : sql``}
        and exists (select from variants v
          where v.package_id = packages.id and v.channel_id = ${channelId}::uuid
            and not exists (select from publications done
              where done.package_id = packages.id and done.variant_id = v.id
                and ${oneOf(sql`done.status`, everPublished)}))
      order by packages.id limit ${maxCandidates}`),
  )
  return [...rows]
}
