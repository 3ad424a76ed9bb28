'use client'

import { Plus, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Input } from '@/components/forms/controls'
import { Field, FieldMessage, useFieldError } from '@/components/forms/field'
import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import type { ActionResult } from '@/lib/actions/run-action'

export type PickedItem = { id: string; title: string }
/** Finds the newest content whose title, tags or brand contain these words. */
export type FindItems = (input: { q: string }) => Promise<ActionResult<PickedItem[]>>

/** Content picked by hand: search, add and remove. */
export function PickedItems(props: { name: string; picked: readonly PickedItem[]; find: FindItems }) {
  const { name, find } = props
  const [picked, setPicked] = useState<readonly PickedItem[]>(props.picked)
  const [q, setQ] = useState('')
  const error = useFieldError(name)
  const { data: found, waiting } = useLatestAnswer(useCallback(() => find({ q }), [find, q]))
  const open = found?.filter(({ id }) => picked.every((one) => one.id !== id))
  return (
    <div className="flex flex-col gap-3">
      <input type="hidden" name={name} value={picked.map(({ id }) => id).join('\n')} data-kind="list" />
      {picked.length > 0 ? (
        <ul
          aria-label="Picked content"
          className="flex flex-col divide-y divide-separator rounded-lg border border-border"
        >
          {picked.map((one) => (
            <li key={one.id} className="flex items-center gap-2 py-1 pr-1 pl-3 text-sm">
              <span className="min-w-0 flex-1 truncate">{one.title}</span>
              <button
                type="button"
                aria-label={`Remove ${one.title}`}
                className="grid size-8 cursor-pointer place-content-center rounded text-muted hover:text-foreground"
                onClick={() => setPicked(picked.filter(({ id }) => id !== one.id))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <FieldMessage id={undefined}>{error}</FieldMessage>
      <Field name="find" label="Add content">
        <Input
          data-form-ignore
          type="search"
          placeholder="Search titles, tags and brands"
          autoComplete="off"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </Field>
      <ul aria-label="Matches" aria-busy={waiting} className="flex flex-col gap-1">
        {open?.slice(0, 8).map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="flex w-full cursor-pointer items-center gap-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-surface-hover"
              onClick={() => setPicked([...picked, one])}
            >
              <Plus aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="truncate">
                <span className="sr-only">Add </span>
                {one.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open?.length === 0 ? (
        <p className="text-sm text-muted">
          {q ? 'No other content matches these words.' : 'There is no content yet. Add a source first.'}
        </p>
      ) : null}
    </div>
  )
}
