import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { readTheme, THEME_COOKIE } from '@/components/ui/theme'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { Workspaces } from '@/components/workspace/workspaces'
import { requirePerson } from '@/lib/auth/session'
import { listPlaces } from '@/lib/organizations/list-places'
import {
  changePasswordAction,
  createOrganizationAction,
  endSessionsAction,
  renamePersonAction,
} from './actions'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const person = await requirePerson('/account')
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value)
  const places = await listPlaces(person.id)
  return (
    <>
      <PageHeader title="Account" description="Your personal settings. They apply in every workspace." />
      <div className="flex max-w-2xl flex-col gap-6">
        <Card title="Profile">
          <ActionForm action={renamePersonAction} submitLabel="Save" done="Name saved.">
            <Field name="name" label="Name" required>
              <Input defaultValue={person.name} autoComplete="name" maxLength={120} />
            </Field>
            <div>
              <p className="mb-1 text-sm font-medium">Email</p>
              <p className="text-sm text-muted">{person.email}</p>
            </div>
          </ActionForm>
        </Card>
        <Workspaces places={places} create={createOrganizationAction} />
        <Card
          title="Theme"
          description="Choose light, dark or your system setting. It applies to this browser only."
        >
          <ThemeSwitch theme={theme} />
        </Card>
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
        <Card
          title="Sessions"
          description="Still signed in somewhere? Sign out on every device at once, including this one."
          actions={
            <ConfirmButton
              size="sm"
              label="Sign out everywhere"
              title="Sign out everywhere?"
              confirmLabel="Sign out everywhere"
              action={endSessionsAction.bind(null, undefined)}
              href="/sign-in"
            >
              You’ll need to sign in again in every browser, including this one. API tokens keep working.
            </ConfirmButton>
          }
        />
      </div>
    </>
  )
}
