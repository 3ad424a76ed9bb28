'use client'

import { useMemo, useState } from 'react'
import type { FormAction } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { useHydrated } from '@/components/ui/use-hydrated'
import { publishModes } from '@/lib/sources/schemas'
import type { Preview } from '../preview/use-preview'
import { PushReady } from '../push/push-ready'
import { keepDraft, readDraft, type SourceDraft, withoutSecrets } from './draft'
import { FoundNotice } from './found-notice'
import { SourceForm, type SourceFormStart } from './source-form'

type Created = { id: string; issued?: { secret: string; push_url: string } }
type Create = FormAction<Created>

type NewSourceFormProps = {
  type: { type: string; label: string }
  /** The connector's settings as JSON Schema. */
  schema: ObjectSchema
  guidance?: string
  /** Absent for types that have nothing to preview. */
  preview?: Preview
  create: Create
  /** The path of the source list; the new source's page is below it. */
  listHref: string
}

/**
 * The form for a new source of a type, prefilled from a pasted address or from earlier input in this tab. Goes to
 * the source once it is stored; for a source that receives pushes, it first shows the secret, which exists in this
 * view only.
 */
export function NewSourceForm({ type, create, listHref, ...form }: NewSourceFormProps) {
  const hydrated = useHydrated()
  const draft = useMemo(
    () => (hydrated ? readDraft(listHref, type.type) : undefined),
    [hydrated, listHref, type.type],
  )
  const [made, setMade] = useState<Required<Created>>()
  const found = draft?.found
  if (made)
    return (
      <PushReady secret={made.issued.secret} pushUrl={made.issued.push_url} href={`${listHref}/${made.id}`} />
    )
  return (
    <SourceForm
      {...form}
      // The draft stored in the tab is only known once scripts run.
      key={draft ? 'kept' : 'new'}
      sourceType={type.type}
      start={startOf(draft)}
      lookAtOnce={draft?.fresh}
      notice={
        found ? (
          <FoundNotice
            found={found}
            present={{
              ...type,
              ...found,
              config: draft.values.config ?? {},
              ...(draft.values.name === undefined ? {} : { name: draft.values.name }),
            }}
            listHref={listHref}
          />
        ) : null
      }
      onEdit={(values) =>
        keepDraft(listHref, type.type, {
          ...(found ? { found } : {}),
          values: withoutSecrets(values, form.schema),
        })
      }
      saveLabel={form.preview ? 'Create and sync' : 'Create'}
      save={(values) => create({ ...values, source_type: type.type })}
      onSaved={{
        onDone: ({ id, issued }) => {
          keepDraft(listHref, type.type, undefined)
          if (issued) setMade({ id, issued })
        },
        href: ({ id, issued }) => (issued ? null : `${listHref}/${id}`),
      }}
    />
  )
}

function startOf(draft: SourceDraft | undefined): SourceFormStart {
  const { name, config, publish_mode, sync_interval_minutes } = draft?.values ?? {}
  const mode = publishModes.find((one) => one === publish_mode)
  return {
    ...(name === undefined ? {} : { name }),
    ...(config === undefined ? {} : { config }),
    ...(mode === undefined ? {} : { publish_mode: mode }),
    ...(sync_interval_minutes === undefined ? {} : { sync_interval_minutes }),
  }
}
