import type { FormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { suggestName } from './suggest-name'

/** The source type detected for a pasted address, as the wizard passes it to the form. */
export type FoundType = {
  type: string
  label: string
  config: Record<string, unknown>
  certainty: number
  reason: string
  name?: string
}

/** The input for a new source so far, kept in this tab until the source is created. */
export type SourceDraft = {
  values: {
    name?: string
    config?: Record<string, unknown>
    publish_mode?: string
    sync_interval_minutes?: number
  }
  /** The pasted address and what was detected, with the other types it may be. */
  found?: { address: string; reason: string; certainty: number; others: FoundType[] }
  /** Whether its preview has not been loaded yet. */
  fresh?: boolean
}

const keyOf = (listHref: string, type: string) => `tributary.new-source:${listHref}:${type}`

/** Returns the stored draft for a new source of a type; undefined if there is none. */
export function readDraft(listHref: string, type: string): SourceDraft | undefined {
  try {
    const kept: SourceDraft | null = JSON.parse(sessionStorage.getItem(keyOf(listHref, type)) ?? 'null')
    return kept && typeof kept.values === 'object' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft in this tab; undefined removes it. If the browser stores nothing, a reload starts from scratch. */
export function keepDraft(listHref: string, type: string, draft: SourceDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(listHref, type), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(listHref, type))
  } catch {
    // Then nothing is stored.
  }
}

/** A key that identifies one of the detected types. */
export const keyOfFound = ({ type, config }: FoundType): string => `${type} ${JSON.stringify(config)}`

/** Builds the initial draft for a detected type. */
export const draftOf = (found: FoundType, address: string, others: FoundType[]): SourceDraft => ({
  values: {
    config: found.config,
    name: (found.name?.trim() || suggestName(found.config) || found.label).slice(0, 120),
  },
  found: {
    address,
    reason: found.reason,
    certainty: found.certainty,
    // There may be several of one type, if a file lists feeds.
    others: others.filter((other) => keyOfFound(other) !== keyOfFound(found)),
  },
  fresh: true,
})

/** Returns the form's values without secrets, because a tab may be restored on another day. */
export function withoutSecrets(values: FormValues, schema: ObjectSchema): SourceDraft['values'] {
  const { name, config, publish_mode, sync_interval_minutes } = values
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof publish_mode === 'string' ? { publish_mode } : {}),
    ...(typeof sync_interval_minutes === 'number' ? { sync_interval_minutes } : {}),
    config:
      typeof config === 'object' && config !== null
        ? Object.fromEntries(Object.entries(config).filter(([key]) => !schema.properties?.[key]?.writeOnly))
        : {},
  }
}
