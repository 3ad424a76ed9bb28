import { z } from 'zod'
import type { ObjectSchema } from '@/components/forms/json-schema'
import type { SourceType } from '@/components/sources/form/type-cards'
import { findConnector, listConnectors } from '@/lib/sources/registry'

/** The kinds of sources a person can choose from. */
export const sourceTypes = (): SourceType[] =>
  listConnectors().map(({ type, label, description, icon }) => ({
    type,
    label,
    description,
    ...(icon ? { icon } : {}),
  }))

/** What the form of a type needs besides its settings; undefined for a type that is not there. */
export function sourceType(
  type: string,
): { card: SourceType; guidance?: string; hasPreview: boolean } | undefined {
  const card = sourceTypes().find((one) => one.type === type)
  const connector = findConnector(type)
  if (!card || !connector) return undefined
  const { guidance, kind } = connector
  return { card, ...(guidance === undefined ? {} : { guidance }), hasPreview: kind === 'pull' }
}

/** What lists call a type; a type that is not there keeps its own name. */
export const typeLabel = (type: string): string => findConnector(type)?.label ?? type

/** The settings of a type as JSON Schema, which forms are made from; undefined for a type that is not there. */
export function configSchema(type: string): ObjectSchema | undefined {
  const connector = findConnector(type)
  if (!connector) return undefined
  const { properties, required } = z.toJSONSchema(connector.config, {
    io: 'input',
    unrepresentable: 'any',
    // What is tidied up while it is checked loses these in the making; a form needs them.
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
