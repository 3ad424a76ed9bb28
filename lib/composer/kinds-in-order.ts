import type { ContentKind } from '@/lib/facts/schemas'

/** Kinds that are told in the order of their text and kept as sober as it is. */
export const sober: ReadonlySet<ContentKind> = new Set(['obituary', 'legal'])

/** Kinds whose sentences build on each other throughout. */
export const inOrder: ReadonlySet<ContentKind> = new Set(['story', 'obituary', 'legal'])
