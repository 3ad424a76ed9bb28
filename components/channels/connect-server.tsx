'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { findSignIn, getFieldBeforeConsent } from '@/lib/networks/accesses'
import { type NetworkName, networks } from '@/lib/networks/registry'

type ConnectServerProps = { network: NetworkName; prepare: FormAction<{ href: string }> }

/**
 * Asks for the network server that an account is on, or for the account's name, then continues to that server's
 * consent page.
 */
export function ConnectServer({ network, prepare }: ConnectServerProps) {
  const [open, setOpen] = useState(false)
  const { label } = networks[network]
  const server = getFieldBeforeConsent(network)
  const title = findSignIn(network) ? `Sign in with ${label}` : `Connect ${label}`
  if (!server) return null
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <ActionForm
          action={prepare}
          submitLabel="Continue to the server"
          fixed={{ platform: network }}
          staysOpen
          // Not a page of ours: the URL redirects to the consent page.
          onDone={({ href }) => window.location.assign(href)}
        >
          <Field name="server" label={server.label} help={server.help} required>
            <Input
              placeholder={server.placeholder}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
            />
          </Field>
        </ActionForm>
      </Dialog>
    </>
  )
}
