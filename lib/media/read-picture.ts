import { outbound } from '@/lib/http/outbound'
import { findBlob, isRegenerable, readBlob } from './blobs'
import { type RenderedCard, renderStoredCard } from './cards/render-stored-card'

/**
 * A picture that this install serves, by its name: the kept file or, where it is a card's that is not there yet, rendered now
 * and kept. It is `lasting` but for a card that lacks its logo or picture for now. Undefined when there is none of this name.
 * Throws OutboundError when the store fails.
 */
export async function readPicture(name: string, signal?: AbortSignal): Promise<RenderedCard | undefined> {
  const bytes = await readKept(name, signal)
  return bytes ? { bytes, lasting: true } : renderStoredCard(name)
}

/** From disk, or from the store when the install keeps its files there. */
async function readKept(name: string, signal?: AbortSignal): Promise<Buffer | undefined> {
  const own = await readBlob(name)
  if (own || !isRegenerable(name)) return own
  const address = await findBlob(name)
  if (address === undefined || address.startsWith('/')) return undefined
  const answer = await outbound('networks', 'install')({ url: address, maxBytes: 16 * 1024 * 1024, signal })
  return answer.status === 200 ? Buffer.from(answer.bytes) : undefined
}
