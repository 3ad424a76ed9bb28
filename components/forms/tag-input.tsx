'use client'

import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useField } from './field'

type TagInputProps = {
  name?: string
  defaultValue?: readonly string[]
  placeholder?: string
  whenEmpty?: 'omit'
  onChange?: (tags: string[]) => void
  'aria-label'?: string
}

/** A list of short texts: Enter, a comma or leaving the field adds one; Backspace takes the last back. */
export function TagInput({
  name,
  defaultValue = [],
  placeholder,
  whenEmpty,
  onChange,
  ...aria
}: TagInputProps) {
  const { name: fieldName, required: _, ...field } = useField()
  const [tags, setTags] = useState<string[]>([...defaultValue])
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

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

  return (
    <div className="input flex h-auto flex-wrap items-center gap-1.5 py-1 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus/45">
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
        onBlur={() => add([text])}
      />
    </div>
  )
}
