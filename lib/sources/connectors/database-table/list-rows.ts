import type { ConnectorIO, SkippedEntry } from '@/lib/sources/connector'
import { parseIsoTime } from '@/lib/text/time/iso-time'
import {
  buildFingerprint,
  nextCursor,
  planListing,
  readTableCursor,
  type TableListing,
  writeTableCursor,
} from './cursor'
import type { Dialect } from './dialect'
import { isTimeout, toOneLine } from './failure'
import type { ChosenTable } from './find-table'
import { isCounter } from './names'
import type { DatabaseTableConfig } from './schemas'
import type { Cell, Session } from './session'

/** Maximum number of rows that one sync lists. */
export const maxRows = 100_000
/** Maximum number of rows to compare by a hash of the whole row; the database has to read each of them for that. */
const maxCompared = 10_000
const maxKeyLength = 255
/** Only values like “0000-00-00” are earlier than this. */
const earliestTime = new Date('1000-01-01T00:00:00Z')

export type ListedRow = { key: string; fingerprint: string | null }
export type RowListing = {
  rows: ListedRow[]
  skipped: SkippedEntry[]
  cursor: string | undefined
  complete: boolean
}

type ListingContext = {
  session: Session
  dialect: Dialect
  chosen: ChosenTable
  config: DatabaseTableConfig
  io: Pick<ConnectorIO, 'note' | 'now'>
}

/**
 * Lists the rows of a table: their keys and what tells whether they changed, but none of their content. With a
 * "last changed" column, a large table is listed from the cursor on. `withoutHash` is for a retry after comparing
 * rows took the database too long.
 */
export async function listRows(
  reading: ListingContext,
  known: string | undefined,
  withoutHash: boolean,
): Promise<RowListing> {
  const { session, dialect, chosen, io, config } = reading
  const databaseNow = parseIsoTime(await readScalar(session, dialect.clock)) ?? io.now()
  const cursor = chosen.changed ? readTableCursor(known) : undefined
  const everything = buildConditions(reading, undefined)
  const total = await count(reading, everything, maxRows + 1)
  const listing: TableListing = chosen.changed
    ? planListing(cursor, { databaseNow, now: io.now(), rows: total, kind: chosen.changed.kind })
    : { since: undefined, stableBefore: earliestTime }
  const where = buildConditions(reading, listing.since)
  const unstable = buildUnstableCondition(reading, listing)
  const comparable = await count(reading, [...where, ...(unstable ? [unstable] : [])], maxCompared + 1)
  const hashed = !withoutHash && comparable <= maxCompared
  if (!hashed && !chosen.changed) noteRoundRobin(reading)
  const result = await read(reading, { where, unstable, hashed })
  const capped = total > maxRows
  if (capped)
    io.note(
      `“${chosen.table.name}” has more than ${maxRows.toLocaleString('en')} rows. We read the newest ones. Use a view to choose others.`,
    )
  const next =
    chosen.changed &&
    total > 0 &&
    nextCursor(cursor, listing, { databaseNow, now: io.now(), rows: total, latest: result.latest })
  return {
    rows: result.rows,
    skipped: result.skipped,
    // Without a "last changed" column, the next listing is a full one again.
    cursor: next ? writeTableCursor(next) : undefined,
    complete: listing.since === undefined && !capped && result.whole,
  }

  function noteRoundRobin({ chosen: { table, likelyChanged } }: ListingContext) {
    io.note(
      `“${table.name}” has too many rows to compare all of them each time. Each sync rereads ${config.limit} of them in turn.${
        likelyChanged === undefined
          ? ''
          : ` Its column “${likelyChanged}” looks like a “last changed” time. Choose it in the settings.`
      }`,
    )
  }
}

/** Whether a listing failed only because comparing rows took too long. */
export const mayListWithoutHash = isTimeout

function buildConditions({ dialect, chosen, config }: ListingContext, since: Date | undefined): string[] {
  const { changed, filter } = chosen
  const conditions: string[] = []
  if (filter) {
    const values = config.filter_values.map(dialect.literal).join(', ')
    conditions.push(`${dialect.asText(filter, 1000)} in (${values})`)
  }
  if (since && changed) {
    const name = dialect.quoted(changed.name)
    const from = dialect.moment(since, changed)
    conditions.push(
      `(${name} >= ${from} or ${name} is null or ${name} < ${dialect.moment(earliestTime, changed)})`,
    )
  }
  return conditions
}

/** Returns the condition for rows whose modification time proves nothing; undefined if that applies to all rows. */
function buildUnstableCondition(
  { dialect, chosen }: ListingContext,
  { stableBefore }: TableListing,
): string | undefined {
  if (!chosen.changed) return undefined
  const name = dialect.quoted(chosen.changed.name)
  const moment = (at: Date) => dialect.moment(at, chosen.changed ?? chosen.key)
  return `(${name} is null or ${name} >= ${moment(stableBefore)} or ${name} < ${moment(earliestTime)})`
}

async function read(
  { session, dialect, chosen, io }: ListingContext,
  query: { where: string[]; unstable: string | undefined; hashed: boolean },
): Promise<{ rows: ListedRow[]; skipped: SkippedEntry[]; latest: Date | undefined; whole: boolean }> {
  const { key, changed, table, content } = chosen
  const compared = content.filter(({ name }) => !isCounter(name))
  const hash = query.hashed ? dialect.hash(compared.length > 0 ? compared : content) : 'null'
  const statement = `select ${dialect.keyText(key)}, ${changed ? dialect.asText(changed, 64) : 'null'},
      ${query.unstable === undefined ? hash : `case when ${query.unstable} then ${hash} end`},
      ${query.unstable === undefined ? '1' : `case when ${query.unstable} then 1 else 0 end`}
    from ${table.sql} as r ${buildWhereClause(query.where)}
    order by ${changed ? `${dialect.descending(changed)}, ` : ''}${dialect.descending(key)} limit ${maxRows + 1}`
  const rows: ListedRow[] = []
  const skipped: SkippedEntry[] = []
  const seenKeys = new Set<string>()
  let latest: Date | undefined
  let at = 0
  await session.read(statement, ([keyCell, changedCell, hashCell, unstable]) => {
    if (++at > maxRows) return
    const moment = changedCell ? parseIsoTime(String(changedCell)) : undefined
    if (moment && (!latest || moment > latest)) latest = moment
    const found = readKey(keyCell ?? null, seenKeys, at)
    if ('reason' in found) {
      if (skipped.length < 1000) skipped.push(found)
      return
    }
    rows.push({
      key: found.key,
      fingerprint: buildFingerprint(text(changedCell), text(hashCell), text(unstable) === '0'),
    })
  })
  if (skipped.length === 1000) io.note('There are more unusable rows than we list here.')
  return { rows, skipped, latest, whole: at <= maxRows && skipped.length < 1000 }
}

const text = (cell: Cell | undefined): string | null => (cell ? String(cell) : null)

function readKey(cell: Cell, seenKeys: Set<string>, at: number): { key: string } | SkippedEntry {
  if (cell === null) return { key: `row ${at}`, reason: 'The key column is empty in this row.' }
  const key = cell.toString('utf8')
  const shown = toOneLine(key) || `row ${at}`
  if (key.trim() === '') return { key: `row ${at}`, reason: 'The key column is empty in this row.' }
  if (key.length > maxKeyLength)
    return { key: shown, reason: `The key is longer than ${maxKeyLength} characters.` }
  if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(key))
    return { key: shown, reason: 'The key contains a control character or a broken one.' }
  if (seenKeys.has(key)) return { key: shown, reason: 'Several rows share this key. We use the first one.' }
  seenKeys.add(key)
  return { key }
}

const buildWhereClause = (conditions: string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

async function count({ session, chosen }: ListingContext, where: string[], limit: number): Promise<number> {
  return Number(
    await readScalar(
      session,
      `select count(*) from (select 1 from ${chosen.table.sql} ${buildWhereClause(where)} limit ${limit}) as counted`,
    ),
  )
}

async function readScalar(session: Session, statement: string): Promise<string> {
  let found = ''
  await session.read(statement, ([cell]) => {
    found = String(cell ?? '')
  })
  return found
}
