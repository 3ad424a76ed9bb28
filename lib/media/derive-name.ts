import { createHash } from 'node:crypto'

/**
 * Derives a UUID that is always the same for the same parts and that no one can guess without knowing all of them.
 */
export function deriveName(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}
