/** The part of JSON Schema that forms are made from: what `z.toJSONSchema` gives for an object, with our own meta. */
export type PropertySchema = {
  type?: string | string[]
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  format?: string
  const?: unknown
  enum?: unknown[]
  /** Words for the values of an enum. */
  labels?: Record<string, string>
  anyOf?: PropertySchema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: PropertySchema
  properties?: Record<string, PropertySchema>
  required?: string[]
  /** The keys an object may have. */
  propertyNames?: { enum?: unknown[] }
  /** A secret: it can be set and is never shown. */
  writeOnly?: boolean
  /** Asks for another control than its kind of value has. */
  control?: string
  /** The id of a datalist of the page that offers values: see `ContentTypeChoices`. */
  suggest?: string
  /** Not folded away although it may be left out. */
  inSight?: boolean
  /** What is called like this value may have its name. */
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

/** Which control a property gets. */
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

/** The same property without the ways of saying "or null" and "one of these" that need alternatives. */
export function withoutUnions(property: PropertySchema): PropertySchema {
  const { anyOf, ...outer } = property
  if (!anyOf) return property
  const kinds = anyOf.filter((one) => one.type !== 'null')
  if (kinds.length > 1 && kinds.every((one) => one.const !== undefined))
    return { ...outer, enum: kinds.map((one) => one.const) }
  return { ...kinds[0], ...outer }
}

/** What stands greyed in an empty field: the default, else the first example. */
export function placeholderOf(property: PropertySchema): string | undefined {
  const shown = [property.default, property.examples?.[0]].find((one) => !isBlank(one))
  if (shown === undefined) return undefined
  return Array.isArray(shown) ? shown.join(', ') : String(shown)
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** "base_url" as "Base url", for a property without a title. */
export function labelOf(name: string, property: PropertySchema): string {
  return property.title ?? inWords(name)
}

/** What a value of a choice is called: as its schema says, else the value itself in words. */
export function choiceLabel(property: PropertySchema, value: unknown): string {
  return property.labels?.[String(value)] ?? inWords(String(value))
}

function inWords(name: string): string {
  const words = name.replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a form cannot do without it; a default makes a value optional, whatever `required` says. */
export function isRequired(schema: ObjectSchema, name: string): boolean {
  return (schema.required?.includes(name) ?? false) && schema.properties?.[name]?.default === undefined
}

/** The names of an object's properties: those to show first, and those to fold away; each in the schema's order. */
export function sortedFields(schema: ObjectSchema): { first: string[]; rest: string[] } {
  const names = Object.keys(schema.properties ?? {})
  const first = names.filter((name) => isRequired(schema, name) || schema.properties?.[name]?.inSight)
  return { first, rest: names.filter((name) => !first.includes(name)) }
}

/** Whether a property is to be shown while the form has these values. */
export function isShown(property: PropertySchema, values: Record<string, unknown>): boolean {
  return Object.entries(property.only ?? {}).every(([name, fitting]) => fitting.includes(values[name]))
}
