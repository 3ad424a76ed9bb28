'use client'

import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Mentionable, matchingPeople, storedText, typedMention, typedText } from './mention-text'

type CommentBoxProps = {
  label: string
  placeholder?: string
  submitLabel: string
  /** The comment that is being edited, if any. */
  initial?: { text: string; mentions: readonly Mentionable[] }
  people: readonly Mentionable[]
  send: (text: string) => Promise<ActionResult<unknown>>
  onDone?: () => void
  onCancel?: () => void
  area?: Ref<HTMLTextAreaElement>
}

/** The input for a comment. Typing "@" opens the list of people who can be mentioned. */
export function CommentBox(props: CommentBoxProps) {
  const { label, placeholder, submitLabel, initial, people, send, onDone, onCancel } = props
  const [text, setText] = useState(initial ? typedText(initial.text, initial.mentions) : '')
  const [picked, setPicked] = useState<readonly Mentionable[]>(initial?.mentions ?? [])
  const [mention, setMention] = useState<{ from: number; query: string }>()
  const [at, setAt] = useState(0)
  const own = useRef<HTMLTextAreaElement>(null)
  const { submit, pending, error } = useSubmit()
  const id = useId()
  const found = mention ? matchingPeople(people, mention.query) : []
  const active = Math.min(at, found.length - 1)

  function look(area: HTMLTextAreaElement) {
    setMention(
      area.selectionStart === area.selectionEnd ? typedMention(area.value, area.selectionEnd) : undefined,
    )
    setAt(0)
  }

  function pick(person: Mentionable) {
    const area = own.current
    if (!mention || !area) return
    const head = `${text.slice(0, mention.from)}@${person.name} `
    const rest = text.slice(area.selectionEnd)
    // Rendered synchronously: if the cursor were set a frame later, it would move away from what is typed in the
    // meantime.
    flushSync(() => {
      setText(head + rest)
      setPicked((all) => (all.some(({ id }) => id === person.id) ? all : [...all, person]))
      setMention(undefined)
    })
    area.focus()
    area.setSelectionRange(head.length, head.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      done()
      return
    }
    if (found.length === 0) {
      if (event.key === 'Escape' && onCancel) {
        event.preventDefault()
        onCancel()
      }
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) setAt((active + step + found.length) % found.length)
    else if (event.key === 'Escape') setMention(undefined)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const person = found[active]
      if (person) pick(person)
    } else return
    event.preventDefault()
  }

  function done() {
    if (text.trim() === '') return own.current?.focus()
    void submit(() => send(storedText(text, picked)), {
      onDone: () => {
        setText('')
        setPicked([])
        onDone?.()
      },
    })
  }

  return (
    <div className="flex flex-col gap-3">
      {error ? <FailureNotice error={error} /> : null}
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          id={id}
          ref={(element) => {
            own.current = element
            if (typeof props.area === 'function') props.area(element)
            else if (props.area) props.area.current = element
          }}
          value={text}
          placeholder={placeholder}
          maxLength={5000}
          className="textarea min-h-16!"
          aria-autocomplete="list"
          aria-controls={found.length ? `${id}-people` : undefined}
          aria-activedescendant={found.length ? `${id}-${active}` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            look(event.target)
          }}
          onClick={(event) => look(event.currentTarget)}
          onKeyDown={onKeyDown}
          onBlur={() => setMention(undefined)}
        />
        <p className="sr-only" role="status">
          {found.length ? `${found.length} people can be mentioned. Use the arrow keys.` : ''}
        </p>
        {found.length ? (
          <div
            role="listbox"
            id={`${id}-people`}
            aria-label="People to mention"
            tabIndex={-1}
            className="absolute top-full left-0 z-20 mt-1 w-full max-w-xs overflow-hidden rounded-xl bg-overlay py-1 text-sm shadow-overlay"
          >
            {found.map((person, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the field choose
              // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant names it
              <div
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={classNames(
                  'cursor-pointer px-3 py-1.5',
                  index === active && 'bg-surface-hover font-medium',
                )}
                // Runs before the field loses focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
              >
                {person.name}
              </div>
            ))}
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={done}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  )
}
