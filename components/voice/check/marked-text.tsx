import type { ReactNode } from 'react'

type Marked = {
  from: number | null
  until: number | null
  severity: 'error' | 'warning' | 'comment'
  message: string
}

const underline = 'bg-transparent text-inherit underline decoration-wavy underline-offset-4'
const looks = {
  error: `${underline} decoration-danger`,
  warning: `${underline} decoration-warning`,
  comment: 'rounded-sm bg-accent/20 text-inherit',
}

/** A text with its findings underlined; where two overlap, the first one is shown. */
export function MarkedText({ text, issues }: { text: string; issues: readonly Marked[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, until, severity, message } of [...issues].sort(
    (a, b) => (a.from ?? 0) - (b.from ?? 0),
  )) {
    if (from === null || until === null || from < at || until > text.length) continue
    parts.push(text.slice(at, from))
    parts.push(
      <mark key={from} title={message} className={looks[severity]}>
        {text.slice(from, until)}
      </mark>,
    )
    at = until
  }
  return [...parts, text.slice(at)]
}
