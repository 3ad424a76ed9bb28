import type { GuardedResponse, Validators } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'
import { isRecord } from '@/lib/text/is-empty'
import { branchMissing, notUnderstood, repositoryError, tooManyFiles } from './host-error'
import { readFileAt } from './read-file-at'
import type { MarkdownRepositoryConfig } from './schemas'
import { isCommit, maxFiles, type TreeFile, type TreeRead, validatorsFor } from './tree'
import { apiAddress, repositoryPath } from './web-addresses'

const perPage = 100

type Ask = (path: string, validators?: Validators) => Promise<GuardedResponse>

/**
 * Reads a branch through the API of gitlab.com or of a self-hosted GitLab: one conditional request for the newest
 * commit tells whether the branch has moved; then the tree of that commit, page by page.
 */
export async function readGitlabTree(
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
  known: Validators | undefined,
): Promise<TreeRead> {
  const root = `${apiAddress(config)}/projects/${encodeURIComponent(repositoryPath(config))}`
  const headers: Record<string, string> =
    config.access_token === undefined ? {} : { 'private-token': config.access_token }
  const ask: Ask = (path, validators) =>
    io.fetch({ url: root + path, headers, signal: io.signal, ...(validators ? { validators } : {}) })
  const branch = config.branch === undefined ? '' : `&ref_name=${encodeURIComponent(config.branch)}`
  const head = await ask(`/repository/commits?per_page=1${branch}`, known)
  if (head.notModified) return { notModified: true }
  const commit = head.status === 200 ? newestCommit(head, root) : undefined
  if (commit === undefined) throw await explained(head, ask, config, io)
  if (isCommit(known, commit)) return { notModified: true }
  const files = await filesOf(commit, ask, config, io)
  return {
    notModified: false,
    files,
    validators: validatorsFor(commit, head.validators),
    branch: config.branch ?? 'HEAD',
    isPublic: config.access_token === undefined || (await isOpenToAll(ask)),
    read: (file, at) =>
      readFileAt(`${root}/repository/blobs/${encodeURIComponent(file.oid)}/raw`, at, headers),
  }
}

function newestCommit(response: GuardedResponse, root: string): string | undefined {
  const list: unknown = response.json()
  if (!Array.isArray(list)) throw notUnderstood(new URL(root).host)
  const id = isRecord(list[0]) ? list[0].id : undefined
  return typeof id === 'string' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined
}

async function isOpenToAll(ask: Ask): Promise<boolean> {
  const response = await ask('')
  const about: unknown = response.status === 200 ? response.json() : undefined
  return isRecord(about) && about.visibility === 'public'
}

/** A branch without commits, a missing branch and a missing project look alike until we request the branches. */
async function explained(
  head: GuardedResponse,
  ask: Ask,
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
): Promise<Error> {
  if (head.status !== 200 && head.status !== 404) return repositoryError(head, config, io.now())
  const branches = await ask('/repository/branches?per_page=30')
  if (branches.status !== 200) return repositoryError(branches, config, io.now())
  const list: unknown = branches.json()
  const names = Array.isArray(list) ? list.flatMap((one) => (isRecord(one) ? [String(one.name)] : [])) : []
  return branchMissing(config.branch, names)
}

async function filesOf(
  commit: string,
  ask: Ask,
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
): Promise<TreeFile[]> {
  const { host } = new URL(config.repository)
  const folder = config.folder === '' ? '' : `&path=${encodeURIComponent(config.folder)}`
  const first = `/repository/tree?ref=${commit}&recursive=true&per_page=${perPage}&pagination=keyset${folder}`
  const files: TreeFile[] = []
  const seen = new Set<string>()
  for (let more = ''; ; ) {
    const response = await ask(first + more)
    // A missing folder is reported by selectFiles, which knows which files exist.
    if (response.status === 404 && folder !== '' && more === '') return files
    if (response.status !== 200) throw repositoryError(response, config, io.now())
    const list: unknown = response.json()
    if (!Array.isArray(list)) throw notUnderstood(host)
    files.push(...list.flatMap(fileOf))
    if (files.length > maxFiles) throw tooManyFiles(host)
    const token = nextPage(response.headers)
    if (token === undefined) return files
    // A page that we have already read would cause an endless loop.
    if (seen.has(token) || seen.size > (2 * maxFiles) / perPage) throw tooManyFiles(host)
    seen.add(token)
    more = token
  }
}

function fileOf(entry: unknown): TreeFile[] {
  if (!isRecord(entry) || entry.type === 'tree') return []
  const { path, mode, id } = entry
  if (typeof path !== 'string' || typeof mode !== 'string' || typeof id !== 'string') return []
  return [{ path, mode, oid: id }]
}

/**
 * Returns the part of the next page's address that says where the page starts; the rest of the address is ours.
 * Some versions return page numbers even though we ask for keyset pagination.
 */
function nextPage(headers: Record<string, string>): string | undefined {
  const address = headers.link?.match(/<([^<>\s]{1,2000})>\s*;\s*rel="next"/)?.[1]
  const asked = address !== undefined && URL.canParse(address) ? new URL(address).searchParams : undefined
  const token = asked?.get('page_token')
  if (token) return `&page_token=${encodeURIComponent(token)}`
  const page = asked?.get('page') || headers['x-next-page']
  return page ? `&page=${encodeURIComponent(page)}` : undefined
}
