import { outbound } from '@/lib/http/outbound'
import { findBlob, isRegenerable, readBlob } from './blobs'
import { type RenderedCard, renderStoredCard } from './cards/render-stored-card'

/**
 * Returns an image that this install serves, by its name: the stored file or, if it is a card that does not exist
 * yet, rendered and stored now. It is `isCacheable` unless it is a card that currently lacks its logo or picture.
 * Undefined if there is none with this name. Throws OutboundError if the store fails.
 */
export async function readPicture(name: string, signal?: AbortSignal): Promise<RenderedCard | undefined> {
  const bytes = await readStored(name, signal)
  return bytes ? { bytes, isCacheable: true } : renderStoredCard(name)
}

/** From disk, or from the blob store if the install keeps its files there. */
async function readStored(name: string, signal?: AbortSignal): Promise<Buffer | undefined> {
  const own = await readBlob(name)
  if (own || !isRegenerable(name)) return own
  const address = await findBlob(name)
  if (address === undefined || address.startsWith('/')) return undefined
  const answer = await outbound('networks', 'install')({ url: address, maxBytes: 16 * 1024 * 1024, signal })
  return answer.status === 200 ? Buffer.from(answer.bytes) : undefined
}
