import { createGuardedConnect, type GuardedConnect } from '@/lib/http/connections/guarded-connect'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import type { ConnectorIO } from '@/lib/sources/connector'
import { databaseTable } from '@/lib/sources/connectors/database-table'
import { EntrySkipped } from '@/lib/sources/source-error'

export type ReadTable = {
  items: ItemDraft[]
  /** Key and fingerprint of each listed row, in order. */
  listed: [key: string, fingerprint: string | null][]
  skipped: Record<string, string>
  complete: boolean
  cursor: string | undefined
  notes: string[]
}

/** The connector's access to the outside: a server on this machine may be reached, and notes are collected. */
export function connectorIoFor(
  host: string,
  more: Partial<ConnectorIO> = {},
): ConnectorIO & { notes: string[]; connections: () => number } {
  const notes: string[] = []
  const guarded = createGuardedConnect({ privateHostsAllowed: [host] })
  let connections = 0
  const connect: GuardedConnect = (request) => {
    connections++
    return guarded(request)
  }
  return {
    fetch: () => Promise.reject(new Error('A database is not fetched.')),
    connect,
    now: () => new Date(),
    note: (message) => notes.push(message),
    signal: new AbortController().signal,
    notes,
    connections: () => connections,
    ...more,
  }
}

/** Discovers and, unless only `list` is wanted, fetches and maps every row, all concurrently. */
export async function readTable(
  config: Record<string, unknown>,
  io: ConnectorIO & { notes: string[] },
  options: { cursor?: string | undefined; list?: true } = {},
): Promise<ReadTable> {
  const source = databaseTable.open(config)
  const found = await source.discover(
    io,
    options.cursor === undefined ? undefined : { cursor: options.cursor },
  )
  if (found.notModified) throw new Error('not modified')
  const skipped = Object.fromEntries(found.skipped.map(({ key, reason }) => [key, reason]))
  const items = await Promise.all(
    (options.list ? [] : found.entries).map(async (entry) => {
      try {
        const fetched = await entry.fetch(io, undefined)
        return fetched.notModified ? [] : [fetched.map().item]
      } catch (error) {
        if (!(error instanceof EntrySkipped)) throw error
        skipped[entry.key] = error.message
        return []
      }
    }),
  )
  return {
    items: items.flat(),
    listed: found.entries.map(({ key, fingerprint }) => [key, fingerprint]),
    skipped,
    complete: found.complete,
    cursor: found.validators.cursor,
    notes: io.notes,
  }
}
