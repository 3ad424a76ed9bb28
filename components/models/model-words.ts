import type { StateWords } from '@/components/ui/status-badge'
import type { GenerationOutcome, ModelOrigin } from '@/db/allowed-values'

export const outcomeWords: Record<GenerationOutcome, StateWords> = {
  running: { label: 'Running', tone: 'accent' },
  ok: { label: 'Answered', tone: 'success' },
  repaired: { label: 'Answered on the second try', tone: 'success' },
  invalid: { label: 'Answer not usable', tone: 'warning' },
  failed: { label: 'No answer', tone: 'danger' },
  lost: { label: 'Lost', tone: 'warning' },
}

export const originWords: Record<ModelOrigin, string> = {
  workspace: 'Set by this workspace',
  install: 'Set by your administrator',
}

const purposes: Record<string, string> = {
  try: 'Try it',
  'extract-voice': 'Reading a brief',
  'refine-card': 'Checking facts',
  'write-posts': 'Writing posts',
  'propose-post': 'Suggestion in the editor',
  embeddings: 'Comparing posts',
}

/** Returns the label of a call's purpose; a purpose without one is derived from its stored name. */
export const purposeWords = (purpose: string): string =>
  purposes[purpose] ?? `${purpose.charAt(0).toUpperCase()}${purpose.slice(1).replaceAll('-', ' ')}`

/** Formats an amount in US dollars with two decimals, or up to six for small amounts. */
export function dollars(usd: number | null): string {
  if (usd === null) return 'Unknown'
  const digits = usd === 0 || usd >= 0.1 ? 2 : 6
  return `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`
}

/** Formats a month of the ledger, "2026-11", as "November 2026". */
export const monthWords = (month: string): string =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

export const wholeNumber = (value: number): string => value.toLocaleString('en')

/**
 * Says how long a call took, and its tokens and price as far as it used any; empty if no call was made, since a limit
 * or a wait prevented it.
 */
export function describeUse(call: {
  generation_id: string | null
  duration_ms: number
  input_tokens: number
  output_tokens: number
  usd: number | null
}): string {
  if (call.generation_id === null) return ''
  const { duration_ms, input_tokens: sent, output_tokens: received, usd } = call
  return [
    seconds(duration_ms),
    ...(sent > 0 ? [`${wholeNumber(sent)} tokens sent`] : []),
    ...(received > 0 ? [`${wholeNumber(received)} tokens received`] : []),
    ...(sent + received > 0 ? [usd === null ? 'price unknown' : dollars(usd)] : []),
  ].join(' · ')
}

/** Formats a duration as "1.4 s". */
export const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
