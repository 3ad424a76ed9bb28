import type { Unit } from './units'

/** A number as it is read from a text, with its unit. */
export type FoundNumber = {
  start: number
  end: number
  /** Every way to read it: "1.204" is a thousand or one and a bit. */
  numbers: string[]
  dimension: string
  unit?: Unit | undefined
  ordinal: boolean
  /** Only judged where the evidence says another number of the same thing, as with "one hour" and list markers. */
  isWeak: boolean
  /** The plain digits of numbers with a space inside, which may be two. */
  parts?: string[] | undefined
  /** "v2.4.1", "B12", "+49 30 …": compared as it is written. */
  code?: string | undefined
}
