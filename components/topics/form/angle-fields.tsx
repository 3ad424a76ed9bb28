'use client'

import { useRef } from 'react'
import { Select, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { angleVariables, structureLeads, type TopicAnswer } from '@/lib/topics/schemas'
import { structureWords } from '../topic-words'

/** What a topic's posts say: a prompt for the model, an opening for the built-in composer, and the content type. */
export function AngleFields({
  angle,
  contentType,
  kinds,
  hasModel,
}: {
  angle: TopicAnswer['angle']
  contentType: string | null
  kinds: readonly string[]
  /** Whether the workspace has a model. */
  hasModel: boolean
}) {
  const box = useRef<HTMLDivElement>(null)

  function insert(name: string) {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end')
    area.focus()
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const offered = contentType && !kinds.includes(contentType) ? [...kinds, contentType] : kinds
  return (
    <>
      <div ref={box}>
        <Field
          name="angle.prompt"
          label="Angle"
          help={
            hasModel
              ? 'What the AI model should make of each piece of content. It still says only what your content says.'
              : 'Used once an AI model is set in the workspace settings. Until then the built-in composer writes.'
          }
          optional
        >
          <Textarea rows={3} maxLength={2000} defaultValue={angle.prompt} />
        </Field>
        <ul aria-label="Variables" className="mt-2 flex flex-wrap gap-1.5">
          {Object.entries(angleVariables).map(([name, means]) => (
            <li key={name}>
              <button
                type="button"
                title={means}
                className="cursor-pointer rounded-md border border-dashed border-border-secondary px-2 py-1 font-mono text-xs hover:bg-surface-hover"
                onClick={() => insert(name)}
              >
                <span className="sr-only">Insert </span>
                {`{${name}}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="angle.structure"
          label="Opening"
          help="How the built-in composer starts, where the content allows it."
        >
          <Select
            whenEmpty="omit"
            placeholder="What fits best"
            defaultValue={angle.structure ?? ''}
            options={structureLeads.map((value) => ({ value, label: structureWords[value] }))}
          />
        </Field>
        <Field name="content_type" label="Content type">
          <Select
            whenEmpty="null"
            placeholder="Same as the content"
            defaultValue={contentType ?? ''}
            options={offered.map((kind) => ({ value: kind, label: kind }))}
          />
        </Field>
      </div>
    </>
  )
}
