'use client'

import { useRef } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'

type ConsentFormProps = {
  /** The network's short name in the URL. */
  network: string
  /** The query that the app came with; sent back unchanged. */
  query: string
  accounts: { handle: string; displayName: string }[]
  /** What was typed for a new account, and what is wrong with it. */
  rejected?: { name: string; handle: string; problem: string } | undefined
}

const choice =
  'flex cursor-pointer items-center gap-3 rounded-lg border border-border bg-surface p-3 text-sm has-[:checked]:border-accent has-[:checked]:bg-accent-soft'

/**
 * Asks who you are on the simulated network, and whether the app may post there. A plain form that works without
 * JavaScript; with it, typing a new account's name or handle chooses that account. Preselects no existing account: it
 * may be another brand's.
 */
export function ConsentForm({ network, query, accounts, rejected }: ConsentFormProps) {
  const newAccount = useRef<HTMLInputElement>(null)
  const chooseNew = () => {
    if (newAccount.current) newAccount.current.checked = true
  }
  return (
    <form method="post" action={`/sandbox/${network}/oauth/decide`} className="flex flex-col gap-5">
      <input type="hidden" name="query" value={query} />
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Account</legend>
        {accounts.map((account) => (
          <label key={account.handle} className={choice}>
            <input type="radio" className="check" name="account" value={account.handle} required />
            <Avatar name={account.displayName} shape="round" size="sm" />
            <span className="min-w-0">
              <span className="block font-medium">{account.displayName}</span>
              <span className="block text-muted">@{account.handle}</span>
            </span>
          </label>
        ))}
        <div className={`${choice} flex-wrap`}>
          <label className="flex cursor-pointer items-center gap-3 font-medium">
            <input
              ref={newAccount}
              type="radio"
              className="check"
              name="account"
              value=""
              required
              defaultChecked={accounts.length === 0 || rejected !== undefined}
            />
            New account
          </label>
          <div className="grid w-full gap-3 pl-8 sm:grid-cols-2" onInput={chooseNew}>
            <label className="flex flex-col gap-1">
              <span className="text-muted">Name</span>
              <input
                name="display_name"
                className="input"
                maxLength={50}
                placeholder="Acme Pottery"
                defaultValue={rejected?.name}
              />
            </label>
            <label className="flex flex-col gap-1">
              <span className="text-muted">Handle</span>
              <input
                name="handle"
                className="input"
                maxLength={31}
                placeholder="acme_pottery"
                defaultValue={rejected?.handle}
                autoCapitalize="none"
                spellCheck={false}
              />
            </label>
          </div>
        </div>
        {rejected ? (
          <p role="alert" className="text-sm text-danger-soft-foreground">
            {rejected.problem}
          </p>
        ) : null}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="decision" value="allow" variant="primary">
          Allow
        </Button>
        <Button type="submit" name="decision" value="deny" formNoValidate>
          Deny
        </Button>
      </div>
    </form>
  )
}
