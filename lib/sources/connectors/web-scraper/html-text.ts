import { isUtf8 } from 'node:buffer'
import type { Note } from '@/lib/mapping/document-reader'
import { isMislabeledUtf8, normalizeEncodingLabel } from '@/lib/sources/text-encoding'

/**
 * Decodes a web page with the encoding from its byte order mark, its server or the page itself; without any, as
 * UTF-8 if valid, otherwise Windows-1252, as browsers do. If UTF-8 bytes are declared as something else, or the
 * server's declaration does not fit while the page's own does, the bytes win and this is noted. Invalid bytes
 * become replacement characters and NUL characters are removed. Returns undefined if the declared encoding is one
 * that no browser supports.
 */
export function htmlText(
  bytes: Uint8Array,
  contentType: string | undefined,
  note: Note = () => undefined,
): string | undefined {
  const read = (encoding: string) => new TextDecoder(encoding).decode(bytes).replaceAll('\u0000', '')
  const mark = byteOrderMark(bytes)
  if (mark !== undefined) return read(mark)
  const [header, own] = [charsetOf(contentType), metaCharset(bytes)]
  const label = header ?? own
  const encoding = label === undefined ? undefined : normalizeEncodingLabel(label)
  if (encoding !== undefined && isMislabeledUtf8(bytes, encoding)) {
    if (bytes.some((byte) => byte >= 0x80))
      note(`The page declares the encoding “${label}”, but it is UTF-8. We read it as UTF-8.`)
    return read('utf-8')
  }
  if (encoding === 'utf-8' && header !== undefined && own !== undefined && !isUtf8(bytes)) {
    const other = normalizeEncodingLabel(own)
    if (other !== undefined && other !== 'utf-8') {
      note(`The server says the page is UTF-8, but the page declares ${own}. We read it as ${own}.`)
      return read(other)
    }
  }
  if (encoding !== undefined) return read(encoding)
  // These encodings were abandoned as dangerous; any other unknown name is a typo.
  if (label !== undefined && /^(?:hz-gb-2312|iso-2022-(?:cn|kr)|utf-7|replacement)/i.test(label))
    return undefined
  return read(isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return undefined
}

const charsetOf = (contentType: string | undefined): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w.:+-]{1,40})/i.exec(contentType ?? '')?.[1]

/** As in the HTML standard, searches only the beginning; a page that can be searched as ASCII is not UTF-16. */
function metaCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString(
    'latin1',
  )
  const label =
    /<meta\s[^>]{0,500}?charset\s*=\s*["']?\s*([\w.:+-]{1,40})/i.exec(head)?.[1] ??
    /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:+-]{1,40})/i.exec(head)?.[1]
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}
