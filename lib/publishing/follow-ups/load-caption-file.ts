import { isUtf8 } from 'node:buffer'
import type { ChannelRow } from '@/db/schema'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { statusError } from '@/lib/http/responses/describe-status'
import { MediaRefused } from '@/lib/networks/publisher'
import { languageName } from '@/lib/platforms/language'

/** Several times the size of captions for hours of speech. */
const maxBytes = 1024 * 1024

/** The post's channel, and the signal that cancels loading. */
type LoadingFor = { channel: Pick<ChannelRow, 'orgId' | 'projectId'>; signal: AbortSignal }

/**
 * Fetches a post's caption file through the outbound guard, at most 1 MiB, and checks by its content that it is
 * SubRip or WebVTT. Throws MediaRefused if it is neither or is gone, and OutboundError if it may be available
 * later. Serves docs/decisions/0231.
 */
export async function loadCaptionFile(
  { channel, signal }: LoadingFor,
  { url, language }: { url: string; language: string },
): Promise<string> {
  const name = `The caption file in ${languageName(language)}`
  const bytes = await fetched(url, name, { channel, signal })
  if (!isUtf8(bytes)) throw new MediaRefused(`${name} is not UTF-8 text.`, `Save it as UTF-8. ${byHand}`)
  const text = new TextDecoder().decode(bytes)
  if (!isSubRip(text) && !isWebVtt(text))
    throw new MediaRefused(
      `${name} is neither SubRip (.srt) nor WebVTT (.vtt).`,
      `Export it again. ${byHand}`,
    )
  return text
}

const byHand = 'You can add captions to the video on the network.'

async function fetched(url: string, name: string, { channel, signal }: LoadingFor): Promise<Uint8Array> {
  try {
    const answer = await outbound('networks', channel)({ url, maxBytes, deadlineMs: 30_000, signal })
    if (answer.status !== 200) throw statusError(answer)
    return answer.bytes
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const { status = 0, code } = error
    const isGone = status >= 400 && status < 500 && status !== 408 && status !== 429
    if (isGone || ['bad-answer', 'too-large', 'address-refused'].includes(code))
      throw new MediaRefused(`${name} can’t be read: ${error.message}`, byHand)
    throw error
  }
}

const moment = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}`
const times = new RegExp(String.raw`^[ \t]*${moment}[ \t]+-->[ \t]+${moment}`, 'm')

/** A SubRip file starts with its first number or its first timestamp. */
const isSubRip = (text: string): boolean =>
  /^(?:\d{1,9}\s{1,20})?\d{1,3}:/.test(text.trimStart()) && times.test(text)

const isWebVtt = (text: string): boolean => /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && times.test(text)
