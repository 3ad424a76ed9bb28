import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { looksLikeHtml } from '@/lib/http/responses/unexpected-content'
import { findPageLinks } from '../addresses/find-page-links'
import type { Probe } from '../connector'

const maxBytes = 2 * 1024 * 1024
const deadlineMs = 15_000

/** Returns the probe for an address as pasted, before anything is fetched. */
export const probeWithoutFetching = (url: URL): Probe => ({
  url,
  status: 0,
  contentType: '',
  text: '',
  links: [],
})

/** Fetches an address once, following redirects, and returns what is there. Throws OutboundError. */
export async function probeAddress(url: string, fetch: GuardedFetch): Promise<Probe> {
  const response = await fetch({ url, maxBytes, deadlineMs })
  const contentType = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  const text = textOf(response)
  const final = new URL(response.url)
  return {
    url: final,
    status: response.status,
    contentType,
    text,
    start: response.bytes.subarray(0, 64 * 1024),
    links: /html/.test(contentType) || looksLikeHtml(text) ? findPageLinks(text, final) : [],
  }
}

/** Decodes the body with its declared encoding; empty if it contains bytes that no text contains. */
function textOf({ bytes, headers }: GuardedResponse): string {
  const charset = /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1]
  const wide = bytes[0] === 0xff || bytes[0] === 0xfe
  if (!wide && charset?.toLowerCase().startsWith('utf-16') !== true && bytes.subarray(0, 4096).includes(0))
    return ''
  return decoder(wide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : charset).decode(bytes)
}

function decoder(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}
