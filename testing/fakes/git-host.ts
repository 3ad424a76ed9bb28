import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'
import type { Answer, HostedRepository } from './git-host-answer'
import { answerGithub } from './git-host-github'
import { answerGitlab } from './git-host-gitlab'
import { answerGit } from './git-host-smart'
import { makeCommit, type RepositoryFile } from './git-objects'

export type HostRequest = {
  method: string
  /** Including the query. */
  path: string
  conditional: boolean
  authorization: string | undefined
  status: number
}
export type HostFailure = { status: number; headers?: Record<string, string>; body?: string }

/**
 * A host of git repositories on 127.0.0.1, which responds like GitHub's REST API (under /api/v3, public raw files
 * under /raw), like GitLab's (/api/v4), and like any git server over HTTP (/river/blog.git). Everything about it
 * can be changed while it runs.
 */
export type GitHost = {
  url: string
  /** host:port, for PRIVATE_HOSTS_ALLOWED. */
  host: string
  repository: HostedRepository
  requests: HostRequest[]
  /** Makes these files the latest commit of a branch; returns its hash. */
  commit: (files: Record<string, RepositoryFile>, branch?: string) => string
  /** Responds with this failure to every path that begins or ends with the given one; undefined ends it. */
  fail: (path: string, failure: HostFailure | undefined) => void
  close: () => Promise<void>
}

/** Starts a host on a free port, or on a given port that the product already knows from its start. */
export async function startGitHost(options: { port?: number; name?: string } = {}): Promise<GitHost> {
  const repository: HostedRepository = {
    name: options.name ?? 'river/blog',
    branch: 'main',
    commits: new Map(),
    token: undefined,
    truncateAt: Number.POSITIVE_INFINITY,
    perPage: 100,
    pagesByNumber: false,
    etags: true,
  }
  const failures = new Map<string, HostFailure>()
  const requests: HostRequest[] = []
  let commits = 0

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const failure = [...failures].find(
      ([path]) => url.pathname.startsWith(path) || url.pathname.endsWith(path),
    )?.[1]
    if (failure) return { ...failure, body: failure.body ?? '{"message":"no"}' }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call = { url, headers: request.headers, body: Buffer.concat(chunks) }
    if (url.pathname.startsWith('/api/v3/') || url.pathname.startsWith('/raw/'))
      return answerGithub(repository, call)
    if (url.pathname.startsWith('/api/v4/')) return answerGitlab(repository, call)
    return answerGit(repository, call)
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers = {}, body = '', etag: own } = await answer(request)
    const etag = repository.etags ? own : undefined
    const conditional = request.headers['if-none-match']
    const isKnown = etag !== undefined && conditional === etag
    const token = request.headers.authorization ?? request.headers['private-token']
    requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      conditional: conditional !== undefined,
      authorization: token === undefined ? undefined : String(token),
      status: isKnown ? 304 : status,
    })
    response.writeHead(isKnown ? 304 : status, { ...headers, ...(etag === undefined ? {} : { etag }) })
    response.end(isKnown ? undefined : body)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  const host = `127.0.0.1:${await listenOnLoopback(server, options.port)}`
  return {
    url: `http://${host}`,
    host,
    repository,
    requests,
    commit: (files, branch = repository.branch) => {
      const made = makeCommit(files, `Commit ${++commits}`)
      repository.commits.set(branch, made)
      return made.sha
    },
    fail: (path, failure) => void (failure ? failures.set(path, failure) : failures.delete(path)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
