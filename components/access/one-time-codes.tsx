'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { FailureNotice } from '@/components/forms/failure-notice'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton, CopyValue } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { StatusBadge } from '@/components/ui/status-badge'
import type { ActionResult } from '@/lib/actions/run-action'
import type { CodeSetUp } from '@/lib/auth/codes/start-code-generator'
import { CodeField } from './code-field'

type Codes = { recovery_codes: string[] }

type OneTimeCodesProps = {
  on: boolean
  /** The number of recovery codes left. */
  left: number
  hasPassword: boolean
  start: () => Promise<ActionResult<CodeSetUp>>
  confirm: (input: { code: string }) => Promise<ActionResult<Codes>>
  remove: (input: { password?: string; code: string }) => Promise<ActionResult<unknown>>
  renew: (input: { code: string }) => Promise<ActionResult<Codes>>
}

/** Manages one-time codes from an authenticator app: setting them up, renewing recovery codes, turning them off. */
export function OneTimeCodes(props: OneTimeCodesProps) {
  const { on, left, hasPassword, start, confirm, remove, renew } = props
  const [open, setOpen] = useState<'set-up' | 'renew' | 'remove'>()
  const [setUp, setSetUp] = useState<CodeSetUp>()
  const [recovery, setRecovery] = useState<string[]>()
  const { submit, pending, error, forgetError } = useSubmit()
  const refresh = useSubmit()

  function begin() {
    forgetError()
    void submit(() => start(), {
      href: null,
      onDone: (made) => {
        setSetUp(made)
        setOpen('set-up')
      },
    })
  }

  function close() {
    setOpen(undefined)
    setRecovery(undefined)
    setSetUp(undefined)
    // Reloads the page, so that it shows the current setup.
    void refresh.submit(async () => ({ ok: true as const, data: undefined }))
  }

  return (
    <>
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            One-time codes {on ? <StatusBadge tone="success">On</StatusBadge> : null}
          </span>
        }
        description={
          on
            ? `We ask for a code from your authenticator app after your password. You have ${left} of 10 recovery codes left.`
            : 'After your password, we ask for a code from an authenticator app on your phone.'
        }
        actions={
          on ? (
            <>
              <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('renew')}>
                New recovery codes
              </Button>
              <Button
                size="sm"
                variant="danger-outline"
                aria-haspopup="dialog"
                onClick={() => setOpen('remove')}
              >
                Turn off
              </Button>
            </>
          ) : (
            <Button size="sm" aria-haspopup="dialog" pending={pending} onClick={begin}>
              Set up one-time codes
            </Button>
          )
        }
      >
        {error ? <FailureNotice error={error} /> : null}
      </Card>
      <Dialog
        open={open === 'set-up' && recovery === undefined}
        onClose={close}
        title="Set up one-time codes"
      >
        {setUp ? (
          <div className="flex flex-col gap-5 text-sm">
            <p>
              Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis. Then
              enter the code that the app shows.
            </p>
            <QrCode {...setUp.qr} />
            <div>
              <p className="mb-2 text-muted">Can’t scan it? Enter this key in the app:</p>
              <CopyValue value={setUp.key} label="Copy key" />
            </div>
            <ActionForm
              action={confirm}
              submitLabel="Turn on"
              staysOpen
              onDone={(made) => setRecovery(made.recovery_codes)}
            >
              <CodeField label="Code from the app" />
            </ActionForm>
          </div>
        ) : null}
      </Dialog>
      <Dialog open={recovery !== undefined} onClose={close} title="Save your recovery codes">
        <RecoveryCodes codes={recovery ?? []} onDone={close} />
      </Dialog>
      <Dialog
        open={open === 'renew' && recovery === undefined}
        onClose={close}
        title="Create new recovery codes?"
        description="Your old recovery codes stop working."
      >
        <ActionForm
          action={renew}
          submitLabel="Create codes"
          staysOpen
          onDone={(made) => setRecovery(made.recovery_codes)}
        >
          <CodeField />
        </ActionForm>
      </Dialog>
      <Dialog
        open={open === 'remove'}
        onClose={close}
        title="Turn off one-time codes?"
        description="Anyone with your password can then sign in."
      >
        <ActionForm
          action={remove}
          submitLabel="Turn off"
          submitVariant="danger"
          done="One-time codes are off."
          onDone={close}
        >
          {hasPassword ? (
            <Field name="password" label="Current password" required>
              <PasswordInput autoComplete="current-password" />
            </Field>
          ) : null}
          <CodeField />
        </ActionForm>
      </Dialog>
    </>
  )
}

/** Black on white in both themes, which cameras read best. */
function QrCode({ size, path }: CodeSetUp['qr']) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-lg border border-border"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-5 text-sm">
      <p>
        If you lose your phone, each of these codes lets you sign in once. We show them only now. Keep them
        where you keep your passwords.
      </p>
      <ol className="grid gap-x-6 gap-y-1 rounded-lg border border-border bg-surface-secondary p-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <a
          className="button button--secondary button--sm"
          download="tributary-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          Download
        </a>
        <CopyButton text={text} label="Copy all" />
        <Button size="sm" variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}
