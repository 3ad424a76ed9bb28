'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { CopyValue } from '@/components/ui/copy-button'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roleWords } from '@/lib/auth/permissions'

type TokenFormProps = {
  action: (input: { name: string }) => Promise<ActionResult<{ token: string }>>
  roles: readonly Role[]
  projects: readonly { id: string; name: string }[]
}

/** Asks for the token's name, role, project and expiry, then shows the token, which is never shown again. */
export function TokenForm({ action, roles, projects }: TokenFormProps) {
  const [token, setToken] = useState<string>()
  if (token)
    return (
      <div className="flex flex-col gap-3 text-sm">
        <p>
          Copy the token now and store it safely. We can’t show it again. If you lose it, revoke it and create
          a new one.
        </p>
        <CopyValue value={token} label="Copy token" />
      </div>
    )
  return (
    <ActionForm action={action} submitLabel="Create token" staysOpen onDone={(data) => setToken(data.token)}>
      <Field name="name" label="Name" required help="What will use this token, such as “Website CMS”.">
        <Input maxLength={120} autoComplete="off" />
      </Field>
      <Field name="role" label="Role" help="The Members page says what each role can do.">
        <Select
          defaultValue="editor"
          options={roles.map((role) => ({
            value: role,
            label: roleWords[role].label,
          }))}
        />
      </Field>
      <Field name="project_id" label="Project">
        <Select
          whenEmpty="null"
          placeholder="All projects"
          options={projects.map((project) => ({ value: project.id, label: project.name }))}
        />
      </Field>
      <Field name="expires_in_days" label="Expires">
        <Select
          whenEmpty="null"
          defaultValue="90"
          placeholder="Never"
          options={[
            { value: '30', label: 'In 30 days' },
            { value: '90', label: 'In 90 days' },
            { value: '365', label: 'In a year' },
          ]}
        />
      </Field>
    </ActionForm>
  )
}
