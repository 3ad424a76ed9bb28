import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { folders, layers } from './layers.mjs'

describe('the layers of lib', () => {
  test('name every module exactly once', () => {
    const modules = readdirSync('lib')
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => name.replace(/\.ts$/, ''))
    expect(layers.flat().toSorted()).toEqual(modules.toSorted())
  })

  test('match those in docs/architecture.md', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    const table = text.split('## Layers inside lib')[1]?.split('\n##')[0] ?? ''
    const shown = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
    expect(shown).toEqual(layers)
  })
})

describe('the folders of large modules', () => {
  test('are all in the table', () => {
    for (const [module, names] of Object.entries(folders)) {
      const present = readdirSync(`lib/${module}`, { withFileTypes: true }).filter((entry) =>
        entry.isDirectory(),
      )
      expect(present.map(({ name }) => name).toSorted(), module).toEqual(names.toSorted())
    }
  })

  test('match those in docs/architecture.md', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    const table = text.split('### Folders of large modules')[1]?.split('\n## ')[0] ?? ''
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const namesIn = (cell = '') => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name)
    const shown = rows
      .map((row) => row.split('|'))
      .map(([, module, names]) => [namesIn(module)[0], namesIn(names)])
    expect(Object.fromEntries(shown)).toEqual(folders)
  })
})
