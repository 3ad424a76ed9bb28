import type { WritingStyle } from '@/lib/networks/network'
import type { PostDraft } from './draft'

/**
 * Makes drafts of one structure, the best first; none if the card lacks what it needs. Called only when its turn
 * comes.
 */
export type MakeDrafts = () => (PostDraft | undefined)[]

/** The structures for each writing style, and a last resort for all of them. */
export type Structures<T> = Record<WritingStyle | 'last', (of: T) => MakeDrafts[]>
