'use client'

import { type FocusEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { sent } from '@/components/forms/call-action'
import { Input } from '@/components/forms/controls'
import { Field, FormErrorsContext } from '@/components/forms/field'
import { type FormValues, readFormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { type FieldChoice, mappingOf, mappingProperty } from '../preview/mapping'
import { MappingSummary } from '../preview/mapping-summary'
import { PreviewPanel } from '../preview/preview-panel'
import { type Preview, usePreview } from '../preview/use-preview'
import { ConfigFields } from './config-fields'
import { FormError } from './form-error'
import { showFirstError } from './form-errors'
import { PublishModeField } from './publish-mode-field'
import { RhythmField } from './rhythm-field'
import { suggestName } from './suggest-name'

export type SourceFormStart = { name?: string; config?: Record<string, unknown> } & Partial<
  Pick<SourceAnswer, 'publish_mode' | 'sync_interval_minutes'>
>

type SourceFormProps<T> = {
  sourceType: string
  /** The connector's settings as JSON Schema; absent when its type is not there, then only the rest can be changed. */
  schema?: ObjectSchema
  /** Where to find what the form asks for. */
  guidance?: string
  start?: SourceFormStart
  /** Looks at the source; absent for types that have nothing to look at. */
  preview?: Preview
  /** The stored source: its secrets are used where the form leaves them empty. */
  sourceId?: string
  saveLabel: string
  save: { run(input: FormValues): Promise<ActionResult<T>> }['run']
  onSaved: (data: T) => void
  /** Called whenever something was filled in. */
  onEdit?: (values: FormValues) => void
  /** Look at once, without being asked. */
  lookAtOnce?: boolean
  /** Stands above the form. */
  notice?: ReactNode
}

/** What a preview does not depend on. */
const kept = ['name', 'sync_interval_minutes', 'publish_mode']

/** Settings, name and rhythm of a source; shows on request what it brings, before anything is stored. */
export function SourceForm<T>(props: SourceFormProps<T>) {
  const { sourceType, schema, guidance, start = {}, sourceId, saveLabel, notice } = props
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  const preview = usePreview(props.preview)
  const [failure, setFailure] = useState<ActionFailure>()
  const [changed, setChanged] = useState(false)
  const [saving, setSaving] = useState(false)
  const [mapping, setMapping] = useState<FieldChoice>(() => mappingOf(start.config, schema))
  const named = mappingProperty(schema)
  const error = failure ?? preview.error

  useEffect(() => {
    if (error && form.current) showFirstError(form.current)
  }, [error])

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
    setFailure(undefined)
    preview.forgetError()
    void preview.look(input)
  }

  async function save(values: FormValues) {
    setSaving(true)
    preview.forgetError()
    setFailure(undefined)
    const answer = await sent(() => props.save(values))
    setSaving(false)
    if (answer.ok) props.onSaved(answer.data)
    else setFailure(answer.error)
  }

  const once = useRef(false)
  useEffect(() => {
    if (!props.lookAtOnce || once.current) return
    once.current = true
    const empty = form.current?.querySelector<HTMLInputElement>(
      ':required:placeholder-shown[name^="config."]',
    )
    // What is still missing is asked for first.
    if (empty) empty.focus()
    else look()
  })

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving || !ready) return
    const button = event.nativeEvent.submitter
    if (button instanceof HTMLButtonElement && button.value === 'preview') look()
    else {
      nameIt()
      const { config, ...rest } = readFormValues(event.currentTarget)
      // Settings that are all left empty are settings still.
      void save(schema ? { ...rest, config: config ?? {} } : rest)
    }
  }

  /** Suggests a name where none is; gives the field when it did. */
  function nameIt(): HTMLInputElement | undefined {
    const name = form.current?.elements.namedItem('name')
    if (!form.current || !(name instanceof HTMLInputElement) || name.value.trim() !== '') return undefined
    name.value = suggestName(readFormValues(form.current).config, schema) ?? ''
    return name
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const name = nameIt()
    // Whoever goes on to the name may write another over the suggested one.
    if (name && event.relatedTarget === name) name.select()
  }

  function choose(column: string, field: string) {
    const { [column]: _, ...rest } = mapping
    setMapping(field === '' ? rest : { ...rest, [column]: field })
    if (preview.shown) preview.lookSoon(() => ({ ...input(), reuse: true }))
  }

  const previewButton = (
    <Button
      key="preview"
      type="submit"
      value="preview"
      variant={preview.shown || sourceId ? 'secondary' : 'primary'}
      pending={preview.looking}
    >
      {preview.shown ? 'Preview again' : 'Preview'}
    </Button>
  )
  const saveButton = (
    <Button
      key="save"
      type="submit"
      value="save"
      variant={preview.shown || sourceId || !props.preview ? 'primary' : 'secondary'}
      pending={saving}
    >
      {saveLabel}
    </Button>
  )

  const fields = (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={onSubmit}
      onBlur={onBlur}
      onChange={(event) => {
        if (!kept.includes(event.target.name)) setChanged(true)
        if (form.current) props.onEdit?.(readFormValues(form.current))
      }}
    >
      <FormErrorsContext value={error?.errors ?? []}>
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
        {/* What sends to us is not looked at. */}
        {props.preview || !schema ? <RhythmField value={start.sync_interval_minutes} /> : null}
        <PublishModeField value={start.publish_mode} />
      </FormErrorsContext>
      {error ? (
        <div tabIndex={-1}>
          <FormError error={error} form={form.current} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {/* The first one is what Enter in a field does: of a new source look before anything is stored. */}
        {props.preview === undefined ? null : sourceId === undefined ? previewButton : null}
        {saveButton}
        {props.preview !== undefined && sourceId !== undefined ? previewButton : null}
      </div>
    </form>
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
