import type { FieldError } from '@/lib/errors'
import { Callout } from './callout'

export type ErrorNoticeProps = {
  /** What happened. */
  message: string
  /** What to do about it. */
  hint?: string
  /** Invalid values that have no field on the page to be shown at. */
  errors?: readonly FieldError[]
  request_id?: string
}

/** An error in plain language: what happened, what to do, and the request ID under which it is logged. */
export function ErrorNotice({ message, hint, errors, request_id }: ErrorNoticeProps) {
  return (
    <Callout tone="danger" role="alert" title={message}>
      {hint}
      {errors?.length ? (
        <ul className="mt-1 list-disc pl-4">
          {errors.map((error) => (
            <li key={error.pointer + error.detail}>{error.detail}</li>
          ))}
        </ul>
      ) : null}
      {request_id ? (
        <p className="mt-1 text-xs text-muted">
          Request <code>{request_id}</code>
        </p>
      ) : null}
    </Callout>
  )
}
