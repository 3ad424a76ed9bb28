import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { Card } from '@/components/ui/card'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { PageHeader } from '@/components/ui/page-header'
import { readTheme, THEME_COOKIE } from '@/components/ui/theme'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { requirePerson } from '@/lib/auth/session'
import { listPlaces } from '@/lib/organizations/list-places'
import { changePasswordAction, endSessionsAction, renamePersonAction } from './actions'
import { Workspaces } from './workspaces'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const person = await requirePerson('/account')
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value)
  const places = await listPlaces(person.id)
  return (
    <>
      <PageHeader title="Account" description="What belongs to you, in whichever workspace you are." />
      <div className="flex max-w-2xl flex-col gap-6">
        <Card title="You">
          <ActionForm action={renamePersonAction} submitLabel="Save" done="Your name is saved.">
            <Field name="name" label="Name" required>
              <Input defaultValue={person.name} autoComplete="name" maxLength={120} />
            </Field>
            <div>
              <p className="mb-1 text-sm font-medium">E-mail</p>
              <p className="text-sm text-muted">{person.email}</p>
            </div>
          </ActionForm>
        </Card>
        <Workspaces places={places} />
        <Card title="Theme" description="Light, dark, or as your system says. Kept in this browser.">
          <ThemeSwitch theme={theme} />
        </Card>
        <Card title="Password" description="Changing it signs you out everywhere else.">
          <ActionForm
            action={changePasswordAction}
            submitLabel="Change password"
            done="Your password is changed. All other sessions have ended."
            resets
          >
            <Field name="current" label="Present password" required>
              <PasswordInput autoComplete="current-password" />
            </Field>
            <Field
              name="password"
              label="New password"
              required
              help="At least 12 characters. A few words are good."
            >
              <PasswordInput autoComplete="new-password" />
            </Field>
          </ActionForm>
        </Card>
        <Card
          title="Sessions"
          description="Left signed in somewhere? End every session at once, this one too."
          actions={
            <ConfirmButton
              size="sm"
              label="Sign out everywhere"
              title="Sign out everywhere?"
              confirmLabel="Sign out everywhere"
              action={endSessionsAction.bind(null, undefined)}
              href="/sign-in"
            >
              Every browser signed in to your account, including this one, has to sign in again. API tokens
              keep working.
            </ConfirmButton>
          }
        />
      </div>
    </>
  )
}
