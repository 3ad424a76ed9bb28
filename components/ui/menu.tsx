'use client'

import { MoreHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { buttonClass } from './button'

type MenuProps = {
  /** The purpose of the menu: read by screen readers, and shown if there is no `trigger`. */
  label: string
  /** The content of the button; three dots if absent. */
  trigger?: ReactNode
  triggerClass?: string
  align?: 'start' | 'end'
  /** `MenuItem`s, links and buttons with the class `menu__item`. */
  children: ReactNode
  /** Shown below the items; a click here leaves the menu open. */
  footer?: ReactNode
}

/**
 * A button with a small list of further actions, based on the browser's popover. The arrow keys move, Escape
 * closes.
 */
export function Menu({ label, trigger, triggerClass, align = 'end', children, footer }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  function place(opening: boolean) {
    const menu = list.current
    const from = button.current?.getBoundingClientRect()
    if (!menu || !from || !opening) return
    const below = window.innerHeight - from.bottom > menu.offsetHeight + 12
    menu.style.top = `${below ? from.bottom + 4 : Math.max(8, from.top - menu.offsetHeight - 4)}px`
    const left = align === 'end' ? from.right - menu.offsetWidth : from.left
    menu.style.left = `${Math.min(Math.max(8, left), window.innerWidth - menu.offsetWidth - 8)}px`
    menu.querySelector<HTMLElement>('.menu__item')?.focus()
  }

  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || !list.current) return
    event.preventDefault()
    const items = [...list.current.querySelectorAll<HTMLElement>('.menu__item')]
    const at = items.findIndex((item) => item.matches(':focus'))
    items[(at + step + items.length) % items.length]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={trigger ? undefined : label}
        className={triggerClass ?? buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
      >
        {trigger ?? <MoreHorizontal aria-hidden />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the listener only moves the focus and closes */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu"
        onToggle={(event) => place(event.newState === 'open')}
        onKeyDown={move}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever was pressed inside, the menu has done its work */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the items are buttons and links, which click by key */}
        <div onClick={() => list.current?.hidePopover()}>{children}</div>
        {footer}
      </div>
    </>
  )
}
