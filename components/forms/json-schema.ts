/**
 * The subset of JSON Schema that forms are built from: the output of `z.toJSONSchema` for an object, plus our own
 * metadata.
 */
export type PropertySchema = {
  type?: string | string[]
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  format?: string
  const?: unknown
  enum?: unknown[]
  /** Display names for the values of an enum. */
  labels?: Record<string, string>
  anyOf?: PropertySchema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: PropertySchema
  properties?: Record<string, PropertySchema>
  required?: string[]
  /** The keys that an object may have. */
  propertyNames?: { enum?: unknown[] }
  /** Marks a secret: it can be set but is never shown. */
  writeOnly?: boolean
  /** Overrides the control for the property's type. */
  control?: string
  /** The ID of a datalist on the page with suggested values: see `ContentTypeChoices`. */
  suggest?: string
  /** Not folded away even though it is optional. */
  alwaysShown?: boolean
  /** The value suggests a name for what the form creates. */
  names?: boolean
  /** Shown only while another property of the form has one of these values. */
  only?: Record<string, unknown[]>
}

export type ObjectSchema = {
  properties?: Record<string, PropertySchema>
  required?: string[]
}

export type FieldKind =
  | 'text'
  | 'long-text'
  | 'url'
  | 'number'
  | 'boolean'
  | 'list'
  | 'choice'
  | 'secret'
  | 'group'
  | 'pairs'
  | 'mapping'

/** Returns the kind of control that a property gets. */
export function fieldKind(given: PropertySchema): FieldKind {
  const property = withoutUnions(given)
  const types = [property.type].flat()
  if (property.control === 'mapping') return 'mapping'
  if (property.writeOnly) return 'secret'
  if (property.enum) return 'choice'
  if (property.properties) return 'group'
  if (types.includes('object')) return 'pairs'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('number') || types.includes('integer')) return 'number'
  if (types.includes('array')) return 'list'
  if (property.format === 'uri') return 'url'
  if (property.control === 'line') return 'text'
  return property.control === 'long-text' || (property.maxLength ?? 0) > 500 ? 'long-text' : 'text'
}

/**
 * Resolves `anyOf`: drops the null alternative, turns constants into an enum, and otherwise uses the first
 * alternative.
 */
export function withoutUnions(property: PropertySchema): PropertySchema {
  const { anyOf, ...outer } = property
  if (!anyOf) return property
  const kinds = anyOf.filter((one) => one.type !== 'null')
  if (kinds.length > 1 && kinds.every((one) => one.const !== undefined))
    return { ...outer, enum: kinds.map((one) => one.const) }
  return { ...kinds[0], ...outer }
}

/** Returns the placeholder of an empty field: the default, otherwise the first example. */
export function placeholderOf(property: PropertySchema): string | undefined {
  const shown = [property.default, property.examples?.[0]].find((one) => !isBlank(one))
  if (shown === undefined) return undefined
  return Array.isArray(shown) ? shown.join(', ') : String(shown)
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns a property's title, otherwise its name in words: "base_url" becomes "Base url". */
export function labelOf(name: string, property: PropertySchema): string {
  return property.title ?? inWords(name)
}

/** Returns the label of an enum value: from the schema, otherwise the value in words. */
export function choiceLabel(property: PropertySchema, value: unknown): string {
  return property.labels?.[String(value)] ?? inWords(String(value))
}

function inWords(name: string): string {
  const words = name.replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a form must have the value. A default makes it optional, whatever `required` says. */
export function isRequired(schema: ObjectSchema, name: string): boolean {
  return (schema.required?.includes(name) ?? false) && schema.properties?.[name]?.default === undefined
}

/** Splits an object's property names into those to show first and those to fold away, each in the schema's order. */
export function sortedFields(schema: ObjectSchema): { first: string[]; rest: string[] } {
  const names = Object.keys(schema.properties ?? {})
  const first = names.filter((name) => isRequired(schema, name) || schema.properties?.[name]?.alwaysShown)
  return { first, rest: names.filter((name) => !first.includes(name)) }
}

/** Whether to show a property while the form has these values. */
export function isShown(property: PropertySchema, values: Record<string, unknown>): boolean {
  return Object.entries(property.only ?? {}).every(([name, fitting]) => fitting.includes(values[name]))
}
