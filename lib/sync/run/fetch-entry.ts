import { OutboundError } from '@/lib/http/outbound-error'
import type { Validators } from '@/lib/http/requests/guarded-fetch'
import { log } from '@/lib/log'
import type { ConnectorIO, MappedEntry, OpenEntry } from '@/lib/sources/connector'
import { EntrySkipped, SourceError } from '@/lib/sources/source-error'
import type { StoredEntry } from './load-known-entries'

/** An entry to try, and its time: within a run, earlier entries get an earlier time. */
export type EntryAttempt = { entry: OpenEntry; before: StoredEntry | undefined; triedAt: Date }

/** The result of trying one entry. */
export type EntryResult = EntryAttempt & { notes: string[] } & (
    | { kind: 'mapped'; mapped: MappedEntry; entryHash: string; validators: Validators }
    | { kind: 'not-modified'; entryHash: string; validators: Validators }
    /** The entry itself is at fault. */
    | { kind: 'skipped'; reason: string; permanent: boolean }
    /** Its server is at fault. */
    | { kind: 'failed'; reason: string; error: unknown }
    /** It was not tried, because the server asked for a pause or the run was stopped. */
    | { kind: 'left'; retryAfterSeconds: number | undefined }
  )

export type AttemptedEntry = Exclude<EntryResult, { kind: 'left' }>

/**
 * Fetches and maps one entry; never throws. Sends a conditional request only if an item is stored and the index
 * says the same about the entry as then: a 304 must mean that the item would come out the same.
 */
export async function fetchEntry(attempt: EntryAttempt, io: Omit<ConnectorIO, 'note'>): Promise<EntryResult> {
  const collectedNotes = new Set<string>()
  const { entry, before } = attempt
  const notes = () => [...collectedNotes].slice(0, 20)
  try {
    const entryHash = entry.entryHash()
    const known = before?.hasItem && before.entryHash === entryHash ? before.validators : null
    const fetched = await entry.fetch(
      { ...io, note: (message) => collectedNotes.add(message) },
      known ?? undefined,
    )
    const { validators } = fetched
    if (fetched.notModified)
      return { ...attempt, kind: 'not-modified', entryHash, validators, notes: notes() }
    const mapped = fetched.map()
    return { ...attempt, kind: 'mapped', mapped, entryHash, validators, notes: notes() }
  } catch (error) {
    if (error instanceof EntrySkipped)
      return {
        ...attempt,
        kind: 'skipped',
        reason: error.message,
        permanent: error.permanent && entry.fingerprint !== null,
        notes: notes(),
      }
    if (error instanceof OutboundError) {
      const { code, retryAfterSeconds } = error
      if (code === 'aborted' || code === 'asked-to-wait' || retryAfterSeconds !== undefined)
        return { ...attempt, kind: 'left', retryAfterSeconds, notes: [] }
      return { ...attempt, kind: 'failed', reason: `${error.message} ${error.hint}`, error, notes: notes() }
    }
    if (error instanceof SourceError) {
      const { retryAfterSeconds } = error
      if (retryAfterSeconds !== undefined) return { ...attempt, kind: 'left', retryAfterSeconds, notes: [] }
      return { ...attempt, kind: 'failed', reason: `${error.message} ${error.hint}`, error, notes: notes() }
    }
    log.error('entry', error, { key: entry.key })
    const reason = 'Something went wrong on our side. We try again with the next sync.'
    return { ...attempt, kind: 'failed', reason, error, notes: notes() }
  }
}
