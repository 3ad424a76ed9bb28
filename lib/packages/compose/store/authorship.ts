import type { MadeBy } from '@/db/allowed-values'
import type { Composition } from '../write/compose-item'

/**
 * Returns who wrote a package: the model if it wrote at least one variant, a person if they wrote all of them or it
 * is a post of their own without any, otherwise the composer.
 */
export function determineMadeBy({ variants, isOwn = false }: Composition): MadeBy {
  if (variants.some(({ writtenBy }) => writtenBy === 'model')) return 'model'
  const own = variants.every(({ writtenBy }) => writtenBy === 'person')
  return own && (variants.length > 0 || isOwn) ? 'person' : 'composer'
}

/** Details for the package's history of how it was written (spec/writing#4). */
export const describeAuthorship = ({ by }: Composition): Record<string, unknown> =>
  by
    ? {
        model: by.model,
        voice_version: by.voiceVersion,
        ...(by.generationId === null ? {} : { generation_id: by.generationId }),
        ...(by.samplesOf === null ? {} : { samples_of: by.samplesOf }),
      }
    : {}
