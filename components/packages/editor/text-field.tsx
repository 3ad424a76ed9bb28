'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Button } from '@/components/ui/button'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { IssueList } from './issue-list'
import { UnderlinedArea } from './underlined-area'

export type CommentOn = {
  on: (place: { field: 'title' | 'text'; from: number; until: number; quote: string }) => void
  why?: string | undefined
}

type TextFieldProps = {
  label: string
  value: string
  issues: readonly VariantIssue[]
  counter?: ReactNode
  lines?: boolean
  type?: 'url'
  placeholder?: string
  language: string
  editable: boolean
  onChange: (value: string) => void
  /** Height class of a multi-line field. */
  height?: string
  name?: 'title' | 'text'
  commented?: readonly { from: number; until: number }[]
  comment?: CommentOn | undefined
}

/**
 * One field of a post with its label, counter and findings. Passages can be commented on if `name` says which field
 * it is.
 */
export function TextField(props: TextFieldProps) {
  const { label, value, issues, counter, lines, type, placeholder, language, editable, onChange } = props
  const { name, commented = [], comment, height = 'min-h-40' } = props
  const id = useId()
  const line = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const commentable = comment !== undefined && name !== undefined
  const [selected, setSelected] = useState<{ from: number; until: number }>()
  const chosen = selected && selected.until <= value.length ? selected : undefined
  const commentOn = () => {
    if (!comment || comment.why || !chosen || !name) return
    comment.on({ field: name, ...chosen, quote: value.slice(chosen.from, chosen.until) })
  }
  useEffect(() => {
    if (!commentable) return
    const look = () => {
      const field = area.current ?? line.current
      if (!field || document.activeElement !== field) return
      const { selectionStart, selectionEnd, value: text } = field
      const [from, until] = [selectionStart ?? 0, selectionEnd ?? 0]
      setSelected(text.slice(from, until).trim() ? { from, until } : undefined)
    }
    // Text may already have been selected before the scripts loaded.
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [commentable])
  useShortcuts({
    'post.comment': commentable ? (chosen ? commentOn : name === 'text' || undefined) : undefined,
  })
  const wired = {
    'data-comment-field': commentable ? name : undefined,
    id,
    value,
    placeholder,
    readOnly: !editable,
    lang: type ? undefined : language,
    'aria-describedby': `${id}-issues`,
    'aria-invalid': issues.some((issue) => issue.severity === 'error') || undefined,
  }
  const select = (from: number, until: number) => {
    const field = area.current ?? line.current
    field?.focus()
    field?.setSelectionRange(from, until)
  }
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {counter}
      </div>
      {lines ? (
        <UnderlinedArea
          ref={area}
          {...wired}
          issues={issues}
          commented={commented}
          className={height}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          ref={line}
          {...wired}
          type={type === 'url' ? 'text' : undefined}
          inputMode={type}
          className="input"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {comment && chosen ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
          <Button size="sm" disabled={comment.why !== undefined} onClick={commentOn}>
            Comment on selection
          </Button>
          {comment.why ? <span className="text-muted">{comment.why}</span> : null}
        </div>
      ) : null}
      <IssueList
        id={`${id}-issues`}
        issues={issues}
        value={value}
        onSelect={select}
        onReplace={
          editable
            ? ({ from, until, text }) => {
                onChange(value.slice(0, from) + text + value.slice(until))
                ;(area.current ?? line.current)?.focus()
              }
            : undefined
        }
      />
    </div>
  )
}
