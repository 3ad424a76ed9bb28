'use client'

import { useLayoutEffect, useRef } from 'react'
import { isBusy } from './is-busy'
import { type ShortcutName, shortcutOf } from './shortcuts'

/**
 * What each shortcut does. `true` only lists it, because a part of the page handles it; undefined neither binds nor
 * lists it.
 */
export type Bindings = { [Name in ShortcutName]?: (() => void) | true | undefined }

/** What mounted components have bound, the latest last: each function returns the current action. */
const bound = new Map<ShortcutName, (() => Bindings[ShortcutName])[]>()

/** Returns the shortcuts bound on the current page, in no particular order. */
export const boundShortcuts = (): ShortcutName[] => [...bound.keys()]

/** Returns the bound shortcuts that do something wherever the focus is. */
export const runnableShortcuts = (): ShortcutName[] =>
  boundShortcuts().filter((name) => typeof bound.get(name)?.at(-1)?.() === 'function')

/** Runs a shortcut, once the focus is back where it was before a dialog. */
export function runShortcut(name: ShortcutName): void {
  requestAnimationFrame(() => {
    const act = bound.get(name)?.at(-1)?.()
    if (typeof act === 'function') act()
  })
}

/**
 * Binds keyboard shortcuts while the component is mounted, and lists them under `?`. Shortcuts without Ctrl are
 * ignored while the person types or a dialog is open.
 */
export function useShortcuts(bindings: Bindings): void {
  const latest = useRef(bindings)
  useLayoutEffect(() => {
    latest.current = bindings
  })
  const names = namesOf(bindings).join(' ')

  // In a layout effect, so that they are bound before any key can be pressed.
  useLayoutEffect(() => {
    const own = names.split(' ').filter(Boolean) as ShortcutName[]
    const binders = own.map((name) => [name, () => latest.current[name]] as const)
    for (const [name, act] of binders) bound.set(name, [...(bound.get(name) ?? []), act])
    const onKeyDown = (event: KeyboardEvent) => {
      const name = own.find((one) => isPressed(one, event))
      const act = name && latest.current[name]
      if (!name || typeof act !== 'function') return
      if (!shortcutOf(name).ctrl && isBusy(event.target)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      for (const [name, act] of binders) {
        const left = (bound.get(name) ?? []).filter((one) => one !== act)
        if (left.length) bound.set(name, left)
        else bound.delete(name)
      }
    }
  }, [names])
}

const namesOf = (bindings: Bindings): ShortcutName[] =>
  (Object.keys(bindings) as ShortcutName[]).filter((name) => bindings[name] !== undefined)

function isPressed(name: ShortcutName, event: KeyboardEvent): boolean {
  const { key, ctrl, listedOnly } = shortcutOf(name)
  if (listedOnly || event.altKey) return false
  const withCtrl = event.ctrlKey || event.metaKey
  if (ctrl) return withCtrl && !event.shiftKey && event.key.toLowerCase() === key
  return !withCtrl && event.key === key
}
