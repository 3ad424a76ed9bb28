import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { networkNames, networks } from '@/lib/networks/registry'

const labels = networkNames.map((name) => networks[name].label)

test('README’s first paragraph names every network', () => {
  const told = /^Brand teams (?:.+\n)+/m.exec(readFileSync('README.md', 'utf8'))?.[0] ?? ''
  expect(labels.filter((label) => !new RegExp(`\\b${label}\\b`, 'i').test(told))).toEqual([])
})

test('the help says of every network what it takes, in the order of the product', () => {
  const help = readFileSync('docs/help/networks.md', 'utf8')
  const [, part = ''] = /## What each network takes\n\n((?:- .+\n)+)/.exec(help) ?? []
  expect([...part.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, label]) => label)).toEqual(labels)
})
