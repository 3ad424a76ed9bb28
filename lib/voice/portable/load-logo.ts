import { AppError } from '@/lib/errors'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { findOwnBlob } from '@/lib/media/blobs'
import { cleanPicture } from '@/lib/media/clean-picture'
import { toAbsoluteMediaAddress } from '@/lib/media/media-address'
import type { Tenant } from '@/lib/workspace-grants'
import { maxLogoSide } from './schemas'

/**
 * Returns the image at a logo's URL: the stored one if it was uploaded here, otherwise downloaded with the guarded
 * fetch, scaled down and re-encoded like an upload. Undefined if that fails or it is not an accepted image type.
 */
export async function loadLogo(tenant: Tenant, address: string): Promise<Buffer | undefined> {
  const own = await findOwnBlob(address)
  if (own) return own
  try {
    const answer = await outbound(
      'sources',
      tenant,
    )({
      url: toAbsoluteMediaAddress(address),
      maxBytes: 4 * 1024 * 1024,
      deadlineMs: 10_000,
    })
    return answer.status === 200 ? await cleanPicture(Buffer.from(answer.bytes), maxLogoSide) : undefined
  } catch (error) {
    if (error instanceof OutboundError || error instanceof AppError) return undefined
    throw error
  }
}
