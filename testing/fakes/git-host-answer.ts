import type { IncomingHttpHeaders } from 'node:http'
import type { Commit } from './git-objects'

/** One repository as the fake hosts know it. */
export type HostedRepository = {
  /** "river/blog" */
  name: string
  branch: string
  /** By branch; a repository without any is empty. */
  commits: Map<string, Commit>
  /** What a caller must show to see it; everybody may without one. */
  token: string | undefined
  /** Trees of more entries are cut off. */
  truncateAt: number
  perPage: number
  /** GitLab's trees go on by the number of a page, not behind an entry. */
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

/** An answer in JSON, 200 unless said otherwise. */
export const json = (value: unknown, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  body: JSON.stringify(value),
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
})
