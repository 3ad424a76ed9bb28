import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyQueue } from './empty-queue'
import { tabOf } from './tabs'

const drawn = (status: string | undefined, addsSource: boolean) =>
  renderToStaticMarkup(
    <EmptyQueue icon={null} tab={tabOf(status)} base="/mill/river" first addsSource={addsSource} />,
  )

test('an empty review queue leads to adding a source in a project without sources, otherwise to its sources', () => {
  expect(drawn(undefined, true)).toMatch(/href="\/mill\/river\/sources\/new".*Add a source/)
  expect(drawn(undefined, false)).toMatch(/href="\/mill\/river\/sources".*View sources/)
  expect(drawn('scheduled', true)).toContain('View approved posts')
})
