'use client'

import { useState } from 'react'
import { Select, type SelectOption, Textarea } from '@/components/forms/controls'
import { FailureNotice } from '@/components/forms/failure-notice'
import { Field } from '@/components/forms/field'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/actions/run-action'
import type { PushCounts } from '@/lib/push/schemas'
import type { PayloadView } from '@/lib/push/try-payload'
import { deliveryWords } from './delivery-words'
import { PathFields } from './path-fields'
import { PayloadResult } from './payload-result'

type Attempt = {
  id: string
  body: string
  headers?: Record<string, string>
  config?: Record<string, unknown>
}
type Sample = { id: string; label: string; body: string; headers: Record<string, string> }

export type TryPayloadProps = {
  source: { id: string; config: Record<string, unknown> }
  senders: SelectOption[]
  samples: Sample[]
  attempt: (input: Attempt) => Promise<ActionResult<PayloadView>>
  replay: (input: Attempt) => Promise<ActionResult<PushCounts>>
  save: (input: { id: string; config: Record<string, unknown> }) => Promise<ActionResult<unknown>>
}

/** Chooses how a delivery's JSON is read, shows what a sample would become, and can import it. */
export function TryPayload({ source, senders, samples, attempt, replay, save }: TryPayloadProps) {
  const [payload, setPayload] = useState(String(source.config.payload ?? 'items'))
  const [fields, setFields] = useState<Record<string, string>>(textsOf(source.config.payload_fields))
  const [body, setBody] = useState(samples[0]?.body ?? '')
  const [headers, setHeaders] = useState(samples[0]?.headers ?? {})
  const [shown, setShown] = useState<PayloadView>()
  const { submit, pending, error } = useSubmit()
  const [changed, setChanged] = useState(false)
  const mapping = { payload, payload_fields: payload === 'items' ? {} : fields }

  const onFail = () => setShown(undefined)
  const preview = () =>
    void submit(() => attempt({ id: source.id, body, headers, config: mapping }), {
      href: null,
      onDone: setShown,
      onFail,
    })
  const saveMapping = () =>
    void submit(() => save({ id: source.id, config: { ...source.config, ...mapping } }), {
      done: 'Mapping saved.',
      onDone: () => setChanged(false),
      onFail,
    })
  const importIt = () =>
    void submit(() => replay({ id: source.id, body, headers }), {
      done: (counts) => `Imported: ${deliveryWords(counts)}.`,
      onFail,
    })

  return (
    <div className="flex flex-col gap-5">
      <Field name="payload" label="Sending system">
        <Select
          value={payload}
          options={senders}
          onChange={({ target }) => {
            setPayload(target.value)
            setChanged(true)
          }}
        />
      </Field>
      {samples.length > 0 ? (
        <Field name="sample" label="Saved sample">
          <Select
            defaultValue={samples[0]?.id}
            options={samples.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target }) => {
              const sample = samples.find(({ id }) => id === target.value)
              setBody(sample?.body ?? '')
              setHeaders(sample?.headers ?? {})
            }}
          />
        </Field>
      ) : null}
      <Field name="body" label="Sample (JSON)" help="Paste the body of one delivery.">
        <Textarea
          rows={8}
          className="font-mono text-xs"
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      {payload === 'items' ? null : (
        <PathFields
          required={payload === 'custom'}
          fields={fields}
          body={body}
          onChange={(next) => {
            setFields(next)
            setChanged(true)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} disabled={body.trim() === ''} onClick={preview}>
          Preview sample
        </Button>
        <Button disabled={pending || !changed} onClick={saveMapping}>
          Save mapping
        </Button>
        <Button disabled={pending || changed || body.trim() === ''} onClick={importIt}>
          Import sample
        </Button>
      </div>
      {changed ? <p className="text-sm text-muted">Save the mapping before you import the sample.</p> : null}
      {error ? <FailureNotice error={error} /> : null}
      <div role="status">{shown ? <PayloadResult shown={shown} /> : null}</div>
    </div>
  )
}

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, path]) => [name, String(path)]))
    : {}
