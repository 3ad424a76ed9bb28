import { AppError } from '@/lib/errors'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { ownBlob } from '@/lib/media/blobs'
import { cleanPicture } from '@/lib/media/clean-picture'
import { mediaAddress } from '@/lib/media/media-address'
import type { Tenant } from '@/lib/workspace-grants'
import { logoSide } from './schemas'

/**
 * The picture behind a logo's address: as it is kept when it was uploaded here, else fetched through the guard and made
 * small and clean as an upload would be. Undefined when it cannot be had or is no picture that is taken.
 */
export async function logoBytes(tenant: Tenant, address: string): Promise<Buffer | undefined> {
  const own = await ownBlob(address)
  if (own) return own
  try {
    const answer = await outbound(
      'sources',
      tenant,
    )({
      url: mediaAddress(address),
      maxBytes: 4 * 1024 * 1024,
      deadlineMs: 10_000,
    })
    return answer.status === 200 ? await cleanPicture(Buffer.from(answer.bytes), logoSide) : undefined
  } catch (error) {
    if (error instanceof OutboundError || error instanceof AppError) return undefined
    throw error
  }
}
