/** Where to go after signing in: an address of our own pages, or the start for anything else (no open redirects). */
export function safeReturn(next: string | string[] | undefined): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return '/'
  return next.startsWith('/sign-') ? '/' : next
}
