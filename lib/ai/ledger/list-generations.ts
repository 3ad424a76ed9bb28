import { type Page, pageOf } from '@/lib/api/paging'
import type { GenerationFilters, ListedGeneration } from '../schemas'
import { presentGeneration, readGenerationsPage } from './generation-rows'
import { type LedgerReader, readLedger } from './read-ledger'

type Asked = GenerationFilters & { limit: number; after?: string | undefined }

/**
 * Lists model calls, newest first, one page at a time; `after` is the last id of the previous page. Serves
 * spec/writing#4.
 */
export async function listGenerations(reader: LedgerReader, input: Asked): Promise<Page<ListedGeneration>> {
  const rows = await readLedger(reader, input, (tx, where) => readGenerationsPage(tx, where, input))
  return pageOf(rows, input.limit, (row) => row.id, presentGeneration)
}
