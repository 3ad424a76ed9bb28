'use server'

import { z } from 'zod'
import { orgAction } from '@/lib/actions/project-action'
import { createTokenInput } from '@/lib/auth/schemas'
import { createApiToken } from '@/lib/auth/tokens/create-api-token'
import { revokeApiToken } from '@/lib/auth/tokens/revoke-api-token'
import { assignUnassigned } from '@/lib/organizations/assign-unassigned'
import { changeMemberRole } from '@/lib/organizations/change-member-role'
import { createMemberResetLink } from '@/lib/organizations/create-member-reset-link'
import { deleteOrganization } from '@/lib/organizations/delete-organization'
import { inviteMember } from '@/lib/organizations/invite-member'
import { leaveOrganization } from '@/lib/organizations/leave-organization'
import { removeMember } from '@/lib/organizations/remove-member'
import { revokeInvitation } from '@/lib/organizations/revoke-invitation'
import {
  assignRowsInput,
  changeMemberRoleInput,
  deleteOrganizationInput,
  invitationInput,
  inviteMemberInput,
  memberInput,
  updateOrganizationInput,
} from '@/lib/organizations/schemas'
import { updateOrganization } from '@/lib/organizations/update-organization'
import { createProject } from '@/lib/projects/create-project'
import { createProjectInput } from '@/lib/projects/schemas'

export const createProjectAction = orgAction(
  { permission: 'manage', input: createProjectInput },
  createProject,
)

export const inviteMemberAction = orgAction({ permission: 'manage', input: inviteMemberInput }, inviteMember)

export const revokeInvitationAction = orgAction(
  { permission: 'manage', input: invitationInput },
  revokeInvitation,
)

export const changeMemberRoleAction = orgAction(
  { permission: 'manage', input: changeMemberRoleInput },
  changeMemberRole,
)

export const createMemberResetLinkAction = orgAction(
  { permission: 'manage', input: memberInput },
  createMemberResetLink,
)

export const removeMemberAction = orgAction({ permission: 'manage', input: memberInput }, removeMember)

export const leaveOrganizationAction = orgAction(
  { permission: 'read', input: z.undefined() },
  leaveOrganization,
)

export const createTokenAction = orgAction({ permission: 'manage', input: createTokenInput }, createApiToken)

export const revokeTokenAction = orgAction(
  { permission: 'manage', input: z.strictObject({ id: z.uuid() }) },
  revokeApiToken,
)

export const updateOrganizationAction = orgAction(
  { permission: 'manage', input: updateOrganizationInput },
  updateOrganization,
)

export const deleteOrganizationAction = orgAction(
  { permission: 'own', input: deleteOrganizationInput },
  deleteOrganization,
)

export const assignUnassignedAction = orgAction(
  { permission: 'manage', input: assignRowsInput },
  assignUnassigned,
)
