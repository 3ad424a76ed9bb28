import { readAddress } from '@/lib/text/web-address'
import type { Note } from './document-reader'

/**
 * Returns an image address from a bible or manifest entry as a full http(s) address. Absolute ones stay as they
 * are; relative ones are resolved against the entry's folder (`<base_url>/<slug>/`). Returns undefined, with a
 * note, for anything else, such as data: or javascript:. Serves spec/service#2.4 and #2.6.
 */
export function resolveImageAddress(value: string, folder: string, note: Note): string | undefined {
  const text = value.trim()
  if (/^https?:\/\//i.test(text)) {
    return readAddress(text) === undefined ? noteDroppedAddress(text, note) : text
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return noteDroppedAddress(text, note)
  return readAddress(text, folder)?.href ?? noteDroppedAddress(text, note)
}

/** Like `resolveImageAddress`, for `assets[].path`. This is a path, so # and ? belong to the file name. */
export function resolveAssetAddress(path: string, folder: string, note: Note): string | undefined {
  const text = path.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return resolveImageAddress(text, folder, note)
  return resolveImageAddress(text.replace(/[#?]/g, encodeURIComponent), folder, note)
}

function noteDroppedAddress(text: string, note: Note): undefined {
  const why = /\p{Cc}/u.test(text) ? 'contains control characters' : 'isn’t a web address'
  const shown = text.slice(0, 80).replace(/\p{Cc}/gu, '?')
  note(`The image address "${shown}" ${why}. We skipped it.`)
  return undefined
}
