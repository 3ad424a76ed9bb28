'use server'

import { projectAction } from '@/lib/actions/project-action'
import { movePost } from '@/lib/calendar/move-post'
import { movePostInput } from '@/lib/calendar/schemas'

export const movePostAction = projectAction({ permission: 'write', input: movePostInput }, movePost)
