'use client'

import { useRouter } from 'next/navigation'
import type { FormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import type { ActionResult } from '@/lib/actions/run-action'
import { SourceForm, type SourceFormStart } from './source-form'
import type { Preview } from './use-preview'

// A method, so that an action may ask for a narrower input: it checks with its schema what it is sent.
type Create = { run(input: FormValues): Promise<ActionResult<{ id: string }>> }['run']

type NewSourceFormProps = {
  sourceType: string
  /** The connector's settings as JSON Schema. */
  schema: ObjectSchema
  guidance?: string
  /** What the fields start with. */
  start?: SourceFormStart
  /** Absent for types that have nothing to look at. */
  preview?: Preview
  create: Create
  /** The address of the list of sources; the new one lies below it. */
  listHref: string
}

/** The form for a new source of a type; leads to the source once it is stored. */
export function NewSourceForm({ sourceType, create, listHref, ...form }: NewSourceFormProps) {
  const router = useRouter()
  return (
    <SourceForm
      {...form}
      sourceType={sourceType}
      saveLabel={form.preview ? 'Create and sync' : 'Create'}
      save={(values) => create({ ...values, source_type: sourceType })}
      onSaved={({ id }) => router.push(`${listHref}/${id}`)}
    />
  )
}
