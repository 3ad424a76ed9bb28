import { type Role, roleWords } from '@/lib/auth/permissions'

/** Says who invites a person, as what, and what that role does. */
export function describeInvitation({ role, invitedBy }: { role: Role; invitedBy: string | null }): string {
  const { label, does } = roleWords[role]
  const article = /^[aeiou]/i.test(label) ? 'an' : 'a'
  return `${invitedBy ?? 'A member'} invites you as ${article} ${label.toLowerCase()}. ${does}`
}
