import type { GenerationFilters, GenerationTotal } from '../schemas'
import { readTotals } from './generation-rows'
import { type LedgerReader, readLedger } from './read-ledger'

/** Sums what calls used and cost, by month, model and purpose. Serves spec/writing#4. */
export const sumGenerations = (
  reader: LedgerReader,
  filters: GenerationFilters,
): Promise<GenerationTotal[]> => readLedger(reader, filters, readTotals)
