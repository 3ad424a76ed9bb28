import type { Unit } from './units'

/** A number as read from a text, with its unit. */
export type FoundNumber = {
  start: number
  end: number
  /** Every possible reading: "1.204" is 1204 or a little over one. */
  numbers: string[]
  dimension: string
  unit?: Unit | undefined
  ordinal: boolean
  /** Judged only if the evidence has another number for the same thing, as with "one hour" and list markers. */
  isWeak: boolean
  /** The digit groups of a number that contains a space, which may be two numbers. */
  parts?: string[] | undefined
  /** "v2.4.1", "B12", "+49 30 …": compared as written. */
  code?: string | undefined
}
