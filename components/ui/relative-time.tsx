'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import { useMomentWords } from './local-time'
import { relativeTime } from './relative-words'

type RelativeTimeProps = {
  at: Date | string
  /** The time to compare with; the time of rendering by default. */
  now?: Date
  /** Whether it is part of a link or a button, which has the focus instead. */
  inLink?: boolean
  className?: string
}

/**
 * A timestamp in relative words if less than a day away, for what has happened; otherwise in the format of
 * `LocalTime`. Where the words are relative, the full time shows on hover, and on focus for keyboards and phones.
 */
export function RelativeTime({ at, now = new Date(), inLink = false, className }: RelativeTimeProps) {
  const moment = new Date(at)
  const { words, full } = useMomentWords(moment, now)
  const [open, setOpen] = useState(false)
  const relative = relativeTime(moment, now)
  const look = classNames('whitespace-nowrap', className)
  if (relative === undefined || inLink)
    return (
      <time dateTime={moment.toISOString()} title={full} className={look} suppressHydrationWarning>
        {relative ?? words}
      </time>
    )
  return (
    <time
      dateTime={moment.toISOString()}
      title={open ? undefined : full}
      className={look}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the full time must be reachable by keyboard and by touch
      tabIndex={0}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
      suppressHydrationWarning
    >
      {relative}
      {open ? <Tooltip text={full} /> : null}
    </time>
  )
}

/** A popover, so that no card or table around it can clip it: below its parent, or above it where there is no room. */
function Tooltip({ text }: { text: string }) {
  const tip = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = tip.current
    const owner = element?.parentElement
    if (!element || !owner) return
    element.showPopover()
    const place = () => {
      const { left, top, bottom } = owner.getBoundingClientRect()
      const { width, height } = element.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      element.style.left = `${Math.max(8, Math.min(left, clientWidth - width - 8))}px`
      element.style.top = `${bottom + height + 8 > clientHeight ? top - height - 4 : bottom + 4}px`
    }
    place()
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', place, { capture: true })
  }, [])
  return (
    <span ref={tip} role="tooltip" popover="manual" className="tooltip">
      {text}
    </span>
  )
}
