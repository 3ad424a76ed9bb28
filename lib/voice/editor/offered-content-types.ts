import type { ProjectVoice } from '../schemas'

type Kinds = Pick<ProjectVoice, 'enabled_content_types'>

/** A kind of content as it is compared: "Character Spotlight", "character-spotlight" and "character_spotlight" are one. Pure. */
export const sameKind = (kind: string): string =>
  kind
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_\u2010-\u2015]+/gu, ' ')
    .trim()

/**
 * The kinds of content that a voice switches on, each once, as they were first written. Empty means that nothing is
 * restricted (spec/decisions#3). Pure.
 */
export function enabledKinds({ enabled_content_types: enabled = [] }: Kinds): string[] {
  const seen = new Map<string, string>()
  for (const kind of enabled) if (!seen.has(sameKind(kind))) seen.set(sameKind(kind), kind.trim())
  seen.delete('')
  return [...seen.values()]
}

/**
 * Whether a voice lets something of this kind be made by itself: topics, posts (spec/decisions#3). A list that is empty restricts
 * nothing, and what names no kind is always let through. Pure.
 */
export function offersKind(voice: Kinds, kind: string | null): boolean {
  return kindOffer(voice)(kind)
}

/** The same question for many things and one voice: the list is read once. Pure. */
export function kindOffer(voice: Kinds): (kind: string | null) => boolean {
  const enabled = new Set(enabledKinds(voice).map(sameKind))
  return (kind) => {
    const asked = kind === null ? '' : sameKind(kind)
    return enabled.size === 0 || asked === '' || enabled.has(asked)
  }
}

/**
 * What topics and generation are to offer: the kinds that the voice switches on, else those that there are. Takes the kinds of
 * what the project holds. Pure.
 */
export function offeredKinds(voice: Kinds, present: readonly string[]): string[] {
  const enabled = enabledKinds(voice)
  return enabled.length > 0 ? enabled : enabledKinds({ enabled_content_types: [...present] })
}

/** Whether a voice lets through any kind that the one before it left out. Pure. */
export function opensKinds(before: Kinds, after: Kinds): boolean {
  const earlier = enabledKinds(before).map(sameKind)
  if (earlier.length === 0) return false
  const now = enabledKinds(after)
  return now.length === 0 || now.some((kind) => !earlier.includes(sameKind(kind)))
}
