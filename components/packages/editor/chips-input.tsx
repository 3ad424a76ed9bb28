'use client'

import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { bareTag } from '@/lib/platforms/render-post'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { IssueList } from './issue-list'

type ChipsInputProps = {
  label: string
  tags: readonly string[]
  issues: readonly VariantIssue[]
  counter?: ReactNode
  /** Returns the word as it is stored: without the prefix that people may type ("#"). */
  bare?: (word: string) => string
  placeholder?: string
  /** Help text below the field. */
  hint?: string
  editable: boolean
  onChange: (tags: string[]) => void
}

/**
 * An input for words such as hashtags, shown as chips: Enter, a comma or leaving the field adds one, Backspace
 * removes the last. Invalid ones are marked.
 */
export function ChipsInput({
  label,
  tags,
  issues,
  counter,
  bare = bareTag,
  placeholder = 'Add a tag and press Enter',
  hint,
  editable,
  onChange,
}: ChipsInputProps) {
  const id = useId()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add(words: string[]) {
    const fresh = words.map(bare).filter(Boolean)
    const known = new Set(tags.map((tag) => tag.toLowerCase()))
    const added = fresh.filter((tag) => !known.has(tag.toLowerCase()))
    if (added.length) onChange([...tags, ...added])
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      if (text.trim()) add([text])
    } else if (event.key === 'Backspace' && text === '' && tags.length) onChange(tags.slice(0, -1))
  }

  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {counter}
      </div>
      <div className="input flex h-auto flex-wrap items-center gap-1.5 py-1.5">
        {tags.map((tag, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tag may be there twice
            key={at}
            className={classNames(
              'inline-flex max-w-full items-center gap-0.5 rounded-md py-0.5 pl-2 text-sm',
              isMarked(tags, at, issues) ? 'bg-warning-soft text-warning-soft-foreground' : 'bg-default-soft',
              editable ? 'pr-0.5' : 'pr-2',
            )}
          >
            <span className="truncate">{tag}</span>
            {editable ? (
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                className="grid size-6 cursor-pointer place-content-center rounded hover:text-foreground"
                onClick={() => {
                  onChange(tags.filter((_, other) => other !== at))
                  input.current?.focus()
                }}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            ) : null}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className="min-w-24 flex-1 bg-transparent py-0.5 outline-none"
          readOnly={!editable}
          aria-invalid={issues.some(({ severity }) => severity === 'error') || undefined}
          value={text}
          placeholder={tags.length ? undefined : editable ? placeholder : 'None'}
          aria-describedby={`${id}-hint ${id}-issues`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const words = event.clipboardData.getData('text').split(/[\s,]+/u)
            if (words.length < 2) return
            event.preventDefault()
            add(words)
          }}
          onBlur={() => add([text])}
        />
      </div>
      <p id={`${id}-hint`} className={hint ? 'mt-1.5 text-xs text-muted' : 'hidden'}>
        {hint}
      </p>
      <IssueList id={`${id}-issues`} issues={issues} value={tags.join(' ')} />
    </div>
  )
}

/** The offsets of findings about tags refer to the tags joined with single spaces. */
function isMarked(tags: readonly string[], at: number, issues: readonly VariantIssue[]): boolean {
  const from = tags.slice(0, at).reduce((sum, tag) => sum + tag.length + 1, 0)
  const until = from + (tags[at]?.length ?? 0)
  return issues.some(
    (issue) => issue.from !== null && issue.until !== null && issue.from < until && issue.until > from,
  )
}
