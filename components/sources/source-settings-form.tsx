'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import type { ActionResult } from '@/lib/actions/run-action'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { ConfigFields } from './config-fields'
import { PublishModeField } from './publish-mode-field'
import { RhythmField } from './rhythm-field'

type SourceSettingsFormProps = {
  source: Pick<SourceAnswer, 'id' | 'name' | 'config' | 'publish_mode' | 'sync_interval_minutes'>
  /** The connector's settings; absent when its type is not available, then only the rest can be changed. */
  schema?: ObjectSchema
  save: { run(input: FormValues): Promise<ActionResult<unknown>> }['run']
}

/** Changes a source's name, settings, rhythm and what happens with its posts. */
export function SourceSettingsForm({ source, schema, save }: SourceSettingsFormProps) {
  return (
    <ActionForm
      action={save}
      submitLabel="Save"
      done="Saved. The next sync uses these settings."
      fixed={{ id: source.id }}
    >
      <Field name="name" label="Name" required>
        <Input defaultValue={source.name} maxLength={120} autoComplete="off" />
      </Field>
      {schema ? <ConfigFields schema={schema} values={source.config} /> : null}
      <RhythmField value={source.sync_interval_minutes} />
      <PublishModeField value={source.publish_mode} />
    </ActionForm>
  )
}
