import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, rateLimited, readRetryAfter, readText, rejected, tokenRefused } from '../outcomes'
import type { NotDone } from '../publisher'
import { movedTo } from './connection'
import { parseBody, readErrorCode } from './site-api'

/** The site refused a preparation step; nothing is visible. */
export class SiteRefused extends Error {
  readonly answer: GuardedResponse
  constructor(answer: GuardedResponse) {
    super(`The site answered ${answer.status}.`)
    this.name = 'SiteRefused'
    this.answer = answer
  }
}

/**
 * Describes a refusal: the site did nothing. Undefined for a server error or an unexpected response, which leave
 * the outcome open.
 */
export function explainWordpressRefusal(answer: GuardedResponse): NotDone | undefined {
  const { status } = answer
  const code = readErrorCode(answer)
  if (status === 429) return rateLimited('The site', readRetryAfter(answer, 300))
  if (status >= 300 && status < 400)
    return rejected(movedTo(answer), 'Add the site’s new address as a channel.', 'unreachable')
  if (status < 300 || status >= 500) return undefined
  // Requests without a signed-in user may not list drafts: the site has not received our credentials.
  const asNobody =
    code === 'rest_invalid_param' && readText(parseBody(answer), 'data', 'params', 'status') !== undefined
  if (asNobody || (status === 401 && code)) return tokenRefused('The site', 'application-password')
  if (status === 401)
    return rejected(
      'The site’s web server asks for a password of its own before WordPress answers.',
      'Switch that off for the site’s REST API (wp-json).',
      'unreachable',
    )
  if (status === 413)
    return rejected(
      'The article is too large for the site’s web server.',
      'Shorten it, or raise the limit of the web server.',
      'media',
    )
  if (status === 403 && !code)
    return rejected(
      'A security plugin or firewall of the site blocks us (403).',
      'Allow the REST API (wp-json) for our requests there.',
      'unreachable',
    )
  if (code === 'rest_no_route' || (status === 404 && !code))
    return rejected(
      'The site’s REST API is no longer there.',
      'A plugin may have switched it off. Switch it on again, then check the connection.',
      'unreachable',
    )
  if (status === 403)
    return rejected(
      'The site doesn’t allow this user to do that.',
      'Give the user the role Author, Editor or Administrator on the site.',
    )
  return rejected(
    `The site rejected the article: ${readText(parseJsonObject(answer), 'message') ?? `status ${status}`}`,
    'Change the post, or check the site.',
  )
}

/** Simply tried again later: a busy site, one under maintenance, or a page where the API should have responded. */
export const retrySiteLater = (answer: GuardedResponse): NotDone => ({
  kind: 'pending',
  retryAfterSeconds: Math.min(3600, Math.max(30, readRetryAfter(answer, 60))),
  failure: {
    code: 'unreachable',
    message:
      answer.status < 300 && parseBody(answer) === undefined
        ? 'The site returned a web page instead of its REST API. A security check or a plugin may stand in between.'
        : `The site returned an error (${answer.status}).`,
    hint: 'We try again automatically.',
  },
})
