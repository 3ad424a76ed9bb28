import { OutboundError } from '@/lib/http/outbound-error'
import type { Validators } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO } from '@/lib/sources/connector'
import { EntrySkipped, SourceError } from '@/lib/sources/source-error'
import { BadPack, checkPack } from './check-pack'
import { gitHttp } from './git-http'
import { readGitTree } from './git-tree'
import { branchMissing, notUnderstood } from './host-error'
import { memoryFiles } from './memory-files'
import { tooLarge } from './read-file-at'
import type { MarkdownRepositoryConfig } from './schemas'
import { isCommit, maxRepositoryFileBytes, type TreeRead, validatorsFor } from './tree'

const gitdir = '/repository'

/**
 * Reads a branch from any git server over https, as git itself does: first which commit it points to and, only if
 * that is new, a pack with just that commit. Trees and files are read from the pack in memory; there is no work
 * tree, nothing is executed, and links and submodules are only names. Serves security "2 Pull" 9.
 */
export async function readGitRemote(
  config: MarkdownRepositoryConfig,
  io: ConnectorIO,
  known: Validators | undefined,
): Promise<TreeRead> {
  const { host } = new URL(config.repository)
  // Loaded on first use: most sources never need it.
  const { default: git } = await import('isomorphic-git')
  const http = gitHttp(config, io)
  const refs = await withRepositoryErrors(
    host,
    () => git.listServerRefs({ http, url: config.repository, protocolVersion: 1, symrefs: true }),
    true,
  )
  const branch = config.branch ?? defaultBranch(refs)
  const names = [
    `refs/heads/${branch}`,
    `refs/tags/${branch}`,
    ...(config.branch === undefined ? ['HEAD'] : []),
  ]
  const head = names.map((name) => refs.find(({ ref }) => ref === name)).find((found) => found !== undefined)
  if (head === undefined) throw branchMissing(config.branch, branchesOf(refs))
  if (isCommit(known, head.oid)) return { notModified: true }
  const fs = memoryFiles(async (path, bytes) => {
    if (path.endsWith('.pack')) await checkPack(bytes)
  })
  const commit = await withRepositoryErrors(host, async () => {
    await git.init({ fs, gitdir, bare: true })
    await git.addRemote({ fs, gitdir, remote: 'origin', url: config.repository })
    const { fetchHead } = await git.fetch({
      fs,
      http,
      gitdir,
      remote: 'origin',
      ref: 'read',
      remoteRef: head.ref,
      depth: 1,
      singleBranch: true,
      tags: false,
    })
    return fetchHead ?? head.oid
  })
  const cache = {}
  const object = async (oid: string): Promise<Uint8Array> => {
    const { object } = await git.readObject({ fs, gitdir, cache, oid, format: 'content' })
    return object as Uint8Array
  }
  const files = await withRepositoryErrors(host, async () => {
    const { commit: about } = await git.readCommit({ fs, gitdir, cache, oid: commit })
    return readGitTree(about.tree, object, host)
  })
  return {
    notModified: false,
    files,
    validators: validatorsFor(commit),
    branch: branch ?? 'HEAD',
    isPublic: config.access_token === undefined,
    read: async ({ oid }) => {
      const bytes = await object(oid).catch((error: unknown) => {
        // An object missing from the pack was left out because of its size.
        if (codeOf(error) === 'NotFoundError') throw new EntrySkipped(tooLarge, { permanent: true })
        throw error
      })
      if (bytes.byteLength > maxRepositoryFileBytes) throw new EntrySkipped(tooLarge, { permanent: true })
      return bytes
    },
  }
}

type Ref = { ref: string; oid: string; target?: string }

function defaultBranch(refs: Ref[]): string | undefined {
  const head = refs.find(({ ref }) => ref === 'HEAD')
  return head?.target?.replace(/^refs\/heads\//, '')
}

const branchesOf = (refs: Ref[]): string[] =>
  refs.filter(({ ref }) => ref.startsWith('refs/heads/')).map(({ ref }) => ref.slice('refs/heads/'.length))

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Turns the library's errors into ours; our own errors pass through unchanged. */
async function withRepositoryErrors<T>(host: string, work: () => Promise<T>, isFirst = false): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (error instanceof OutboundError) {
      if (error.code !== 'too-large') throw error
      throw new SourceError('repository-too-large', {
        message: `The repository on ${host} is too large to read over git.`,
        hint: 'Move the texts to a separate repository, or use GitHub or GitLab, where we can read individual files.',
      })
    }
    if (error instanceof BadPack)
      throw new SourceError('repository-malformed', {
        message: `We can’t read the repository that ${host} sent. ${error.message}`,
        hint: 'Ask the server’s administrator to check the repository.',
      })
    const code = codeOf(error)
    if (code === 'RemoteCapabilityError')
      throw new SourceError('repository-malformed', {
        message: `${host} can’t send only the latest version of a repository.`,
        hint: 'Use a repository on a newer git server.',
      })
    if (
      isFirst &&
      (code === 'SmartHttpError' || code === 'ParseError' || code === 'EmptyServerResponseError')
    )
      throw new SourceError('repository-missing', {
        message: `There is no git repository at this address on ${host}.`,
        hint: 'Enter the https clone address. If you host GitHub or GitLab yourself, choose it as the server type.',
      })
    // Fed with garbage, the library may fail in any way.
    throw notUnderstood(host)
  }
}
