import { asc, getTableColumns, gt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generations } from '@/db/schema'
import { type ExportTable, exportPlainCsv, nextKey } from './export-table'

const maxRows = 200
/** For pages without prompts and answers. */
const maxShortRows = 1_000

const {
  orgId: _org,
  projectId: _project,
  actorId: _actor,
  deadlineAt: _deadline,
  prompt,
  output,
  ...short
} = getTableColumns(generations)

export const generationsTable: ExportTable = {
  name: 'generations',
  says: 'Every language model request of the last 90 days. Prompts and answers are only in the JSON file.',
  page: async (ctx, after, use) => {
    const pageSize = use === 'csv' ? maxShortRows : maxRows
    const rows = await inProject(ctx, (tx) =>
      tx
        .select(use === 'csv' ? short : { ...short, prompt, output })
        .from(generations)
        .where(after === undefined ? undefined : gt(generations.id, after))
        .orderBy(asc(generations.id))
        .limit(pageSize),
    )
    return { rows: rows.map(shown), next: nextKey(rows, pageSize) }
  },
  csv: exportPlainCsv('generations', [
    'id',
    'purpose',
    'model',
    'model_from',
    'voice_version',
    'item_id',
    'package_id',
    'variant_id',
    'topic_id',
    'input_tokens',
    'cached_input_tokens',
    'output_tokens',
    'tokens_estimated',
    'price_micros',
    'duration_ms',
    'outcome',
    'error_code',
    'by',
    'created_at',
  ]),
}

type Row = Omit<
  typeof generations.$inferSelect,
  'orgId' | 'projectId' | 'actorId' | 'deadlineAt' | 'prompt' | 'output'
> & {
  prompt?: unknown
  output?: unknown
}

const shown = (row: Row) => ({
  id: row.id,
  purpose: row.purpose,
  model: row.model,
  model_from: row.modelFrom,
  voice_version: row.voiceVersion,
  item_id: row.itemId,
  package_id: row.packageId,
  variant_id: row.variantId,
  topic_id: row.topicId,
  prompt: row.prompt,
  output: row.output,
  input_tokens: row.inputTokens,
  cached_input_tokens: row.cachedInputTokens,
  output_tokens: row.outputTokens,
  tokens_estimated: row.tokensEstimated,
  price_micros: row.priceMicros,
  duration_ms: row.durationMs,
  outcome: row.outcome,
  error_code: row.errorCode,
  error_message: row.errorMessage,
  by: row.actorName,
  created_at: row.createdAt.toISOString(),
})
