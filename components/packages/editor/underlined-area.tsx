'use client'

import { type ComponentProps, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { MarkedText } from '@/components/voice/check/marked-text'
import type { VariantIssue } from '@/lib/platforms/schemas'

type UnderlinedAreaProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  value: string
  issues: readonly VariantIssue[]
}

/**
 * Several lines of text in which the places of findings are underlined while it is typed. The field itself cannot mark parts
 * of its text, so the same text lies over it, unseen but for the underlines.
 */
export function UnderlinedArea({ value, issues, className, ...field }: UnderlinedAreaProps) {
  const over = useRef<HTMLDivElement>(null)
  const marked = issues.filter(({ from, until }) => from !== null && until !== null)
  return (
    <div className="relative">
      <textarea
        {...field}
        value={value}
        className={classNames('textarea [scrollbar-gutter:stable]', className)}
        onScroll={(event) => {
          if (over.current) over.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
      {marked.length > 0 ? (
        <div
          ref={over}
          aria-hidden
          data-underlines
          className={classNames(
            'textarea pointer-events-none absolute inset-0 max-h-none! resize-none! overflow-hidden border-transparent! bg-transparent! break-words whitespace-pre-wrap text-transparent! shadow-none! select-none [scrollbar-gutter:stable]',
            className,
          )}
        >
          <MarkedText text={value} issues={marked} />
          {'\u200B'}
        </div>
      ) : null}
    </div>
  )
}
