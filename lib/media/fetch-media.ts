import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { statusError } from '@/lib/http/responses/describe-status'
import { largestMediaBytes } from '@/lib/platforms/largest-media'
import type { Tenant } from '@/lib/workspace-grants'
import { getBlobType, openBlob, parseOwnBlobName } from './blobs'
import { toAbsoluteMediaAddress } from './media-address'
import { readPicture } from './read-picture'

export type FetchedMedia = { bytes: Uint8Array; contentType: string }

/**
 * Loads an image or video for publishing on behalf of `tenant`, at most 16 MiB, from our own storage or through the
 * outbound guard. Detects the type from the first bytes instead of trusting the header. Throws OutboundError.
 */
export async function fetchMedia(url: string, tenant: Tenant, signal?: AbortSignal): Promise<FetchedMedia> {
  const name = parseOwnBlobName(url)
  if (name) await requireSmall(name)
  const own = name && (await readPicture(name, signal))
  if (own) return { bytes: own.bytes, contentType: detectMediaType(own.bytes) ?? getBlobType(url) }
  const answer = await outbound(
    'networks',
    tenant,
  )({
    url: toAbsoluteMediaAddress(url),
    maxBytes: largestMediaBytes,
    deadlineMs: 30_000,
    signal,
  })
  if (answer.status !== 200) throw statusError(answer)
  const contentType = detectMediaType(answer.bytes)
  if (!contentType)
    throw new OutboundError('bad-answer', {
      message: `${new URL(answer.url).host} didn’t send an image or video we can post.`,
      hint: 'Use JPEG, PNG, WebP or GIF for images and MP4 for videos.',
      sent: 'no',
    })
  return { bytes: answer.bytes, contentType }
}

/** A library video may be larger than what we can publish; its size is checked without reading it. */
async function requireSmall(name: string): Promise<void> {
  const bytes = (await openBlob(name))?.bytes ?? 0
  if (bytes <= largestMediaBytes) return
  throw new OutboundError('too-large', {
    message: `This file has ${Math.ceil(bytes / 1024 / 1024)} MB, and we can publish files of up to ${largestMediaBytes / 1024 / 1024} MB.`,
    hint: 'Upload a smaller or shorter version and use that.',
    sent: 'no',
  })
}

/** Detects the type of an image or video from its first bytes. */
export function detectMediaType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (head.startsWith('\x1aE\xdf\xa3')) return 'video/webm'
  if (head.slice(4, 8) === 'ftyp') return head.slice(8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4'
  return undefined
}
