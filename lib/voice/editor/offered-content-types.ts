import type { ProjectVoice } from '../schemas'

type ContentTypeSettings = Pick<ProjectVoice, 'enabled_content_types'>

/**
 * Normalizes a kind of content for comparison: "Character Spotlight", "character-spotlight" and
 * "character_spotlight" are the same. Pure.
 */
export const normalizeContentType = (kind: string): string =>
  kind
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_\u2010-\u2015]+/gu, ' ')
    .trim()

/**
 * The kinds of content that a voice enables, without duplicates, as first written. Empty means no restriction
 * (spec/decisions#3). Pure.
 */
export function listEnabledContentTypes({
  enabled_content_types: enabled = [],
}: ContentTypeSettings): string[] {
  const seen = new Map<string, string>()
  for (const kind of enabled)
    if (!seen.has(normalizeContentType(kind))) seen.set(normalizeContentType(kind), kind.trim())
  seen.delete('')
  return [...seen.values()]
}

/**
 * Whether a voice allows topics and posts of this kind to be made automatically (spec/decisions#3). An empty list
 * restricts nothing, and content without a kind is always allowed. Pure.
 */
export function offersContentType(voice: ContentTypeSettings, kind: string | null): boolean {
  return createContentTypeFilter(voice)(kind)
}

/** Like `offersContentType`, for checking many kinds against one voice: reads the list only once. Pure. */
export function createContentTypeFilter(voice: ContentTypeSettings): (kind: string | null) => boolean {
  const enabled = new Set(listEnabledContentTypes(voice).map(normalizeContentType))
  return (kind) => {
    const asked = kind === null ? '' : normalizeContentType(kind)
    return enabled.size === 0 || asked === '' || enabled.has(asked)
  }
}

/**
 * The kinds that topics and generation offer: those that the voice enables or, if it enables none, those that
 * exist. Takes the kinds of the project's content. Pure.
 */
export function listOfferedContentTypes(voice: ContentTypeSettings, present: readonly string[]): string[] {
  const enabled = listEnabledContentTypes(voice)
  return enabled.length > 0 ? enabled : listEnabledContentTypes({ enabled_content_types: [...present] })
}

/** Whether a voice allows any kind that the previous one did not. Pure. */
export function enablesNewContentTypes(before: ContentTypeSettings, after: ContentTypeSettings): boolean {
  const earlier = listEnabledContentTypes(before).map(normalizeContentType)
  if (earlier.length === 0) return false
  const now = listEnabledContentTypes(after)
  return now.length === 0 || now.some((kind) => !earlier.includes(normalizeContentType(kind)))
}
