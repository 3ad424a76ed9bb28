import { and, eq } from 'drizzle-orm'
import { generations } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import type { GenerationAnswer } from '../schemas'
import { listColumns, presentGeneration } from './generation-rows'
import { type LedgerReader, readLedger } from './read-ledger'

/** Returns one call with its prompt and its answer. Throws `not-found`. */
export async function getGeneration(reader: LedgerReader, id: string): Promise<GenerationAnswer> {
  if (!isId(id)) throw new AppError('not-found')
  const [row] = await readLedger(reader, {}, (tx, where) =>
    tx
      .select({ ...listColumns, prompt: generations.prompt, output: generations.output })
      .from(generations)
      .where(and(where, eq(generations.id, id))),
  )
  if (!row) throw new AppError('not-found')
  return { ...presentGeneration(row), prompt: row.prompt, output: row.output }
}
