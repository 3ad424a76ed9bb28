import type { NetworkName } from '@/lib/networks/registry'

/** A post as a network shows it, wherever it comes from: typed in the editor, or published to a simulated network. */
export type NetworkPostView = {
  platform: NetworkName
  title: string | null
  /** Exactly what is posted (`renderPost`). */
  text: string
  /** Tags that the network takes beside the text and shows to nobody. */
  tags: readonly string[]
  account: PostAccount
  media: readonly PostMedia[]
  /** When it was published; null for one that is not. */
  publishedAt: Date | null
  /** As it was written, field by field, where a network gets it so. */
  fields?: object
  /** What a card below the text leads to, where the network makes one; null for none. */
  link?: string | null
  /** What the account posts under it: the rest of a thread, or a first comment. */
  replies?: readonly string[]
  /** Accounts that are asked to share it. */
  collaborators?: readonly string[]
  /** Addresses in the text can be followed. */
  live?: boolean
}

export type PostAccount = {
  name: string
  handle: string | null
  /** Below which the network folds every post of the account. */
  warning?: string | undefined
  /** The names that its posts mention by "@", of a network that mentions only those. */
  mentions?: readonly string[] | undefined
}

export type PostMedia = {
  src: string
  alt: string
  kind: 'image' | 'video' | 'document'
  /** Of a document, where it is known. Its title is in `alt`. */
  pages?: number | undefined
  /** A video that can be played here; others are shown as a sign. */
  playable?: boolean
  /** What stays where we crop the image ourselves. */
  focal?: { x: number; y: number } | undefined
}
