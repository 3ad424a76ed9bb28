import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** Where the document keeps schemas that several operations share. */
const SHARED = '#/components/schemas/'

/**
 * Collects the schemas of an OpenAPI document. `schemaOf` takes a zod schema and whether it describes a request
 * (`input`) or a response (`output`); it returns the JSON Schema, in which every schema with an id (`.meta({ id
 * })`) is a reference into `shared`. A schema that differs between requests and responses is shared twice, as
 * `Name` and `NameInput`.
 */
export function collectSchemas(): {
  shared: Record<string, JsonSchema>
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema
} {
  const shared: Record<string, JsonSchema> = {}

  function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // Wrapped in an object, so that a top-level schema with an id becomes a reference too.
    const { properties, $defs } = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any' })
    const definitions = ($defs ?? {}) as Record<string, JsonSchema>
    const names = nameAll(definitions, io)
    for (const [local, definition] of Object.entries(definitions))
      shared[names.get(local) ?? local] ??= rewrite(definition, names, io) as JsonSchema
    return rewrite(properties?.schema ?? {}, names, io) as JsonSchema
  }

  /** Maps each local definition to its shared name; two definitions share a name only if they are the same schema. */
  function nameAll(definitions: Record<string, JsonSchema>, io: 'input' | 'output'): Map<string, string> {
    const names = new Map(Object.keys(definitions).map((local) => [local, baseName(local)]))
    let settled = false
    while (!settled) {
      settled = true
      for (const [local, definition] of Object.entries(definitions)) {
        const name = names.get(local) ?? local
        const known = shared[name]
        if (!known || same(known, rewrite(definition, names, io))) continue
        names.set(local, nextName(name, io))
        settled = false
      }
    }
    return names
  }

  return { shared, schemaOf }
}

/** zod numbers recursive schemas that have no name; in this API that is a JSON value. */
const baseName = (local: string): string => (local.startsWith('__schema') ? 'JsonValue' : local)

function nextName(name: string, io: 'input' | 'output'): string {
  if (io === 'input' && !/Input\d*$/.test(name)) return `${name}Input`
  const stem = name.replace(/(?<!\d)\d+$/, '')
  return `${stem}${Number(name.slice(stem.length) || 1) + 1}`
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Rewrites references to point at the shared schemas. Responses may gain fields later, so no response schema
 * forbids additional properties.
 */
function rewrite(value: unknown, names: Map<string, string>, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((inner) => rewrite(inner, names, io))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'id' && isSchema(value)) return []
      if (key === 'additionalProperties' && inner === false && io === 'output') return []
      if (key === '$ref' && typeof inner === 'string') {
        const local = inner.replace('#/$defs/', '')
        return [[key, `${SHARED}${names.get(local) ?? local}`]]
      }
      return [[key, rewrite(inner, names, io)]]
    }),
  )
}

/** Whether `id` is the schema's own name here, not a property called "id". */
const isSchema = (value: object): boolean => 'id' in value && typeof value.id === 'string'
