'use client'

import { ActionSelect } from '@/components/forms/action-select'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roleWords } from '@/lib/auth/permissions'

type RoleSelectProps = {
  name: string
  role: Role
  roles: readonly Role[]
  userId: string
  action: (input: { user_id: string; role: Role }) => Promise<ActionResult<unknown>>
}

/** Changes a member's role immediately. */
export function RoleSelect({ name, role, roles, userId, action }: RoleSelectProps) {
  const roleOf = (value: string) => roles.find((one) => one === value) ?? role
  return (
    <ActionSelect
      label={`Role for ${name}`}
      value={role}
      options={roles.map((one) => ({ value: one, label: roleWords[one].label }))}
      action={(value) => action({ user_id: userId, role: roleOf(value) })}
      done={(value) => `${name} is now ${roleWords[roleOf(value)].label}.`}
    />
  )
}
