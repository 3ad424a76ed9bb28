'use client'

import { ChevronRight } from 'lucide-react'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { SchemaFields } from '@/components/forms/schema-form'

type ConfigFieldsProps = { schema: ObjectSchema; values?: Record<string, unknown> }

/** A connector's settings as form fields: what it cannot do without in sight, the rest folded away. */
export function ConfigFields({ schema, values }: ConfigFieldsProps) {
  const names = Object.keys(schema.properties ?? {})
  const needed = names.filter((name) => isNeeded(schema, name))
  const rest = names.filter((name) => !isNeeded(schema, name))
  return (
    <>
      <SchemaFields schema={schema} name="config" values={values} without={rest} />
      {rest.length > 0 ? (
        <details className="group rounded-lg border border-border" data-more-settings>
          <summary className="flex cursor-pointer items-center gap-2 rounded-lg px-4 py-3 text-sm font-medium">
            <ChevronRight
              aria-hidden
              className="size-4 text-muted transition-transform group-open:rotate-90"
            />
            More settings
            <span className="ml-auto text-xs font-normal text-muted">All have sensible defaults</span>
          </summary>
          <div className="flex flex-col gap-5 px-4 pt-1 pb-4">
            <SchemaFields schema={schema} name="config" values={values} without={needed} />
          </div>
        </details>
      ) : null}
    </>
  )
}

function isNeeded(schema: ObjectSchema, name: string): boolean {
  return (schema.required?.includes(name) ?? false) && schema.properties?.[name]?.default === undefined
}
