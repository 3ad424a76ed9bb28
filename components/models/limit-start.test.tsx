import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProjectTimeZone, TimeZoneProvider } from '@/components/ui/time-zone'
import { LimitStart } from './limit-start'

test('limits say when their days begin in the time zone of the page', () => {
  const shown = renderToStaticMarkup(
    <TimeZoneProvider known="Asia/Kolkata">
      <LimitStart of="Days and months" />
    </TimeZoneProvider>,
  )
  expect(shown).toBe('Days and months begin at 05:30 (Asia/Kolkata).')
  const inProject = renderToStaticMarkup(
    <ProjectTimeZone timeZone="America/Phoenix">
      <LimitStart of="Months" />
    </ProjectTimeZone>,
  )
  expect(inProject).toBe('Months begin at 17:00 (America/Phoenix).')
})
