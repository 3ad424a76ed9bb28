import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, pickObject, readText } from '../outcomes'

/**
 * What a response's error means to people. `access`: the key or the address; `article`: what was sent; `busy`: only
 * temporary.
 */
export type GhostProblem = { about: 'access' | 'article' | 'busy'; message: string; hint: string }

const newKey =
  'In Ghost Admin open Settings, Integrations, create a custom integration, and enter its Admin API key on the Channels page.'
const rightAddress = 'Enter the API URL that Ghost shows below the Admin API key.'

/** Returns the first error in a response from Ghost. */
const errorOf = (answer: GuardedResponse): Record<string, unknown> => {
  const { errors } = parseJsonObject(answer)
  return pickObject({ first: Array.isArray(errors) ? errors[0] : undefined }, 'first')
}

/** Whether Ghost itself says that the post does not exist; another server's 404 page doesn't count. */
export const isPostMissing = (answer: GuardedResponse): boolean =>
  answer.status === 404 && readText(errorOf(answer), 'type') === 'NotFoundError'

/** Whether the post was changed since it was read. */
export const isCollision = (answer: GuardedResponse): boolean => answer.status === 409

/** Returns what an unsuccessful response means; undefined for a server error, which leaves the outcome open. */
export function explainProblem(answer: GuardedResponse): GhostProblem | undefined {
  const { status } = answer
  const error = errorOf(answer)
  const code = readText(error, 'code')
  const errorMessage = readText(error, 'message')
  const access = (message: string, hint: string): GhostProblem => ({ about: 'access', message, hint })
  if (status === 429 || status === 503)
    return { about: 'busy', message: 'Ghost is busy or starting.', hint: 'We try again automatically.' }
  if (status >= 500) return undefined
  if (status < 400)
    return access(
      `This address leads elsewhere${answer.headers.location ? `: ${answer.headers.location.slice(0, 200)}` : '.'}`,
      rightAddress,
    )
  if (code === 'UNKNOWN_ADMIN_API_KEY')
    return access('Ghost doesn’t know this Admin API key. Its integration may be deleted.', newKey)
  if (code === 'INVALID_JWT' && /expired|not active|maxAge/i.test(errorMessage ?? ''))
    return access(
      'Ghost finds our token expired: the clock of its server or of ours is wrong.',
      'Correct the clock of the server.',
    )
  if (status === 401) return access('The Admin API key is wrong.', newKey)
  if (status === 403)
    return access(
      `Ghost doesn’t let this key do that${errorMessage ? `: ${errorMessage}` : '.'}`,
      'Use the key of a custom integration, and check the plan and limits of the site in Ghost Admin.',
    )
  if (errorMessage === undefined)
    return status === 413
      ? { about: 'article', message: 'An image is too large for this site.', hint: 'Use smaller images.' }
      : access(`There is no Ghost at this address (${status}).`, rightAddress)
  const why = readText(error, 'context') ?? errorMessage
  const hint =
    status === 406
      ? 'Update Ghost, or ask your administrator.'
      : 'Change the post, or check the site in Ghost Admin.'
  return { about: 'article', message: `Ghost rejected the article: ${why}`, hint }
}
