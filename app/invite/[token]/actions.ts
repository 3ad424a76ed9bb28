'use server'

import { personAction } from '@/lib/actions/project-action'
import { acceptInvitation } from '@/lib/organizations/accept-invitation'
import { invitationTokenInput } from '@/lib/organizations/schemas'

export const acceptInvitationAction = personAction({ input: invitationTokenInput }, acceptInvitation)
