import { createHash } from 'node:crypto'
import { findBlob, putBlob } from './blobs'
import { derivedName } from './derived-name'
import { fetchMedia } from './fetch-media'
import { fitPicture, type PictureForm } from './fit-picture'
import { mediaAddress } from './media-address'

/**
 * A picture in another form, made once and kept beside the others: its bytes, and the address at which everybody may have them.
 * Takes the project, the picture's own address and bytes, and the form; the same again finds what was kept, also after a
 * crash. Throws `invalid` for a picture that cannot be converted.
 */
export async function storeFittedPicture(
  projectId: string,
  picture: { url: string; bytes: Uint8Array },
  form: PictureForm,
  signal?: AbortSignal,
): Promise<{ bytes: Uint8Array; address: string }> {
  // The content too: another picture may come to stand at the same address.
  const content = createHash('sha256').update(picture.bytes).digest('hex')
  const name = `${derivedName(projectId, picture.url, content, JSON.stringify(form))}.jpg`
  const known = await findBlob(name)
  const bytes = known
    ? Buffer.from((await fetchMedia(known, 'install', signal)).bytes)
    : await fitPicture(picture.bytes, form)
  // Kept anew also when it is there already: the sweep is not to remove it while a network is fetching it.
  return { bytes, address: mediaAddress(await putBlob(name, bytes)) }
}
