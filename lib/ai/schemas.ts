import { z } from 'zod'
import { generationOutcomes, modelKinds, modelOrigins } from '@/db/allowed-values'
import { parseIsoTime } from '@/lib/text/time/iso-time'

/** Placeholder for a stored key wherever settings are shown; sending it back keeps the key. */
export const maskedKey = '••••••••'

const tokens = z
  .number('Enter a whole number.')
  .int('Enter a whole number.')
  .min(1, 'Enter a number above 0.')
  .max(1e12)
const dollars = z.number('Enter an amount in US dollars.').min(0, 'Enter an amount of 0 or more.').max(1e6)
const model = z.string().trim().min(1, 'Enter the model’s name.').max(200)

export const modelServerInput = z.strictObject({
  kind: z.enum(modelKinds, 'Choose a kind of server.'),
  base_url: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .describe('Anthropic and the Vercel AI Gateway have an address of their own, which applies without one.'),
  model,
  key: z
    .string()
    .trim()
    .max(1000)
    .nullish()
    .describe('Left out, the stored key stays. null or empty removes it. A new address needs the key again.'),
  image_model: z.string().trim().max(200).nullish(),
  vision: z.boolean().default(false).describe('Whether the model can be shown images.'),
  embedding_model: z
    .string()
    .trim()
    .max(200)
    .nullish()
    .describe('A model on the same server that turns texts into vectors, to find posts that say the same.'),
})
export type ModelServerInput = z.infer<typeof modelServerInput>

export const modelCapsInput = z.strictObject({
  tokens_per_day: tokens.nullish(),
  tokens_per_month: tokens.nullish(),
  usd_per_month: dollars.nullish(),
})

export const modelPriceInput = z.strictObject({
  model,
  input_usd: dollars.describe('US dollars for a million tokens of the prompt.'),
  cached_input_usd: dollars.describe('The same for tokens that the server had in its cache.'),
  output_usd: dollars,
  source: z
    .string()
    .trim()
    .min(1, 'Say where the price is from, such as the address of a price list.')
    .max(500),
  as_of: z.iso.date('Enter a date such as 2026-11-22.'),
})
export type ModelPriceInput = z.infer<typeof modelPriceInput>

export const removeModelPriceInput = z.strictObject({ model })

/** Omitted parts stay unchanged. */
export const modelSettingsInput = z.strictObject({
  server: modelServerInput.optional(),
  caps: modelCapsInput.optional(),
  refines_cards: z
    .boolean()
    .optional()
    .describe('Whether the model refines the fact card of content before it writes.'),
  prices: z.array(modelPriceInput).max(500).optional().describe('Replaces the whole table.'),
})
export type ModelSettingsInput = z.infer<typeof modelSettingsInput>

export const modelSettingsAnswer = z.object({
  from: z
    .enum(modelOrigins)
    .nullable()
    .describe('Whose model works: the workspace’s, the installation’s, or none.'),
  model: z.string().nullable(),
  image_model: z.string().nullable().describe('The model that creates images.'),
  embedding_model: z.string().nullable().describe('The model whose vectors posts are compared by.'),
  problem: z.string().nullable().describe('Why the settings cannot be used, in words.'),
  server: z
    .object({
      kind: z.enum(modelKinds),
      base_url: z.string(),
      model: z.string(),
      key: z.string().nullable().describe('Masked.'),
      image_model: z.string().nullable(),
      vision: z.boolean(),
      embedding_model: z.string().nullable(),
    })
    .nullable(),
  references_refused_at: z
    .string()
    .nullable()
    .describe(
      'When the image model refused reference images. We send it none for a week, or until the settings are saved.',
    ),
  caps: z.object({
    tokens_per_day: z.number().nullable(),
    tokens_per_month: z.number().nullable(),
    usd_per_month: z.number().nullable(),
  }),
  refines_cards: z.boolean(),
  used: z.object({ tokens_today: z.number(), tokens_this_month: z.number(), usd_this_month: z.number() }),
  prices: z.array(
    z.object({ ...modelPriceInput.shape, built_in: z.boolean().describe('It comes with the product.') }),
  ),
})
export type ModelSettingsAnswer = z.infer<typeof modelSettingsAnswer>

/** Which of a workspace's models to try. */
export const triedModels = ['model', 'image_model', 'embedding_model'] as const
export type TriedModel = (typeof triedModels)[number]

export const tryModelAnswer = z.object({
  ok: z.boolean(),
  model: z.string(),
  text: z.string().describe('What came back.'),
  duration_ms: z.number(),
  input_tokens: z.number(),
  cached_input_tokens: z.number(),
  output_tokens: z.number(),
  usd: z.number().nullable().describe('Null where no price is known.'),
  error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).nullable(),
  generation_id: z.string().nullable(),
})
export type TryModelAnswer = z.infer<typeof tryModelAnswer>

export const generationFilters = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Give a month such as 2026-11.')
    .optional(),
  model: z.string().max(200).optional(),
  purpose: z.string().max(100).optional(),
  outcome: z.enum(generationOutcomes).optional(),
  package_id: z.uuid().optional().describe('The calls for this package.'),
  since: z.iso
    .datetime({ offset: true })
    .refine((value) => parseIsoTime(value) !== undefined, 'Enter a time between the years 1 and 9999.')
    .optional()
    .describe('The calls made at this time or later.'),
})
export type GenerationFilters = z.infer<typeof generationFilters>

export const listedGeneration = z.object({
  id: z.string(),
  project_id: z.string().nullable(),
  purpose: z.string(),
  model: z.string(),
  model_from: z.enum(modelOrigins),
  outcome: z.enum(generationOutcomes),
  input_tokens: z.number(),
  cached_input_tokens: z.number(),
  output_tokens: z.number(),
  tokens_estimated: z.boolean(),
  usd: z.number().nullable(),
  duration_ms: z.number(),
  voice_version: z.number().nullable(),
  item_id: z.string().nullable(),
  package_id: z.string().nullable(),
  variant_id: z.string().nullable(),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
  by: z.string(),
  created_at: z.string(),
})
export type ListedGeneration = z.infer<typeof listedGeneration>

export const generationAnswer = listedGeneration.extend({ prompt: z.string(), output: z.string() })
export type GenerationAnswer = z.infer<typeof generationAnswer>

export const generationTotal = z.object({
  month: z.string(),
  model: z.string(),
  purpose: z.string(),
  calls: z.number(),
  input_tokens: z.number(),
  cached_input_tokens: z.number(),
  output_tokens: z.number(),
  usd: z.number().nullable(),
  calls_without_price: z.number(),
})
export type GenerationTotal = z.infer<typeof generationTotal>
