import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, weekdayOf } from '@/lib/time-zones/days'
import { dayOf, instantOf, wallTimeOf } from '@/lib/time-zones/wall-time'
import { describeRecurrence, describeRule } from './describe-rule'
import { nextDates } from './next-dates'
import { hasOccurrence, nextOccurrences } from './next-occurrences'
import { parseRule } from './parse-rule'
import { type PlainRecurrence, plainOfRule, plainOfText, ruleOfPlain } from './plain-recurrence'
import { completeRule, formatRule, type Rule, weekdays } from './rule'

const start = '2026-01-05T10:37'
const berlin = { start, timeZone: 'Europe/Berlin' }

function ruleOf(text: string): Rule {
  const rule = parseRule(text)
  if ('problem' in rule) throw new Error(`${text}: ${rule.problem}`)
  return rule
}

const walls = (text: string, wanted: Partial<Parameters<typeof nextOccurrences>[1]> = {}): string[] => {
  const options = { ...berlin, count: 5, ...wanted }
  return nextOccurrences(ruleOf(text), options).map((at) => wallTimeOf(at, options.timeZone))
}

describe('dates around clock changes', () => {
  it('skip nothing: a time that does not exist moves forward by the gap, once', () => {
    expect(walls('FREQ=DAILY;BYHOUR=2;BYMINUTE=30', { start: '2026-03-28T00:00', count: 3 })).toEqual([
      '2026-03-28T02:30',
      '2026-03-29T03:30',
      '2026-03-30T02:30',
    ])
    const both = nextOccurrences(ruleOf('FREQ=DAILY;BYHOUR=2,3;BYMINUTE=30;COUNT=6'), {
      ...berlin,
      start: '2026-03-28T00:00',
    })
    expect(both).toHaveLength(5)
  })

  it('include a time that occurs twice only once, at its first occurrence', () => {
    const night = nextOccurrences(ruleOf('FREQ=DAILY;BYHOUR=2;BYMINUTE=30'), {
      ...berlin,
      start: '2026-10-24T00:00',
      count: 3,
    })
    expect(night.map((at) => at.toISOString())).toEqual([
      '2026-10-24T00:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ])
  })

  it('stay in order when a moved time passes an existing one', () => {
    expect(walls('FREQ=DAILY;BYHOUR=2,3;BYMINUTE=15,45', { start: '2026-03-29T00:00', count: 3 })).toEqual([
      '2026-03-29T03:15',
      '2026-03-29T03:45',
      '2026-03-30T02:15',
    ])
  })

  it('move forward over a skipped day', () => {
    const apia = { timeZone: 'Pacific/Apia', start: '2011-12-28T00:00', count: 4 }
    expect(walls('FREQ=DAILY;BYHOUR=12;BYMINUTE=0', apia)).toEqual([
      '2011-12-28T12:00',
      '2011-12-29T12:00',
      '2011-12-31T12:00',
      '2012-01-01T12:00',
    ])
  })
})

describe('a rule’s dates', () => {
  it('take what the rule leaves open from the start', () => {
    expect(walls('FREQ=WEEKLY', { count: 2 })).toEqual(['2026-01-05T10:37', '2026-01-12T10:37'])
    expect(walls('FREQ=MONTHLY', { start: '2026-01-31T10:37', count: 2 })).toEqual([
      '2026-01-31T10:37',
      '2026-03-31T10:37',
    ])
    expect(walls('FREQ=YEARLY', { count: 2 })).toEqual(['2026-01-05T10:37', '2027-01-05T10:37'])
    expect(formatRule(completeRule(ruleOf('FREQ=YEARLY'), start))).toBe(
      'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=5;BYHOUR=10;BYMINUTE=37',
    )
  })

  it('include every listed weekday, numbered or not', () => {
    const of = (days: string) =>
      walls(`FREQ=MONTHLY;BYDAY=${days};BYHOUR=9;BYMINUTE=0`, { count: 60, until: new Date('2026-07-01') })
    expect(of('1MO,TH')).toEqual([...of('1MO'), ...of('TH')].sort())
  })

  it('come after the given time, never at it, and end with the rule', () => {
    const nine = 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0'
    const at = instantOf('2026-02-01T09:00', 'Europe/Berlin')
    expect(walls(nine, { after: at, count: 1 })).toEqual(['2026-02-02T09:00'])
    expect(walls(nine, { after: new Date(at.getTime() - 1), count: 1 })).toEqual(['2026-02-01T09:00'])
    expect(walls(nine, { after: new Date(at.getTime() - 1), until: at })).toEqual(['2026-02-01T09:00'])
    expect(walls(`${nine};COUNT=3`)).toHaveLength(3)
    expect(walls(`${nine};COUNT=3`, { after: instantOf('2026-01-07T09:00', 'Europe/Berlin') })).toEqual([
      '2026-01-08T09:00',
    ])
    expect(walls(`${nine};UNTIL=20260107`)).toEqual(['2026-01-06T09:00', '2026-01-07T09:00'])
    expect(walls(`${nine};UNTIL=20260107T080000Z`)).toEqual(['2026-01-06T09:00', '2026-01-07T09:00'])
    expect(walls(`${nine};UNTIL=20260107T075900Z`)).toEqual(['2026-01-06T09:00'])
    expect(walls(`${nine};UNTIL=20260107T080000`)).toEqual(['2026-01-06T09:00'])
  })

  it('keep the rhythm of the start, however long ago it was', () => {
    const since = { start: '1971-01-04T09:00', after: new Date('2026-01-01T00:00:00Z'), count: 3 }
    for (const [rule, step] of [
      ['FREQ=DAILY;INTERVAL=10', 10],
      ['FREQ=WEEKLY;INTERVAL=3', 21],
    ] as const)
      for (const wall of walls(rule, since)) {
        const days = (Date.parse(`${wall}:00Z`) - Date.parse('1971-01-04T09:00:00Z')) / 86_400_000
        expect(days % step).toBe(0)
      }
    expect(walls('FREQ=MONTHLY;INTERVAL=7', since)).toEqual([
      '2026-06-04T09:00',
      '2027-01-04T09:00',
      '2027-08-04T09:00',
    ])
    expect(walls('FREQ=YEARLY;INTERVAL=4', since)).toEqual([
      '2027-01-04T09:00',
      '2031-01-04T09:00',
      '2035-01-04T09:00',
    ])
    expect(walls('FREQ=DAILY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29;COUNT=20', since)).toEqual([
      '2032-02-29T09:00',
    ])
  })

  it('are empty for a rule that never occurs', () => {
    expect(
      hasOccurrence(ruleOf('FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29'), {
        ...berlin,
        start: '2027-01-01T00:00',
      }),
    ).toBe(false)
    expect(
      hasOccurrence(ruleOf('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31'), {
        ...berlin,
        start: '2026-02-01T00:00',
      }),
    ).toBe(false)
    expect(hasOccurrence(ruleOf('FREQ=DAILY;UNTIL=20200101'), berlin)).toBe(false)
    expect(hasOccurrence(ruleOf('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'), berlin)).toBe(true)
  })

  const allowed = fc
    .record({
      freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 6 }),
      byMonth: fc.subarray([1, 2, 3, 6, 10, 12]),
      byMonthDay: fc.subarray([1, 13, 29, 31, -1, -30]),
      byDay: fc.subarray(['MO', 'SU', '1MO', '-1FR', '5SA']),
      byHour: fc.subarray([0, 2, 9, 23]),
      byMinute: fc.subarray([0, 30]),
      wkst: fc.constantFrom('MO', 'SU'),
      end: fc.constantFrom('', 'COUNT=7', 'UNTIL=20270329', 'UNTIL=20270328T003000Z'),
    })
    .map(({ freq, interval, byMonth, byMonthDay, byDay, byHour, byMinute, wkst, end }) =>
      [
        `FREQ=${freq};INTERVAL=${interval};WKST=${wkst}`,
        byMonth.length && `BYMONTH=${byMonth}`,
        byMonthDay.length && `BYMONTHDAY=${byMonthDay}`,
        byDay.length && `BYDAY=${byDay}`,
        byHour.length && `BYHOUR=${byHour}`,
        byMinute.length && `BYMINUTE=${byMinute}`,
        end,
      ]
        .filter(Boolean)
        .join(';'),
    )
    .map(parseRule)
    .filter((rule) => !('problem' in rule)) as fc.Arbitrary<Rule>
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'UTC',
  )

  it('are in order, fit the rule, and do not depend on how they are queried', () => {
    fc.assert(
      fc.property(allowed, zones, fc.integer({ min: 0, max: 1500 }), (rule, timeZone, days) => {
        const after = instantOf(`${addDays('2026-01-01', days)}T00:00`, timeZone)
        const dates = nextOccurrences(rule, { start, timeZone, after, count: 6 })
        let last = after
        for (const [at, date] of dates.entries()) {
          expect(date > last).toBe(true)
          last = date
          const day = dayOf(date, timeZone)
          if (rule.byMonth.length) expect(rule.byMonth).toContain(Number(day.slice(5, 7)))
          if (rule.byDay.length)
            expect(rule.byDay.map(({ weekday }) => weekdays.indexOf(weekday) + 1)).toContain(weekdayOf(day))
          if (at < Math.min(3, dates.length - 1))
            expect(nextOccurrences(rule, { start, timeZone, after: date, count: 1 })[0]).toEqual(
              dates[at + 1],
            )
        }
        const end = dates.at(-1) ?? after
        expect(nextOccurrences(rule, { start, timeZone, after, until: end })).toEqual(dates)
        const all = nextOccurrences(rule, { start, timeZone, until: end })
        const soon = (date: Date) => date > after && date < new Date('2035-12-31')
        if (all.length < 1000) expect(all.filter(soon)).toEqual(dates.filter(soon))
      }),
      { numRuns: 60 },
    )
  })

  it('keep their rule when it is formatted and parsed again, and can be described in words', () => {
    fc.assert(
      fc.property(allowed, (rule) => {
        expect(parseRule(formatRule(rule))).toEqual(rule)
        expect(describeRule(completeRule(rule, start))).toMatch(/^Every .* at \d\d:\d\d(?!.*undefined)/)
        const plain = plainOfRule(completeRule(rule, start))
        if (plain) expect(ruleOfPlain(plain)).toEqual({ ...completeRule(rule, start), wkst: 'MO' })
      }),
    )
  })
})

test.each([
  [
    'FREQ=SECONDLY',
    'FREQ=SECONDLY is too often. Use FREQ=DAILY with up to 24 times of day: BYHOUR=9,13,17;BYMINUTE=0.',
  ],
  ['', 'A rule starts with how often: FREQ=DAILY, WEEKLY, MONTHLY or YEARLY.'],
  ['every Monday', 'Write a rule as NAME=value, separated by semicolons: FREQ=WEEKLY;BYDAY=MO.'],
  ['FREQ=SOMETIMES', 'FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY.'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'FREQ is there twice. Keep one.'],
  ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1', 'BYSETPOS isn’t supported.'],
  ['FREQ=DAILY;BYSECOND=1', 'BYSECOND isn’t supported.'],
  ['DTSTART:20260101\nRRULE:FREQ=DAILY', 'Enter the rule alone'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL must be 1 to 3650.'],
  ['FREQ=YEARLY;INTERVAL=11', 'INTERVAL must be 1 to 10.'],
  ['FREQ=DAILY;INTERVAL=1e9', 'INTERVAL must be 1 to 3650.'],
  ['FREQ=DAILY;COUNT=1001', 'COUNT must be 1 to 1000.'],
  ['FREQ=DAILY;COUNT=3;UNTIL=20261231', 'COUNT and UNTIL can’t both be there.'],
  ['FREQ=DAILY;UNTIL=20260230', 'UNTIL must be a date'],
  ['FREQ=DAILY;UNTIL=tomorrow', 'UNTIL must be a date'],
  ['FREQ=WEEKLY;BYDAY=XX', 'BYDAY takes weekdays as MO, TU'],
  ['FREQ=WEEKLY;BYDAY=2MO', 'Numbered weekdays such as 2MO need'],
  ['FREQ=MONTHLY;BYDAY=6MO', 'A month has at most five'],
  ['FREQ=MONTHLY;BYDAY=0MO', 'Weekdays are counted from 1'],
  ['FREQ=WEEKLY;BYMONTHDAY=1', 'BYMONTHDAY doesn’t go with FREQ=WEEKLY.'],
  ['FREQ=MONTHLY;BYMONTHDAY=0', 'BYMONTHDAY counts from 1'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY must be -31 to 31.'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'This rule never occurs'],
  ['FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31,-31', 'This rule never occurs'],
  ['FREQ=DAILY;BYHOUR=24', 'BYHOUR must be 0 to 23.'],
  ['FREQ=DAILY;BYHOUR=8,9,10,11,12;BYMINUTE=0,10,20,30,40', 'A rule can have at most 24 times of day.'],
  [`FREQ=DAILY;BYMONTH=${'1,'.repeat(400)}1`, 'A rule can have at most 500 characters.'],
])('%j is rejected with advice', (text, sentence) => {
  expect(parseRule(text)).toEqual({ problem: expect.stringContaining(sentence) })
})

test('reads a rule in any case and order, and writes it in one form', () => {
  expect(
    formatRule(ruleOf(' rrule:byday=fr,mo,mo;freq=weekly;byhour=17,9;byminute=0;wkst=mo;interval=1 ')),
  ).toBe('FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=9,17;BYMINUTE=0')
  expect(formatRule(ruleOf('FREQ=MONTHLY;BYDAY=-1FR,2MO;UNTIL=20261231T225959Z'))).toBe(
    'FREQ=MONTHLY;BYDAY=2MO,-1FR;UNTIL=20261231T225900Z',
  )
})

test('parsing never throws, whatever the text', () => {
  const parts = fc.constantFrom(
    'FREQ=',
    'DAILY',
    'YEARLY',
    ';',
    'BYDAY=',
    '1MO',
    ',',
    'UNTIL=',
    '2026',
    'COUNT=',
    '-',
    'T',
    'Z',
    '=',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((all) => all.join('')),
      ),
      (text) => {
        const rule = parseRule(text)
        if (!('problem' in rule)) expect(hasOccurrence(rule, berlin)).toBeTypeOf('boolean')
      },
    ),
  )
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0', 'Every week on Monday at 09:00'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;BYHOUR=9,17;BYMINUTE=0',
    'Every second week on Monday and Thursday at 09:00 and 17:00',
  ],
  ['FREQ=DAILY;INTERVAL=3;COUNT=10', 'Every 3 days at 10:37, 10 times'],
  [
    'FREQ=DAILY;BYDAY=MO,FR;BYMONTH=12;BYHOUR=9;BYMINUTE=0',
    'Every day at 09:00, only on Monday and Friday and in December',
  ],
  [
    'FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=9;BYMINUTE=0;UNTIL=20261231',
    'Every month on the last Friday at 09:00, until 31 December 2026',
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1,22,-1;BYHOUR=9;BYMINUTE=0',
    'Every month on the last day, 1st and 22nd at 09:00',
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR;BYHOUR=9;BYMINUTE=0',
    'Every month on the 13th at 09:00, only on every Friday',
  ],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24;BYHOUR=9;BYMINUTE=0', 'Every year on the 24th of December at 09:00'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU;BYHOUR=9;BYMINUTE=0', 'Every year on the second Sunday of May at 09:00'],
  ['FREQ=YEARLY;BYDAY=20MO;BYHOUR=9;BYMINUTE=0', 'Every year on the 20th Monday of the year at 09:00'],
])('%s is described as %j', (text, words) => {
  expect(describeRule(completeRule(ruleOf(text), start))).toBe(words)
})

describe('a recurrence in plain words', () => {
  const weekly: PlainRecurrence = {
    every: 2,
    unit: 'week',
    days: ['MO', 'TH'],
    on: { day: 1 },
    month: 1,
    times: ['09:00', '17:00'],
    ends: 'never',
  }
  const textOf = (plain: Partial<PlainRecurrence>): string => {
    const rule = ruleOfPlain({ ...weekly, ...plain })
    return 'problem' in rule ? rule.problem : formatRule(rule)
  }

  it('becomes a rule', () => {
    expect(textOf({})).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;BYHOUR=9,17;BYMINUTE=0')
    expect(
      textOf({
        unit: 'month',
        every: 1,
        on: { nth: -1, weekday: 'FR' },
        times: ['09:30'],
        ends: { after: 3 },
      }),
    ).toBe('FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=9;BYMINUTE=30;COUNT=3')
    expect(
      textOf({
        unit: 'year',
        every: 1,
        month: 12,
        on: { day: 24 },
        times: ['09:30'],
        ends: { on: '2030-12-31' },
      }),
    ).toBe('FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24;BYHOUR=9;BYMINUTE=30;UNTIL=20301231')
  })

  it('reports what is missing or impossible', () => {
    expect(textOf({ days: [] })).toBe('Choose at least one weekday.')
    expect(textOf({ times: ['09:00', '17:30'] })).toBe(
      'Use the same minutes for all times, such as 09:00 and 17:00.',
    )
    expect(textOf({ times: [] })).toBe('Enter at least one time of day, such as 09:00.')
    expect(textOf({ unit: 'year', every: 1, month: 2, on: { day: 30 } })).toContain('never occurs')
  })

  it('rejects numbers and dates that a person can’t mean', () => {
    expect(textOf({ every: 0 })).toBe('Repeat every 1 to 520 weeks.')
    expect(textOf({ every: Number.NaN, unit: 'day' })).toBe('Repeat every 1 to 3650 days.')
    expect(textOf({ ends: { after: 1001 } })).toBe('End after 1 to 1000 dates.')
    expect(textOf({ ends: { on: '' } })).toBe('Enter the last date.')
  })

  it('is filled from a rule’s text, with the start’s own day in the fields of other units', () => {
    expect(plainOfText('FREQ=WEEKLY;BYDAY=FR', '2026-11-25T09:00')).toEqual({
      ...weekly,
      every: 1,
      days: ['FR'],
      times: ['09:00'],
      on: { day: 25 },
      month: 11,
    })
    expect(plainOfText('FREQ=MONTHLY;BYDAY=5FR', '2026-11-25T09:00')).toBeUndefined()
    expect(plainOfText('every Friday', '2026-11-25T09:00')).toBeUndefined()
    expect(describeRecurrence('FREQ=MONTHLY', '2026-11-25T09:00')).toBe('Every month on the 25th at 09:00')
    expect(describeRecurrence('every Friday', '2026-11-25T09:00')).toBe('every Friday')
  })

  it('does not represent a rule that needs more than its fields', () => {
    for (const text of [
      'FREQ=MONTHLY;BYMONTHDAY=1,15',
      'FREQ=DAILY;BYMONTH=3',
      'FREQ=MONTHLY;BYDAY=5MO',
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      'FREQ=DAILY;UNTIL=20261231T080000Z',
    ])
      expect(plainOfRule(completeRule(ruleOf(text), start)), text).toBeUndefined()
  })
})

describe('the next dates of an entered rule', () => {
  const typed = { rrule: 'FREQ=DAILY;BYHOUR=9', starts_at: '2020-01-01T09:00', timezone: 'America/New_York' }
  const now = new Date('2026-11-22T14:00:00Z')

  it('are the next five from now on, with the rule in words', () => {
    const { dates, words } = nextDates(typed, now)
    expect(dates).toHaveLength(5)
    expect(dates[0]).toBe('2026-11-23T14:00:00.000Z')
    expect(words).toBe('Every day at 09:00')
    expect(nextDates({ ...typed, rrule: 'FREQ=DAILY;UNTIL=20200303' }, now).dates).toEqual([])
  })

  it('are replaced by errors at the invalid fields', () => {
    expect(() => nextDates({ rrule: 'FREQ=HOURLY', starts_at: 'soon', timezone: 'CEST' }, now)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errors: ['/rrule', '/starts_at', '/timezone'].map((pointer) => ({
          pointer,
          detail: expect.any(String),
        })),
      }),
    )
  })
})
