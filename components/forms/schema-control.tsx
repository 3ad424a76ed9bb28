'use client'

import { Input, Select, Textarea } from './controls'
import { choiceLabel, fieldKind, type PropertySchema, placeholderOf } from './json-schema'
import { SecretInput } from './secret-input'
import { TagInput } from './tag-input'

type SchemaControlProps = { property: PropertySchema; value: unknown; required: boolean }

/** The control for one value of a schema-based form; used inside a `Field`. */
export function SchemaControl({ property, value, required }: SchemaControlProps) {
  const placeholder = placeholderOf(property)
  const kind = fieldKind(property)
  const text = value === undefined || value === null ? undefined : String(value)
  const whenEmpty = required ? undefined : 'omit'
  if (kind === 'secret') return <SecretInput stored={Boolean(text)} maxLength={property.maxLength} />
  if (kind === 'choice')
    return (
      <Select
        defaultValue={text ?? (property.default === undefined ? '' : String(property.default))}
        options={(property.enum ?? []).map((one) => ({
          value: String(one),
          label: choiceLabel(property, one),
        }))}
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
    return (
      <Textarea
        defaultValue={text}
        placeholder={placeholder}
        maxLength={property.maxLength}
        whenEmpty={whenEmpty}
      />
    )
  if (kind === 'number')
    return (
      <Input
        type="number"
        inputMode={[property.type].flat().includes('integer') ? 'numeric' : 'decimal'}
        step={[property.type].flat().includes('integer') ? undefined : 'any'}
        className="max-w-40"
        defaultValue={text}
        placeholder={placeholder}
        min={bound(property.minimum)}
        max={bound(property.maximum)}
        whenEmpty={whenEmpty}
      />
    )
  return (
    <Input
      type={kind === 'url' ? 'url' : 'text'}
      list={property.suggest}
      defaultValue={text}
      placeholder={placeholder}
      maxLength={property.maxLength}
      spellCheck={kind === 'url' ? false : undefined}
      autoComplete="off"
      whenEmpty={whenEmpty}
    />
  )
}

/** Integers without a limit of their own get the safe-integer limits from Zod, which are dropped here. */
const bound = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
