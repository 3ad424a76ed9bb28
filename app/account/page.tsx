import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { readTheme, THEME_COOKIE } from '@/components/ui/theme'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { Workspaces } from '@/components/workspace/workspaces'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { listPlaces } from '@/lib/organizations/list-places'
import { createOrganizationAction, renamePersonAction } from './actions'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const person = await requirePerson('/account')
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value)
  const places = await listPlaces(person.id, person.proof.companyOf)
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
      </div>
    </>
  )
}
