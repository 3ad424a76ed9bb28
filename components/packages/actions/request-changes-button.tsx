'use client'

import { useRef } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog'
import type { PackageInput } from '@/lib/packages/schemas'
import type { PackageHandlers } from './package-handlers'

/**
 * Sends a post back to its author with the requested changes. On pages about this post only, the key `c` opens it.
 */
export function RequestChangesButton(props: {
  what: PackageInput
  requestChanges: PackageHandlers['requestChanges']
  hotkey?: boolean
  disabled?: boolean
}) {
  const { what, requestChanges, hotkey, disabled } = props
  const button = useRef<HTMLSpanElement>(null)

  useShortcuts({
    'post.request-changes':
      hotkey && !disabled ? () => button.current?.querySelector('button')?.click() : undefined,
  })

  return (
    <span ref={button} data-request-changes>
      {disabled ? (
        <Button disabled>Request changes</Button>
      ) : (
        <DialogButton
          label="Request changes"
          title="Request changes?"
          description="We send the post back to its author with your reason. Scheduled times are cancelled."
        >
          <ActionForm
            action={(values) => requestChanges({ ...what, reason: String(values.reason ?? '') })}
            submitLabel="Request changes"
            done="Changes requested."
          >
            <Field name="reason" label="What should change?" required>
              <Textarea placeholder="Name the place in the first sentence." />
            </Field>
          </ActionForm>
        </DialogButton>
      )}
    </span>
  )
}
