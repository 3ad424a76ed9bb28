import type { Note } from '@/lib/mapping/document-reader'
import type { Discovery, SkippedEntry } from '@/lib/sources/connector'
import { isRecord } from '@/lib/text/is-empty'
import { parseIsoTime } from '@/lib/text/time/iso-time'
import { type NotionCursor, readNotionCursor, writeNotionCursor } from './cursor'
import { getList, getObject, getText, isTrue } from './get-values'

/** Queries the data source once; returns the response body as Notion sends it. */
export type AskPages = (question: {
  /** Only pages edited at this time or later. */
  editedSince?: Date
  /** Only pages created at this time or earlier. */
  createdUntil?: Date
  cursor?: string
}) => Promise<unknown>

const minute = 60_000

/**
 * Notion reports edit times to the minute. A page edited this shortly before it was listed may be edited again
 * without its edit time changing, so it is read once more after this has passed. Longer than a minute, because the
 * clocks may differ and a listing may lag behind.
 */
const editOverlapMs = 3 * minute

/** A database with up to this many pages is listed in full at every sync; five requests are enough for that. */
const maxPagesForFullListing = 500
/** A larger one is listed in full this often, to find deleted pages; in between, only edited pages are listed. */
const fullListingIntervalMs = 6 * 60 * minute

/** No more pages than this are listed. */
const maxPages = 50_000

export type PageListing = Extract<Discovery<null>, { notModified: false }>

/**
 * Lists a data source's pages, newest first: all of them, or those edited since the cursor. `now` returns the start
 * time according to whichever clock is behind, ours or Notion's. Pages are sorted by creation time, so that a page
 * edited in the meantime keeps its position and none is missed.
 */
export async function listPages(
  ask: AskPages,
  known: string | undefined,
  now: () => Date,
  note: Note,
  bounds = { fewPages: maxPagesForFullListing, fullListingEvery: fullListingIntervalMs, maxPages },
): Promise<PageListing> {
  const before = readNotionCursor(known)
  const since = before && isEnough(before, now(), bounds) ? before.since : undefined
  const { pages, skipped, isComplete } = await collect(ask, since, bounds.maxPages)
  const asked = now()
  if (!isComplete) note(`The database has more than ${pages.size} pages. We skip the oldest ones.`)
  const whole = since === undefined
  const cursor: NotionCursor = {
    since: new Date(Math.floor((asked.getTime() - editOverlapMs) / minute) * minute),
    whole: whole || !before ? asked : before.whole,
    pages: whole || !before ? pages.size : before.pages,
  }
  return {
    notModified: false,
    entries: [...pages].map(([key, edited]) => ({
      key,
      fingerprint: fingerprint(edited, asked),
      data: null,
    })),
    skipped,
    validators: { cursor: writeNotionCursor(cursor) },
    complete: whole && isComplete,
  }
}

const isEnough = (
  before: NotionCursor,
  now: Date,
  { fewPages, fullListingEvery }: { fewPages: number; fullListingEvery: number },
) => {
  const age = now.getTime() - before.whole.getTime()
  return before.pages > fewPages && age >= 0 && age < fullListingEvery && before.since <= now
}

/**
 * Returns the time of the last edit, with a marker added while that time may still hide a later edit, so that the
 * page is read again.
 */
function fingerprint(edited: string, now: Date): string | null {
  const time = parseIsoTime(edited)
  if (!time) return null
  return now.getTime() - time.getTime() < editOverlapMs ? `${edited}~` : edited
}

type Collected = { pages: Map<string, string>; skipped: SkippedEntry[]; isComplete: boolean }

async function collect(ask: AskPages, since: Date | undefined, maxPages: number): Promise<Collected> {
  const pages = new Map<string, string>()
  const skipped: SkippedEntry[] = []
  const editedSince = since === undefined ? {} : { editedSince: since }
  let createdUntil: Date | undefined
  let cursor: string | undefined
  let cutOff = false
  for (let round = 0; round < maxPages / 10; round++) {
    const answer = await ask({
      ...editedSince,
      ...(createdUntil === undefined ? {} : { createdUntil }),
      ...(cursor === undefined ? {} : { cursor }),
    })
    const results = getList(answer, 'results').filter(isPage)
    for (const page of results) {
      const id = getText(page, 'id')
      if (/^[0-9a-f-]{32,36}$/i.test(id)) pages.set(id, getText(page, 'last_edited_time'))
      else skipped.push({ key: `page ${pages.size + skipped.length + 1}`, reason: 'The page has no id.' })
    }
    cursor = isTrue(answer, 'has_more') ? getText(answer, 'next_cursor') || undefined : undefined
    // Any response of a list may say that it is incomplete
    // (developers.notion.com/guides/data-apis/query-large-data-sources).
    cutOff ||= getText(getObject(answer, 'request_status'), 'type') === 'incomplete'
    if (pages.size >= maxPages) return { pages, skipped, isComplete: cursor === undefined && !cutOff }
    if (cursor !== undefined) continue
    if (!cutOff) return { pages, skipped, isComplete: true }
    // Notion ends a list after 10,000 pages: the next list starts where this one ended.
    const last = parseIsoTime(getText(results.at(-1), 'created_time'))
    if (!last || (createdUntil !== undefined && last >= createdUntil)) break
    createdUntil = last
    cutOff = false
  }
  return { pages, skipped, isComplete: false }
}

const isPage = (result: unknown): result is Record<string, unknown> =>
  isRecord(result) &&
  getText(result, 'object') === 'page' &&
  !isTrue(result, 'in_trash') &&
  !isTrue(result, 'archived') &&
  !isTrue(result, 'is_archived')
