'use server'

import { personAction } from '@/lib/actions/project-action'
import type { SignedIn } from '@/lib/auth/signed-in/session'
import type { InboxOwner } from '@/lib/notifications/inbox-owner'
import { markRead } from '@/lib/notifications/mark-read'
import { saveNotificationSettings } from '@/lib/notifications/save-notification-settings'
import { markReadInput, notificationSettingsInput } from '@/lib/notifications/schemas'

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
