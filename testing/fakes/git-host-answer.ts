import type { IncomingHttpHeaders } from 'node:http'
import type { Commit } from './git-objects'

/** A repository as the fake hosts store it. */
export type HostedRepository = {
  /** "river/blog" */
  name: string
  branch: string
  /** By branch; a repository without commits is empty. */
  commits: Map<string, Commit>
  /** The token that a caller must present; undefined for a public repository. */
  token: string | undefined
  /** Trees with more entries are truncated. */
  truncateAt: number
  perPage: number
  /** GitLab's trees are paged by page number instead of by keyset. */
  pagesByNumber: boolean
  etags: boolean
}
export type Call = { url: URL; headers: IncomingHttpHeaders; body: Buffer }
export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
  etag?: string
}

/** A JSON response, with status 200 by default. */
export const json = (value: unknown, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  body: JSON.stringify(value),
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
})
