import { expect, test } from 'vitest'
import { describeInvitation } from './describe-invitation'

test('an invitation says in whole sentences what the role does', () => {
  expect(describeInvitation({ role: 'editor', invitedBy: 'Nora' })).toBe(
    'Nora invites you as an editor. Edits content, sources and voice. Schedules and publishes posts.',
  )
  expect(describeInvitation({ role: 'viewer', invitedBy: null })).toBe(
    'A member invites you as a viewer. Can view everything in the project.',
  )
})
