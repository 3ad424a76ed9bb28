import { z } from 'zod'
import { AppError } from '@/lib/errors'

export type Page<T> = { data: T[]; next_cursor: string | null }

/** Converts plain digits only: as numbers, "1e1", "0x5" and "5.0" would be whole numbers as well. */
const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^(?:0|[1-9]\d*)$/.test(value) ? Number(value) : value

/** Builds the schema of `?limit=`: at least 1, at most `max`, and `otherwise` if it is not given. */
export const pageLimit = (max: number, otherwise: number) =>
  z
    .preprocess(readDigits, z.number('Use a whole number, such as 50.').int().min(1).max(max))
    .default(otherwise)

/**
 * `?limit=` and `?cursor=` of every list (spec/http-api#lists). The cursor is opaque to callers; it contains the
 * last key.
 */
export const pageQuery = z.object({
  limit: pageLimit(200, 50),
  cursor: z.string().max(500).optional(),
})

/** Returns the key inside a cursor. Throws `bad-request` for a cursor that we did not create. */
export function readPageCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const key = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[\x20-\x7e]{1,300}$/.test(key))
    throw new AppError('bad-request', { detail: 'This cursor is invalid.' })
  return key
}

/** Returns the id inside the cursor of a list that is ordered by id alone. */
export function readIdCursor(cursor: string | undefined): string | undefined {
  const key = readPageCursor(cursor)
  if (key !== undefined && !z.uuid().safeParse(key).success)
    throw new AppError('bad-request', { detail: 'This cursor is invalid.' })
  return key
}

/** Builds a page from `limit + 1` fetched rows: the extra row only shows that there are more. */
export function pageOf<Row, T>(
  rows: Row[],
  limit: number,
  key: (row: Row) => string,
  present: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const more = rows.length > limit && last !== undefined
  return {
    data: shown.map(present),
    next_cursor: more ? Buffer.from(key(last), 'utf8').toString('base64url') : null,
  }
}

/** Builds a page of a list that is read as a whole, because it is short; `all` is sorted newest first, by id. */
export function pageOfAll<T extends { id: string }>(
  all: readonly T[],
  { limit, cursor }: z.infer<typeof pageQuery>,
): Page<T> {
  const before = readIdCursor(cursor)
  const rest = before === undefined ? all : all.filter(({ id }) => id < before)
  return pageOf(
    rest.slice(0, limit + 1),
    limit,
    ({ id }) => id,
    (one) => one,
  )
}
