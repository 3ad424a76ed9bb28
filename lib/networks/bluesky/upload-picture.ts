import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject } from '../outcomes'
import type { ChangeIo, LoadedMedia } from '../publisher'
import { procedure } from './xrpc'

/** The server refused a preparation step; nothing is visible. */
export class UploadRefused extends Error {
  readonly answer: GuardedResponse
  constructor(answer: GuardedResponse) {
    super(`The server answered ${answer.status}.`)
    this.name = 'UploadRefused'
    this.answer = answer
  }
}

/**
 * Uploads an image and returns the blob reference for the post. The server discards images that no post refers to.
 * Throws UploadRefused.
 */
export async function uploadPicture(
  io: ChangeIo<'fields'>,
  { bytes, contentType }: LoadedMedia,
): Promise<object> {
  const answer = await procedure(io, 'com.atproto.repo.uploadBlob', { bytes, contentType })
  const { blob } = parseJsonObject(answer)
  if (answer.status !== 200 || blob === null || typeof blob !== 'object') throw new UploadRefused(answer)
  return blob
}
