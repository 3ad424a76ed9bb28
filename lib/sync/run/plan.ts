/** What is stored about an entry; the columns of source_entries that planning needs. */
export type KnownEntry = {
  fingerprint: string | null
  /** In milliseconds; null if it was never tried. */
  triedAt: number | null
  failure: string | null
  withdrawn: boolean
  hasItem: boolean
}

export type SyncPlan<E> = {
  /** The entries that this run fetches, in order. */
  fetch: E[]
  /** Number of entries that are due but beyond the limit. */
  waiting: number
  /** How many of the waiting entries are new or changed; these make the next run come soon. */
  waitingChanged: number
  /** Number of known entries that are not due: there is nothing to do. */
  unchanged: number
  /** Keys that have an item but are no longer in the index. */
  vanished: string[]
  /** Keys that are no longer in the index and never resulted in an item. */
  vanishedWithoutItem: string[]
}

type Listed = { key: string; fingerprint: string | null }

/**
 * Decides what a sync does (spec/decisions#4). Pure. Due are new and changed entries, those that failed, those that
 * came back, and those without a fingerprint in the index. Of these, at most `limit` are fetched, least recently
 * tried first, and those never tried in index order. So every entry is tried eventually, whatever the others do.
 * `unusable` are keys that the index contains but that cannot be used; they have not vanished. An incomplete index
 * makes nothing vanish.
 */
export function planSync<E extends Listed>(
  index: { entries: E[]; unusable: ReadonlySet<string>; complete: boolean },
  known: ReadonlyMap<string, KnownEntry>,
  limit: number,
): SyncPlan<E> {
  const due: { entry: E; triedAt: number; changed: boolean }[] = []
  for (const entry of index.entries) {
    const before = known.get(entry.key)
    if (before && !isDue(entry, before)) continue
    due.push({ entry, triedAt: before?.triedAt ?? -1, changed: isChanged(entry, before) })
  }
  // Sorting is stable: equal entries stay in index order.
  due.sort((a, b) => a.triedAt - b.triedAt)
  const rest = due.slice(limit)
  const gone = index.complete ? findVanishedKeys(index, known) : []
  return {
    fetch: due.slice(0, limit).map(({ entry }) => entry),
    waiting: rest.length,
    waitingChanged: rest.filter(({ changed }) => changed).length,
    unchanged: index.entries.length - due.length,
    vanished: gone.filter((key) => known.get(key)?.hasItem),
    vanishedWithoutItem: gone.filter((key) => !known.get(key)?.hasItem),
  }
}

const isDue = (entry: Listed, before: KnownEntry): boolean =>
  entry.fingerprint === null ||
  entry.fingerprint !== before.fingerprint ||
  before.failure !== null ||
  before.withdrawn

const isChanged = (entry: Listed, before: KnownEntry | undefined): boolean =>
  before === undefined ||
  before.triedAt === null ||
  entry.fingerprint !== before.fingerprint ||
  before.withdrawn

function findVanishedKeys(
  index: { entries: Listed[]; unusable: ReadonlySet<string> },
  known: ReadonlyMap<string, KnownEntry>,
): string[] {
  const listed = new Set(index.entries.map((entry) => entry.key))
  return [...known]
    .filter(([key, before]) => !before.withdrawn && !listed.has(key) && !index.unusable.has(key))
    .map(([key]) => key)
}

/**
 * If more than this share of a source vanishes at once, withdrawal is held until a person has looked
 * (spec/decisions#4).
 */
const maxWithdrawnShare = 0.3

/** Whether so many entries vanished that it looks like a mistake at the source. */
export const isMassWithdrawal = (vanished: number, present: number): boolean =>
  vanished > maxWithdrawnShare * present
