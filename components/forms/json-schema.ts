/** The part of JSON Schema that forms are made from: what `z.toJSONSchema` gives for a flat object. */
export type PropertySchema = {
  type?: string | string[]
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  format?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: { type?: string }
}

export type ObjectSchema = {
  properties?: Record<string, PropertySchema>
  required?: string[]
}

export type FieldKind = 'text' | 'long-text' | 'url' | 'number' | 'boolean' | 'list' | 'choice'

/** Which control a property gets. */
export function fieldKind(property: PropertySchema): FieldKind {
  const types = [property.type].flat()
  if (property.enum) return 'choice'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('number') || types.includes('integer')) return 'number'
  if (types.includes('array')) return 'list'
  if (property.format === 'uri') return 'url'
  return (property.maxLength ?? 0) > 500 ? 'long-text' : 'text'
}

/** What stands greyed in an empty field: the default, else the first example. */
export function placeholderOf(property: PropertySchema): string | undefined {
  const shown = property.default ?? property.examples?.[0]
  if (shown === undefined || shown === null) return undefined
  return Array.isArray(shown) ? shown.join(', ') : String(shown)
}

/** "base_url" as "Base url", for a property without a title. */
export function labelOf(name: string, property: PropertySchema): string {
  if (property.title) return property.title
  const words = name.replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
