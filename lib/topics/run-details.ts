import { z } from 'zod'

const similarPost = z.object({
  packageId: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  reason: z.string(),
})

/** What a run found, stored in `topic_runs.details` when it ends. */
export const runDetails = z.object({
  origins: z.array(z.object({ id: z.string(), title: z.string() })).default([]),
  facts: z.array(z.string()).default([]),
  similar: similarPost.nullable().default(null),
  notes: z.array(z.string()).default([]),
})
export type RunDetails = z.infer<typeof runDetails>

const none: RunDetails = { origins: [], facts: [], similar: null, notes: [] }

/** Reads the details of a stored run; returns empty ones if they are unreadable. Pure. */
export const readRunDetails = (details: unknown): RunDetails => runDetails.safeParse(details).data ?? none
