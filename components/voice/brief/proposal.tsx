'use client'

import { useId } from 'react'
import { ColorInput } from '@/components/forms/color-input'
import { Radio, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { MapInput } from '@/components/forms/map-input'
import { TagInput } from '@/components/forms/tag-input'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Confidence, FoundField } from '@/lib/voice/extract/schemas'
import type { BriefField, ProjectVoice } from '@/lib/voice/schemas'
import { ColorSwatch } from '../editor/color-swatch'
import { fieldLabels, fieldText } from '../editor/voice-entries'
import { markOf } from './brief-text'

export type Choice = 'accept' | 'edit' | 'leave'

const confidences = {
  high: { tone: 'success', words: 'Stated clearly' },
  medium: { tone: 'accent', words: 'Likely' },
  low: { tone: 'warning', words: 'A guess' },
} as const satisfies Record<Confidence, { tone: string; words: string }>

type ProposalProps = {
  field: BriefField
  found: FoundField
  now: ProjectVoice[BriefField]
  /** Undefined if the voice already says so. */
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** One field as the brief has it, with the supporting quote, next to what the voice says now. */
export function Proposal({ field, found, now, choice, onChoose }: ProposalProps) {
  const id = useId()
  const label = fieldLabels[field]
  const { tone, words } = confidences[found.confidence]
  const option = (value: Choice, text: string) => (
    <Radio
      name={`${id}choice`}
      data-form-ignore
      value={value}
      checked={choice === value}
      onChange={() => onChoose(value)}
      label={text}
    />
  )
  return (
    <section
      aria-labelledby={id}
      data-proposal={field}
      className="card card--default flex flex-col gap-3 px-5 py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-base font-semibold">
          {label}
        </h3>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <blockquote className="border-l-2 border-border pl-3 text-sm text-muted">
        <p className="line-clamp-3 break-words whitespace-pre-line">{found.evidence}</p>
        <Button size="sm" variant="ghost" className="mt-1 -ml-3" onClick={() => show(field)}>
          Show in brief<span className="sr-only">: {label}</span>
        </Button>
      </blockquote>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Side term="Current voice" text={fieldText(now)} />
        <Side term="From the brief" text={fieldText(found.value)} />
      </dl>
      {choice === undefined ? (
        <p className="text-sm text-muted">Your voice already says this.</p>
      ) : (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
          <legend className="sr-only">{label}</legend>
          {option('accept', 'Accept')}
          {option('edit', 'Edit')}
          {option('leave', 'Ignore')}
        </fieldset>
      )}
      {choice === 'edit' ? <Editor field={field} value={found.value} /> : null}
    </section>
  )
}

function Side({ term, text }: { term: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="flex items-center gap-2 break-words whitespace-pre-line">
        <ColorSwatch text={text} />
        <span className="line-clamp-6 min-w-0">{text || <span className="text-muted">empty</span>}</span>
      </dd>
    </div>
  )
}

function Editor({ field, value }: { field: BriefField; value: FoundField['value'] }) {
  const name = `voice.${field}`
  const label = `${fieldLabels[field]} ${field.endsWith('_color') ? 'as you want it' : 'in your words'}`
  if (Array.isArray(value))
    return (
      <Field name={name} label={label}>
        <TagInput defaultValue={value} whenEmpty="omit" />
      </Field>
    )
  if (typeof value === 'object')
    return <MapInput name={name} label={label} keyLabel="Type" valueLabel="Style" defaultValue={value} />
  return (
    <Field name={name} label={label}>
      {field === 'primary_color' || field === 'secondary_color' ? (
        <ColorInput defaultValue={value} />
      ) : (
        <Textarea defaultValue={value} rows={5} whenEmpty="omit" />
      )}
    </Field>
  )
}

function show(field: BriefField) {
  const mark = document.getElementById(markOf(field))?.closest('mark')
  mark?.scrollIntoView({ block: 'center' })
  mark?.focus({ preventScroll: true })
}
