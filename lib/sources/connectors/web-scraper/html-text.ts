/**
 * The text of a web page in the encoding its server, its byte order mark or the page itself names; without any, UTF-8 where
 * it is valid, else Windows-1252, as browsers do. Wrong bytes become replacement signs and NUL characters go. Gives
 * undefined when the encoding that is named is one that no browser reads.
 */
export function htmlText(bytes: Uint8Array, contentType: string | undefined): string | undefined {
  const label = byteOrderMark(bytes) ?? charsetOf(contentType) ?? metaCharset(bytes)
  if (label !== undefined) {
    const decoder = decoderOf(label)
    if (decoder === 'unreadable') return undefined
    if (decoder) return decoder.decode(bytes).replaceAll('\u0000', '')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\u0000', '')
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\u0000', '')
  }
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

function decoderOf(label: string): TextDecoder | 'unreadable' | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    // Labels of encodings that were given up for being dangerous; anything else is a typing error.
    return /^(?:hz-gb-2312|iso-2022-(?:cn|kr)|utf-7|replacement)/i.test(label) ? 'unreadable' : undefined
  }
}
