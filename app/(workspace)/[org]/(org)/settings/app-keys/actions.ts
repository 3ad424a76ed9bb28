'use server'

import { orgAction } from '@/lib/actions/project-action'
import { removeWorkspaceAppInput, workspaceAppInput } from '@/lib/channels/schemas'
import { removeWorkspaceApp, saveWorkspaceApp } from '@/lib/channels/workspace-apps'

export const saveWorkspaceAppAction = orgAction(
  { permission: 'manage', input: workspaceAppInput },
  saveWorkspaceApp,
)

export const removeWorkspaceAppAction = orgAction(
  { permission: 'manage', input: removeWorkspaceAppInput },
  removeWorkspaceApp,
)
