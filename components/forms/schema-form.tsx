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
  /** The object's name in the action's input ("config"). */
  name: string
  values?: Record<string, unknown>
  /** Properties to leave out, such as those settled in an earlier step. */
  without?: readonly string[]
  /** Properties that currently do not apply: they keep their values, but are neither shown nor sent. */
  hidden?: readonly string[]
  /** Whether to label optional values; false where all of them are optional. */
  marksOptional?: boolean
}

/**
 * Form fields generated from a JSON Schema; used inside an `ActionForm`, which sends the values and provides the
 * errors.
 */
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

/** A nested object: its fields grouped under one heading. */
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
      {/* Ensures that an object without any values is still sent as an object. */}
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
