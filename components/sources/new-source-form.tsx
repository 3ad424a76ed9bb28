'use client'

import { useRouter } from 'next/navigation'
import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react'
import { Input } from '@/components/forms/controls'
import { Field, FormErrorsContext } from '@/components/forms/field'
import { type FormValues, readFormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import { ConfigFields } from './config-fields'
import { homelessErrors, showFirstError } from './form-errors'
import { PreviewPanel, PreviewPlaceholder } from './preview-panel'
import type { PreviewView } from './preview-view'
import { PublishModeField } from './publish-mode-field'
import { RhythmField } from './rhythm-field'
import { suggestName } from './suggest-name'

// Methods, so that an action may ask for a narrower input: it checks with its schema what it is sent.
type Preview = { run(input: FormValues): Promise<ActionResult<PreviewView>> }['run']
type Create = { run(input: FormValues): Promise<ActionResult<{ id: string }>> }['run']

type NewSourceFormProps = {
  sourceType: string
  /** The connector's settings as JSON Schema. */
  schema: ObjectSchema
  /** What the fields start with: an example, say. */
  start?: { name?: string; config?: Record<string, unknown> }
  preview: Preview
  create: Create
  /** The address of the list of sources; the new one lies below it. */
  listHref: string
}

/** Name, settings and rhythm of a new source; shows on request what it would bring in, before anything is stored. */
export function NewSourceForm({ sourceType, schema, start, preview, create, listHref }: NewSourceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [shown, setShown] = useState<PreviewView>()
  const [error, setError] = useState<ActionFailure>()
  const [changed, setChanged] = useState(false)
  const [doing, setDoing] = useState<'preview' | 'create'>()
  const [pending, run] = useTransition()

  useEffect(() => {
    if (error && form.current) showFirstError(form.current)
  }, [error])

  function look(values: FormValues) {
    run(async () => {
      const answer = await preview({ source_type: sourceType, config: values.config ?? {} })
      setError(answer.ok ? undefined : answer.error)
      setShown(answer.ok ? answer.data : undefined)
      setChanged(false)
    })
  }

  function store(values: FormValues) {
    run(async () => {
      const answer = await create({ ...values, source_type: sourceType })
      setError(answer.ok ? undefined : answer.error)
      if (answer.ok) router.push(`${listHref}/${answer.data.id}`)
    })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const values = readFormValues(event.currentTarget)
    const button = event.nativeEvent.submitter
    const creating = button instanceof HTMLButtonElement && button.value === 'create'
    setDoing(creating ? 'create' : 'preview')
    creating ? store(values) : look(values)
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const name = form.current?.elements.namedItem('name')
    if (!form.current || !(name instanceof HTMLInputElement) || name.value.trim() !== '') return
    name.value = suggestName(readFormValues(form.current).config) ?? ''
    // Whoever goes on to the name may write another over the suggested one.
    if (event.relatedTarget === name) name.select()
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Card>
        <form
          ref={form}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={onSubmit}
          onBlur={onBlur}
          onChange={(event) => {
            if (event.target.name.startsWith('config.')) setChanged(true)
          }}
        >
          <FormErrorsContext value={error?.errors ?? []}>
            <ConfigFields schema={schema} values={start?.config} />
            <Field
              name="name"
              label="Name"
              help="How it is called in lists. Only your team sees it."
              required
            >
              <Input defaultValue={start?.name} maxLength={120} autoComplete="off" />
            </Field>
            <RhythmField />
            <PublishModeField />
          </FormErrorsContext>
          {error ? (
            <div tabIndex={-1}>
              <ErrorNotice {...error} errors={homelessErrors(error.errors, form.current)} />
            </div>
          ) : null}
          <div className="flex flex-wrap items-center gap-2">
            {/* First in the form, so that Enter in a field looks before anything is stored. */}
            <Button
              type="submit"
              value="preview"
              variant={shown ? 'secondary' : 'primary'}
              pending={pending && doing === 'preview'}
            >
              {shown ? 'Preview again' : 'Preview'}
            </Button>
            <Button
              type="submit"
              value="create"
              variant={shown ? 'primary' : 'secondary'}
              pending={pending && doing === 'create'}
            >
              Create and sync
            </Button>
          </div>
        </form>
      </Card>
      {shown ? (
        <PreviewPanel preview={shown} outdated={changed} />
      ) : (
        <PreviewPlaceholder looking={pending && doing === 'preview'} />
      )}
    </div>
  )
}
