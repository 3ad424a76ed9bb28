'use client'

import { type ReactNode, useState } from 'react'
import { findAddresses, findExactMentions, findHashtags, findMentions } from '@/lib/text/text-entities'
import { collapse, type Fold } from './collapse'

type PostTextProps = {
  text: string
  fold?: Fold
  /** The platform's label for the link to the rest of the text: "…see more". */
  more?: string
  /** The names to mark as mentions, if not every name after "@" is one. */
  mentions?: readonly string[] | undefined
  /** CSS classes for hashtags, mentions and links. */
  entity: string
  /** False if links stay plain text. */
  links?: boolean
  /** Whether URLs are clickable. */
  live?: boolean
  className?: string
}

/** A post's exact text with tags and links in the platform's color, folded as in its feed. */
export function PostText(props: PostTextProps) {
  const { text, fold, more = '… more', mentions, entity, links = true, live = false, className } = props
  const [open, setOpen] = useState(false)
  const { shown, hidden } = fold && !open ? collapse(text, fold) : { shown: text, hidden: '' }
  return (
    <p className={className} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <Marked text={shown} mentions={mentions} entity={entity} links={links} live={live} />
      {hidden ? (
        <>
          {' '}
          <button
            type="button"
            className="cursor-pointer opacity-75 hover:underline"
            onClick={() => setOpen(true)}
          >
            {more}
            <span className="sr-only"> of the text</span>
          </button>
        </>
      ) : null}
      {open && fold ? (
        <>
          {' '}
          <button
            type="button"
            className="cursor-pointer text-[0.8em] opacity-75 hover:underline"
            onClick={() => setOpen(false)}
          >
            show less
            <span className="sr-only"> of the text</span>
          </button>
        </>
      ) : null}
    </p>
  )
}

type MarkedProps = Pick<PostTextProps, 'mentions'> & {
  text: string
  entity: string
  links: boolean
  live: boolean
}

function Marked({ text, mentions, entity, links, live }: MarkedProps) {
  const spans = [
    ...findHashtags(text).map((span) => ({ ...span, address: false })),
    ...(mentions ? findExactMentions(text, mentions) : findMentions(text)).map((span) => ({
      ...span,
      address: false,
    })),
    ...(links ? findAddresses(text) : []).map((span) => ({ ...span, address: true })),
  ].sort((a, b) => a.from - b.from)
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, until, address } of spans) {
    if (from < at) continue
    parts.push(text.slice(at, from))
    const piece = text.slice(from, until)
    parts.push(
      address && live ? (
        <a
          key={from}
          href={/^https?:/i.test(piece) ? piece : `https://${piece}`}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`${entity} hover:underline`}
        >
          {piece}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <span key={from} className={entity}>
          {piece}
        </span>
      ),
    )
    at = until
  }
  parts.push(text.slice(at))
  return <>{parts}</>
}
