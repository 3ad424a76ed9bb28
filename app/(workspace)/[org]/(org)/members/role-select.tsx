'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Select } from '@/components/forms/controls'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roleWords } from '@/lib/auth/permissions'

type RoleSelectProps = {
  label: string
  role: Role
  roles: readonly Role[]
  userId: string
  action: (input: { user_id: string; role: Role }) => Promise<ActionResult<unknown>>
}

/** Changes a member's role at once; a refusal is said, and the former role shown again. */
export function RoleSelect({ label, role, roles, userId, action }: RoleSelectProps) {
  const [pending, start] = useTransition()
  const router = useRouter()
  const toast = useToast()

  function change(value: string) {
    const next = roles.find((one) => one === value)
    if (!next || pending) return
    start(async () => {
      const result = await action({ user_id: userId, role: next })
      toast(
        result.ok
          ? { message: `${label} is now ${roleWords[next].label}.` }
          : { tone: 'danger', message: `${result.error.message} ${result.error.hint}` },
      )
      router.refresh()
    })
  }

  return (
    <Select
      aria-label={label}
      aria-busy={pending || undefined}
      value={role}
      onChange={(event) => change(event.target.value)}
      options={roles.map((one) => ({ value: one, label: roleWords[one].label }))}
    />
  )
}
