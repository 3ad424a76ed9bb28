import type { ContentKind } from '@/lib/facts/schemas'

/** Kinds that are told in the order of their text and kept as sober as it is. */
export const soberKinds: ReadonlySet<ContentKind> = new Set(['obituary', 'legal'])

/** Kinds whose sentences build on each other throughout. */
export const orderedKinds: ReadonlySet<ContentKind> = new Set(['story', 'obituary', 'legal'])
