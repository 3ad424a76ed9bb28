'use server'

import { projectAction } from '@/lib/actions/project-action'
import { deleteView } from '@/lib/packages/views/delete-view'
import { renameView } from '@/lib/packages/views/rename-view'
import { saveView } from '@/lib/packages/views/save-view'
import { deleteViewInput, renameViewInput, saveViewInput } from '@/lib/packages/views/schemas'

export const saveViewAction = projectAction({ permission: 'read', input: saveViewInput }, saveView)

export const renameViewAction = projectAction({ permission: 'read', input: renameViewInput }, renameView)

export const deleteViewAction = projectAction({ permission: 'read', input: deleteViewInput }, deleteView)
