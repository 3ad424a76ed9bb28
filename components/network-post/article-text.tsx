import { createElement, Fragment, type ReactNode } from 'react'
import { findAddresses } from '@/lib/text/text-entities'
import { splitTextBlocks } from '@/lib/text/text-to-html'

type ArticleTextProps = {
  text: string
  /** CSS classes for links. */
  entity: string
  /** Whether URLs are clickable. */
  live?: boolean | undefined
}

const rows = { className: 'block' }

/** Renders a text with its headings, paragraphs and lists, as networks that accept HTML show it (`textToHtml`). */
export function ArticleText({ text, ...look }: ArticleTextProps) {
  const blocks = splitTextBlocks(text).map(({ kind, lines }) => {
    const shown = lines.map((line) => <Line key={line} line={line} {...look} />)
    if (kind === 'heading')
      return createElement('p', { className: 'pt-1 text-[1.2em] leading-snug font-semibold' }, ...shown)
    // Children are passed as separate arguments, because the same line may occur twice and keys would clash.
    if (kind === 'text')
      return createElement('p', null, ...shown.map((line) => createElement('span', rows, line)))
    const items = shown.map((line) => createElement('li', null, line))
    return kind === 'bullets'
      ? createElement('ul', { className: 'list-disc pl-6' }, ...items)
      : createElement('ol', { className: 'list-decimal pl-6' }, ...items)
  })
  return createElement(Fragment, null, ...blocks)
}

function Line({ line, entity, live }: Omit<ArticleTextProps, 'text'> & { line: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, until, value } of findAddresses(line)) {
    parts.push(line.slice(at, from))
    parts.push(
      live ? (
        <a
          key={from}
          href={value}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`${entity} hover:underline`}
        >
          {value}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <span key={from} className={entity}>
          {value}
        </span>
      ),
    )
    at = until
  }
  parts.push(line.slice(at))
  return <>{parts}</>
}
