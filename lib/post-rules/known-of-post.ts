import type { ServerLimits } from '@/lib/networks/rules'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import type { KnownVideos } from '@/lib/platforms/known-videos'

/** What is known about a variant in addition to its content. */
export type KnownOfPost = {
  videos?: KnownVideos | null | undefined
  documents?: KnownDocuments | null | undefined
  /** Limits of the channel's server, which override the usual ones (docs/decisions/0203). */
  limits?: ServerLimits | undefined
}
