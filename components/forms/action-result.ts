import type { FieldError } from '@/lib/errors'

export type ActionError = {
  code: string
  /** What happened, in plain words. */
  message: string
  /** What to do about it. */
  hint?: string
  /** Wrong values by JSON Pointer into the input. */
  errors?: FieldError[]
}

/** What every server action answers. */
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionError }
