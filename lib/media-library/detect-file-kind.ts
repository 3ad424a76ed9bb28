import { AppError } from '@/lib/errors'
import { formatFileSize } from './format-file-size'
import { maxFileBytes } from './limits'

export type FileKind =
  | { kind: 'image'; type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' }
  | { kind: 'video'; type: 'mp4' | 'mov' | 'webm' }
  | { kind: 'document'; type: 'pdf' }

const taken = 'Use a JPEG, PNG, GIF, WebP or AVIF image, an MP4, MOV or WebM video, or a PDF.'

/**
 * Refuses files before they are sent: throws `unsupported-media-type` for types that we never accept, and
 * `too-large` for a PDF that is too large. The content is checked later.
 */
export function refuseByFileName(name: string, bytes: number): void {
  if (/\.svgz?$/i.test(name)) throw refusedSvg()
  if (/\.hei[cf]$/i.test(name)) throw refusedHeic()
  if (/\.(?:docx?|pptx?|odt|odp|key|pages)$/i.test(name)) throw refusedOffice()
  if (/\.pdf$/i.test(name) && bytes > maxFileBytes.document) throw createTooLargeError('document', bytes)
}

/**
 * Detects a file's type from its first bytes, whatever its name. Takes at least 64 of them, or the whole file; the
 * name is for the wording only. Throws `unsupported-media-type`, with the reason, for types we do not accept. Serves
 * spec/security#7.2.
 */
export function detectFileKind(head: Buffer, name: string): FileKind {
  const text = head.subarray(0, 64).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return { kind: 'image', type: 'jpeg' }
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'image', type: 'png' }
  if (/^GIF8[79]a/.test(text)) return { kind: 'image', type: 'gif' }
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return { kind: 'image', type: 'webp' }
  if (text.startsWith('\x1aE\xdf\xa3')) {
    if (text.includes('webm')) return { kind: 'video', type: 'webm' }
    throw refused('We don’t accept Matroska videos.')
  }
  if (text.startsWith('%PDF-')) return { kind: 'document', type: 'pdf' }
  if (text.slice(4, 8) === 'ftyp') return kindOfBrand(text.slice(8, 12))
  if (/^\uFEFF?\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(head.subarray(0, 200).toString('utf8')))
    throw refusedSvg()
  throw refusedContent(name)
}

function kindOfBrand(brand: string): FileKind {
  if (/^avi[fs]$/.test(brand)) return { kind: 'image', type: 'avif' }
  if (/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) throw refusedHeic()
  return { kind: 'video', type: brand === 'qt  ' ? 'mov' : 'mp4' }
}

/** The error for a file larger than its kind may be. */
export const createTooLargeError = (kind: FileKind['kind'], bytes: number) =>
  new AppError('too-large', {
    detail: `This ${kind} has ${formatFileSize(bytes)}. The limit is ${formatFileSize(maxFileBytes[kind])}.`,
    hint: 'Make it smaller and upload that.',
  })
const refused = (detail: string, hint = taken) => new AppError('unsupported-media-type', { detail, hint })
function refusedContent(name: string): AppError {
  const claimed = claims.find(({ endings }) => endings.test(name))
  if (!claimed) return refused('We don’t accept files of this type.')
  return refused(
    `This file isn’t a valid ${claimed.as}, although its name ends like one. It may be damaged.`,
    'Export it again and upload that.',
  )
}
const claims = [
  { as: 'image', endings: /\.(?:jpe?g|png|gif|webp|avif)$/i },
  { as: 'video', endings: /\.(?:mp4|m4v|mov|webm)$/i },
  { as: 'PDF', endings: /\.pdf$/i },
]
const refusedSvg = () =>
  refused(
    'We don’t accept SVG images, because they can contain scripts.',
    'Export the image as a PNG and upload that.',
  )
const refusedOffice = () =>
  refused('We accept documents as PDFs only.', 'Export the document as a PDF and upload that.')
const refusedHeic = () => refused('We can’t read HEIC images.', 'Export the image as a JPEG and upload that.')
