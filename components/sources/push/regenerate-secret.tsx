'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/actions/run-action'
import { CodeTabs } from './code-tabs'
import { notifyExample, pushExamples } from './examples'
import { IssuedSecret } from './issued-secret'

type Issued = { secret: string; push_url: string | null; notify_url: string | null }
type RegenerateSecretProps = {
  sourceId: string
  /** False if the source has no secret yet. */
  replaces: boolean
  regenerate: (input: { id: string; grace_minutes?: number }) => Promise<ActionResult<Issued>>
}

/**
 * After a confirmation, generates a new secret, with a grace period for the old one, and shows it once with code to
 * run.
 */
export function RegenerateSecret({ sourceId, replaces, regenerate }: RegenerateSecretProps) {
  const [open, setOpen] = useState(false)
  const [issued, setIssued] = useState<Issued>()
  const label = replaces ? 'Regenerate secret' : 'Create secret'

  function close() {
    setOpen(false)
    setIssued(undefined)
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        wide={issued !== undefined}
        title={issued ? 'Your new secret' : replaces ? 'Regenerate secret?' : 'Create secret?'}
      >
        {issued ? (
          <div className="flex flex-col gap-5">
            <IssuedSecret secret={issued.secret} />
            <Examples {...issued} />
            <div className="flex justify-end">
              <Button variant="primary" onClick={close}>
                I’ve copied it
              </Button>
            </div>
          </div>
        ) : (
          <ActionForm
            action={(input) => regenerate({ id: sourceId, grace_minutes: Number(input.grace_minutes ?? 0) })}
            submitLabel={label}
            submitVariant={replaces ? 'danger' : 'primary'}
            staysOpen
            onDone={setIssued}
          >
            {replaces ? (
              <Field
                name="grace_minutes"
                label="Old secret"
                help="After this, we reject everything that is sent with the old secret."
              >
                <Select
                  defaultValue="0"
                  options={[
                    { value: '0', label: 'Stops working now' },
                    { value: '60', label: 'Works for another hour' },
                    { value: '1440', label: 'Works for another day' },
                    { value: '10080', label: 'Works for another 7 days' },
                  ]}
                />
              </Field>
            ) : (
              <p className="text-sm text-muted">We show the secret only once, with a command to try it.</p>
            )}
          </ActionForm>
        )}
      </Dialog>
    </>
  )
}

function Examples({ secret, push_url, notify_url }: Issued) {
  if (push_url) return <CodeTabs label="Examples" examples={pushExamples(push_url, secret)} />
  if (!notify_url) return null
  return (
    <CodeTabs
      label="Example"
      examples={[{ id: 'curl', label: 'curl', code: notifyExample(notify_url, secret) }]}
    />
  )
}
