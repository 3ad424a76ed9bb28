'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { CopyValue } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/actions/run-action'

export type IssuedUrl = { push_url: string | null; notify_url: string | null }
type CreateUrlSecretProps = {
  sourceId: string
  /** False if the source has no such URL yet. */
  replaces: boolean
  create: (input: { id: string; grace_minutes?: number }) => Promise<ActionResult<IssuedUrl>>
}

/**
 * After a confirmation, creates a URL that contains a secret, with a grace period for the old one, and shows it
 * once.
 */
export function CreateUrlSecret({ sourceId, replaces, create }: CreateUrlSecretProps) {
  const [open, setOpen] = useState(false)
  const [issued, setIssued] = useState<string>()
  const label = replaces ? 'Replace URL' : 'Create URL'

  function close() {
    setOpen(false)
    setIssued(undefined)
  }

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        wide={issued !== undefined}
        title={issued ? 'Your URL with a secret' : `${label}?`}
      >
        {issued ? (
          <div className="flex flex-col gap-5">
            <div className="flex flex-col gap-2">
              <h3 className="text-sm font-medium">Secret URL</h3>
              <CopyValue value={issued} label="Copy secret URL" />
            </div>
            <Callout tone="warning" title="Treat this URL like a password">
              Copy it now, because we can’t show it again. Anyone who has it can send content to this source.
              Proxies and browsers often log URLs, so paste it only into the system that sends.
            </Callout>
            <div className="flex justify-end">
              <Button variant="primary" onClick={close}>
                I’ve copied it
              </Button>
            </div>
          </div>
        ) : (
          <ActionForm
            action={(input) => create({ id: sourceId, grace_minutes: Number(input.grace_minutes ?? 0) })}
            submitLabel={label}
            submitVariant={replaces ? 'danger' : 'primary'}
            staysOpen
            onDone={({ push_url, notify_url }) => setIssued(push_url ?? notify_url ?? undefined)}
          >
            {replaces ? (
              <Field
                name="grace_minutes"
                label="Old URL"
                help="After this, we reject everything that is sent to the old URL."
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
              <p className="text-sm text-muted">We show the URL once. Your bearer secret keeps working.</p>
            )}
          </ActionForm>
        )}
      </Dialog>
    </>
  )
}
