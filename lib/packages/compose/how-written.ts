import type { MadeBy } from '@/db/allowed-values'
import type { Composition } from './compose-item'

/** Who wrote a package: the model where it wrote at least one variant. */
export const madeBy = ({ variants }: Composition): MadeBy =>
  variants.some(({ writtenBy }) => writtenBy === 'model') ? 'model' : 'composer'

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
