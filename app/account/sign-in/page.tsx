import type { Metadata } from 'next'
import { LoginSessions } from '@/components/access/login-sessions'
import { OneTimeCodes } from '@/components/access/one-time-codes'
import { Passkeys } from '@/components/access/passkeys'
import { ActionForm } from '@/components/forms/action-form'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { listLoginSessions } from '@/lib/auth/login-sessions/list-login-sessions'
import { listPasskeys } from '@/lib/auth/passkeys/list-passkeys'
import { findSecondFactors } from '@/lib/auth/signed-in/second-factors'
import { requirePerson } from '@/lib/auth/signed-in/session'
import {
  addPasskeyAction,
  beginAddingPasskeyAction,
  changePasswordAction,
  confirmCodesAction,
  endLoginSessionAction,
  endOtherSessionsAction,
  endSessionsAction,
  removeCodesAction,
  removePasskeyAction,
  renamePasskeyAction,
  renewRecoveryCodesAction,
  startCodesAction,
} from '../actions'

export const metadata: Metadata = { title: 'Sign-in' }

export default async function AccountSignInPage() {
  const person = await requirePerson('/account/sign-in')
  const header = <PageHeader title="Sign-in" description="How you sign in, and where you are signed in." />
  if (person.proof.companyOf)
    return (
      <>
        {header}
        <Callout tone="neutral" title="You signed in through your company">
          Your company decides how you sign in here. To manage a password, passkeys or one-time codes of your
          own, sign out and sign in with them.
        </Callout>
      </>
    )
  const [factors, passkeys, sessions] = await Promise.all([
    findSecondFactors(person.id),
    listPasskeys(person.id),
    listLoginSessions(person.id),
  ])
  const unconfirmed = !person.proof.secondFactor && (factors.codes || passkeys.length > 0)
  return (
    <>
      {header}
      <div className="flex max-w-2xl flex-col gap-6">
        {unconfirmed ? (
          <Callout tone="accent" title="Confirm that it’s you">
            <p className="mb-3">
              Before you change your passkeys or one-time codes, confirm this session with one.
            </p>
            <LinkButton size="sm" href="/confirm-sign-in?next=/account/sign-in">
              Confirm
            </LinkButton>
          </Callout>
        ) : null}
        <Passkeys
          passkeys={passkeys}
          begin={beginAddingPasskeyAction.bind(null, undefined)}
          add={addPasskeyAction}
          rename={renamePasskeyAction}
          remove={removePasskeyAction}
        />
        <OneTimeCodes
          on={factors.codes}
          left={factors.recoveryCodes}
          hasPassword={factors.password}
          start={startCodesAction.bind(null, undefined)}
          confirm={confirmCodesAction}
          remove={removeCodesAction}
          renew={renewRecoveryCodesAction}
        />
        {factors.password ? (
          <Card title="Password" description="Changing your password signs you out on all other devices.">
            <ActionForm
              action={changePasswordAction}
              submitLabel="Change password"
              done="Password changed. We signed you out on all other devices."
              resets
            >
              <Field name="current" label="Current password" required>
                <PasswordInput autoComplete="current-password" />
              </Field>
              <Field
                name="password"
                label="New password"
                required
                help="Use at least 12 characters. A few random words work well."
              >
                <PasswordInput autoComplete="new-password" />
              </Field>
            </ActionForm>
          </Card>
        ) : null}
        <LoginSessions
          sessions={sessions}
          here={person.sessionId}
          end={endLoginSessionAction}
          endOthers={endOtherSessionsAction.bind(null, undefined)}
          endAll={endSessionsAction.bind(null, undefined)}
        />
      </div>
    </>
  )
}
