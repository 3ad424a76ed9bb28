'use client'

import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { describedBy, FieldMessage, useFieldError } from '@/components/forms/field'
import { Button } from '@/components/ui/button'

type Sample = { title: string; text: string }
let nextRow = 1

/** Texts with titles. Those without text are left out; without any, nothing is sent. */
export function SamplesInput({
  name,
  defaultValue = [],
}: {
  name: string
  defaultValue?: readonly Sample[]
}) {
  const [rows, setRows] = useState(() => defaultValue.map((sample) => ({ ...sample, row: nextRow++ })))
  const id = useId()
  const wrong = useFieldError(name)
  const sent = rows.filter(({ text }) => text.trim() !== '').map(({ title, text }) => ({ title, text }))
  const edit = (row: number, part: Partial<Sample>) =>
    setRows((all) => all.map((one) => (one.row === row ? { ...one, ...part } : one)))
  return (
    <div className="flex flex-col gap-5">
      <input type="hidden" name={name} data-kind="json" value={sent.length ? JSON.stringify(sent) : ''} />
      {rows.length === 0 ? (
        <p className="text-sm text-muted">No samples yet. Start with two or three posts you like.</p>
      ) : null}
      {rows.map(({ row, title, text }, at) => (
        <fieldset key={row} data-form-ignore className="flex flex-col gap-2">
          <legend className="sr-only">Sample {at + 1}</legend>
          <div className="flex gap-2">
            <input
              aria-label={`Title for sample ${at + 1}`}
              placeholder="Title"
              className="input flex-1"
              maxLength={200}
              value={title}
              onChange={(event) => edit(row, { title: event.target.value })}
            />
            <Button variant="ghost" onClick={() => setRows((all) => all.filter((one) => one.row !== row))}>
              Remove<span className="sr-only"> sample {at + 1}</span>
            </Button>
          </div>
          <textarea
            id={`${id}-${row}`}
            aria-label={`Text for sample ${at + 1}`}
            aria-describedby={describedBy(wrong && `${id}-error`)}
            className="textarea"
            rows={4}
            maxLength={20_000}
            value={text}
            onChange={(event) => edit(row, { text: event.target.value })}
          />
        </fieldset>
      ))}
      <FieldMessage id={`${id}-error`}>{wrong}</FieldMessage>
      {rows.length < 20 ? (
        <div>
          <Button
            size="sm"
            onClick={() => setRows((all) => [...all, { row: nextRow++, title: '', text: '' }])}
          >
            <Plus aria-hidden />
            Add sample
          </Button>
        </div>
      ) : null}
    </div>
  )
}
