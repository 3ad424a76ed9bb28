import { isUtf8 } from 'node:buffer'
import { detectWideEncoding } from '@/lib/http/responses/detect-wide-encoding'
import type { Note } from '@/lib/mapping/document-reader'
import { SourceError } from '@/lib/sources/source-error'
import { isMislabeledUtf8, normalizeEncodingLabel } from '@/lib/sources/text-encoding'

type Answer = { bytes: Uint8Array; headers: Record<string, string>; url: string }

/**
 * Decodes a feed with the encoding it declares: by byte order mark, HTTP header, or XML declaration; otherwise
 * UTF-8. A wrong declaration is corrected, and noted, where the bytes leave no doubt; a JSON Feed that is not
 * UTF-8, as JSON must be (RFC 8259), is noted too. Throws SourceError 'feed-malformed' with an explanation if it
 * cannot be decoded. Serves spec/security#2.6.
 */
export function decodeFeed(answer: Answer, note: Note): string {
  const text = readFeed(answer, note)
  if (/^\s*\{/.test(text) && (detectWideEncoding(answer.bytes) || !isUtf8(answer.bytes)))
    note(
      'The feed is JSON but not UTF-8. We can read it, but JSON must be UTF-8, so other feed readers may fail.',
    )
  return text
}

function readFeed({ bytes, headers, url }: Answer, note: Note): string {
  const { host } = new URL(url)
  if (detectWideEncoding(bytes) === 'UTF-32') throw unreadable(host, 'is UTF-32, which feeds are not read in')
  const markEncoding = detectByteOrderMark(bytes)
  if (markEncoding !== undefined) return decoded(bytes, markEncoding, host)
  const ascii = Buffer.from(bytes.subarray(0, 400)).toString('latin1')
  const header = /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1]
  const declared = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(ascii)?.[1]
  const declaredEncoding = header ?? declared
  if (declaredEncoding === undefined) {
    if (isUtf8(bytes)) return decoded(bytes, 'utf-8', host)
    note(
      'The feed doesn’t declare its encoding and is not UTF-8. We read it as Windows-1252, so some letters may be wrong.',
    )
    return decoded(bytes, 'windows-1252', host)
  }
  const encoding = normalizeEncodingLabel(declaredEncoding)
  // If the declaration itself was readable, the encoding uses one byte per letter.
  const impossible = encoding?.startsWith('utf-16') && declared !== undefined
  if (encoding === undefined || impossible) {
    if (!isUtf8(bytes))
      throw unreadable(host, `declares the encoding “${declaredEncoding}”, but we can’t read it as that`)
    note(`The feed declares the encoding “${declaredEncoding}”, but it is UTF-8. We read it as UTF-8.`)
    return decoded(bytes, 'utf-8', host)
  }
  if (isMislabeledUtf8(bytes, encoding)) {
    if (bytes.some((byte) => byte >= 0x80))
      note(`The feed declares the encoding “${declaredEncoding}”, but it is UTF-8. We read it as UTF-8.`)
    return decoded(bytes, 'utf-8', host)
  }
  if (encoding === 'utf-8' && header !== undefined && declared !== undefined && !isUtf8(bytes)) {
    const other = normalizeEncodingLabel(declared)
    if (other !== undefined && other !== 'utf-8' && !other.startsWith('utf-16')) {
      note(`The server says the feed is UTF-8, but the feed declares ${declared}. We read it as ${declared}.`)
      return decoded(bytes, other, host)
    }
  }
  return decoded(bytes, encoding, host)
}

function decoded(bytes: Uint8Array, encoding: string, host: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw unreadable(host, `contains invalid ${encoding.toUpperCase()} text`)
  }
}

const unreadable = (host: string, what: string) =>
  new SourceError('feed-malformed', {
    message: `The feed from ${host} ${what}.`,
    hint: 'Ask the feed’s publisher to save it as UTF-8 and, if it is XML, to declare that: <?xml version="1.0" encoding="UTF-8"?>.',
  })

function detectByteOrderMark(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  // Without a byte order mark: "<" or "{" in two bytes.
  if ((a === 0x3c || a === 0x7b) && b === 0) return 'utf-16le'
  return a === 0 && (b === 0x3c || b === 0x7b) ? 'utf-16be' : undefined
}
