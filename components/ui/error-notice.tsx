import { Callout } from './callout'

export type ErrorNoticeProps = {
  /** What happened. */
  message: string
  /** What to do about it. */
  hint?: string
  /** Wrong values that have no field on the page to stand beside. */
  errors?: { pointer: string; detail: string }[]
  requestId?: string
}

/** An error in plain words: what happened, what to do, and the id by which the log knows it. */
export function ErrorNotice({ message, hint, errors, requestId }: ErrorNoticeProps) {
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
      {requestId ? (
        <p className="mt-1 text-xs text-muted">
          Request <code>{requestId}</code>
        </p>
      ) : null}
    </Callout>
  )
}
