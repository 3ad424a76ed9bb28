import { expect, test } from 'vitest'
import { type Found, paletteOptions, projectActions } from './palette-options'

const found: Found = {
  workspaces: [{ slug: 'mill', name: 'Mill', projects: [{ slug: 'reviewers', name: 'Reviewers' }] }],
  more: false,
  posts: [
    {
      id: '1',
      title: 'A review',
      org: 'mill',
      project: 'river',
      brand: 'River',
      status: 'in_review',
      hidden: false,
    },
  ],
  content: [{ id: '2', title: 'In review', org: 'mill', project: 'river', brand: 'River' }],
}
const input = {
  found,
  here: { org: 'mill', project: 'river' },
  pages: [{ href: '/mill/river/review', label: 'Review' }],
  actions: projectActions('mill', 'river', 'reviewer'),
  recent: [{ href: '/mill/river/topics', label: 'Topics' }],
  bound: ['palette', 'review.approve'] as const,
}
const labels = (typed: string) => paletteOptions(input, typed).map(({ group, label }) => `${group}: ${label}`)

test('typing lists brands whose name starts with the text first, then actions, pages, posts and content', () => {
  expect(labels('revi')).toEqual([
    'Brands: Reviewers',
    'Actions: Review and approve posts',
    'Pages: Review',
    'Posts: A review',
    'Content: In review',
  ])
  expect(paletteOptions(input, 'revi').map(({ href }) => href)).toContain('/mill/river/packages/1')
  expect(labels('approve')).toEqual([
    'On this page: Approve the post',
    'Actions: Review and approve posts',
    'Posts: A review',
    'Content: In review',
  ])
})

test('with nothing typed, it offers the page’s commands, recent places, actions, pages and brands, without duplicate keys', () => {
  const options = paletteOptions(input, '')
  expect([...new Set(options.map(({ group }) => group))]).toEqual([
    'On this page',
    'Recent',
    'Actions',
    'Pages',
    'Brands',
  ])
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length)
})

test('it offers only actions that the role allows', () => {
  const said = (role: Parameters<typeof projectActions>[2]) =>
    projectActions('mill', 'river', role).map(({ label }) => label)
  expect(said('viewer')).toEqual([])
  expect(said('reviewer')).toEqual(['Review and approve posts'])
  expect(said('editor')).toContain('View approval links')
  expect(said('editor')).not.toContain('Connect a channel')
  expect(said('admin')).toContain('Invite a member')
})
