'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { sent } from '@/components/forms/call-action'
import { Select } from '@/components/forms/controls'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roleWords } from '@/lib/auth/permissions'

type RoleSelectProps = {
  name: string
  role: Role
  roles: readonly Role[]
  userId: string
  action: (input: { user_id: string; role: Role }) => Promise<ActionResult<unknown>>
}

/** Changes a member's role at once; a refusal is said, and the former role shown again. */
export function RoleSelect({ name, role, roles, userId, action }: RoleSelectProps) {
  const [pending, start] = useTransition()
  const [shown, show] = useOptimistic(role)
  const router = useRouter()
  const toast = useToast()

  function change(value: string) {
    const next = roles.find((one) => one === value)
    if (!next || pending) return
    start(async () => {
      show(next)
      const result = await sent(() => action({ user_id: userId, role: next }))
      toast(
        result.ok
          ? { message: `${name} is now ${roleWords[next].label}.` }
          : { tone: 'danger', message: `${result.error.message} ${result.error.hint}` },
      )
      router.refresh()
    })
  }

  return (
    <Select
      aria-label={`Role for ${name}`}
      aria-busy={pending || undefined}
      value={shown}
      onChange={(event) => change(event.target.value)}
      options={roles.map((one) => ({ value: one, label: roleWords[one].label }))}
    />
  )
}
