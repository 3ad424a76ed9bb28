'use server'

import { personAction } from '@/lib/actions/project-action'
import type { SignedIn } from '@/lib/auth/signed-in/session'
import { type InboxOwner, markRead } from '@/lib/notifications/inbox'
import { markReadInput, notificationSettingsInput } from '@/lib/notifications/schemas'
import { saveNotificationSettings } from '@/lib/notifications/settings'

/** A company sign-in session sees only that workspace. */
const ownerOf = ({ id, proof }: SignedIn): InboxOwner => ({
  userId: id,
  ...(proof.companyOf ? { onlyOrgId: proof.companyOf } : {}),
})

export const markReadAction = personAction(
  { input: markReadInput, forCompanySessions: true },
  (person, input) => markRead(ownerOf(person), input),
)

export const saveNotificationSettingsAction = personAction(
  { input: notificationSettingsInput },
  (person, input) => saveNotificationSettings(person.id, input),
)
