import type { ServerLimits } from '@/lib/networks/rules'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import type { KnownVideos } from '@/lib/platforms/known-videos'

/** What is known beside the words of a variant. */
export type KnownOfPost = {
  videos?: KnownVideos | null | undefined
  documents?: KnownDocuments | null | undefined
  /** Of its channel's server, in place of the usual ones (docs/decisions/0203). */
  limits?: ServerLimits | undefined
}
