'use client'

import type { FormAction } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import type { SourceAnswer } from '@/lib/sources/schemas'
import type { Preview } from '../preview/use-preview'
import { SourceForm } from './source-form'

type SourceSettingsFormProps = {
  source: Pick<
    SourceAnswer,
    'id' | 'source_type' | 'name' | 'config' | 'publish_mode' | 'sync_interval_minutes'
  >
  /** The connector's settings; absent if its type is not available, so that only the rest can be changed. */
  schema?: ObjectSchema
  guidance?: string
  preview?: Preview
  save: FormAction
}

/** Changes a source's name, settings, sync interval and what happens to its posts. */
export function SourceSettingsForm({ source, save, ...form }: SourceSettingsFormProps) {
  return (
    <SourceForm
      {...form}
      sourceType={source.source_type}
      sourceId={source.id}
      start={source}
      saveLabel="Save"
      save={(values) => save({ ...values, id: source.id })}
      onSaved={{ done: `Saved. The next ${form.preview ? 'sync' : 'push'} uses these settings.` }}
    />
  )
}
