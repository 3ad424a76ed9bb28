import type { ChannelRow } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { OutboundError } from '@/lib/http/outbound-error'
import { type FetchedMedia, fetchMedia } from '@/lib/media/fetch-media'
import { type FocalPoint, measurePicture } from '@/lib/media/fit-picture'
import { toAbsoluteMediaAddress } from '@/lib/media/media-address'
import { storeFittedPicture } from '@/lib/media/store-fitted-picture'
import { type LoadedMedia, MediaRefused } from '@/lib/networks/publisher'
import type { PictureRules, PictureType } from '@/lib/networks/rules'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'

/** The post's channel, and the signal that cancels loading. */
type LoadingFor = { channel: Pick<ChannelRow, 'orgId' | 'projectId'>; signal: AbortSignal }

/** An image or video of a post, with its position counted from 1. `copy` requests a converted copy in any case. */
type WantedMedia = {
  url: string
  place: number
  platform: Platform
  copy?: boolean
  /** The part to keep when the aspect ratio is not accepted. */
  focal?: FocalPoint | undefined
}

/**
 * Loads a post's image or video in a form that its network accepts (spec/platforms#networks): an image of another
 * type, size or aspect ratio is converted on the way, and the result is stored so that it is converted only once.
 * The approved content does not change. Throws MediaRefused with the position if the media is gone or unusable, and
 * OutboundError if it may be available later.
 */
export async function loadMedia(io: LoadingFor, wanted: WantedMedia): Promise<LoadedMedia> {
  const media = await toAcceptedFormat(io, wanted)
  return media.contentType.startsWith('image/')
    ? { ...media, size: await measurePicture(media.bytes) }
    : media
}

/**
 * Loads an image that is not part of a post, such as that of a linked page, in a form that the network accepts and
 * with at most `maxBytes`. Throws MediaRefused for anything but an image, and for an image that cannot be
 * converted.
 */
export async function loadPicture(
  io: LoadingFor,
  { url, platform, maxBytes }: { url: string; platform: Platform; maxBytes: number },
): Promise<LoadedMedia> {
  const { label, media } = platformRules[platform]
  if (!media.pictures) throw new MediaRefused(`${label} takes no pictures.`, 'Leave the picture out.')
  const pictures = { ...media.pictures, maxBytes: { ...media.pictures.maxBytes, value: maxBytes } }
  const loaded = await toAcceptedFormat(io, { url, place: 1, platform }, pictures)
  if (!loaded.contentType.startsWith('image/'))
    throw new MediaRefused(`${label} doesn’t accept this as a picture.`, 'Use a JPEG, PNG or WebP image.')
  return loaded
}

async function toAcceptedFormat(
  io: LoadingFor,
  wanted: WantedMedia,
  pictures = platformRules[wanted.platform].media.pictures,
): Promise<LoadedMedia> {
  const media = await fetched(wanted, io)
  const loaded = { ...media, address: toAbsoluteMediaAddress(wanted.url) }
  const { label } = platformRules[wanted.platform]
  if (!pictures || !media.contentType.startsWith('image/')) return loaded
  if (!wanted.copy && (await isAccepted(media, pictures))) return loaded
  if (media.contentType === 'image/gif')
    throw new MediaRefused(
      `${label} doesn’t accept image ${wanted.place} because it is a GIF${wanted.copy ? '' : ' or is too large'}.`,
      'Use a JPEG, PNG or WebP image.',
    )
  const ratio = pictures.ratio?.value ?? null
  const { focal } = wanted
  const form = { maxBytes: pictures.maxBytes.value, ratio, ...(ratio && focal ? { focal } : {}) }
  try {
    const picture = { url: wanted.url, bytes: media.bytes }
    const fitted = await storeFittedPicture(io.channel.projectId ?? '', picture, form, io.signal)
    return { ...fitted, contentType: 'image/jpeg' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new MediaRefused(
      `We couldn’t convert image ${wanted.place} for ${label}: ${error.message}`,
      error.hint,
    )
  }
}

async function fetched({ url, place }: WantedMedia, { channel, signal }: LoadingFor): Promise<FetchedMedia> {
  try {
    return await fetchMedia(url, channel, signal)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const isClientError = error.status !== undefined && error.status >= 400 && error.status < 500
    if (isClientError || ['bad-answer', 'too-large', 'address-refused'].includes(error.code))
      throw new MediaRefused(`We couldn’t publish image ${place}: ${error.message}`, error.hint)
    throw error
  }
}

async function isAccepted({ bytes, contentType }: FetchedMedia, rules: PictureRules): Promise<boolean> {
  const { types, maxBytes, maxGifBytes, maxPixels, ratio } = rules
  if (!isOneOf(types.value, contentType)) return false
  const maxFileBytes = contentType === 'image/gif' ? (maxGifBytes ?? maxBytes) : maxBytes
  if (bytes.length > maxFileBytes.value) return false
  const size = maxPixels || ratio ? await measurePicture(bytes) : undefined
  // If the size cannot be read, the network decides.
  if (!size) return true
  if (maxPixels && size.width * size.height > maxPixels.value) return false
  const shape = size.width / size.height
  return !ratio || (shape >= ratio.value.min && shape <= ratio.value.max)
}

const isOneOf = (types: readonly PictureType[], type: string): boolean => types.some((one) => one === type)
