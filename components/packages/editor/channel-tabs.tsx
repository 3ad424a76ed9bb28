'use client'

import { type KeyboardEvent, useRef } from 'react'
import { PlatformMark } from '@/components/platforms/platform-mark'
import { classNames } from '@/components/ui/class-names'
import { formatHandle } from '@/lib/networks/handle'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'

export type ChannelTab = {
  id: string
  platform: Platform
  name: string
  handle: string | null
  /** Whether the channel was disconnected, so that nothing is published there. */
  disconnected: boolean
  language: string
  /** The number of findings that block publishing. */
  errors: number
  unsaved: boolean
}

/** One tab per channel's post. The arrow keys move between them. */
export function ChannelTabs(props: {
  tabs: readonly ChannelTab[]
  current: string
  panelId: string
  onChoose: (id: string) => void
}) {
  const { tabs, current, panelId, onChoose } = props
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div className="mb-6 border-b border-border">
      <div
        ref={list}
        role="tablist"
        aria-label="Channels"
        className="-mb-px flex flex-wrap gap-x-6 px-0.5"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={panelId}
            tabIndex={tab.id === current ? 0 : -1}
            className={classNames(
              'tab cursor-pointer',
              tab.id === current && 'text-foreground shadow-[inset_0_-2px_0_var(--accent)]',
            )}
            onClick={() => onChoose(tab.id)}
          >
            <PlatformMark platform={tab.platform} />
            {platformRules[tab.platform].label}
            {tab.handle ? (
              <span className="max-w-40 truncate text-xs font-normal text-muted">
                {formatHandle(tab.platform, tab.handle)}
              </span>
            ) : null}
            {tab.disconnected ? <span className="text-xs font-normal text-muted">disconnected</span> : null}
            {/* "und" is the BCP 47 code for an unknown language; the notice above the tabs says so. */}
            {tab.language === 'und' ? null : (
              <span className="text-xs font-normal text-muted">{tab.language.toUpperCase()}</span>
            )}
            {tab.errors ? (
              <span className="rounded-full bg-danger-soft px-1.5 text-xs text-danger-soft-foreground tabular-nums">
                {tab.errors}
                <span className="sr-only"> to fix</span>
              </span>
            ) : null}
            {tab.unsaved ? (
              <span className="size-1.5 rounded-full bg-accent">
                <span className="sr-only">unsaved</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  )
}
