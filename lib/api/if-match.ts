import { AppError } from '@/lib/errors'

/**
 * The revision a caller saw, from `If-Match` (spec/http-api#if-match): a number, with or without quotes. Undefined when the header is
 * absent or "*"; anything else can match nothing and throws `stale-revision`.
 */
export function revisionFrom(request: Request): number | undefined {
  const value = request.headers.get('if-match')?.trim()
  if (value === undefined || value === '*') return undefined
  const number = /^(?:W\/)?"?(\d{1,9})"?$/.exec(value)?.[1]
  if (number === undefined) throw new AppError('stale-revision')
  return Number(number)
}
