import type { ContentKind } from '@/lib/facts/schemas'

/** Kinds that are told in the order of their text and left as sober as they are. */
export const sober: ReadonlySet<ContentKind> = new Set(['obituary', 'legal'])

/** Kinds whose sentences go on from each other all the way. */
export const inOrder: ReadonlySet<ContentKind> = new Set(['story', 'obituary', 'legal'])
