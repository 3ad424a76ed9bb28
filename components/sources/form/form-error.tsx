import { ErrorNotice } from '@/components/ui/error-notice'
import type { ActionFailure } from '@/lib/actions/run-action'
import { homelessErrors } from './form-errors'

/** What went wrong with sending a form, and where to look. */
export function FormError({ error, form }: { error: ActionFailure; form: HTMLFormElement | null }) {
  const rest = homelessErrors(error.errors, form)
  const marked = rest.length < error.errors.length
  return (
    <ErrorNotice
      message={error.message}
      hint={marked && rest.length === 0 ? 'Check the highlighted fields.' : error.hint}
      errors={rest}
      // Only what is our fault is looked up in the log.
      request_id={error.code === 'internal' ? error.request_id : undefined}
    />
  )
}
