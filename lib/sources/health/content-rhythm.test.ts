import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addArrival, computeSilentAfter, learnRhythm, recordArrivalTime } from './content-rhythm'

const hour = 3_600_000
const day = 24 * hour
const start = Date.UTC(2026, 0, 5)
/** Returns timestamps with these gaps between them, in days. */
const withGaps = (...days: number[]) => {
  const times = [new Date(start)]
  for (const gap of days) times.push(new Date((times.at(-1)?.getTime() ?? 0) + gap * day))
  return times
}
const repeat = (count: number, ...gaps: number[]) => Array.from({ length: count }, () => gaps).flat()
const inDays = (times: Date[]) => {
  const rhythm = learnRhythm(times)
  return rhythm && [rhythm.usualGap / day, rhythm.silence / day]
}

describe('a rhythm', () => {
  test.each<[string, Date[], [number, number] | undefined]>([
    ['nothing at all', [], undefined],
    ['one time', withGaps(), undefined],
    ['too few gaps', withGaps(...repeat(4, 1)), undefined],
    ['too short a time', withGaps(...repeat(8, 0.25)), undefined],
    ['every day', withGaps(...repeat(5, 1)), [1, 3]],
    ['several times a day', withGaps(...repeat(20, 0.25)), [0.25, 1]],
    ['every week', withGaps(...repeat(6, 7)), [7, 21]],
    ['on weekdays only', withGaps(...repeat(3, 1, 1, 1, 1, 3)), [1, 4.5]],
    ['every other day, with one long holiday', withGaps(2, 2, 30, 2, 2, 2, 2), [2, 6]],
    ['every month', withGaps(31, 28, 31, 30, 31), [31, 93]],
  ])('is learned from %s', (_what, times, expected) => {
    expect(inDays(times)).toEqual(expected)
  })

  test('counts arrivals within a few hours as one, so working through a backlog teaches nothing', () => {
    let times: Date[] = []
    for (let minute = 0; minute < 300; minute++) times = addArrival(times, new Date(start + minute * 60_000))
    expect(times).toEqual([new Date(start)])
    expect(addArrival(times, new Date(start + 7 * hour))).toHaveLength(2)
  })

  test('has a positive gap and a silence of at least a day and three gaps, and needs enough evidence', () => {
    const gaps = fc.array(fc.double({ min: 0.01, max: 400, noNaN: true }), { maxLength: 60 })
    fc.assert(
      fc.property(gaps, (days) => {
        const rhythm = learnRhythm(withGaps(...days))
        if (days.length < 5) expect(rhythm).toBeUndefined()
        if (!rhythm) return
        expect(rhythm.usualGap).toBeGreaterThan(0)
        expect(rhythm.silence).toBeGreaterThanOrEqual(Math.max(day, 3 * rhythm.usualGap))
        expect(rhythm.usualGap).toBeLessThanOrEqual(Math.max(...days) * day + 1)
      }),
    )
  })

  test('never reports a source that delivers steadily as silent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.26, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 80 }),
        (gap, count) => {
          let kept: { contentTimes: Date[]; silentAfter: Date | null } = {
            contentTimes: [],
            silentAfter: null,
          }
          for (const at of withGaps(...repeat(count, gap))) {
            if (kept.silentAfter) expect(at.getTime()).toBeLessThan(kept.silentAfter.getTime())
            kept = recordArrivalTime(kept, at)
          }
          expect(kept.contentTimes.length).toBeLessThanOrEqual(40)
        },
      ),
    )
  })
})

test('a source that is watched again counts as silent only after its full silence from then on', () => {
  const times = withGaps(...repeat(6, 2))
  const since = new Date(start + 300 * day)
  expect(computeSilentAfter(times, since)).toEqual(new Date(since.getTime() + 6 * day))
  expect(computeSilentAfter([], since)).toBeNull()
})
