'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ActionFailure } from '@/lib/actions/run-action'
import { isErrorOfField } from './field'
import { pointerOf } from './form-values'
import { summarizeFailure } from './summarize-failure'

/**
 * Says what went wrong with a submission, and where to look. Inside a form, the first invalid field gets the focus,
 * otherwise this notice. Lists the errors that no field of the form shows. If its only field says everything, the
 * notice is empty.
 */
export function FailureNotice({ error, className }: { error: ActionFailure; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<readonly string[]>([])
  const listed = error.errors.filter(({ pointer }) => !fields.some((field) => isErrorOfField(pointer, field)))
  const notice = summarizeFailure(error, { listed, fields: fields.length })

  // Runs before paint, so that errors shown at their field never appear in the list.
  useLayoutEffect(() => {
    const form = box.current?.closest('form')
    const wrong = form && error.errors.length > 0 ? firstWrong(form) : undefined
    setFields(form && wrong ? pointersOf(form) : [])
    ;(wrong ?? box.current)?.focus()
  }, [error])

  return (
    <div ref={box} tabIndex={-1} className={classNames('rounded-xl empty:hidden', className)}>
      {notice ? (
        <ErrorNotice
          {...notice}
          errors={listed}
          // Only internal errors are looked up in the log.
          request_id={error.code === 'internal' ? error.request_id : undefined}
        />
      ) : null}
    </div>
  )
}

/** The names of a form's values; radio buttons and hidden inputs of the same name are one. */
const pointersOf = (form: HTMLFormElement): string[] => [
  ...new Set([...form.elements].flatMap((control) => control.getAttribute('name') ?? []).map(pointerOf)),
]

/**
 * Returns the first invalid field, after opening the `<details>` around it; for a group of fields, its first
 * control.
 */
function firstWrong(form: HTMLFormElement): HTMLElement | null | undefined {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-field-error]')
  const fold = wrong?.closest('details')
  if (fold) fold.open = true
  if (!wrong?.matches('[data-field-error]')) return wrong
  return wrong.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')
}
