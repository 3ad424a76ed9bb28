import { z } from 'zod'
import type { Connector } from './connector'

/** One field of a source's form, made from the connector's schema; plain data, safe to hand to the browser. */
export type ConfigField = {
  name: string
  title: string
  description: string
  example: string | undefined
  /** text: one line; list: one value a line; secret: shown masked; json: anything else. */
  input: 'text' | 'number' | 'boolean' | 'list' | 'secret' | 'json'
  required: boolean
  default: unknown
}

export type SourceTypeForm = { type: string; label: string; description: string; fields: ConfigField[] }

type JsonSchema = {
  type?: unknown
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
}

/** The form of a type of source: its fields with titles, descriptions, examples and defaults (spec 2.5). */
export function sourceTypeForm(connector: Connector): SourceTypeForm {
  const schema = z.toJSONSchema(connector.config, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]): ConfigField => ({
      name,
      title: field.title ?? name,
      description: field.description ?? '',
      example: field.examples?.[0] === undefined ? undefined : String(field.examples[0]),
      input: connector.secretFields.includes(name) ? 'secret' : inputOf(field),
      required: required.has(name),
      default: field.default,
    }),
  )
  return { type: connector.type, label: connector.label, description: connector.description, fields }
}

function inputOf(field: JsonSchema): ConfigField['input'] {
  if (field.type === 'string') return 'text'
  if (field.type === 'number' || field.type === 'integer') return 'number'
  if (field.type === 'boolean') return 'boolean'
  return field.type === 'array' && field.items?.type === 'string' ? 'list' : 'json'
}
