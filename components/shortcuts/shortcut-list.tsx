'use client'

import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { KeyHint } from '@/components/ui/key-hint'
import { keysOf, type ShortcutName, shortcutOf, shortcuts } from './shortcuts'
import { boundShortcuts, useShortcuts } from './use-shortcuts'

let showList: (() => void) | undefined

/** The list of the page's keyboard shortcuts, opened by `?`. Rendered once, in the frame of all pages. */
export function ShortcutList() {
  const [shown, setShown] = useState<ShortcutName[]>()
  const show = () => setShown(boundShortcuts())
  useShortcuts({ list: show })
  useEffect(() => {
    showList = show
    return () => {
      showList = undefined
    }
  })
  const groups = Object.groupBy(inOrder(shown ?? []), (name) => shortcutOf(name).where)
  return (
    <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title="Keyboard shortcuts">
      <div className="flex flex-col gap-5">
        {Object.entries(groups).map(([where, names]) => (
          <section key={where} aria-label={where}>
            <h3 className="mb-1 text-sm font-semibold">{where}</h3>
            <dl className="divide-y divide-separator">
              {names.map((name) => (
                <div key={name} className="flex items-center justify-between gap-4 py-2 text-sm">
                  <dt>{shortcutOf(name).does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keysOf(name, isApple()).map((key) => (
                      <KeyHint key={key}>{key}</KeyHint>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/**
 * Opens the list, for people who do not know the key; hidden on devices without a mouse, which usually have no
 * keyboard.
 */
export function ShortcutButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => showList?.()}
      className="nav-link hidden w-full cursor-pointer text-left text-sm pointer-fine:flex"
    >
      <span aria-hidden className="contents">
        <Keyboard />
      </span>
      <span className="flex-1">Keyboard shortcuts</span>
      <span aria-hidden>
        <KeyHint>?</KeyHint>
      </span>
    </button>
  )
}

/** In registry order, with those that work everywhere last. */
function inOrder(names: readonly ShortcutName[]): ShortcutName[] {
  const all = (Object.keys(shortcuts) as ShortcutName[]).filter((name) => names.includes(name))
  const everywhere = (name: ShortcutName) => shortcutOf(name).where === 'Everywhere'
  return [...all.filter((name) => !everywhere(name)), ...all.filter(everywhere)]
}

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)
