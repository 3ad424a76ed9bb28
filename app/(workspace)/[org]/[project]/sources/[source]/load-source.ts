import { cache } from 'react'
import type { ProjectContext } from '@/lib/auth/context'
import { getSource } from '@/lib/sources/get-source'
import { orNotFound } from '../../or-not-found'

/** Loads the source named in the URL, once per request; shows the not-found page if there is none. */
export const loadSource = cache((ctx: ProjectContext, id: string) =>
  orNotFound(id, (known) => getSource(ctx, { id: known })),
)
