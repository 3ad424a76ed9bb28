'use client'

import { Checkbox, Input, Select, Textarea } from './controls'
import { Field } from './field'
import { fieldKind, labelOf, type ObjectSchema, type PropertySchema, placeholderOf } from './json-schema'
import { TagInput } from './tag-input'

type SchemaFieldsProps = {
  /** From `z.toJSONSchema(schema, { io: 'input' })`, with titles, descriptions and examples from `.meta()`. */
  schema: ObjectSchema
  /** The name the object has in the action's input ("config"). */
  name: string
  values?: Record<string, unknown>
  /** Properties to leave out, such as those a step before has settled. */
  without?: readonly string[]
}

/** The fields of a form made from a JSON Schema; stands inside an `ActionForm`, which sends them and brings errors. */
export function SchemaFields({ schema, name, values = {}, without = [] }: SchemaFieldsProps) {
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !without.includes(key))
  return properties.map(([key, property]) => {
    // A default makes a value optional, whatever `required` says.
    const required = (schema.required?.includes(key) ?? false) && property.default === undefined
    const path = `${name}.${key}`
    if (fieldKind(property) === 'boolean')
      return (
        <Checkbox
          key={key}
          name={path}
          label={labelOf(key, property)}
          help={property.description}
          defaultChecked={Boolean(values[key] ?? property.default)}
        />
      )
    return (
      <Field
        key={key}
        name={path}
        label={labelOf(key, property)}
        help={property.description}
        required={required}
        optional={!required}
      >
        <Control property={property} value={values[key]} required={required} />
      </Field>
    )
  })
}

function Control({
  property,
  value,
  required,
}: {
  property: PropertySchema
  value: unknown
  required: boolean
}) {
  const placeholder = placeholderOf(property)
  const kind = fieldKind(property)
  const text = value === undefined || value === null ? undefined : String(value)
  const whenEmpty = required ? undefined : 'omit'
  if (kind === 'choice')
    return (
      <Select
        defaultValue={text ?? (property.default === undefined ? '' : String(property.default))}
        options={(property.enum ?? []).map((one) => ({ value: String(one), label: String(one) }))}
        placeholder={property.default === undefined ? 'Choose…' : undefined}
        whenEmpty={whenEmpty}
      />
    )
  if (kind === 'list')
    return (
      <TagInput
        defaultValue={Array.isArray(value) ? value.map(String) : []}
        placeholder={placeholder}
        whenEmpty={whenEmpty}
      />
    )
  if (kind === 'long-text')
    return <Textarea defaultValue={text} placeholder={placeholder} whenEmpty={whenEmpty} />
  if (kind === 'number')
    return (
      <Input
        type="number"
        inputMode="numeric"
        className="max-w-40"
        defaultValue={text}
        placeholder={placeholder}
        min={property.minimum}
        max={property.maximum}
        whenEmpty={whenEmpty}
      />
    )
  return (
    <Input
      type={kind === 'url' ? 'url' : 'text'}
      defaultValue={text}
      placeholder={placeholder}
      maxLength={property.maxLength}
      spellCheck={kind === 'url' ? false : undefined}
      autoComplete="off"
      whenEmpty={whenEmpty}
    />
  )
}
