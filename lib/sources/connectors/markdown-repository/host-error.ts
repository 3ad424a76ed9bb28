import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { describeStatus, formatWait } from '@/lib/http/responses/describe-status'
import { retryAfterSeconds } from '@/lib/http/responses/retry-after'
import { SourceError } from '@/lib/sources/source-error'
import type { MarkdownRepositoryConfig } from './schemas'

type Reply = Pick<GuardedResponse, 'status' | 'url' | 'headers' | 'bytes'>

const maxPauseSeconds = 24 * 60 * 60

/**
 * Returns the pause that a host asks for, as an error that leaves the rest for later; undefined if the response is
 * about something else. GitHub sends 403 or 429 with "no requests remaining" and the reset time; GitLab sends 429.
 */
export function pauseError(response: Reply, now: Date): OutboundError | undefined {
  const { status, headers } = response
  if (status !== 403 && status !== 429) return undefined
  const asked = retryAfterSeconds(headers['retry-after'], now.getTime())
  const remaining = headers['x-ratelimit-remaining'] ?? headers['ratelimit-remaining']
  const reset = Number(headers['x-ratelimit-reset'] ?? headers['ratelimit-reset'])
  const untilReset = remaining === '0' && reset > 0 ? Math.ceil(reset - now.getTime() / 1000) : undefined
  if (status === 403 && asked === undefined && untilReset === undefined) return undefined
  const seconds = Math.min(maxPauseSeconds, Math.max(1, asked ?? untilReset ?? 60))
  const { host } = new URL(response.url)

  return new OutboundError('asked-to-wait', {
    message: `${host} allows no more requests for now and asked us to wait ${formatWait(seconds)}.`,
    hint: 'You don’t need to do anything. We continue automatically. With an access token, we can make many more requests.',
    status,
    retryAfterSeconds: seconds,
    sent: 'no',
  })
}

/**
 * Explains for editors what a response other than 200 says about the repository as a whole: a wrong or weak token,
 * a missing or private repository, a pause, or a failure of the host.
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
      message: `${host} rejected the access token (401).`,
      hint: 'It may have expired or been revoked. Create a new one with read access to the repository’s contents, and enter it here.',
    })
  if (status === 403 && withToken)
    return new SourceError('token-refused', {
      message: `The access token has no read access to this repository on ${host} (403).`,
      hint: 'Give the token read access to the repository’s contents. Your organization may have to approve it first.',
    })
  if (status === 401 || status === 403 || status === 404)
    return new SourceError('repository-missing', {
      message: withToken
        ? `There is no repository at ${config.repository}, or the access token has no access to it (${status}).`
        : `There is no public repository at ${config.repository} (${status}).`,
      hint: withToken
        ? 'Check the address, and that the token belongs to someone with access.'
        : 'Check the address. If the repository is private, enter an access token with read access.',
    })
  return new OutboundError('bad-status', {
    ...describeStatus(response),
    status,
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after'], now.getTime()),
  })
}

/** Builds the error for a missing branch; lists some existing ones to help find the right name. */
export function branchMissing(branch: string | undefined, branches: string[]): SourceError {
  if (branch === undefined || branches.length === 0)
    return new SourceError('branch-missing', {
      message: 'The repository is empty: nothing has been committed yet.',
      hint: 'Commit the first file. The next sync imports it.',
    })
  const shown = branches.slice(0, 10).join(', ')
  return new SourceError('branch-missing', {
    message: `The repository has no branch “${branch}”.`,
    hint: `There is: ${shown}${branches.length > 10 ? ' and others' : ''}. Leave the branch empty for the default one.`,
  })
}

/** Builds the error for a repository with more files than we read at once. */
export const tooManyFiles = (host: string): SourceError =>
  new SourceError('repository-too-large', {
    message: `The repository on ${host} has more files than we can read at once.`,
    hint: 'Choose one folder, so that we only read that part.',
  })

/** Builds the error for a response that is not in the format of this type of Git server. */
export const notUnderstood = (host: string): SourceError =>
  new SourceError('repository-malformed', {
    message: `${host} didn’t answer like a server of this type.`,
    hint: 'Check the address and, under “More settings”, the server type.',
  })
