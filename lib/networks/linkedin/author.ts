/** A company page's URN as an author; it is also the account id of the page's channel. */
export const pageUrn = (id: string): string => `urn:li:organization:${id}`

/** Whether the account is a company page; a person's account has a bare id. */
export const isPage = (remoteId: string | null): boolean =>
  remoteId?.startsWith('urn:li:organization:') === true

/** The URN of the author of a channel's posts. */
export const authorUrn = (remoteId: string | null): string =>
  remoteId !== null && isPage(remoteId) ? remoteId : `urn:li:person:${remoteId}`
