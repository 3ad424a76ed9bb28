/** The cookie that holds the project a browser session is working in (spec/http-api#project). */
const cookie = /(?:^|;\s*)active_project=([0-9a-f-]{36})(?:;|$)/

/**
 * The id of the session's active project, or undefined. It is the browser's word only: whoever uses it enters the
 * project with it, which checks the membership.
 */
export const activeProjectOf = (headers: Headers): string | undefined =>
  cookie.exec(headers.get('cookie') ?? '')?.[1]
