import { describeStatus } from '@/lib/http/describe-status'
import type { GuardedResponse } from '@/lib/http/guarded-fetch'
import { OutboundError } from '@/lib/http/outbound-error'
import { retryAfterSeconds } from '@/lib/http/retry-after'
import { SourceError } from '@/lib/sources/source-error'
import type { MarkdownRepositoryConfig } from './schemas'

type Reply = Pick<GuardedResponse, 'status' | 'url' | 'headers' | 'bytes'>

const longestPause = 24 * 60 * 60

/**
 * The pause a host asks for, as an error that leaves the rest for later; undefined when the answer is about something
 * else. GitHub says it with 403 or 429, "no requests remaining" and the time they come back; GitLab with 429.
 */
export function pauseError(response: Reply, now: Date): OutboundError | undefined {
  const { status, headers } = response
  if (status !== 403 && status !== 429) return undefined
  const asked = retryAfterSeconds(headers['retry-after'], now.getTime())
  const remaining = headers['x-ratelimit-remaining'] ?? headers['ratelimit-remaining']
  const reset = Number(headers['x-ratelimit-reset'] ?? headers['ratelimit-reset'])
  const untilReset = remaining === '0' && reset > 0 ? Math.ceil(reset - now.getTime() / 1000) : undefined
  if (status === 403 && asked === undefined && untilReset === undefined) return undefined
  const seconds = Math.min(longestPause, Math.max(1, asked ?? untilReset ?? 60))
  const { host } = new URL(response.url)
  const until = new Date(now.getTime() + seconds * 1000).toISOString().slice(11, 16)
  return new OutboundError('asked-to-wait', {
    message: `${host} allows no more requests for now; it goes on after ${until} UTC.`,
    hint: 'It goes on by itself then. With an access token, hosts allow many more requests.',
    status,
    retryAfterSeconds: seconds,
    sent: 'no',
  })
}

/**
 * What an answer other than 200 says about the repository as a whole, in words for editors: a wrong or weak token, a
 * repository that is missing or private, a pause, or trouble at the host.
 */
export function repositoryError(
  response: Reply,
  config: Pick<MarkdownRepositoryConfig, 'access_token' | 'repository'>,
  now: Date,
): SourceError | OutboundError {
  const pause = pauseError(response, now)
  if (pause) return pause
  const { host } = new URL(config.repository)
  const { status } = response
  const withToken = config.access_token !== undefined
  if (status === 401 && withToken)
    return new SourceError('token-refused', {
      message: `${host} does not accept the access token (401).`,
      hint: 'It may have run out or been revoked: make a new one that may read the repository’s contents, and enter it.',
    })
  if (status === 403 && withToken)
    return new SourceError('token-refused', {
      message: `The access token may not read this repository on ${host} (403).`,
      hint: 'Give the token the right to read the repository’s contents; an organization may have to approve it first.',
    })
  if (status === 401 || status === 403 || status === 404)
    return new SourceError('repository-missing', {
      message: withToken
        ? `There is no repository at ${config.repository}, or the access token may not see it (${status}).`
        : `There is no public repository at ${config.repository} (${status}).`,
      hint: withToken
        ? 'Check the address, and that the token belongs to somebody who can open it.'
        : 'Check the address. If the repository is private, enter an access token that may read it.',
    })
  return new OutboundError('bad-status', {
    ...describeStatus(response),
    status,
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after'], now.getTime()),
  })
}

/** The branch is not there; some that are help to find the right name. */
export function branchMissing(branch: string | undefined, there: string[]): SourceError {
  if (branch === undefined || there.length === 0)
    return new SourceError('branch-missing', {
      message: 'The repository is empty: nothing has been committed yet.',
      hint: 'Commit the first file; it is read with the next sync.',
    })
  const shown = there.slice(0, 10).join(', ')
  return new SourceError('branch-missing', {
    message: `The repository has no branch “${branch}”.`,
    hint: `There is: ${shown}${there.length > 10 ? ' and others' : ''}. Leave the branch empty for the default one.`,
  })
}

export const tooManyFiles = (host: string): SourceError =>
  new SourceError('repository-too-large', {
    message: `The repository on ${host} holds more files than can be read at once.`,
    hint: 'Choose a folder of it, so that only that part is read.',
  })

export const notUnderstood = (host: string): SourceError =>
  new SourceError('repository-malformed', {
    message: `${host} did not answer the way such a server does.`,
    hint: 'Check the address, and under “More settings” the kind of server.',
  })
