import { asc, eq, sql } from 'drizzle-orm'
import { modelPrices, modelSettings, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { defaultPriceOf, defaultPrices } from '../models/default-prices'
import { embeddingModelOf } from '../models/embedding-model'
import { modelOf } from '../models/find-model'
import { type ModelSettingsAnswer, maskedKey } from '../schemas'

/** Returns a workspace's model, limits and prices, and its usage so far, without the key. Serves spec/writing#4. */
export async function getModelSettings(ctx: OrgContext<'manage'>): Promise<ModelSettingsAnswer> {
  const { row, prices, used } = await inSystem(async (tx) => {
    const [row] = await tx
      .select({ slug: organizations.slug, own: modelSettings })
      .from(organizations)
      .leftJoin(modelSettings, eq(modelSettings.orgId, organizations.id))
      .where(eq(organizations.id, ctx.orgId))
    const prices = await tx
      .select()
      .from(modelPrices)
      .where(eq(modelPrices.orgId, ctx.orgId))
      .orderBy(asc(modelPrices.model))
    const [used] = await tx.execute<{ day: string; month: string; micros: string }>(sql`
      select coalesce(sum(tokens) filter (where created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'), 0) as day,
        coalesce(sum(tokens), 0) as month, coalesce(sum(price_micros), 0) as micros
      from (select created_at, price_micros, input_tokens::bigint + output_tokens as tokens from generations
        where org_id = ${ctx.orgId}::uuid
          and created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') as calls`)
    return { row, prices, used }
  })
  if (!row) throw new AppError('not-found')
  const { own } = row
  const works = await modelOf(ctx.orgId, row)
  const listed = [
    ...prices.map((price) => ({
      model: price.model,
      input_usd: price.inputMicros / 1e6,
      cached_input_usd: price.cachedInputMicros / 1e6,
      output_usd: price.outputMicros / 1e6,
      source: price.source,
      as_of: price.asOf,
      built_in: false,
    })),
    ...defaultPrices
      .filter(({ model }) => !prices.some((price) => price.model === model))
      .map((price) => ({
        model: price.model,
        input_usd: price.inputMicros / 1e6,
        cached_input_usd: price.cachedInputMicros / 1e6,
        output_usd: price.outputMicros / 1e6,
        source: price.source,
        as_of: price.asOf,
        built_in: true,
      })),
  ]
  const priced =
    works === undefined ||
    prices.some(({ model }) => model === works.settings.model) ||
    defaultPriceOf(works.settings) !== undefined
  return {
    from: works?.from ?? null,
    model: works?.settings.model ?? null,
    image_model: works?.settings.kind === 'anthropic' ? null : (works?.imageModel ?? null),
    embedding_model: embeddingModelOf(works)?.settings.model ?? null,
    problem:
      own?.kind && !works
        ? 'We can’t read the saved key any more. Enter it again.'
        : own?.microsPerMonth != null && !priced
          ? `No price is known for ${works?.settings.model}, so the monthly limit in US dollars doesn’t count its calls. Add its price below.`
          : null,
    server:
      own?.kind && own.baseUrl && own.model
        ? {
            kind: own.kind,
            base_url: own.baseUrl,
            model: own.model,
            key: own.encryptedKey === null ? null : maskedKey,
            image_model: own.imageModel,
            vision: own.vision,
            embedding_model: own.embeddingModel,
          }
        : null,
    references_refused_at: own?.referencesRefusedAt?.toISOString() ?? null,
    caps: {
      tokens_per_day: own?.tokensPerDay ?? null,
      tokens_per_month: own?.tokensPerMonth ?? null,
      usd_per_month: own?.microsPerMonth == null ? null : own.microsPerMonth / 1e6,
    },
    refines_cards: own?.refinesCards ?? true,
    used: {
      tokens_today: Number(used?.day ?? 0),
      tokens_this_month: Number(used?.month ?? 0),
      usd_this_month: Number(used?.micros ?? 0) / 1e6,
    },
    prices: listed,
  }
}
