import type { ModelSettings } from './model-settings'

/** A model's prices, in millionths of a US dollar per million tokens. */
export type ModelPrice = { inputMicros: number; cachedInputMicros: number; outputMicros: number }

/** A price with its source and the date on which it was read. */
export type DatedPrice = ModelPrice & { model: string; source: string; asOf: string }

const dollars = (input: number, cached: number, output: number): ModelPrice => ({
  inputMicros: input * 1_000_000,
  cachedInputMicros: Math.round(cached * 1_000_000),
  outputMicros: output * 1_000_000,
})

const read = {
  source: 'https://platform.claude.com/docs/en/about-claude/pricing',
  asOf: '2026-11-22',
}

/** Prices that ship with the product: only those read on the vendor's own pages. Workspaces enter all others. */
export const defaultPrices: readonly DatedPrice[] = [
  { model: 'claude-sonnet-5-5', ...dollars(2, 0.2, 10), ...read },
  { model: 'claude-sonnet-5', ...dollars(2, 0.2, 10), ...read },
  { model: 'claude-opus-5', ...dollars(5, 0.5, 25), ...read },
  { model: 'claude-haiku-4-5', ...dollars(1, 0.1, 5), ...read },
]

/** Returns a model's default price, if it is called at the vendor's own address. */
export function defaultPriceOf({
  kind,
  baseUrl,
  model,
}: Pick<ModelSettings, 'kind' | 'baseUrl' | 'model'>): DatedPrice | undefined {
  if (kind !== 'anthropic' || new URL(baseUrl).host !== 'api.anthropic.com') return undefined
  const undated = model.replace(/-\d{8}$/, '')
  return defaultPrices.find((price) => price.model === undated)
}

/** Price of writing a prompt into the server's cache, relative to reading it uncached (Anthropic). */
const cacheWriteFactor = 1.25

export type TokensUsed = {
  inputTokens: number
  cachedInputTokens: number
  cacheWriteTokens: number
  outputTokens: number
}

/** Returns the cost of these tokens, in millionths of a US dollar, rounded up. */
export function costOf(price: ModelPrice, used: TokensUsed): number {
  const cached = Math.min(used.cachedInputTokens, used.inputTokens)
  const written = Math.min(used.cacheWriteTokens, used.inputTokens - cached)
  const fresh = used.inputTokens - cached - written + written * cacheWriteFactor
  return Math.ceil(
    (fresh * price.inputMicros + cached * price.cachedInputMicros + used.outputTokens * price.outputMicros) /
      1_000_000,
  )
}
