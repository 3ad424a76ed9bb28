import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { layers } from './layers.mjs'

describe('the layers of lib', () => {
  test('name every module exactly once', () => {
    const modules = readdirSync('lib')
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => name.replace(/\.ts$/, ''))
    expect(layers.flat().toSorted()).toEqual(modules.toSorted())
  })

  test('match those in docs/architecture.md', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    const table = text.split('## Layers inside lib')[1]?.split('\n## ')[0] ?? ''
    const shown = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
    expect(shown).toEqual(layers)
  })
})
