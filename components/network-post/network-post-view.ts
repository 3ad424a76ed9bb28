import type { NetworkName } from '@/lib/networks/registry'

/** A post as a network shows it, whether typed in the editor or published to a simulated network. */
export type NetworkPostView = {
  platform: NetworkName
  title: string | null
  /** The exact text that is posted (`renderPost`). */
  text: string
  /** Tags that the network receives in addition to the text and never shows. */
  tags: readonly string[]
  account: PostAccount
  media: readonly PostMedia[]
  /** When it was published; null if it was not. */
  publishedAt: Date | null
  /** Its fields as written, for networks that receive them separately. */
  fields?: object
  /** The target of the link card below the text, on networks that have one; null for no card. */
  link?: string | null
  /** What the account posts below it: the rest of a thread, or a first comment. */
  replies?: readonly string[]
  /** Accounts that are invited to share it. */
  collaborators?: readonly string[]
  /** Whether URLs in the text are clickable. */
  live?: boolean
}

export type PostAccount = {
  name: string
  handle: string | null
  /** Whether its network is simulated. */
  sandbox?: boolean | undefined
  /** The content warning behind which the network hides every post of the account. */
  warning?: string | undefined
  /** The names that its posts mention with "@", on networks that mention only configured names. */
  mentions?: readonly string[] | undefined
}

export type PostMedia = {
  src: string
  alt: string
  kind: 'image' | 'video' | 'document'
  /** A document's page count, if known. Its title is in `alt`. */
  pages?: number | undefined
  /** Whether a video can be played here; others are shown as an icon. */
  playable?: boolean
  /** The focal point that stays visible if we crop the image ourselves. */
  focal?: { x: number; y: number } | undefined
}
