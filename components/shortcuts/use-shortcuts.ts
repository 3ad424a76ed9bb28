'use client'

import { useEffect, useRef } from 'react'
import { isBusy } from './is-busy'
import { type ShortcutName, shortcutOf } from './shortcuts'

/** What each key does; `true` only lists one that a part of the page handles. What is undefined is neither bound nor listed. */
export type Bindings = { [Name in ShortcutName]?: (() => void) | true | undefined }

/** How many mounted components have bound a shortcut. */
const bound = new Map<ShortcutName, number>()

/** The shortcuts of the page as it stands, in no order. */
export const boundShortcuts = (): ShortcutName[] => [...bound.keys()]

/**
 * Binds keyboard shortcuts for as long as the component is mounted, and lists them under `?`. Keys without Ctrl are left alone while somebody
 * types or a dialog is open.
 */
export function useShortcuts(bindings: Bindings): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  const names = namesOf(bindings).join(' ')

  useEffect(() => {
    const own = names.split(' ').filter(Boolean) as ShortcutName[]
    for (const name of own) bound.set(name, (bound.get(name) ?? 0) + 1)
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
      for (const name of own) {
        const left = (bound.get(name) ?? 1) - 1
        if (left > 0) bound.set(name, left)
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
