'use server'

import { orgAction } from '@/lib/actions/project-action'
import { removeWorkspaceApp } from '@/lib/channels/apps/remove-workspace-app'
import { saveWorkspaceApp } from '@/lib/channels/apps/save-workspace-app'
import { removeWorkspaceAppInput, workspaceAppInput } from '@/lib/channels/schemas'

export const saveWorkspaceAppAction = orgAction(
  { permission: 'manage', input: workspaceAppInput },
  saveWorkspaceApp,
)

export const removeWorkspaceAppAction = orgAction(
  { permission: 'manage', input: removeWorkspaceAppInput },
  removeWorkspaceApp,
)
