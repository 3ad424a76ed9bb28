'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { deleteProject } from '@/lib/projects/delete-project'
import { deleteProjectInput, setProjectRoleInput, updateProjectInput } from '@/lib/projects/schemas'
import { setProjectRole } from '@/lib/projects/set-project-role'
import { updateProject } from '@/lib/projects/update-project'

export const updateProjectAction = projectAction(
  { permission: 'manage', input: updateProjectInput },
  updateProject,
)

/** Pauses or resumes all publishing of the project (spec/security#4.4). */
export const pausePublishingAction = projectAction(
  { permission: 'write', input: z.strictObject({ publishing_paused: z.boolean() }) },
  async (ctx, input) => {
    await updateProject(ctx, input)
  },
)

export const setProjectRoleAction = projectAction(
  { permission: 'manage', input: setProjectRoleInput },
  setProjectRole,
)

export const deleteProjectAction = projectAction(
  { permission: 'manage', input: deleteProjectInput },
  deleteProject,
)
