import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { statusError } from '@/lib/http/responses/describe-status'
import { type HubVoice, readHubAnswer } from './read-hub-answer'

/** URL of this install's brand hub; on a first run without keys, the sample brand's own hub. */
export function findHubUrl(): string | undefined {
  const { BRAND_HUB_BASE_URL, TRIBUTARY_SANDBOX, APP_URL } = env()
  return (
    BRAND_HUB_BASE_URL?.replace(/(?<!\/)\/+$/, '') ??
    (TRIBUTARY_SANDBOX ? `${APP_URL}/sample/hub` : undefined)
  )
}

/**
 * Requests a brand from the brand hub (spec/decisions#3, contract of the hub). Takes the slug by which the hub
 * knows the brand. Throws `brand-hub-not-configured`, and `brand-hub-failed` with an explanation if the hub is
 * unreachable or slow, does not know the brand, or returns an invalid response.
 */
export async function fetchHubVoice(slug: string): Promise<HubVoice> {
  const base = findHubUrl()
  if (base === undefined) throw new AppError('brand-hub-not-configured')
  const { BRAND_HUB_TOKEN } = env()
  try {
    const response = await outbound(
      'sources',
      'install',
    )({
      url: `${base}/brands/${encodeURIComponent(slug)}`,
      headers: {
        accept: 'application/json',
        ...(BRAND_HUB_TOKEN ? { authorization: `Bearer ${BRAND_HUB_TOKEN}` } : {}),
      },
      deadlineMs: 10_000,
      maxBytes: 1024 * 1024,
    })
    if (response.status === 404 || response.status === 410)
      throw new AppError('brand-hub-failed', {
        detail: `The brand hub has no brand called “${slug}”.`,
        hint: 'Enter the name that the hub uses under “Brand hub name” in the project’s settings.',
      })
    if (response.status !== 200) throw statusError(response)
    const voice = readHubAnswer(response.json(), response.bytes)
    if (!voice)
      throw new AppError('brand-hub-failed', {
        detail: 'The brand hub’s answer contains no brand voice.',
        hint: 'Ask the hub’s administrator to check it.',
      })
    return voice
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('brand-hub-failed', { detail: error.message, hint: error.hint, cause: error })
  }
}
