import { expect, test } from 'vitest'
import { type SwitcherWorkspace, switcherOptions } from './switcher-options'

const workspaces: SwitcherWorkspace[] = [
  { slug: 'a', name: 'Alder House', projects: [{ slug: 'pale-kite', name: 'Pale Kite' }] },
  {
    slug: 'b',
    name: 'Birch Studio',
    projects: [
      { slug: 'gotz', name: 'Götz & Co' },
      { slug: 'kites', name: 'The Kites' },
    ],
  },
]
const labels = (typed: string) =>
  switcherOptions(workspaces, { org: 'b', project: 'gotz' }, typed).map((o) => o.label)

test('with nothing typed, the current workspace comes first; each workspace has its own page and a way to a new project', () => {
  const options = switcherOptions(workspaces, { org: 'b', project: 'gotz' }, ' ')
  expect(options.map((option) => option.href)).toEqual([
    '/b/gotz',
    '/b/kites',
    '/b',
    '/b/new',
    '/a/pale-kite',
    '/a',
    '/a/new',
  ])
  expect(options.filter((option) => option.current).map((option) => option.href)).toEqual(['/b/gotz'])
})

test('typing finds projects in every workspace, ignoring case and accents', () => {
  expect(labels('gotz')).toEqual(['Götz & Co'])
  expect(labels('GÖTZ')).toEqual(['Götz & Co'])
  expect(labels('kite')).toEqual(['The Kites', 'Pale Kite'])
})

test('a name that starts with the typed text comes before one that contains it', () => {
  expect(labels('pale')[0]).toBe('Pale Kite')
  expect(labels('the kite')).toEqual(['The Kites'])
})

test('a workspace’s name helps find its project, and nonsense finds nothing', () => {
  expect(labels('alder kite')).toEqual(['Pale Kite'])
  expect(labels('zzz')).toEqual([])
})
