'use client'

import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useField } from './field'

type TagInputProps = {
  name?: string
  defaultValue?: readonly string[]
  placeholder?: string
  whenEmpty?: 'omit'
  /** Offered while typing; the first few are also shown below the field. */
  suggestions?: readonly { value: string; hint?: string }[]
  onChange?: (tags: string[]) => void
  'aria-label'?: string
}

/** Maximum number of suggestions shown below the field; the others appear while typing. */
const maxShown = 8

/** An input for a list of short texts: Enter, a comma or leaving the field adds one; Backspace removes the last. */
export function TagInput({
  name,
  defaultValue = [],
  placeholder,
  whenEmpty,
  suggestions = [],
  onChange,
  ...aria
}: TagInputProps) {
  const { name: fieldName, required: _, ...field } = useField()
  const [tags, setTags] = useState<string[]>([...defaultValue])
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const choices = useId()
  const open = suggestions.filter(({ value }) => !tags.includes(value))

  function change(next: string[]) {
    setTags(next)
    onChange?.(next)
  }

  function add(words: string[]) {
    const fresh = words.map((word) => word.trim()).filter(Boolean)
    if (fresh.length) change([...new Set([...tags, ...fresh])])
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if ((event.key === 'Enter' && text.trim()) || event.key === ',') {
      event.preventDefault()
      add([text])
    } else if (event.key === 'Backspace' && text === '') change(tags.slice(0, -1))
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n,]/.test(pasted)) return
    event.preventDefault()
    add(pasted.split(/[\n,]/))
  }

  const box = (
    <div className="input flex h-auto flex-wrap items-center gap-1.5 py-1">
      <input
        type="hidden"
        name={name ?? fieldName}
        value={tags.join('\n')}
        data-kind="list"
        data-empty={whenEmpty}
      />
      {tags.map((tag) => (
        <span
          key={tag}
          className="inline-flex max-w-full items-center gap-0.5 rounded-md bg-default-soft py-0.5 pr-0.5 pl-2 text-sm"
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            className="grid size-6 cursor-pointer place-content-center rounded text-muted hover:text-foreground"
            onClick={() => {
              change(tags.filter((one) => one !== tag))
              input.current?.focus()
            }}
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        ref={input}
        {...field}
        {...aria}
        data-form-ignore
        className="min-w-24 flex-1 bg-transparent py-0.5 outline-none"
        value={text}
        placeholder={tags.length ? undefined : placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        list={suggestions.length > 0 ? choices : undefined}
        onBlur={() => add([text])}
      />
    </div>
  )
  if (suggestions.length === 0) return box
  return (
    <>
      {box}
      <datalist id={choices}>
        {open.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      {open.length > 0 ? (
        <ul aria-label="Suggestions" className="mt-2 flex flex-wrap gap-1.5">
          {open.slice(0, maxShown).map(({ value, hint }) => (
            <li key={value} className="max-w-full">
              <button
                type="button"
                className="inline-flex max-w-full cursor-pointer items-center gap-1 rounded-md border border-dashed border-border-secondary px-2 py-1 text-xs hover:bg-surface-hover"
                onClick={() => {
                  add([value])
                  input.current?.focus()
                }}
              >
                <Plus aria-hidden className="size-3 shrink-0" />
                <span className="truncate">
                  <span className="sr-only">Add </span>
                  {value}
                </span>
                {hint ? <span className="shrink-0 text-muted">{hint}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
