/** A company page as an author; a channel of a page has it as the id of its account. */
export const pageUrn = (id: string): string => `urn:li:organization:${id}`

/** True for the account of a company page; a person's has an id alone. */
export const isPage = (remoteId: string | null): boolean =>
  remoteId?.startsWith('urn:li:organization:') === true

/** Whom the posts of a channel are by. */
export const authorUrn = (remoteId: string | null): string =>
  remoteId !== null && isPage(remoteId) ? remoteId : `urn:li:person:${remoteId}`
