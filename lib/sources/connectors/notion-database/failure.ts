import { isHTTPResponseError } from '@notionhq/client'
import { OutboundError } from '@/lib/http/outbound-error'
import { retryAfterSeconds } from '@/lib/http/responses/retry-after'
import { getObject, getText } from './get-values'

/** Runs requests of Notion's client and rethrows its failures as OutboundError, in words for editors. */
export async function callNotion<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw notionFailure(error)
  }
}

/** Whether Notion reports something as missing, which may also mean that it is not shared with the integration. */
export const isMissingAtNotion = (error: unknown): boolean => statusOf(error) === 404

/** Whether Notion reports that an id does not belong to the requested kind of object. */
export const isOtherKind = (error: unknown): boolean => statusOf(error) === 404 || statusOf(error) === 400

const statusOf = (error: unknown): number | undefined =>
  isHTTPResponseError(error) || error instanceof OutboundError ? error.status : undefined

/**
 * Explains a failure of Notion's client; returns any other error unchanged. Serves
 * developers.notion.com/reference/status-codes.
 */
function notionFailure(error: unknown): unknown {
  if (!isHTTPResponseError(error)) return error
  const { status } = error
  const wait = retryAfterSeconds(
    getText({ ...getObject({ headers: error.headers }, 'headers') }, 'retry-after'),
  )
  const [message, hint] = describeStatus(status, getText(error, 'message'))
  return new OutboundError('bad-status', {
    host: 'Notion',
    message,
    hint,
    status,
    sent: status === 429 ? 'no' : 'unknown',
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
  })
}

function describeStatus(status: number, reason: string): [message: string, hint: string] {
  if (status === 401)
    return [
      'Notion rejected the integration’s token (401).',
      'Copy the “Internal integration secret” again at notion.so/profile/integrations and enter it in the source’s settings.',
    ]
  if (status === 403)
    return [
      'The Notion integration has no read access (403).',
      'At notion.so/profile/integrations open the integration and allow “Read content”.',
    ]
  if (status === 404)
    return [
      'The integration has no access to this Notion database, or the database no longer exists (404).',
      'Open the database in Notion, choose ••• and “Connections”, and add your integration.',
    ]
  if (status === 409)
    return [
      'Notion was busy with another change (409).',
      'We retry automatically. You don’t need to do anything.',
    ]
  if (status === 429)
    return ['Notion asked us to slow down (429).', 'We continue automatically as soon as Notion allows it.']
  if (status >= 500)
    return [
      `Notion returned an error (${status}).`,
      'We retry automatically. If it keeps happening, check status.notion.com.',
    ]
  if (status === 400)
    return [
      `Notion can’t use these settings (400)${reason === '' ? '.' : `: “${reason.replace(/\s+/g, ' ').slice(0, 200)}”`}`,
      'Check the source’s settings, especially the property names.',
    ]
  return [`Notion returned an unexpected status (${status}).`, 'Check the source’s settings.']
}
