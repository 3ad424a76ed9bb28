import { labelOf, type ObjectSchema } from '@/components/forms/json-schema'

/** The fields that a person has chosen: the field's name by the item's column. */
export type FieldChoice = Record<string, string>

type MappingProperty = { name: string; label: string; columns: string[] }

/**
 * Returns the setting of a source type that stores the chosen fields, with the columns of an item for which a field
 * can be chosen.
 */
export function mappingProperty(schema: ObjectSchema | undefined): MappingProperty | undefined {
  const found = Object.entries(schema?.properties ?? {}).find(
    ([, property]) => property.control === 'mapping',
  )
  if (!found) return undefined
  const [name, property] = found
  return { name, label: labelOf(name, property), columns: (property.propertyNames?.enum ?? []).map(String) }
}

/** Returns the field choice stored in a config. */
export function mappingOf(
  config: Record<string, unknown> | undefined,
  schema: ObjectSchema | undefined,
): FieldChoice {
  const chosen = config?.[mappingProperty(schema)?.name ?? '']
  if (typeof chosen !== 'object' || chosen === null) return {}
  return Object.fromEntries(
    Object.entries(chosen).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
