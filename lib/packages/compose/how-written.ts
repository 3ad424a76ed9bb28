import type { MadeBy } from '@/db/allowed-values'
import type { Composition } from './compose-item'

/** Who wrote a package: the model where it wrote at least one variant, a person where they wrote them all. */
export function madeBy({ variants }: Composition): MadeBy {
  if (variants.some(({ writtenBy }) => writtenBy === 'model')) return 'model'
  const own = variants.length > 0 && variants.every(({ writtenBy }) => writtenBy === 'person')
  return own ? 'person' : 'composer'
}

/** What the history of a package keeps of how it was written (spec/writing#4). */
export const howWritten = ({ by }: Composition): Record<string, unknown> =>
  by
    ? {
        model: by.model,
        voice_version: by.voiceVersion,
        ...(by.generationId === null ? {} : { generation_id: by.generationId }),
        ...(by.samplesOf === null ? {} : { samples_of: by.samplesOf }),
      }
    : {}
