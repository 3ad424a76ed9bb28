'use client'

import { useId } from 'react'
import { Checkbox } from './controls'
import { describedBy, Field, FieldMessage, useFieldError } from './field'
import {
  fieldKind,
  isRequired,
  labelOf,
  type ObjectSchema,
  type PropertySchema,
  withoutUnions,
} from './json-schema'
import { MapInput } from './map-input'
import { SchemaControl } from './schema-control'

type SchemaFieldsProps = {
  /** From `z.toJSONSchema(schema, { io: 'input' })`, with titles, descriptions and examples from `.meta()`. */
  schema: ObjectSchema
  /** The name the object has in the action's input ("config"). */
  name: string
  values?: Record<string, unknown>
  /** Properties to leave out, such as those a step before has settled. */
  without?: readonly string[]
  /** Properties that do not count at present: they stay as they were filled in, unseen and unsent. */
  hidden?: readonly string[]
  /** Whether values that may be left out say so; not where all of them may. */
  marksOptional?: boolean
}

/** The fields of a form made from a JSON Schema; stands inside an `ActionForm`, which sends them and brings errors. */
export function SchemaFields({
  schema,
  name,
  values = {},
  without = [],
  hidden = [],
  marksOptional = true,
}: SchemaFieldsProps) {
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !without.includes(key))
  return properties.map(([key, property]) => {
    const field = (
      <SchemaField
        key={key}
        name={key}
        path={`${name}.${key}`}
        property={withoutUnions(property)}
        value={values[key]}
        required={isRequired(schema, key)}
        marksOptional={marksOptional}
      />
    )
    if (!property.only) return field
    return (
      <fieldset key={key} className="min-w-0" disabled={hidden.includes(key)} hidden={hidden.includes(key)}>
        {field}
      </fieldset>
    )
  })
}

type SchemaFieldProps = {
  name: string
  path: string
  property: PropertySchema
  value: unknown
  required: boolean
  marksOptional: boolean
}

function SchemaField({ name, path, property, value, required, marksOptional }: SchemaFieldProps) {
  const label = labelOf(name, property)
  const kind = fieldKind(property)
  if (kind === 'mapping') return null
  if (kind === 'group') return <Group path={path} label={label} property={property} value={value} />
  if (kind === 'pairs')
    return (
      <MapInput
        name={path}
        label={label}
        help={property.description}
        keyLabel="Name"
        valueLabel="Value"
        defaultValue={texts(value)}
      />
    )
  if (kind === 'boolean')
    return (
      <Checkbox
        name={path}
        label={label}
        help={property.description}
        defaultChecked={Boolean(value ?? property.default)}
      />
    )
  return (
    <Field
      name={path}
      label={label}
      help={property.description}
      required={required}
      optional={!required && marksOptional && !(kind === 'choice' && property.default !== undefined)}
    >
      <SchemaControl property={property} value={value} required={required} />
    </Field>
  )
}

/** An object inside: its fields together under one heading. */
function Group({
  path,
  label,
  property,
  value,
}: Omit<SchemaFieldProps, 'name' | 'required' | 'marksOptional'> & { label: string }) {
  const id = useId()
  const wrong = useFieldError(path, { itself: true })
  const values = typeof value === 'object' && value !== null ? { ...value } : {}
  return (
    <fieldset aria-describedby={describedBy(wrong && `${id}-error`, property.description && `${id}-help`)}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {property.description ? (
        <p id={`${id}-help`} className="mb-3 text-xs text-muted">
          {property.description}
        </p>
      ) : null}
      {/* An object without any value is still an object. */}
      <input type="hidden" name={path} data-kind="json" value="{}" />
      <div className="flex flex-col gap-4 border-l-2 border-separator pl-4">
        <SchemaFields schema={property} name={path} values={values} marksOptional={false} />
      </div>
      <FieldMessage id={`${id}-error`}>{wrong}</FieldMessage>
    </fieldset>
  )
}

const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]))
    : {}
