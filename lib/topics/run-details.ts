import { z } from 'zod'

const similarPost = z.object({
  packageId: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  reason: z.string(),
})

/**
 * What a run found, kept in `topic_runs.details`. `choice` is stored before anything is asked of a model, so that a run that is
 * begun again draws on the same item and asks nothing twice.
 */
export const runDetails = z.object({
  origins: z.array(z.object({ id: z.string(), title: z.string() })).default([]),
  facts: z.array(z.string()).default([]),
  similar: similarPost.nullable().default(null),
  notes: z.array(z.string()).default([]),
})
export type RunDetails = z.infer<typeof runDetails>

const none: RunDetails = { origins: [], facts: [], similar: null, notes: [] }

/** The details of a stored run; empty ones where they cannot be read. Pure. */
export const readRunDetails = (details: unknown): RunDetails => runDetails.safeParse(details).data ?? none
