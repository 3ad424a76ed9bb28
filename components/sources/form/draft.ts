import type { FormValues } from '@/components/forms/form-values'
import type { ObjectSchema } from '@/components/forms/json-schema'
import { suggestName } from './suggest-name'

/** What an address was found to be, as the wizard carries it from the address to the form. */
export type FoundType = {
  type: string
  label: string
  config: Record<string, unknown>
  certainty: number
  reason: string
  name?: string
}

/** What was filled in of a new source so far, kept in this tab until it is created. */
export type Draft = {
  values: {
    name?: string
    config?: Record<string, unknown>
    publish_mode?: string
    sync_interval_minutes?: number
  }
  /** What led here, and what else the address may be. */
  found?: { address: string; reason: string; certainty: number; others: FoundType[] }
  /** It has not been looked at yet. */
  fresh?: boolean
}

const keyOf = (listHref: string, type: string) => `tributary.new-source:${listHref}:${type}`

/** The kept draft of a new source of a type; undefined when there is none. */
export function readDraft(listHref: string, type: string): Draft | undefined {
  try {
    const kept: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(listHref, type)) ?? 'null')
    return kept && typeof kept.values === 'object' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft in this tab, without it when undefined. Where a browser keeps nothing, a reload starts anew. */
export function keepDraft(listHref: string, type: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(listHref, type), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(listHref, type))
  } catch {
    // Nothing is kept then.
  }
}

/** What tells two that were found apart. */
export const keyOfFound = ({ type, config }: FoundType): string => `${type} ${JSON.stringify(config)}`

/** The draft that a found type starts its form with. */
export const draftOf = (found: FoundType, address: string, others: FoundType[]): Draft => ({
  values: {
    config: found.config,
    name: (found.name?.trim() || suggestName(found.config) || found.label).slice(0, 120),
  },
  found: {
    address,
    reason: found.reason,
    certainty: found.certainty,
    // Of one type there may be several, when a file lists feeds.
    others: others.filter((other) => keyOfFound(other) !== keyOfFound(found)),
  },
  fresh: true,
})

/** What a form holds, without what is secret: a tab may be restored on another day. */
export function withoutSecrets(values: FormValues, schema: ObjectSchema): Draft['values'] {
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
