'use client'

import { ActionSelect } from '@/components/forms/action-select'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roles, roleWords } from '@/lib/auth/permissions'

type ProjectRole = Exclude<Role, 'owner'>

type ProjectRoleSelectProps = {
  name: string
  role: Role | null
  orgRole: Role
  userId: string
  action: (input: { user_id: string; role: ProjectRole | null }) => Promise<ActionResult<unknown>>
}

const projectRoles = roles.filter((role): role is ProjectRole => role !== 'owner')
const roleOf = (value: string): ProjectRole | null => projectRoles.find((one) => one === value) ?? null

/** Gives a member a different role in this project, or resets it to the workspace's; takes effect immediately. */
export function ProjectRoleSelect({ name, role, orgRole, userId, action }: ProjectRoleSelectProps) {
  return (
    <ActionSelect
      label={`Role for ${name} in this project`}
      value={role ?? ''}
      placeholder={`Same as workspace (${roleWords[orgRole].label})`}
      options={projectRoles.map((one) => ({ value: one, label: roleWords[one].label }))}
      action={(value) => action({ user_id: userId, role: roleOf(value) })}
      done={(value) => `${name} is now ${roleWords[roleOf(value) ?? orgRole].label} in this project.`}
    />
  )
}
