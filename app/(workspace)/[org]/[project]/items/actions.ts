'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { transformItem } from '@/lib/packages/compose/transform-item'

/** Makes the posts for an item right away, if it has none or its posts are already published. */
export const makePackageAction = projectAction(
  { permission: 'write', input: z.strictObject({ id: z.uuid() }) },
  transformItem,
)
