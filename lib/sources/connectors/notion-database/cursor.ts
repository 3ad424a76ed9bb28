import { isRecord } from '@/lib/text/is-empty'

/**
 * What we remember between two syncs: from when on pages may have changed, when the whole database was last listed,
 * and how many pages it had then.
 */
export type NotionCursor = { since: Date; whole: Date; pages: number }

/** Converts a cursor to the text that is stored with the source. */
export const writeNotionCursor = ({ since, whole, pages }: NotionCursor): string =>
  JSON.stringify({ v: 1, since: since.toISOString(), whole: whole.toISOString(), pages })

/** Returns undefined for a cursor of another version or an invalid one: the whole database is then listed. */
export function readNotionCursor(cursor: string | undefined): NotionCursor | undefined {
  const value = parsed(cursor)
  if (!isRecord(value) || value.v !== 1) return undefined
  const [since, whole] = [new Date(String(value.since)), new Date(String(value.whole))]
  if (Number.isNaN(since.getTime()) || Number.isNaN(whole.getTime())) return undefined
  return { since, whole, pages: typeof value.pages === 'number' ? value.pages : 0 }
}

function parsed(cursor: string | undefined): unknown {
  try {
    return JSON.parse(cursor ?? 'null')
  } catch {
    return undefined
  }
}
