import type { ErrorWords } from '@/lib/errors'
import { OutboundError } from '../outbound-error'

export type Received = { host: string; url: string; contentType: string | undefined; bytes: Uint8Array }

/** Whether a body is a web page rather than data. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body|script|title)\b/i.test(
    text.slice(0, 4096),
  )
}

/**
 * Describes a response that is not what was requested: a sign-in page, a web page, a feed, an image, a compressed
 * file. `wanted` is what it should have been ("JSON", "a feed"). Undefined if it looks like none of these; then
 * only its reader can say what is wrong with it.
 */
export function describeUnexpected(received: Received, wanted: string): ErrorWords | undefined {
  const text = Buffer.from(received.bytes.subarray(0, 64 * 1024)).toString('latin1')
  if (isWebPage(received, text)) return describeWebPage(received, text, wanted)
  const kind = kindOf(received, text)
  if (kind === undefined || wanted.includes(kind.word)) return undefined
  return { message: `${received.host} returned ${kind.what} instead of ${wanted}.`, hint: kind.hint }
}

/** Like `describeUnexpected`, but returns an error with this code; undefined if nothing unexpected was recognized. */
export function unexpectedContentError(
  code: 'not-json' | 'not-utf8' | 'bad-status',
  received: Received,
  wanted: string,
): OutboundError | undefined {
  const words = describeUnexpected(received, wanted)
  return words && new OutboundError(code, { host: received.host, ...words })
}

const isWebPage = ({ contentType }: Received, text: string): boolean =>
  looksLikeHtml(text) || (text === '' && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? ''))

function describeWebPage({ host, url }: Received, text: string, wanted: string): ErrorWords {
  const signIn =
    /type=["']?password|sign[ -]?in|log[ -]?in|anmelden/i.test(text) ||
    /\b(?:sign-?in|log-?in|sso|oauth)\b/i.test(new URL(url).pathname)
  return signIn
    ? {
        message: `${host} returned what looks like a sign-in page instead of ${wanted}.`,
        hint: 'It probably isn’t public. Make it public, or use its public address.',
      }
    : {
        message: `${host} returned a web page instead of ${wanted}.`,
        hint: 'Enter the address of the file itself, not of a page that displays it.',
      }
}

const ownAddress = 'Enter the address of the file itself.'
const feed = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:rss|feed|rdf:RDF)\b/i

type Kind = { word: string; what: string; hint: string; type: RegExp; begins: (text: string) => boolean }
const beginsWith =
  (...marks: string[]) =>
  (text: string) =>
    marks.some((mark) => text.startsWith(mark))

const kinds: Kind[] = [
  {
    word: 'feed',
    what: 'a feed (XML)',
    hint: 'Add it as a feed, or enter the address of the file.',
    type: /^application\/(?:rss|atom)\+xml/,
    begins: (text) => feed.test(text.slice(0, 4096)),
  },
  {
    word: 'XML',
    what: 'XML',
    hint: ownAddress,
    type: /^(?:application|text)\/(?:[a-z.+-]*\+)?xml/,
    begins: (text) => /^\s*<\?xml\b/i.test(text.slice(0, 4096)),
  },
  {
    word: 'packed',
    what: 'a compressed file',
    hint: 'Unzip it and upload the file itself, or have the server send “Content-Encoding: gzip”.',
    type: /^application\/(?:x-)?(?:gzip|zip|tar|7z)/,
    begins: beginsWith('\u001f\u008b', 'PK\u0003\u0004', '\u0028\u00b5\u002f\u00fd'),
  },
  {
    word: 'picture',
    what: 'an image',
    hint: ownAddress,
    type: /^image\/(?!svg)/,
    begins: beginsWith('\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8'),
  },
  {
    word: 'PDF',
    what: 'a PDF document',
    hint: ownAddress,
    type: /^application\/pdf/,
    begins: beginsWith('%PDF-'),
  },
  {
    word: 'sound or video',
    what: 'audio or video',
    hint: ownAddress,
    type: /^(?:audio|video)\//,
    begins: beginsWith('ID3'),
  },
]

/**
 * Decided by the first bytes. The Content-Type header counts only if these are not text, because servers often set
 * it wrongly.
 */
function kindOf({ contentType, bytes }: Received, text: string): Kind | undefined {
  const byStart = kinds.find((kind) => kind.begins(text))
  const first = bytes[0] ?? 0x20
  if (byStart || (first >= 0x20 && first < 0x7f)) return byStart
  return kinds.find((kind) => kind.type.test(contentType ?? ''))
}
