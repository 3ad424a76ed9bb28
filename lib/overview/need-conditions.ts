import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/one-of'
import { countedUpTo } from '@/lib/packages/review/count-review-queue'
import { isOneOf, liveTakedowns, type PackageStatus } from '@/lib/publications/states'
import { needsAttention } from '@/lib/sources/health/needs-attention'
import { expiryNoticeDays, type NeedKind } from './need-kinds'

/** Postponed as planned, not in trouble: by the channel's gap, its daily limit, or a person who paused it. */
const deferredCodes = sql.raw(`('channel-gap', 'daily-cap', 'channel-off')`)

/** For each kind, the condition on rows of one table. For packages and publications, an index answers it. */
export const needConditions: Record<NeedKind, SQL> = {
  failed: sql`packages.status = 'failed'`,
  unconfirmed: sql`publications.status = 'unconfirmed'`,
  // A partial index contains the withdrawn items.
  withdrawn: sql`items.withdrawn_at is not null and exists (
    select from packages wrong join publications out on out.package_id = wrong.id
    where wrong.project_id = items.project_id and wrong.item_id = items.id
      and out.project_id = items.project_id and out.status = 'published'
      and not exists (select from takedowns asked
        where asked.project_id = out.project_id and asked.publication_id = out.id and ${oneOf(sql`asked.status`, liveTakedowns)}))`,
  takedown: sql`takedowns.status in ('by_hand', 'failed')`,
  overdue: sql`packages.overdue_since is not null`,
  connection: sql`(channels.status = 'expired' or (channels.status = 'active' and (channels.expires_at < now()
    or (not channels.renews_itself and channels.expires_at < now() + interval '1 day' * ${sql.raw(String(expiryNoticeDays))})
    or channels.trouble is not null)))`,
  retrying: sql`publications.status = 'pending' and publications.error is not null
    and coalesce(publications.error ->> 'code', '') not in ${deferredCodes}`,
  changes_requested: sql`packages.status = 'changes_requested'`,
  rejected: sql`packages.status = 'rejected'`,
  returned: sql`packages.stale and packages.status = 'in_review' and not packages.held`,
  // Stated as a negation: otherwise the planner would scan an index of all posts in the remaining states.
  held: sql`packages.held and packages.status not in ('failed', 'changes_requested', 'rejected')`,
  source: needsAttention,
  topic: sql`not topics.enabled and topics.pause <> 'person'`,
}

/** Kinds that are package statuses themselves. */
const countedStates = ['failed', 'changes_requested', 'rejected'] as const

const tableOf: Record<
  NeedKind,
  'packages' | 'publications' | 'channels' | 'sources' | 'topics' | 'items' | 'takedowns'
> = {
  failed: 'packages',
  unconfirmed: 'publications',
  withdrawn: 'items',
  takedown: 'takedowns',
  overdue: 'packages',
  connection: 'channels',
  retrying: 'publications',
  changes_requested: 'packages',
  rejected: 'packages',
  returned: 'packages',
  held: 'packages',
  source: 'sources',
  topic: 'topics',
}

/**
 * SQL that counts the rows of a kind, up to `countedUpTo`; kinds that are statuses are counted exactly, from the
 * counters that the database keeps (docs/decisions/0149). Posts count once, however many of their channels are
 * affected. `own` limits the given table to one project; it is undefined inside `inProject`.
 */
export function countOfNeed(kind: NeedKind, own?: (table: string) => SQL): SQL {
  if (isOneOf(countedStates, kind)) return countOfState(kind, own)
  const table = tableOf[kind]
  const counted = table === 'publications' ? sql`count(distinct id)` : sql`count(*)`
  const id = table === 'publications' ? sql`publications.package_id as id` : sql`1`
  const ofProject = own ? sql`${own(table)} and` : sql``
  return sql`(select ${counted}::int from (
    select ${id} from ${sql.raw(table)} where ${ofProject} ${needConditions[kind]} limit ${countedUpTo}) as first)`
}

/** SQL that counts the packages with a status. See `countOfNeed`. */
export function countOfState(status: PackageStatus, own?: (table: string) => SQL): SQL {
  const ofProject = own ? sql`${own('package_counts')} and` : sql``
  return sql`(select coalesce(sum(n), 0)::int from package_counts
    where ${ofProject} package_counts.facet = '' and package_counts.status = ${status})`
}
