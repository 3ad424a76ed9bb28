import type { ProjectVoice } from '../schemas'

type Kinds = Pick<ProjectVoice, 'enabled_content_types'>

/**
 * Normalizes a kind of content for comparison: "Character Spotlight", "character-spotlight" and
 * "character_spotlight" are the same. Pure.
 */
export const sameKind = (kind: string): string =>
  kind
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_\u2010-\u2015]+/gu, ' ')
    .trim()

/**
 * The kinds of content that a voice enables, without duplicates, as first written. Empty means no restriction
 * (spec/decisions#3). Pure.
 */
export function enabledKinds({ enabled_content_types: enabled = [] }: Kinds): string[] {
  const seen = new Map<string, string>()
  for (const kind of enabled) if (!seen.has(sameKind(kind))) seen.set(sameKind(kind), kind.trim())
  seen.delete('')
  return [...seen.values()]
}

/**
 * Whether a voice allows topics and posts of this kind to be made automatically (spec/decisions#3). An empty list
 * restricts nothing, and content without a kind is always allowed. Pure.
 */
export function offersKind(voice: Kinds, kind: string | null): boolean {
  return kindOffer(voice)(kind)
}

/** Like `offersKind`, for checking many kinds against one voice: reads the list only once. Pure. */
export function kindOffer(voice: Kinds): (kind: string | null) => boolean {
  const enabled = new Set(enabledKinds(voice).map(sameKind))
  return (kind) => {
    const asked = kind === null ? '' : sameKind(kind)
    return enabled.size === 0 || asked === '' || enabled.has(asked)
  }
}

/**
 * The kinds that topics and generation offer: those that the voice enables or, if it enables none, those that
 * exist. Takes the kinds of the project's content. Pure.
 */
export function offeredKinds(voice: Kinds, present: readonly string[]): string[] {
  const enabled = enabledKinds(voice)
  return enabled.length > 0 ? enabled : enabledKinds({ enabled_content_types: [...present] })
}

/** Whether a voice allows any kind that the previous one did not. Pure. */
export function opensKinds(before: Kinds, after: Kinds): boolean {
  const earlier = enabledKinds(before).map(sameKind)
  if (earlier.length === 0) return false
  const now = enabledKinds(after)
  return now.length === 0 || now.some((kind) => !earlier.includes(sameKind(kind)))
}
