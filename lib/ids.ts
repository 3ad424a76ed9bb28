import { v7, validate } from 'uuid'

/** A fresh UUIDv7 (decisions 2): time-ordered, so keyset pages by id are newest-first. */
export const newId = (): string => v7()

/** True for one lower-case UUID and nothing else; ids from the outside are checked before they reach SQL. */
export const isId = (value: string): boolean => validate(value) && value === value.toLowerCase()
