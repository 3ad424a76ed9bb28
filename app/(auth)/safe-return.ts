/**
 * Returns where to go after signing in: a path on our own site, or the start page for anything else (no open
 * redirects).
 */
export function safeReturn(next: string | string[] | undefined): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return '/'
  return next.startsWith('/sign-') ? '/' : next
}
