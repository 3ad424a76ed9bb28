'use client'

import { type ComponentProps, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { MarkedText } from '@/components/voice/check/marked-text'
import type { VariantIssue } from '@/lib/platforms/schemas'

type UnderlinedAreaProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  value: string
  issues: readonly VariantIssue[]
  /** Passages that have comments. */
  commented: readonly Place[]
}

type Place = { from: number; until: number }

const layer =
  'textarea pointer-events-none absolute inset-0 max-h-none! resize-none! overflow-hidden border-transparent! bg-transparent! break-words whitespace-pre-wrap text-transparent! shadow-none! select-none [scrollbar-gutter:stable]'

/**
 * A multi-line text field that underlines findings while typing. A textarea cannot mark parts of its text, so the
 * same text lies on top of it, invisible except for the underlines.
 */
export function UnderlinedArea({ value, issues, commented, className, ...field }: UnderlinedAreaProps) {
  const over = useRef<HTMLDivElement>(null)
  const under = useRef<HTMLDivElement>(null)
  const marked = issues.filter(({ from, until }) => from !== null && until !== null)
  return (
    <div className="relative">
      <textarea
        {...field}
        value={value}
        className={classNames('textarea [scrollbar-gutter:stable]', className)}
        onScroll={(event) => {
          for (const { current } of [over, under])
            if (current) current.scrollTop = event.currentTarget.scrollTop
        }}
      />
      {marked.length > 0 ? (
        <div ref={over} aria-hidden data-underlines className={classNames(layer, className)}>
          <MarkedText text={value} issues={marked} />
          {'\u200B'}
        </div>
      ) : null}
      {commented.length > 0 ? (
        <div ref={under} aria-hidden data-commented className={classNames(layer, className)}>
          <MarkedText
            text={value}
            issues={commented.map((place) => ({ ...place, severity: 'comment', message: '' }))}
          />
          {'\u200B'}
        </div>
      ) : null}
    </div>
  )
}
