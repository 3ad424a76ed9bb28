import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day'
import type { CalendarPost } from './calendar-post'
import { WeekColumns } from './week-columns'

const names = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`)
const days: CalendarDay[] = names.map((day) => ({
  ...{ day, href: `/list/${day}`, outside: false, more: 0, problems: [], slots: [] },
}))
const posted: CalendarPost = {
  ...{ key: 'a', packageId: 'a', revision: 1, title: 'Heron', href: '/a', state: 'published' },
  ...{ wall: '2026-11-24T09:00', at: '2026-11-24T08:00:00Z', channels: [], partial: false },
  ...{ topic: null, thumbnail: null },
}
const nothing = () => undefined
const handlers = {
  ...{ onPointerDown: nothing, onKey: () => false, onLeave: nothing, onMove: nothing, helpId: 'help' },
}

/** The days that a narrow screen shows at first, and the button for the days before today. */
function narrow(today: string, canMove = true) {
  const html = renderToStaticMarkup(
    <WeekColumns
      days={days}
      postsOf={(day) => (day === '2026-11-24' ? [posted] : [])}
      today={today}
      landing={null}
      carriedKey={undefined}
      handlers={canMove ? handlers : undefined}
      fill={undefined}
    />,
  )
  const shown = [...html.matchAll(/<li data-day="([^"]*)"[^>]* class="([^"]*)"/g)].flatMap(
    ([, day, classes]) => (classes?.includes('max-lg:hidden') ? [] : [day]),
  )
  return { shown, earlier: /Earlier days \([^)]*\)/.exec(html.replaceAll('<!-- -->', ''))?.[0] }
}

test('on a narrow screen the current week begins with today, and a button leads to the days before', () => {
  expect(narrow('2026-11-26')).toEqual({ shown: names.slice(3), earlier: 'Earlier days (1 post)' })
  expect(narrow('2026-11-24')).toEqual({ shown: names.slice(1), earlier: 'Earlier days (no posts)' })
  expect(narrow('2026-11-23')).toEqual({ shown: names, earlier: undefined })
})

test('a week without today shows all its days, and a viewer only those with posts', () => {
  expect(narrow('2026-12-02')).toEqual({ shown: names, earlier: undefined })
  expect(narrow('2026-12-02', false)).toEqual({ shown: ['2026-11-24'], earlier: undefined })
  expect(narrow('2026-11-26', false)).toEqual({ shown: ['2026-11-26'], earlier: 'Earlier days (1 post)' })
})
