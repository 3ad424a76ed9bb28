const maxLength = 255

/**
 * Explains for the run's log why a repository path cannot be an entry; undefined if it can. A path is only ever
 * part of an address and a name shown to people, never a path on this machine; even so, nothing that could lead
 * elsewhere is accepted. Serves security "2 Pull" 9.
 */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'The file has no name.'
  if (path.length > maxLength) return `The path is longer than ${maxLength} characters.`
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return 'The path contains a control character.'
  if (!path.isWellFormed()) return 'The path contains a broken character.'
  if (path.includes('\\')) return 'The path contains a backslash.'
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'The path points outside the repository.'
  const names = path.split('/')
  if (names.some((name) => name === '' || name === '.' || name === '..'))
    return 'The path points outside the repository.'
  if (names.some((name) => /^\.git$/i.test(name))) return 'The path points into git’s own folder.'
  return undefined
}

/** Returns a path in a form that is safe to show in the log, whatever it contains. */
export const shownPath = (path: string): string =>
  path
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?')
    .toWellFormed()
    .slice(0, maxLength) || '(no name)'
