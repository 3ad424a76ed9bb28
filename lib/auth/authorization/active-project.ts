/** The cookie with the project that a browser session is working in (spec/http-api#project). */
const cookie = /(?:^|;\s*)active_project=([0-9a-f-]{36})(?:;|$)/

/**
 * Returns the id of the session's active project, or undefined. This is only the browser's claim: the caller must
 * enter the project with it, which checks the membership.
 */
export const activeProjectOf = (headers: Headers): string | undefined =>
  cookie.exec(headers.get('cookie') ?? '')?.[1]
