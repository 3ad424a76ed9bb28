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
  problem?: string
}

const choice =
  'flex cursor-pointer items-center gap-3 rounded-lg border border-border bg-surface p-3 text-sm has-[:checked]:border-accent has-[:checked]:bg-accent-soft'

/**
 * Asks who you are on the simulated network, and whether the app may post there. A plain form that works without
 * JavaScript; with it, typing a new account's name or handle chooses that account.
 */
export function ConsentForm({ network, query, accounts, problem }: ConsentFormProps) {
  const fresh = accounts.length === 0
  const newAccount = useRef<HTMLInputElement>(null)
  const chooseNew = () => {
    if (newAccount.current) newAccount.current.checked = true
  }
  return (
    <form method="post" action={`/sandbox/${network}/oauth/decide`} className="flex flex-col gap-5">
      <input type="hidden" name="query" value={query} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-medium">Choose an account</legend>
        {accounts.map((account, index) => (
          <label key={account.handle} className={choice}>
            <input
              type="radio"
              className="check"
              name="account"
              value={account.handle}
              defaultChecked={index === 0 && !problem}
            />
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
              defaultChecked={fresh || Boolean(problem)}
            />
            New account
          </label>
          <div className="grid w-full gap-3 pl-8 sm:grid-cols-2" onInput={chooseNew}>
            <label className="flex flex-col gap-1">
              <span className="text-muted">Name</span>
              <input name="display_name" className="input" maxLength={50} placeholder="Acme Pottery" />
            </label>
            <label className="flex flex-col gap-1">
              <span className="text-muted">Handle</span>
              <input
                name="handle"
                className="input"
                maxLength={31}
                placeholder="acme_pottery"
                autoCapitalize="none"
                spellCheck={false}
              />
            </label>
          </div>
        </div>
        {problem ? (
          <p role="alert" className="text-sm text-danger-soft-foreground">
            {problem}
          </p>
        ) : null}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="decision" value="allow" variant="primary">
          Allow
        </Button>
        <Button type="submit" name="decision" value="deny">
          Deny
        </Button>
      </div>
    </form>
  )
}
