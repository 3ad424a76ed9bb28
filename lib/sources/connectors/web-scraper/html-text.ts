import { isUtf8 } from 'node:buffer'
import type { Note } from '@/lib/mapping/document-reader'
import { encodingOf, isUtf8Despite } from '@/lib/sources/text-encoding'

/**
 * The text of a web page in the encoding its byte order mark, its server or the page itself names; without any, UTF-8 where
 * it is valid, else Windows-1252, as browsers do. Where bytes that are UTF-8 are said to be something else, or the server's
 * word does not fit and the page's own does, the bytes are believed and it is noted. Wrong bytes become replacement signs and
 * NUL characters go. Gives undefined when the encoding that is named is one that no browser reads.
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
  const encoding = label === undefined ? undefined : encodingOf(label)
  if (encoding !== undefined && isUtf8Despite(bytes, encoding)) {
    if (bytes.some((byte) => byte >= 0x80))
      note(`The page declares the encoding “${label}”, but it is UTF-8. We read it as UTF-8.`)
    return read('utf-8')
  }
  if (encoding === 'utf-8' && header !== undefined && own !== undefined && !isUtf8(bytes)) {
    const other = encodingOf(own)
    if (other !== undefined && other !== 'utf-8') {
      note(`The server says the page is UTF-8, but the page declares ${own}. We read it as ${own}.`)
      return read(other)
    }
  }
  if (encoding !== undefined) return read(encoding)
  // Encodings that were given up for being dangerous; any other name nobody knows is a typing error.
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

/** As in the standard, only the beginning is searched; a page that can be searched as ASCII is no UTF-16. */
function metaCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString(
    'latin1',
  )
  const label =
    /<meta\s[^>]{0,500}?charset\s*=\s*["']?\s*([\w.:+-]{1,40})/i.exec(head)?.[1] ??
    /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:+-]{1,40})/i.exec(head)?.[1]
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}
