import { type Bearer, pick, reply, type StubPost, type StubWorld } from '../stub'
import { mayPostAs } from './stub-organizations'

/** Builds an error response in LinkedIn's format. */
export const linkedinError = (
  status: number,
  code: string,
  message: string,
  serviceErrorCode?: number,
  more = {},
): Response =>
  reply(status, { status, code, message, ...(serviceErrorCode ? { serviceErrorCode } : {}), ...more })

/** Builds the response to a token without permission for a resource: status 403. */
export const noAccess = (resource: string): Response =>
  linkedinError(403, 'ACCESS_DENIED', `Not enough permissions to access: ${resource}`, 100)

/** Builds the response to an author that the token may not post as: status 403. */
export const wrongAuthor = (field: string): Response =>
  linkedinError(
    403,
    'ACCESS_DENIED',
    `Field Value validation failed in REQUEST_BODY: Data Processing Exception while processing fields [${field}]`,
    100,
  )

/** Builds the response to a field that is missing or malformed: status 422. */
export const missing = (field: string): Response =>
  linkedinError(
    422,
    'UNPROCESSABLE_ENTITY',
    `ERROR :: ${field} :: field is required but not found or not valid`,
  )

/** Builds the response to a field that the API does not know: status 422. */
export const unrecognized = (field: string): Response =>
  linkedinError(422, 'UNPROCESSABLE_ENTITY', `ERROR :: ${field} :: unrecognized field found but not allowed`)

/** Whether a value is the URN of a company page. */
export const isOrganization = (urn: unknown): boolean => String(urn).startsWith('urn:li:organization:')

/**
 * Returns the author URN (the person themselves, or a page they may post for); undefined if the token does not
 * allow it.
 */
export function ownerOf(bearer: Bearer | undefined, urn: string | undefined): string | undefined {
  if (!bearer || urn === undefined) return undefined
  if (urn === `urn:li:person:${bearer.account.remoteId}`)
    return bearer.scopes.includes('w_member_social') ? urn : undefined
  return bearer.scopes.includes('w_organization_social') && mayPostAs(bearer.account, urn) ? urn : undefined
}

/** Returns the URN of a stored post's author: the page it was posted as, otherwise the account's person. */
export const authorOf = async (world: StubWorld, { account }: Bearer, post: StubPost): Promise<unknown> =>
  pick(await world.findNote(account, `post:${post.remoteId}`), 'author') ??
  `urn:li:person:${account.remoteId}`
