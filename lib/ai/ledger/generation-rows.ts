import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { generations } from '@/db/schema'
import type { Tx } from '@/db/tx'
import type { GenerationFilters, GenerationTotal, ListedGeneration } from '../schemas'

export const listColumns = {
  id: generations.id,
  projectId: generations.projectId,
  purpose: generations.purpose,
  model: generations.model,
  modelFrom: generations.modelFrom,
  outcome: generations.outcome,
  inputTokens: generations.inputTokens,
  cachedInputTokens: generations.cachedInputTokens,
  outputTokens: generations.outputTokens,
  tokensEstimated: generations.tokensEstimated,
  priceMicros: generations.priceMicros,
  durationMs: generations.durationMs,
  voiceVersion: generations.voiceVersion,
  itemId: generations.itemId,
  packageId: generations.packageId,
  variantId: generations.variantId,
  errorCode: generations.errorCode,
  errorMessage: generations.errorMessage,
  actorName: generations.actorName,
  createdAt: generations.createdAt,
}

type Row = Pick<typeof generations.$inferSelect, keyof typeof listColumns>

/** Returns a model request in its API representation, without prompt and answer. */
export const presentGeneration = (row: Row): ListedGeneration => ({
  id: row.id,
  project_id: row.projectId,
  purpose: row.purpose,
  model: row.model,
  model_from: row.modelFrom,
  outcome: row.outcome,
  input_tokens: row.inputTokens,
  cached_input_tokens: row.cachedInputTokens,
  output_tokens: row.outputTokens,
  tokens_estimated: row.tokensEstimated,
  usd: row.priceMicros === null ? null : row.priceMicros / 1e6,
  duration_ms: row.durationMs,
  voice_version: row.voiceVersion,
  item_id: row.itemId,
  package_id: row.packageId,
  variant_id: row.variantId,
  error_code: row.errorCode,
  error_message: row.errorMessage,
  by: row.actorName,
  created_at: row.createdAt.toISOString(),
})

/** Builds the condition for an owner's calls that match the filters. Months are in UTC. */
export function matching(
  owner: { orgId: string; projectId?: string | undefined },
  { month, model, purpose, outcome, package_id, since }: GenerationFilters,
): SQL | undefined {
  return and(
    eq(generations.orgId, owner.orgId),
    owner.projectId === undefined ? undefined : eq(generations.projectId, owner.projectId),
    month === undefined ? undefined : gte(generations.createdAt, new Date(`${month}-01T00:00:00Z`)),
    month === undefined ? undefined : lt(generations.createdAt, monthAfter(month)),
    model === undefined ? undefined : eq(generations.model, model.replaceAll('\0', '')),
    purpose === undefined ? undefined : eq(generations.purpose, purpose.replaceAll('\0', '')),
    outcome === undefined ? undefined : eq(generations.outcome, outcome),
    package_id === undefined ? undefined : eq(generations.packageId, package_id),
    since === undefined ? undefined : gte(generations.createdAt, new Date(since)),
  )
}

/** Reads a page of calls, newest first, plus one extra row if there are more. */
export const readGenerationsPage = (
  tx: Tx,
  where: SQL | undefined,
  { limit, after }: { limit: number; after?: string | undefined },
) =>
  tx
    .select(listColumns)
    .from(generations)
    .where(
      and(
        where,
        after === undefined
          ? undefined
          : sql`(${generations.createdAt}, ${generations.id}) <
              (select last.created_at, last.id from generations last where last.id = ${after}::uuid)`,
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit + 1)

/** Reads totals by month, model and purpose, newest month first, then most expensive first. */
export async function readTotals(tx: Tx, where: SQL | undefined): Promise<GenerationTotal[]> {
  const month = sql<string>`to_char(${generations.createdAt} at time zone 'UTC', 'YYYY-MM')`
  const micros = sql<string | null>`sum(${generations.priceMicros})`
  const tokens = (
    column:
      | typeof generations.inputTokens
      | typeof generations.outputTokens
      | typeof generations.cachedInputTokens,
  ) => sql<string>`coalesce(sum(${column}::bigint), 0)`
  const rows = await tx
    .select({
      month,
      model: generations.model,
      purpose: generations.purpose,
      calls: sql<string>`count(*)`,
      inputTokens: tokens(generations.inputTokens),
      cachedInputTokens: tokens(generations.cachedInputTokens),
      outputTokens: tokens(generations.outputTokens),
      micros,
      withoutPrice: sql<string>`count(*) filter (where ${generations.priceMicros} is null)`,
    })
    .from(generations)
    .where(where)
    .groupBy(sql`1`, generations.model, generations.purpose)
    .orderBy(sql`1 desc`, sql`${micros} desc nulls last`, generations.model, generations.purpose)
    .limit(500)
  return rows.map((row) => ({
    month: row.month,
    model: row.model,
    purpose: row.purpose,
    calls: Number(row.calls),
    input_tokens: Number(row.inputTokens),
    cached_input_tokens: Number(row.cachedInputTokens),
    output_tokens: Number(row.outputTokens),
    usd: row.micros === null ? null : Number(row.micros) / 1e6,
    calls_without_price: Number(row.withoutPrice),
  }))
}

function monthAfter(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number))
}
