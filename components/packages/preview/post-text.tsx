'use client'

import { Fragment, useState } from 'react'
import { findAddresses, findHashtags, findMentions } from '@/lib/platforms/text-entities'
import { collapse, type Fold } from './collapse'

type PostTextProps = {
  text: string
  fold?: Fold
  /** What the platform writes where it cuts: "…see more". */
  more?: string
  /** Classes of hashtags, mentions and links. */
  entity: string
  /** False where links stay plain. */
  links?: boolean
  className?: string
}

/** A post's exact text with tags and links in the platform's colour, folded where its feed folds it. */
export function PostText({ text, fold, more = '… more', entity, links = true, className }: PostTextProps) {
  const [open, setOpen] = useState(false)
  const { shown, hidden } = fold && !open ? collapse(text, fold) : { shown: text, hidden: '' }
  return (
    <p className={className} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <Marked text={shown} entity={entity} links={links} />
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

function Marked({ text, entity, links }: { text: string; entity: string; links: boolean }) {
  const spans = [...findHashtags(text), ...findMentions(text), ...(links ? findAddresses(text) : [])].sort(
    (a, b) => a.from - b.from,
  )
  let at = 0
  return (
    <>
      {spans.map((span) => {
        const before = text.slice(at, span.from)
        at = span.until
        return (
          <Fragment key={span.from}>
            {before}
            <span className={entity}>{text.slice(span.from, span.until)}</span>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
}
