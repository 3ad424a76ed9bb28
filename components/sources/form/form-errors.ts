import { belongsTo } from '@/components/forms/field'
import { pointerOf } from '@/components/forms/form-values'
import type { FieldError } from '@/lib/errors'

/** Errors that no field of the form shows. */
export function homelessErrors(errors: readonly FieldError[], form: HTMLFormElement | null): FieldError[] {
  const fields = [...(form?.elements ?? [])]
    .flatMap((control) => control.getAttribute('name') ?? [])
    .map(pointerOf)
  return errors.filter((error) => !fields.some((field) => belongsTo(error.pointer, field)))
}

/** Puts the focus on the first wrong field, opening what it is folded into, else on the notice. */
export function showFirstError(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const fold = wrong?.closest('details')
  if (fold) fold.open = true
  const target = wrong ?? form.querySelector<HTMLElement>('[tabindex="-1"]:has([role="alert"])')
  target?.focus()
}
