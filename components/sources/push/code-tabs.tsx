'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { CopyButton } from '@/components/ui/copy-button'
import type { Example } from './examples'

/** Code examples in tabs, one shown at a time, each with a copy button. */
export function CodeTabs({ label, examples }: { label: string; examples: Example[] }) {
  const [chosen, setChosen] = useState(examples[0]?.id)
  const tabs = useRef<HTMLDivElement>(null)
  const id = useId()
  const shown = examples.find((example) => example.id === chosen) ?? examples[0]

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = examples.findIndex((example) => example.id === chosen)
    const next = examples[(at + step + examples.length) % examples.length]
    if (!next) return
    setChosen(next.id)
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  if (!shown) return null
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border bg-surface-secondary px-3">
        <div ref={tabs} role="tablist" aria-label={label} className="flex gap-4" onKeyDown={onKeyDown}>
          {examples.map((example) => (
            <button
              key={example.id}
              type="button"
              role="tab"
              data-tab={example.id}
              id={`${id}-${example.id}`}
              aria-selected={example.id === shown.id}
              aria-controls={`${id}-panel`}
              tabIndex={example.id === shown.id ? 0 : -1}
              className={classNames(
                'cursor-pointer border-b-2 py-2.5 text-sm font-medium',
                example.id === shown.id
                  ? 'border-accent text-foreground'
                  : 'border-transparent text-muted hover:text-foreground',
              )}
              onClick={() => setChosen(example.id)}
            >
              {example.label}
            </button>
          ))}
        </div>
        <div className="py-1.5">
          <CopyButton key={shown.id} text={shown.code} label={`Copy ${shown.label}`} />
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.id}`}
        // Long lines scroll, by keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <pre className="w-max min-w-full p-4 font-mono text-xs leading-relaxed">{shown.code}</pre>
      </div>
    </div>
  )
}
