import type { Flag } from '@/lib/composer/schemas'
import type { Trace } from '@/lib/facts/trace'
import type { VariantContent } from '@/lib/platforms/schemas'

/** What a model wrote for one channel, checked; pictures and link are the item's and are added where it is stored. */
export type WrittenVariant = {
  content: Pick<VariantContent, 'title' | 'text' | 'hashtags' | 'language'>
  trace: Trace
  /** The item's language where this is a translation. */
  translatedFrom: string | null
  /** What `altsOf` gives of the item, in the variant's language; only of a translation. */
  alt: string[]
  /** What a person must look at before it goes out. */
  flags: Flag[]
}

/** Who wrote a package, as its history keeps it. */
export type WrittenBy = {
  model: string
  voiceVersion: number
  /** The row of the ledger. */
  generationId: string | null
  /** Whose writing samples went along, by name. */
  samplesOf: string | null
}
