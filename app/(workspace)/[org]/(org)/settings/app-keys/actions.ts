'use server'

import { orgAction } from '@/lib/actions/project-action'
import { removeWorkspaceApp, saveWorkspaceApp } from '@/lib/channels/apps/workspace-apps'
import { removeWorkspaceAppInput, workspaceAppInput } from '@/lib/channels/schemas'

export const saveWorkspaceAppAction = orgAction(
  { permission: 'manage', input: workspaceAppInput },
  saveWorkspaceApp,
)

export const removeWorkspaceAppAction = orgAction(
  { permission: 'manage', input: removeWorkspaceAppInput },
  removeWorkspaceApp,
)
