'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { transformItem } from '@/lib/packages/compose/transform-item'

/** Makes the posts of an item at once, for one that has none or whose posts are out already. */
export const makePackageAction = projectAction(
  { permission: 'write', input: z.strictObject({ id: z.uuid() }) },
  transformItem,
)
