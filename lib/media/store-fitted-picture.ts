import { createHash } from 'node:crypto'
import { findBlob, putBlob } from './blobs'
import { deriveName } from './derive-name'
import { fetchMedia } from './fetch-media'
import { fitPicture, type PictureForm } from './fit-picture'
import { toAbsoluteMediaAddress } from './media-address'

/**
 * Converts an image to another form once and stores it: returns its bytes and the address at which everyone can
 * reach it. Takes the project, the image's own address and bytes, and the form; repeated calls find the stored
 * file, also after a crash. Throws `invalid` for an image that cannot be converted.
 */
export async function storeFittedPicture(
  projectId: string,
  picture: { url: string; bytes: Uint8Array },
  form: PictureForm,
  signal?: AbortSignal,
): Promise<{ bytes: Uint8Array; address: string }> {
  // Includes the content: another image may appear at the same address later.
  const content = createHash('sha256').update(picture.bytes).digest('hex')
  const name = `${deriveName(projectId, picture.url, content, JSON.stringify(form))}.jpg`
  const known = await findBlob(name)
  const bytes = known
    ? Buffer.from((await fetchMedia(known, 'install', signal)).bytes)
    : await fitPicture(picture.bytes, form)
  // Stored again even if it exists: the sweep must not remove it while a network is fetching it.
  return { bytes, address: toAbsoluteMediaAddress(await putBlob(name, bytes)) }
}
