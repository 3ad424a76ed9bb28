import { OutboundError } from '@/lib/http/outbound-error'
import { type FetchedMedia, fetchMedia } from '@/lib/media/fetch-media'
import { rejected } from './outcomes'
import type { PublishOutcome } from './publisher'

/** A picture that a network will not take, in the shape of an outcome; thrown by `loadMedia` and caught by the runner. */
export class MediaRefused extends Error {
  readonly outcome: PublishOutcome
  constructor(message: string, hint: string) {
    super(message)
    this.name = 'MediaRefused'
    this.outcome = rejected(message, hint, 'media')
  }
}

/** Gets a post's picture or film; one that is gone or unusable is refused with its place, others throw OutboundError. */
export async function loadMedia(
  media: { url: string },
  place: number,
  signal: AbortSignal,
): Promise<FetchedMedia> {
  try {
    return await fetchMedia(media.url, signal)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const gone = error.status !== undefined && error.status >= 400 && error.status < 500
    if (gone || ['bad-answer', 'too-large', 'address-refused'].includes(error.code))
      throw new MediaRefused(`Picture ${place} cannot be posted: ${error.message}`, error.hint)
    throw error
  }
}
