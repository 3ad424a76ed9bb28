import type { ModelKind } from '@/db/allowed-values'
import { type Env, env } from '@/lib/env'
import { hostPort } from '@/lib/http/addresses/address-policy'

/**
 * Which model to call and where. `privateHosts`: the servers (host:port) that may be inside the operator's network.
 */
export type ModelSettings = {
  kind: ModelKind
  /** Without a trailing slash. */
  baseUrl: string
  apiKey?: string
  model: string
  privateHosts: readonly string[]
  /** Set for calls that wait on their own: a server that fails at embeddings may well write. */
  waitsFor?: 'embeddings'
}

/** Incomplete settings, explained for whoever runs the install. */
export type UnusableSettings = { kind: 'unusable'; message: string }

export const defaultAnthropicModel = 'claude-sonnet-5-5'
const defaultGatewayModel = 'anthropic/claude-sonnet-5.5'

/** Addresses of the services that have a single public address. */
export const defaultBaseUrls = {
  anthropic: 'https://api.anthropic.com/v1',
  gateway: 'https://ai-gateway.vercel.sh/v4/ai',
} as const

/**
 * Reads the install's language model settings: a custom address (AI_BASE_URL), otherwise Anthropic, otherwise the
 * Vercel AI Gateway. Returns undefined if none is set. Incomplete settings are reported, never skipped in favor of
 * the next: text must not go to another company than intended. Pure if the variables are passed in. Serves
 * spec/decisions#7 and #9.
 */
export function modelSettings(vars: Env = env()): ModelSettings | UnusableSettings | undefined {
  if (vars.AI_BASE_URL) {
    const baseUrl = addressOf(vars.AI_BASE_URL)
    if (!baseUrl) return unusable('AI_BASE_URL must be an http:// or https:// address without a user name.')
    if (!vars.AI_MODEL) return unusable('AI_BASE_URL is set, but AI_MODEL isn’t. Set it to the model’s name.')
    const apiKey = vars.AI_API_KEY ? { apiKey: vars.AI_API_KEY } : {}
    return {
      kind: 'openai-compatible',
      baseUrl,
      ...apiKey,
      model: vars.AI_MODEL,
      privateHosts: [hostPort(new URL(baseUrl))],
    }
  }
  if (vars.AI_API_KEY)
    return unusable('AI_API_KEY is set, but AI_BASE_URL isn’t. Set it to the address this key is for.')
  if (vars.ANTHROPIC_API_KEY)
    return hosted('anthropic', vars.ANTHROPIC_API_KEY, vars.AI_MODEL ?? defaultAnthropicModel, [
      'ANTHROPIC_API_URL',
      vars.ANTHROPIC_API_URL,
      defaultBaseUrls.anthropic,
    ])
  if (vars.AI_GATEWAY_API_KEY)
    return hosted('gateway', vars.AI_GATEWAY_API_KEY, vars.AI_MODEL ?? defaultGatewayModel, [
      'AI_GATEWAY_API_URL',
      vars.AI_GATEWAY_API_URL,
      defaultBaseUrls.gateway,
    ])
  if (vars.AI_MODEL)
    return unusable('AI_MODEL is set, but none of AI_BASE_URL, ANTHROPIC_API_KEY and AI_GATEWAY_API_KEY is.')
  return undefined
}

function hosted(
  kind: 'anthropic' | 'gateway',
  apiKey: string,
  model: string,
  [name, own, usual]: [string, string | undefined, string],
): ModelSettings | UnusableSettings {
  const baseUrl = addressOf(own ?? usual)
  return baseUrl
    ? { kind, baseUrl, apiKey, model, privateHosts: own === undefined ? [] : [hostPort(new URL(baseUrl))] }
    : unusable(`${name} must be an http:// or https:// address without a user name.`)
}

/** Returns a model server's address without a trailing slash; undefined if it is not a callable address. */
export function addressOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return undefined
  return url.href.replace(/(?<!\/)\/+$/, '')
}

const unusable = (what: string): UnusableSettings => ({
  kind: 'unusable',
  message: `${what} Until you fix this, we work without a model.`,
})
