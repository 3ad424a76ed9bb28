import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { statusError } from '@/lib/http/responses/describe-status'
import { openBlob, parseOwnBlobName, readBlobPart } from '../blobs'
import { toAbsoluteMediaAddress } from '../media-address'
import type { ReadableFile } from './probe-video'

/** A file that is read in parts, always from the same version. */
export type OpenedFile = ReadableFile & {
  /** Identifies the version being read: equal versions mean the same file. */
  version: string
  /** False if the server does not support range requests and only the beginning can be read. */
  isFullyReadable: boolean
}

/** The file at the address is no longer the one whose parts were read before. */
export class FileChanged extends Error {
  constructor(host: string) {
    super(`The file on ${host} changed while we were reading it.`)
    this.name = 'FileChanged'
  }
}

/** Read right away when a file is opened: the metadata of most videos fits into it. */
const beginningBytes = 512 * 1024

/**
 * Opens a file for reading in parts: from this install's disk, or from the web with range requests. Each response
 * is compared with the version of the first one (If-Range if the server identifies it), so that parts of two files
 * are never mixed; throws FileChanged if the version differs. Throws OutboundError if the file is unavailable.
 * Serves docs/decisions/0182.
 */
export async function openFile(
  url: string,
  io: { fetch: GuardedFetch; signal?: AbortSignal | undefined },
): Promise<OpenedFile> {
  const name = parseOwnBlobName(url)
  const own = name === undefined ? undefined : await openBlob(name)
  if (name !== undefined && own)
    return {
      bytes: own.bytes,
      version: `own:${name}:${own.bytes}`,
      isFullyReadable: true,
      read: (from, until) => readBlobPart(name, from, until),
    }
  const address = toAbsoluteMediaAddress(url)
  const ask = (from: number, until: number, ifRange?: string) =>
    io.fetch({
      url: address,
      range: { from, until, ifRange },
      maxBytes: until - from,
      deadlineMs: 120_000,
      headersTimeoutMs: 20_000,
      ...(io.signal ? { signal: io.signal } : {}),
    })
  const first = await ask(0, beginningBytes)
  if (first.status === 200) return withoutRanges(first)
  if (first.status !== 206) throw statusError(first)
  const { bytes, version, validator } = describe(first)
  const beginning = first.bytes
  return {
    bytes,
    version,
    isFullyReadable: true,
    async read(from, until) {
      if (until <= beginning.length) return beginning.subarray(from, until)
      const answer = await ask(from, until, validator)
      const { host } = new URL(answer.url)
      if (answer.status === 200 || answer.status === 416) throw new FileChanged(host)
      if (answer.status !== 206) throw statusError(answer)
      const now = describe(answer)
      if (now.version !== version) throw new FileChanged(host)
      if (now.from !== from || answer.bytes.length !== until - from)
        throw new OutboundError('connection-lost', { host })
      return answer.bytes
    },
  }
}

/** What the server said about the whole file when it sent a part. */
function describe({ headers, validators, url }: GuardedResponse) {
  const { host } = new URL(url)
  const found = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '')
  if (!found)
    throw new OutboundError('bad-answer', {
      host,
      message: `${host} doesn’t say how long this file is.`,
      hint: 'Upload the file to the media library and use it from there.',
    })
  const bytes = Number(found[2])
  const { etag, lastModified } = validators
  // A weak ETag may stand for files that differ, so it cannot be used for range requests; it is still compared.
  const validator = etag?.startsWith('"') ? etag : etag === undefined ? lastModified : undefined
  return { from: Number(found[1]), bytes, version: `${bytes}:${etag ?? lastModified ?? ''}`, validator }
}

/**
 * For a server that ignored the range and sends the file from the start: what was received is the beginning of the
 * file.
 */
function withoutRanges(answer: GuardedResponse): OpenedFile {
  const { host } = new URL(answer.url)
  const contentLength = Number(answer.headers['content-length'])
  const bytes = contentLength > 0 ? contentLength : answer.bytes.length
  const { etag, lastModified } = answer.validators
  const isFullyReadable = bytes === answer.bytes.length
  return {
    bytes,
    version: `${bytes}:${etag ?? lastModified ?? ''}`,
    isFullyReadable,
    async read(from, until) {
      if (until <= answer.bytes.length) return answer.bytes.subarray(from, until)
      throw new RangesNotSupported(host)
    },
  }
}

/** More was requested than the beginning of a file whose server does not support range requests. */
export class RangesNotSupported extends Error {
  readonly host: string
  constructor(host: string) {
    super(`${host} doesn’t send parts of files.`)
    this.host = host
  }
}
