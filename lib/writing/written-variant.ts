import type { Flag } from '@/lib/composer/schemas'
import type { Trace } from '@/lib/facts/trace/trace'
import type { VariantContent } from '@/lib/platforms/schemas'

/** What a model wrote for one channel, checked; images and link are the item's and are added when it is stored. */
export type WrittenVariant = {
  content: Pick<VariantContent, 'title' | 'text' | 'hashtags' | 'language'>
  trace: Trace
  /** The item's language if this is a translation. */
  translatedFrom: string | null
  /** The item's `listAltTexts` in the variant's language; only for a translation. */
  alt: string[]
  /** What a person must look at before it is published. */
  flags: Flag[]
}

/** Who wrote a package, as recorded in its history. */
export type WrittenBy = {
  model: string
  voiceVersion: number
  /** The ledger row. */
  generationId: string | null
  /** Name of the person whose writing samples were included. */
  samplesOf: string | null
}
