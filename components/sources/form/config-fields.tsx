'use client'

import { ChevronRight } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { isShown, type ObjectSchema, sortedFields } from '@/components/forms/json-schema'
import { SchemaFields } from '@/components/forms/schema-form'

type ConfigFieldsProps = {
  schema: ObjectSchema
  values?: Record<string, unknown>
  /** Additional fields for "More settings". */
  more?: ReactNode
}

/** A connector's settings as form fields: the required ones visible, the rest folded away. */
export function ConfigFields({ schema, values = {}, more }: ConfigFieldsProps) {
  const [deciding, setDeciding] = useState(() => decisions(schema, values))
  const { first, rest } = sortedFields(schema)
  const hidden = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isShown(property, deciding) ? [] : [name],
  )
  const open = rest.filter(
    (name) => !hidden.includes(name) && schema.properties?.[name]?.control !== 'mapping',
  )

  function onChange({ target }: ChangeEvent<HTMLElement>) {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return
    const name = target.name.replace(/^config\./, '')
    if (!(name in deciding)) return
    const value = target.type === 'checkbox' && 'checked' in target ? target.checked : target.value
    setDeciding({ ...deciding, [name]: value })
  }

  return (
    <div className="flex flex-col gap-5" onChange={onChange}>
      <SchemaFields schema={schema} name="config" values={values} without={rest} hidden={hidden} />
      {rest.length > 0 ? (
        <details
          className="group rounded-lg border border-border"
          data-more-settings
          hidden={open.length === 0 && !more}
        >
          <summary className="flex cursor-pointer items-center gap-2 rounded-lg px-4 py-3 text-sm font-medium">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
            />
            <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
              More settings
              <span className="text-xs font-normal text-muted">The defaults work for most sources</span>
            </span>
          </summary>
          <div className="flex flex-col gap-5 px-4 pt-1 pb-4">
            <SchemaFields
              schema={schema}
              name="config"
              values={values}
              without={first}
              hidden={hidden}
              marksOptional={false}
            />
            {more}
          </div>
        </details>
      ) : null}
    </div>
  )
}

/** Returns the current values of the properties that others depend on. */
function decisions(schema: ObjectSchema, values: Record<string, unknown>): Record<string, unknown> {
  const properties = Object.values(schema.properties ?? {})
  const names = new Set(properties.flatMap(({ only }) => Object.keys(only ?? {})))
  return Object.fromEntries(
    [...names].map((name) => [name, values[name] ?? schema.properties?.[name]?.default ?? '']),
  )
}
