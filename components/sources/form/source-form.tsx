'use client'

import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { type FormAction, type FormValues, readFormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { type OnSuccess, useSubmit } from '@/components/forms/use-submit'
import { Card } from '@/components/ui/card'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { type FieldChoice, mappingOf, mappingProperty } from '../preview/mapping'
import { MappingSummary } from '../preview/mapping-summary'
import { PreviewPanel } from '../preview/preview-panel'
import { type Preview, usePreview } from '../preview/use-preview'
import { ConfigFields } from './config-fields'
import { PublishModeField } from './publish-mode-field'
import { suggestName } from './suggest-name'
import { SyncIntervalField } from './sync-interval-field'

export type SourceFormStart = { name?: string; config?: Record<string, unknown> } & Partial<
  Pick<SourceAnswer, 'publish_mode' | 'sync_interval_minutes'>
>

type SourceFormProps<T> = {
  sourceType: string
  /**
   * The connector's settings as JSON Schema; absent if its type is not available, so that only the rest can be
   * changed.
   */
  schema?: ObjectSchema
  /** Explains where to find what the form asks for. */
  guidance?: string
  start?: SourceFormStart
  /** Previews the source; absent for types that have nothing to preview. */
  preview?: Preview
  /** The stored source, whose secrets are used if the form leaves them empty. */
  sourceId?: string
  saveLabel: string
  save: FormAction<T>
  onSaved: OnSuccess<T>
  /** Called on every change of a field. */
  onEdit?: (values: FormValues) => void
  /** Loads the preview immediately, without being asked. */
  lookAtOnce?: boolean
  /** Shown above the form. */
  notice?: ReactNode
}

/** Fields that do not affect the preview. */
const kept = ['name', 'sync_interval_minutes', 'publish_mode']

/** A source's settings, name and sync interval. On request, previews what it brings before anything is stored. */
export function SourceForm<T>(props: SourceFormProps<T>) {
  const { sourceType, schema, guidance, start = {}, sourceId, saveLabel, notice } = props
  const form = useRef<HTMLFormElement>(null)
  const preview = usePreview(props.preview)
  const { submit, pending: saving, error: failure, forgetError } = useSubmit()
  const [changed, setChanged] = useState(false)
  const [mapping, setMapping] = useState<FieldChoice>(() => mappingOf(start.config, schema))
  const named = mappingProperty(schema)
  const error = failure ?? preview.error

  const { onEdit } = props
  const chosen = useRef(mapping)
  useEffect(() => {
    if (chosen.current === mapping || !form.current) return
    chosen.current = mapping
    onEdit?.(readFormValues(form.current))
  }, [mapping, onEdit])

  const input = (): FormValues => {
    const values = form.current ? readFormValues(form.current) : {}
    setChanged(false)
    return {
      source_type: sourceType,
      config: values.config ?? {},
      ...(sourceId === undefined ? {} : { source_id: sourceId }),
    }
  }

  function look() {
    forgetError()
    preview.forgetError()
    void preview.look(input)
  }

  const once = useRef(false)
  useEffect(() => {
    if (!props.lookAtOnce || once.current) return
    once.current = true
    const empty = form.current?.querySelector<HTMLInputElement>(
      ':required:placeholder-shown[name^="config."]',
    )
    // Ask for missing required fields first.
    if (empty) empty.focus()
    else look()
  })

  function send(sent: HTMLFormElement, button: HTMLElement | null) {
    if (button instanceof HTMLButtonElement && button.value === 'preview') return look()
    nameIt()
    preview.forgetError()
    const { config, ...rest } = readFormValues(sent)
    // Send an empty config if all settings are left empty.
    const values = schema ? { ...rest, config: config ?? {} } : rest
    void submit(() => props.save(values), props.onSaved)
  }

  /** Suggests a name if there is none, and returns the field in that case. */
  function nameIt(): HTMLInputElement | undefined {
    const name = form.current?.elements.namedItem('name')
    if (!form.current || !(name instanceof HTMLInputElement) || name.value.trim() !== '') return undefined
    name.value = suggestName(readFormValues(form.current).config, schema) ?? ''
    return name
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const name = nameIt()
    // If the person moves on to the name field, typing replaces the suggestion.
    if (name && event.relatedTarget === name) name.select()
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name === null || !kept.includes(name)) setChanged(true)
    if (form.current) props.onEdit?.(readFormValues(form.current))
  }

  function choose(column: string, field: string) {
    const { [column]: _, ...rest } = mapping
    setMapping(field === '' ? rest : { ...rest, [column]: field })
    if (preview.shown) preview.lookSoon(() => ({ ...input(), reuse: true }))
  }

  const previewButton = (
    <SubmitButton
      key="preview"
      value="preview"
      variant={preview.shown || sourceId ? 'secondary' : 'primary'}
      pending={preview.looking}
    >
      {preview.shown ? 'Preview again' : 'Preview'}
    </SubmitButton>
  )
  const saveButton = (
    <SubmitButton
      key="save"
      value="save"
      variant={preview.shown || sourceId || !props.preview ? 'primary' : 'secondary'}
      pending={saving}
    >
      {saveLabel}
    </SubmitButton>
  )

  const fields = (
    <Form
      ref={form}
      error={error}
      pending={saving}
      onSubmit={send}
      onBlur={onBlur}
      onChange={onChange}
      actions={
        <>
          {/* Enter in a field triggers the first button: for a new source, a preview before anything is stored. */}
          {props.preview === undefined ? null : sourceId === undefined ? previewButton : null}
          {saveButton}
          {props.preview !== undefined && sourceId !== undefined ? previewButton : null}
        </>
      }
    >
      {guidance ? <p className="text-sm text-muted">{guidance}</p> : null}
      {schema ? (
        <ConfigFields
          schema={schema}
          values={start.config}
          more={
            named ? (
              <MappingSummary
                name={`config.${named.name}`}
                label={named.label}
                mapping={mapping}
                onReset={(column) => choose(column, '')}
              />
            ) : null
          }
        />
      ) : null}
      <hr className="border-separator" />
      <Field name="name" label="Name" help="The name shown in lists. Only your team sees it." required>
        <Input defaultValue={start.name} maxLength={120} autoComplete="off" />
      </Field>
      {/* Sources that push to us are not polled. */}
      {props.preview || !schema ? <SyncIntervalField value={start.sync_interval_minutes} /> : null}
      <PublishModeField value={start.publish_mode} />
    </Form>
  )

  if (!props.preview)
    return (
      <div className="flex max-w-2xl flex-col gap-4">
        {notice}
        <Card>{fields}</Card>
      </div>
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        {notice}
        <Card>{fields}</Card>
      </div>
      <PreviewPanel
        preview={preview.shown}
        before={preview.before}
        looking={preview.looking}
        outdated={changed && !preview.looking}
        columns={named?.columns}
        mapping={mapping}
        onChoose={choose}
      />
    </div>
  )
}
