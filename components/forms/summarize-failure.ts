import type { ActionFailure } from '@/lib/actions/run-action'
import { AppError, type FieldError } from '@/lib/errors'

const unspecific = new AppError('invalid').title

/**
 * What a form's notice says about a failure, besides what its fields show. Takes the errors that no field shows, and
 * how many fields the form has. Undefined if the form's only field says it all.
 */
export function summarizeFailure(
  { message, hint, errors }: Pick<ActionFailure, 'message' | 'hint' | 'errors'>,
  form: { listed: readonly FieldError[]; fields: number },
): { message: string; hint?: string } | undefined {
  if (errors.length === 0 || form.listed.length > 0) return { message, hint }
  const repeated = message === unspecific || errors.some(({ detail }) => detail === message)
  if (!repeated) return { message, hint: check }
  return form.fields === 1 ? undefined : { message: check }
}

const check = 'Check the highlighted fields.'
