import type { WritingStyle } from '@/lib/networks/network'
import type { Draft } from './draft'

/** Makes drafts of one structure, the best first; none where the card has not what it takes. Called only when it is its turn. */
export type MakeDrafts = () => (Draft | undefined)[]

/** The structures for each style of writing, and the last resort of all of them. */
export type Structures<T> = Record<WritingStyle | 'last', (of: T) => MakeDrafts[]>
