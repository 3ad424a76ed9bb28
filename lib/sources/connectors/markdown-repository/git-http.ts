import type { GitHttpRequest, GitHttpResponse, HttpClient } from 'isomorphic-git'
import type { ConnectorIO } from '@/lib/sources/connector'
import { repositoryError } from './host-error'
import type { MarkdownRepositoryConfig } from './schemas'
import { maxRepositoryFileBytes } from './tree'

/** Enough for all branches and tags of the largest public repositories. */
const maxAdvertisementBytes = 12 * 1024 * 1024
/**
 * Maximum packed size of one commit's state; pictures and other large files are not requested if the server can
 * leave them out.
 */
const maxPackBytes = 50 * 1024 * 1024
const packDeadlineMs = 120_000

/**
 * The git library's HTTP client, which uses only the guarded fetch. The list of branches is requested once and
 * reused within a sync. If the server redirects that request, the next request goes to the new address too, without
 * the token if that is another server. Throws SourceError and OutboundError for every response other than 200.
 */
export function gitHttp(config: MarkdownRepositoryConfig, io: ConnectorIO): HttpClient {
  const advertised = new Map<string, Promise<GitHttpResponse & { bytes: Uint8Array }>>()
  let movedTo = config.repository
  let canFilter = false

  const get = async (url: string, headers: Record<string, string>) => {
    const response = await io.fetch({
      url,
      headers: { ...headers, ...authorization(config, url) },
      maxBytes: maxAdvertisementBytes,
      signal: io.signal,
    })
    if (response.status !== 200) throw repositoryError(response, config, io.now())
    const suffix = '/info/refs?service=git-upload-pack'
    if (response.url.endsWith(suffix)) movedTo = response.url.slice(0, -suffix.length)
    canFilter = /[\0 ]filter[ \n]/.test(Buffer.from(response.bytes.subarray(0, 4096)).toString('latin1'))
    return { ...answerOf(response), bytes: response.bytes }
  }
  const post = async (url: string, headers: Record<string, string>, body: Uint8Array) => {
    const target = url.startsWith(config.repository) ? movedTo + url.slice(config.repository.length) : url
    const response = await io.fetch({
      url: target,
      method: 'POST',
      headers: { ...headers, ...authorization(config, target) },
      body: canFilter ? withFilter(body, maxRepositoryFileBytes) : body,
      maxBytes: maxPackBytes,
      deadlineMs: packDeadlineMs,
      headersTimeoutMs: packDeadlineMs,
      signal: io.signal,
    })
    if (response.status !== 200) throw repositoryError(response, config, io.now())
    return { ...answerOf(response), bytes: response.bytes }
  }

  return {
    request: async ({ url, method = 'GET', headers = {}, body }: GitHttpRequest) => {
      if (method === 'POST') return streamed(await post(url, headers, await collected(body)))
      const asked = advertised.get(url) ?? get(url, headers)
      advertised.set(url, asked)
      return streamed(await asked)
    },
  }
}

/** The token is sent only to the server that it was entered for. */
function authorization(config: MarkdownRepositoryConfig, url: string): Record<string, string> {
  const { origin, hostname } = new URL(config.repository)
  if (config.access_token === undefined || new URL(url).origin !== origin) return {}
  const user = config.user_name ?? (hostname === 'bitbucket.org' ? 'x-token-auth' : 'git')
  return { authorization: `Basic ${Buffer.from(`${user}:${config.access_token}`).toString('base64')}` }
}

type Reply = { url: string; status: number; headers: Record<string, string> }

const answerOf = ({ url, status, headers }: Reply) => ({
  url,
  method: 'GET',
  statusCode: status,
  statusMessage: '',
  headers: { ...headers },
})

/**
 * Yields the body in chunks and lets other work run in between, because reading a large one must not block
 * everything else.
 */
function streamed({ bytes, ...answer }: GitHttpResponse & { bytes: Uint8Array }): GitHttpResponse {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_536) {
      yield bytes.subarray(at, at + 65_536)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { ...answer, body: pieces() }
}

async function collected(body: GitHttpRequest['body']): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * Adds to a pack request that large files be left out (gitprotocol-pack, "filter"), which the library has no option
 * for: the capability on the first line, the filter before the flush that ends the list.
 */
export function withFilter(body: Uint8Array, bytes: number): Uint8Array {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  const lines: string[] = []
  for (let at = 0; at < text.length; ) {
    const length = Number.parseInt(text.slice(at, at + 4), 16)
    if (Number.isNaN(length)) return body
    lines.push(text.slice(at + 4, at + Math.max(4, length)))
    at += Math.max(4, length)
  }
  const flush = lines.indexOf('')
  const first = lines[0]
  if (flush < 1 || !first?.startsWith('want ')) return body
  lines[0] = `${first.trimEnd()} filter\n`
  lines.splice(flush, 0, `filter blob:limit=${bytes}\n`)
  const packet = (line: string) =>
    line === '' ? '0000' : (line.length + 4).toString(16).padStart(4, '0') + line
  return Buffer.from(lines.map(packet).join(''), 'latin1')
}
