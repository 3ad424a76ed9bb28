import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceNextStep } from './source-next-step'

const base = {
  base: '/o/p',
  sourceId: 's',
  items: 5,
  hasChannels: true,
  waiting: 3,
  role: 'owner',
} as const
const show = (own: Partial<Parameters<typeof SourceNextStep>[0]> = {}) =>
  renderToStaticMarkup(<SourceNextStep {...base} {...own} />)
const linkOf = (markup: string) => /href="([^"]*)"/.exec(markup)?.[1]

test('a source’s page leads on: to the channels while there are none, then to its posts in review', () => {
  expect(linkOf(show({ hasChannels: false }))).toBe('/o/p/channels')
  expect(linkOf(show())).toBe('/o/p/review?source=s')
  expect(show()).toContain('review the 3 posts')
  expect(show({ waiting: 0 })).toBe('')
  expect(show({ items: 0, hasChannels: false })).toBe('')
})

test('people who cannot connect channels are told who can', () => {
  const page = show({ hasChannels: false, role: 'editor' })
  expect(linkOf(page)).toBeUndefined()
  expect(page).toContain('Ask a workspace admin to connect one.')
})
