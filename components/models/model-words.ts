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
  'write-posts': 'Writing posts',
  'propose-post': 'Suggestion in the editor',
}

/** What a call was for, in words; a purpose without any of its own is shown as it is stored. */
export const purposeWords = (purpose: string): string =>
  purposes[purpose] ?? `${purpose.charAt(0).toUpperCase()}${purpose.slice(1).replaceAll('-', ' ')}`

/** An amount of US dollars: cents, and as many digits more as a small amount needs. */
export function dollars(usd: number | null): string {
  if (usd === null) return 'Unknown'
  const digits = usd === 0 || usd >= 0.1 ? 2 : 6
  return `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`
}

export const wholeNumber = (value: number): string => value.toLocaleString('en')

/** "1.4 s" */
export const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
