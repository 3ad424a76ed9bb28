import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CoverageEntry } from '@/lib/topics/schemas'
import { CoverageTable } from './coverage-table'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const post = (at: string, published: boolean, status: string): CoverageEntry['covered'][number] => ({
  package_id: at,
  status,
  platform: 'x',
  channel: 'News',
  language: 'en',
  topic_id: null,
  at,
  published,
  facts: [],
})
const shown = (covered: CoverageEntry['covered'], last: string) => {
  const entry = { item_id: 'i', title: 'A river', content_type: null, source_id: null }
  const entries = [{ ...entry, posts: covered.length, last_covered_at: last, covered }]
  return renderToStaticMarkup(<CoverageTable entries={entries} project="/o/p" />).replace(/<[^>]+>/g, ' ')
}

test('a post that is only planned says so, and never the time at which it was made', () => {
  const page = shown([post(hours(-3), false, 'approved')], hours(-3))
  expect(page).toContain('Only planned')
  expect(page).not.toContain('3 hours ago')
  expect(page).toContain('Approved')
})

test('content was last covered when its newest published post went out, whatever is planned', () => {
  const page = shown([post(hours(5), false, 'scheduled'), post(hours(-2), true, 'published')], hours(5))
  expect(page.match(/2 hours ago/g)).toHaveLength(2)
  expect(page).not.toContain('in 5 hours')
  expect(page).toMatch(/\w{3} \d+ \w{3}, \d\d:\d\d\s+Scheduled|\d{4}, \d\d:\d\d\s+Scheduled/)
})
