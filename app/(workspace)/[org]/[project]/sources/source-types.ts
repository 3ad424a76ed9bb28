import { z } from 'zod'
import type { ObjectSchema } from '@/components/forms/json-schema'
import type { SourceType } from '@/components/sources/form/type-cards'
import { findConnector, listConnectors } from '@/lib/sources/registry'

/** Lists the source types to choose from. */
export const sourceTypes = (): SourceType[] =>
  listConnectors().map(({ type, label, description, icon }) => ({
    type,
    label,
    description,
    ...(icon ? { icon } : {}),
  }))

/** Returns what the form of a type needs besides its settings; undefined for an unknown type. */
export function sourceType(
  type: string,
): { card: SourceType; guidance?: string; hasPreview: boolean } | undefined {
  const card = sourceTypes().find((one) => one.type === type)
  const connector = findConnector(type)
  if (!card || !connector) return undefined
  const { guidance, kind } = connector
  return { card, ...(guidance === undefined ? {} : { guidance }), hasPreview: kind === 'pull' }
}

/** Returns the label of a type; an unknown type keeps its own name. */
export const typeLabel = (type: string): string => findConnector(type)?.label ?? type

/** Returns the settings of a type as a JSON Schema, from which forms are built; undefined for an unknown type. */
export function configSchema(type: string): ObjectSchema | undefined {
  const connector = findConnector(type)
  if (!connector) return undefined
  const { properties, required } = z.toJSONSchema(connector.config, {
    io: 'input',
    unrepresentable: 'any',
    // A schema that transforms its value loses these in the conversion, but forms need them.
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'default') jsonSchema.default ??= def.defaultValue
      const examples = z.globalRegistry.get(zodSchema)?.examples
      if (Array.isArray(examples)) jsonSchema.examples ??= examples
    },
  })
  for (const name of connector.secretFields) {
    const property = properties?.[name]
    if (typeof property === 'object') property.writeOnly = true
  }
  return JSON.parse(JSON.stringify({ properties, required }))
}
