import { labelOf, type ObjectSchema } from '@/components/forms/json-schema'

/** The fields a person has chosen: by the column of an item, the name of the field. */
export type FieldChoice = Record<string, string>

type MappingProperty = { name: string; label: string; columns: string[] }

/** The setting of a type that holds the choice of fields, and what of an item a field can be chosen for. */
export function mappingProperty(schema: ObjectSchema | undefined): MappingProperty | undefined {
  const found = Object.entries(schema?.properties ?? {}).find(
    ([, property]) => property.control === 'mapping',
  )
  if (!found) return undefined
  const [name, property] = found
  return { name, label: labelOf(name, property), columns: (property.propertyNames?.enum ?? []).map(String) }
}

/** The choice a config holds. */
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
