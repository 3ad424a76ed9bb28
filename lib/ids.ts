import { v7, validate } from 'uuid'
import { AppError } from './errors'

/** A fresh UUIDv7 (decisions 2): time-ordered, so keyset pages by id are newest-first. */
export const newId = (): string => v7()

/** True for one lower-case UUID and nothing else; ids from the outside are checked before they reach SQL. */
export const isId = (value: string): boolean => validate(value) && value === value.toLowerCase()

/** An id from the outside, for a lookup. Throws `not-found` for what can be nobody's id, before it reaches SQL. */
export function requireId(value: string): string {
  if (!isId(value)) throw new AppError('not-found')
  return value
}
