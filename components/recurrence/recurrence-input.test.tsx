import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nextDates } from '@/lib/recurrence/next-dates'
import { type PreviewDates, RecurrenceInput } from './recurrence-input'

const preview: PreviewDates = async (input) => ({ ok: true, data: nextDates(input) })

const inputFor = (rrule: string): string =>
  renderToStaticMarkup(
    <RecurrenceInput
      name="rrule"
      startsName="starts_at"
      defaultValue={rrule}
      defaultStart="2026-11-23T09:00"
      timeZone="Europe/Berlin"
      onPreview={preview}
    />,
  )

/** What a form would send, by the names of the hidden fields. */
const sentBy = (html: string): string[] =>
  [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  )

test('a simple rule is shown in plain words and sent in full', () => {
  const html = inputFor('FREQ=WEEKLY;INTERVAL=2')
  expect(sentBy(html)).toEqual([
    'rrule: FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=9;BYMINUTE=0',
    'starts_at: 2026-11-23T09:00',
  ])
  expect(html).toContain('Every second week on Monday at 09:00')
  expect(html).toMatch(
    /aria-pressed="true"[^>]*><span aria-hidden="true">Mon<\/span><span class="sr-only">Monday</,
  )
})

test('a rule that the fields cannot show is described and sent unchanged', () => {
  const html = inputFor('FREQ=MONTHLY;BYMONTHDAY=1,15')
  expect(sentBy(html)[0]).toBe('rrule: FREQ=MONTHLY;BYMONTHDAY=1,15')
  expect(html).toContain('Every month on the 1st and 15th at 09:00')
  expect(html).toContain('This rule says more than the fields can show.')
})

test('an invalid rule shows an error at once, and no dates', () => {
  const html = inputFor('FREQ=SECONDLY')
  expect(html).toContain('FREQ=SECONDLY is too often.')
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toContain('Next dates')
})
