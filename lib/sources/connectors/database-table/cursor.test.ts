import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildFingerprint,
  getOverlapMs,
  nextCursor,
  planListing,
  readTableCursor,
  type TableCursor,
  writeTableCursor,
} from './cursor'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const start = Date.parse('2026-05-01T00:00:00Z')
/** Number of additional rows that never change, so that the table does not count as small. */
const others = 5_000

type Row = { changed: number | null; content: string }
type Commit = { at: number; key: string; row: Row | undefined }

/** Simulates what a sync stores, by the same rules that the statements follow. */
class Reader {
  cursor: string | undefined
  readonly stored = new Map<string, { fingerprint: string | null; content: string }>()

  readonly kind: 'time' | 'date'
  readonly hashes: boolean

  constructor(kind: 'time' | 'date', hashes: boolean) {
    this.kind = kind
    this.hashes = hashes
  }

  sync(rows: ReadonlyMap<string, Row>, now: number): void {
    const cursor = readTableCursor(this.cursor)
    const seen = { databaseNow: new Date(now), now: new Date(now), rows: rows.size + others, kind: this.kind }
    const listing = planListing(cursor, seen)
    let latest: number | undefined
    const listed = new Set<string>()
    for (const [key, { changed, content }] of rows) {
      if (listing.since && changed !== null && changed < listing.since.getTime()) continue
      listed.add(key)
      if (changed !== null) latest = Math.max(latest ?? changed, changed)
      const stable = changed !== null && changed < listing.stableBefore.getTime()
      const hash = this.hashes && !stable ? `hash of ${content}` : null
      const fingerprint = buildFingerprint(changed === null ? null : String(changed), hash, stable)
      const before = this.stored.get(key)
      if (!before || fingerprint === null || fingerprint !== before.fingerprint)
        this.stored.set(key, { fingerprint, content })
    }
    if (!listing.since)
      for (const key of [...this.stored.keys()]) if (!listed.has(key)) this.stored.delete(key)
    const next = nextCursor(cursor, listing, {
      ...seen,
      latest: latest === undefined ? undefined : new Date(latest),
    })
    this.cursor = writeTableCursor(next)
  }
}

const history = fc.array(
  fc.record({
    wait: fc.oneof(
      fc.integer({ min: 0, max: 3 * second }),
      fc.integer({ min: 0, max: 20 * minute }),
      fc.integer({ min: 0, max: 8 * hour }),
    ),
    what: fc.constantFrom('write', 'write', 'write', 'delete', 'without a time', 'far ahead', 'sync', 'sync'),
    key: fc.integer({ min: 0, max: 4 }).map((key) => `row ${key}`),
    /** How far the writer's clock is off from the database's. */
    skew: fc.integer({ min: -2 * minute, max: 2 * minute }),
    /** Time between taking the timestamp and the commit. */
    lag: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 * minute })),
  }),
  { maxLength: 60 },
)

describe('a table with a last-change column', () => {
  test.each([
    ['times to the millisecond', 'time', 1],
    ['times to the second', 'time', second],
    ['days', 'date', 24 * hour],
  ] as const)(
    '%s: every sync picks up all committed changes, in whatever order rows were edited',
    (_name, kind, grain) => {
      fc.assert(
        fc.property(history, fc.boolean(), fc.boolean(), (steps, hashes, isConstantlyLate) => {
          const reader = new Reader(kind, hashes)
          const commits: Commit[] = []
          const table = new Map<string, Row>()
          let now = start
          let count = 0
          const catchUp = () => {
            const due = commits.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)
            for (const { key, row } of due) {
              if (row) table.set(key, row)
              else table.delete(key)
            }
            commits.splice(0, commits.length, ...commits.filter(({ at }) => at > now))
          }
          for (const { wait, what, key, skew, lag } of steps) {
            now += wait
            catchUp()
            if (what === 'sync') {
              reader.sync(table, now)
              for (const [name, row] of table) expect(reader.stored.get(name)?.content).toBe(row.content)
              continue
            }
            // Either all writers share one slow clock, or each clock is slightly off.
            const clock = now + (isConstantlyLate && grain === 1 ? -minute : skew)
            const changed =
              what === 'without a time'
                ? null
                : what === 'far ahead'
                  ? start + 9000 * hour
                  : Math.floor(clock / grain) * grain
            commits.push({
              at: now + lag,
              key,
              row: what === 'delete' ? undefined : { changed, content: `content ${count++}` },
            })
          }
          now += 7 * hour
          catchUp()
          reader.sync(table, now)
          expect([...reader.stored].map(([key, { content }]) => [key, content]).sort()).toEqual(
            [...table].map(([key, { content }]) => [key, content]).sort(),
          )
        }),
        { numRuns: 400 },
      )
    },
  )

  const cursor: TableCursor = { v: 1, seenTo: start, wholeAt: start, rows: 5_000 }
  const seen = (more: object = {}) => ({
    databaseNow: new Date(start + hour),
    now: new Date(start + hour),
    rows: 5_000,
    kind: 'time' as const,
    ...more,
  })

  test('is listed from the last known change, with an overlap', () => {
    expect(planListing(cursor, seen())).toEqual({
      since: new Date(start - getOverlapMs('time')),
      stableBefore: new Date(start + hour - getOverlapMs('time')),
    })
  })

  test.each([
    ['at first', undefined, {}],
    ['when it is small', cursor, { rows: 1_000 }],
    ['when rows are missing', cursor, { rows: 4_999 }],
    ['every six hours', cursor, { now: new Date(start + 6 * hour) }],
    ['after our clock was put back', cursor, { now: new Date(start - 1) }],
  ])('is listed in full %s', (_when, known, more) => {
    expect(planListing(known, seen(more)).since).toBeUndefined()
  })

  test('keeps its cursor within the database’s clock when a row is dated far ahead', () => {
    const listing = planListing(cursor, seen())
    const next = nextCursor(cursor, listing, { ...seen(), latest: new Date('2999-01-01') })
    expect(next.seenTo).toBe(start + hour)
    expect(nextCursor(cursor, listing, { ...seen(), latest: undefined }).seenTo).toBe(start)
  })

  test('ignores a broken cursor and one of another version', () => {
    for (const text of [
      undefined,
      '',
      '{',
      'null',
      '[]',
      '{"v":2}',
      '{"v":1,"seenTo":"x","wholeAt":1,"rows":1}',
    ])
      expect(readTableCursor(text)).toBeUndefined()
    expect(readTableCursor(writeTableCursor(cursor))).toEqual(cursor)
  })
})
