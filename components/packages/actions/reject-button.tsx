'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Button, type ButtonLook } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog'
import type { PackageInput } from '@/lib/packages/schemas'
import type { PackageHandlers } from './package-handlers'

/** Rejects a package; a reason is required. */
export function RejectButton(props: {
  what: PackageInput
  reject: PackageHandlers['reject']
  size?: ButtonLook['size']
  disabled?: boolean
}) {
  const { what, reject, size, disabled } = props
  if (disabled)
    return (
      <Button variant="danger-outline" size={size} disabled>
        Reject
      </Button>
    )
  return (
    <DialogButton
      label="Reject"
      variant="danger-outline"
      size={size}
      title="Reject post?"
      description="We send it back to its author with your reason and don’t publish it."
    >
      <ActionForm
        action={(values) => reject({ ...what, reason: String(values.reason ?? '') })}
        submitLabel="Reject post"
        submitVariant="danger"
        done="Post rejected."
      >
        <Field name="reason" label="What should change?" required>
          <Textarea placeholder="The second sentence promises something we do not sell." />
        </Field>
      </ActionForm>
    </DialogButton>
  )
}
