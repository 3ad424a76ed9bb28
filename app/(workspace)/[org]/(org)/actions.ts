'use server'

import { orgAction } from '@/lib/actions/project-action'
import { createProject } from '@/lib/projects/create-project'
import { createProjectInput } from '@/lib/projects/schemas'

export const createProjectAction = orgAction(
  { permission: 'manage', input: createProjectInput },
  createProject,
)
