'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { sent } from '@/components/forms/call-action'
import { Select } from '@/components/forms/controls'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roles, roleWords } from '@/lib/auth/permissions'

type GivenRole = Exclude<Role, 'owner'>

type ProjectRoleSelectProps = {
  name: string
  role: Role | null
  orgRole: Role
  userId: string
  action: (input: { user_id: string; role: GivenRole | null }) => Promise<ActionResult<unknown>>
}

const given = roles.filter((role): role is GivenRole => role !== 'owner')

/** Gives somebody another role in this project, or the workspace's again; takes effect at once. */
export function ProjectRoleSelect({ name, role, orgRole, userId, action }: ProjectRoleSelectProps) {
  const [pending, start] = useTransition()
  const [shown, show] = useOptimistic(role)
  const router = useRouter()
  const toast = useToast()

  function change(value: string) {
    if (pending) return
    const next = given.find((one) => one === value) ?? null
    start(async () => {
      show(next)
      const result = await sent(() => action({ user_id: userId, role: next }))
      toast(
        result.ok
          ? { message: `${name} is now ${roleWords[next ?? orgRole].label} in this project.` }
          : { tone: 'danger', message: `${result.error.message} ${result.error.hint}` },
      )
      router.refresh()
    })
  }

  return (
    <Select
      aria-label={`Role for ${name} in this project`}
      aria-busy={pending || undefined}
      value={shown ?? ''}
      placeholder={`Same as workspace (${roleWords[orgRole].label})`}
      onChange={(event) => change(event.target.value)}
      options={given.map((one) => ({ value: one, label: roleWords[one].label }))}
    />
  )
}
