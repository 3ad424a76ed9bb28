import type { DiffPart } from '@/lib/text/diff/diff-words'

/** Shows what changed in a text, word by word: struck through and underlined, and put in words for screen readers. */
export function WordDiff({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {parts.map(({ kind, text }, at) => {
        // A part is identified by its position.
        const key = at
        if (kind === 'same') return <span key={key}>{text}</span>
        if (kind === 'removed')
          return (
            <del key={key} className="rounded-sm bg-danger-soft box-decoration-clone text-inherit">
              <span className="sr-only"> removed: </span>
              {text}
              <span className="sr-only">, </span>
            </del>
          )
        return (
          <ins
            key={key}
            className="mx-px rounded-sm bg-success-soft box-decoration-clone text-inherit decoration-2"
          >
            <span className="sr-only"> added: </span>
            {text}
            <span className="sr-only">, </span>
          </ins>
        )
      })}
    </p>
  )
}
