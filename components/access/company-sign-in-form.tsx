'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Input, Select, Switch } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { TagInput } from '@/components/forms/tag-input'
import type { ActionResult } from '@/lib/actions/run-action'
import type { CompanySettings } from '@/lib/auth/company/find-company-settings'
import { roles, roleWords } from '@/lib/auth/permissions'
import type { CompanySignInInput } from '@/lib/auth/schemas'

type CompanySignInFormProps = {
  settings: CompanySettings | undefined
  save: (input: CompanySignInInput) => Promise<ActionResult<unknown>>
}

/** Settings of a company sign-in: its server, who may sign in, and whether there is another way in. */
export function CompanySignInForm({ settings, save }: CompanySignInFormProps) {
  return (
    <ActionForm action={save} submitLabel="Save" done="Company sign-in saved.">
      <Field
        name="issuer"
        label="Address of the server (issuer)"
        required
        help="Such as https://login.example.com. We read everything else from there."
      >
        <Input type="url" defaultValue={settings?.issuer} autoComplete="off" maxLength={500} />
      </Field>
      <Field name="client_id" label="Client ID" required>
        <Input defaultValue={settings?.clientId} autoComplete="off" maxLength={200} />
      </Field>
      <Field
        name="client_secret"
        label="Client secret"
        help={
          settings?.hasSecret
            ? 'One is stored, encrypted. Leave this empty to keep it.'
            : 'We store it encrypted and never show it again.'
        }
      >
        <PasswordInput autoComplete="off" maxLength={500} />
      </Field>
      <Field
        name="domains"
        label="Email domains"
        help="Only people with a verified address at one of these domains come in, such as example.com."
      >
        <TagInput defaultValue={settings?.domains ?? []} />
      </Field>
      <Field
        name="default_role"
        label="Role of new members"
        help="The Members page says what each role can do."
      >
        <Select
          defaultValue={settings?.defaultRole ?? 'viewer'}
          options={roles
            .filter((role) => role !== 'owner')
            .map((role) => ({ value: role, label: roleWords[role].label }))}
        />
      </Field>
      <Switch
        name="enabled"
        label="Turn on company sign-in"
        help="We check the server when you save."
        defaultChecked={settings?.enabled}
      />
      <Switch
        name="required"
        label="Require it for this workspace’s members"
        help="Members who aren’t owners then can’t enter with a password. Owners can, so that a server that is down locks nobody out."
        defaultChecked={settings?.required}
      />
    </ActionForm>
  )
}
