import { AppError } from '@/lib/errors'

/**
 * Reads the revision that the caller saw from `If-Match` (spec/http-api#if-match): a number, with or without
 * quotes. Returns undefined if the header is absent or "*"; any other value cannot match and throws
 * `stale-revision`.
 */
export function readIfMatch(request: Request): number | undefined {
  const value = request.headers.get('if-match')?.trim()
  if (value === undefined || value === '*') return undefined
  const number = /^(?:W\/)?"?(\d{1,9})"?$/.exec(value)?.[1]
  if (number === undefined) throw new AppError('stale-revision')
  return Number(number)
}
