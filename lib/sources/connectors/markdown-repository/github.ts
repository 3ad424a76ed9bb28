import type { GuardedResponse, Validators } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'
import { isRecord } from '@/lib/text/is-empty'
import { branchMissing, notUnderstood, repositoryError, tooManyFiles } from './host-error'
import { readFileAt } from './read-file-at'
import type { MarkdownRepositoryConfig } from './schemas'
import { isCommit, maxFiles, type TreeFile, type TreeRead, validatorsFor } from './tree'
import { apiAddress, encodedPath, repositoryPath } from './web-addresses'

/** Maximum number of requests for a tree that is too large for one response and is read folder by folder. */
const maxTreeRequests = 300
const treeBytes = 24 * 1024 * 1024

type Ask = (
  path: string,
  more?: { accept?: string; validators?: Validators | undefined; maxBytes?: number },
) => Promise<GuardedResponse>

/**
 * Reads a branch through the API of github.com or of a self-hosted GitHub: one conditional request tells whether
 * the branch has moved, a second one returns the whole tree. Files of public repositories come from the raw file
 * host, which does not count against the low rate limit for anonymous requests.
 */
export async function readGithubTree(
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
  known: Validators | undefined,
): Promise<TreeRead> {
  const root = `${apiAddress(config)}/repos/${encodedPath(repositoryPath(config))}`
  const headers = githubHeaders(config)
  const ask: Ask = (path, { accept = 'application/vnd.github+json', validators, maxBytes } = {}) =>
    io.fetch({
      url: root + path,
      headers: { ...headers, accept },
      signal: io.signal,
      ...(validators ? { validators } : {}),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    })
  const head = await ask(`/commits/${encodedPath(config.branch ?? 'HEAD')}`, {
    accept: 'application/vnd.github.sha',
    validators: known,
  })
  if (head.notModified) return { notModified: true }
  if (head.status !== 200) throw await explained(head, ask, config, io)
  const commit = head.text().trim()
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw notUnderstood(new URL(root).host)
  if (isCommit(known, commit)) return { notModified: true }
  const files = await filesOf(commit, ask, config, io)
  const isPublic = config.access_token === undefined || (await isOpenToAll(ask))
  // Only github.com's raw file host works without authorization; a self-hosted GitHub has it behind its sign-in.
  const rawHost =
    isPublic && root.startsWith('https://api.github.com/') ? 'https://raw.githubusercontent.com' : undefined
  return {
    notModified: false,
    files,
    validators: validatorsFor(commit, head.validators),
    branch: config.branch ?? 'HEAD',
    isPublic,
    read: (file, at) =>
      rawHost === undefined
        ? readFileAt(`${root}/git/blobs/${file.oid}`, at, {
            ...headers,
            accept: 'application/vnd.github.raw+json',
          })
        : readFileAt(
            `${rawHost}${new URL(config.repository).pathname}/${commit}/${encodedPath(file.path)}`,
            at,
          ),
  }
}

const githubHeaders = ({ access_token }: MarkdownRepositoryConfig): Record<string, string> => ({
  'x-github-api-version': '2022-11-28',
  ...(access_token === undefined ? {} : { authorization: `Bearer ${access_token}` }),
})

async function isOpenToAll(ask: Ask): Promise<boolean> {
  const response = await ask('')
  const about: unknown = response.status === 200 ? response.json() : undefined
  return isRecord(about) && about.private === false
}

/** A missing branch and a missing repository look alike until we request the branches. */
async function explained(
  head: GuardedResponse,
  ask: Ask,
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
): Promise<Error> {
  if (head.status === 409) return branchMissing(undefined, [])
  if (head.status !== 404 && head.status !== 422) return repositoryError(head, config, io.now())
  const branches = await ask('/branches?per_page=30')
  if (branches.status !== 200) return repositoryError(branches, config, io.now())
  const list: unknown = branches.json()
  const names = Array.isArray(list) ? list.flatMap((one) => (isRecord(one) ? [String(one.name)] : [])) : []
  return branchMissing(config.branch ?? 'HEAD', names)
}

type Listed = { files: TreeFile[]; folders: { path: string; oid: string }[]; truncated: boolean }

/** Returns all files of a commit: from one response, or folder by folder if GitHub truncates it. */
async function filesOf(
  commit: string,
  ask: Ask,
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
): Promise<TreeFile[]> {
  const { host } = new URL(config.repository)
  let requests = 0
  const list = async (oid: string, at: string, recursive: boolean): Promise<Listed> => {
    if (++requests > maxTreeRequests) throw tooManyFiles(host)
    const path = `/git/trees/${encodeURIComponent(oid)}${recursive ? '?recursive=1' : ''}`
    const response = await ask(path, { maxBytes: treeBytes })
    if (response.status !== 200) throw repositoryError(response, config, io.now())
    return listed(response.json(), at, host)
  }
  const whole = await list(commit, '', true)
  if (!whole.truncated) return limited(whole.files, host)
  const files: TreeFile[] = []
  const open = [{ oid: commit, path: '', recursive: false }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, oid, recursive } = next
    const found = await list(oid, path, recursive)
    if (recursive && !found.truncated) {
      files.push(...found.files)
    } else if (recursive) open.push({ ...next, recursive: false })
    // Taking a partial list for a complete one would make the missing files disappear.
    else if (found.truncated) throw tooManyFiles(host)
    else {
      files.push(...found.files)
      open.push(
        ...found.folders
          .filter((folder) => isOnTheWay(folder.path, config.folder))
          .map((folder) => ({ ...folder, recursive: true })),
      )
    }
    limited(files, host)
  }
  return files
}

/** Whether a folder contains the chosen one or lies inside it. */
const isOnTheWay = (path: string, folder: string): boolean =>
  folder === '' || `${folder}/`.startsWith(`${path}/`) || `${path}/`.startsWith(`${folder}/`)

function limited(files: TreeFile[], host: string): TreeFile[] {
  if (files.length > maxFiles) throw tooManyFiles(host)
  return files
}

function listed(answer: unknown, at: string, host: string): Listed {
  if (!isRecord(answer) || !Array.isArray(answer.tree)) throw notUnderstood(host)
  const result: Listed = { files: [], folders: [], truncated: answer.truncated === true }
  for (const entry of answer.tree) {
    if (!isRecord(entry)) continue
    const { path, mode, sha, size, type } = entry
    if (typeof path !== 'string' || typeof mode !== 'string' || typeof sha !== 'string') continue
    const full = at === '' ? path : `${at}/${path}`
    if (type === 'tree') result.folders.push({ path: full, oid: sha })
    else result.files.push({ path: full, mode, oid: sha, size: typeof size === 'number' ? size : undefined })
  }
  return result
}
