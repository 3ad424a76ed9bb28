const maxLength = 255

/**
 * Explains for the run's log why a slug cannot be used; undefined if it can. A slug with characters outside
 * [a-z0-9-] is accepted if it is safe as a single path segment (spec/decisions#4).
 */
export function slugProblem(slug: unknown): string | undefined {
  if (slug === undefined || slug === null) return 'The entry has no slug.'
  if (typeof slug !== 'string') return 'The slug is not text.'
  if (slug.trim() === '') return 'The slug is empty.'
  if (slug.length > maxLength) return `The slug is longer than ${maxLength} characters.`
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(slug)) return 'The slug contains a control character.'
  if (!slug.isWellFormed()) return 'The slug contains a broken character.'
  if (slug.includes('/') || slug.includes('\\')) return 'The slug contains a slash.'
  if (slug === '.' || slug.includes('..')) return 'The slug contains "..", which points outside the folder.'
  return undefined
}
