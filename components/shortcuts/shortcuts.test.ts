import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '@/testing/texts-of'
import { ariaKeysOf, keysOf, type ShortcutName, shortcuts } from './shortcuts'

const files = sourceFiles(['app', 'components'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The files that listen to keys of the whole page, with the reason why the list need not show these keys. */
const listeners: Record<string, string> = {
  'components/shortcuts/use-shortcuts.ts': 'binds what the list shows',
  'components/calendar/use-drag.ts': 'Escape ends dragging with the pointer',
}

test('pages bind keys only through the registry, so that the list of `?` shows every key', () => {
  const listening = files.filter(({ text }) =>
    /(?:window|document)\s*\.addEventListener\(\s*'key|\[\s*'keydown'|addEventListener\('keypress'/.test(
      text,
    ),
  )
  expect(listening.map(({ file }) => file).sort()).toEqual(Object.keys(listeners).sort())
})

test('keys announced to screen readers come from the registry', () => {
  const written = files.filter(({ text }) => /aria-keyshortcuts=(?!\{(?:\w+ \? )?ariaKeysOf\()/.test(text))
  expect(written.map(({ file }) => file)).toEqual([])
})

test('some page binds or lists every shortcut of the registry, and no two in the same place share a key', () => {
  const names = Object.keys(shortcuts) as ShortcutName[]
  const bindings = files.filter(({ text }) => text.includes('useShortcuts(')).map(({ text }) => text)
  const isBound = (name: ShortcutName) =>
    bindings.some((text) => text.includes(`'${name}'`) || new RegExp(`[{,\\s]${name}:`).test(text))
  expect(names.filter((name) => !isBound(name))).toEqual([])
  const keys = names.map((name) => `${shortcuts[name].where} ${keysOf(name).join(' ')}`)
  expect(keys).toEqual([...new Set(keys)])
  expect([keysOf('palette'), keysOf('palette', true), ariaKeysOf('palette')]).toEqual([
    ['Ctrl', 'K'],
    ['⌘', 'K'],
    'Control+K Meta+K',
  ])
})
