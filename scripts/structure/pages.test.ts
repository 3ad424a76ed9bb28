import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '@/testing/texts-of'
import { browserSafe } from './browser-safe.mjs'

const files = sourceFiles(['app']).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Files that Next itself looks for. */
const ofNext =
  /^(page|layout|template|default|loading|error|global-error|not-found|route|opengraph-image|icon)\.tsx?$/

const isBoundary = (file: string) => ['error.tsx', 'global-error.tsx'].includes(basename(file))

/** Returns a file's run-time imports, without `import type`. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^import (?!type )[^'"]*['"]([^'"]+)['"]/gm)].flatMap(([, from]) => from ?? [])

/** Whether an import is a page's action or server-only code of lib, neither of which a component may import. */
const needsServer = (from: string): boolean =>
  /(^|\/)actions$/.test(from) ||
  (from.startsWith('@/lib/') && !new RegExp(browserSafe).test(`${from.slice(2)}.ts`))

describe('pages live in app, and what only draws lives in components', () => {
  test('nothing in app runs in the browser, except error boundaries', () => {
    const found = files.filter(({ file, text }) => !isBoundary(file) && /^['"]use client['"]/.test(text))
    expect(found.map(({ file }) => file)).toEqual([])
  })

  test('a part of a page stays in app only to read data or to bind an action', () => {
    const parts = files.filter(({ file }) => file.endsWith('.tsx') && !ofNext.test(basename(file)))
    const onlyDraw = parts.filter(({ text }) => !importsOf(text).some(needsServer))
    expect(onlyDraw.map(({ file }) => file)).toEqual([])
  })
})
