'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { FieldMessage, useFieldError } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { Avatar } from '@/components/ui/avatar'
import { LinkButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Chip } from '@/components/ui/status-badge'
import type { OfferedAccount } from '@/lib/channels/connect/offered-accounts'

type ChooseAccountsProps = {
  /** The ID of the consent that the accounts come from. */
  connection: string
  accounts: readonly OfferedAccount[]
  connect: FormAction<{ connected: string }>
  channelsHref: string
}

/** Asks which of the accounts that a person may post as should become channels. */
export function ChooseAccounts({ connection, accounts, connect, channelsHref }: ChooseAccountsProps) {
  return (
    <ActionForm
      action={connect}
      submitLabel="Connect"
      fixed={{ connection }}
      href={`${channelsHref}?connected={connected}`}
      secondary={
        <LinkButton href={channelsHref} variant="ghost">
          Cancel
        </LinkButton>
      }
    >
      <Accounts accounts={accounts} />
    </ActionForm>
  )
}

const row = 'flex items-center gap-3 rounded-lg border border-border bg-surface p-3 text-sm'

function Accounts({ accounts }: Pick<ChooseAccountsProps, 'accounts'>) {
  const [chosen, setChosen] = useState<string[]>([])
  const error = useFieldError('accounts')
  return (
    <fieldset aria-describedby={error ? 'accounts-error' : undefined}>
      <legend className="mb-2 text-sm font-medium">Accounts</legend>
      <input type="hidden" name="accounts" value={chosen.join('\n')} data-kind="list" />
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => {
          const { id, isConnected } = account
          return (
            <li key={id}>
              {isConnected ? (
                <div className={row}>
                  <AccountName account={account} />
                  <Chip>Connected</Chip>
                </div>
              ) : (
                <label
                  className={classNames(
                    row,
                    'cursor-pointer has-[:checked]:border-accent has-[:checked]:bg-accent-soft',
                  )}
                >
                  <AccountName account={account} />
                  <input
                    type="checkbox"
                    className="check"
                    data-form-ignore
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                    }
                  />
                </label>
              )}
            </li>
          )
        })}
      </ul>
      <FieldMessage id="accounts-error">{error}</FieldMessage>
    </fieldset>
  )
}

function AccountName({ account }: { account: OfferedAccount }) {
  const { name, handle, kind } = account
  return (
    <>
      <Avatar name={name} shape="round" size="sm" />
      <span className="min-w-0 flex-1 break-words">
        <span className="block font-medium">{name}</span>
        <span className="block text-muted">
          {[kind, handle === name ? null : `@${handle}`].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
}
