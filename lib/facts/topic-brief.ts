import { z } from 'zod'

/**
 * What a topic's item is to be written about, kept in its metadata, so that whoever writes its post, now or again, writes the
 * same (spec/planning#1).
 */
export const topicBrief = z.object({
  /** The items that it was drawn from. */
  origins: z.array(z.string()),
  /** The facts to lead with, in their words: those covered least recently. */
  lead: z.array(z.string()),
  /** Facts that posts have told already, in their words. */
  avoid: z.array(z.string()),
  /** What a post of the composer should begin with. */
  structure: z.string().optional(),
  /** Structures that did not do: what came of them was too similar to another post. */
  not_structures: z.array(z.string()).optional(),
  /** What the brand asks a model for; its variables are filled in. */
  instruction: z.string().optional(),
})
export type TopicBrief = z.infer<typeof topicBrief>

/** The brief of a topic's item; undefined for every other item, whatever its source writes into its metadata. Pure. */
export function briefOf(row: {
  topicId: string | null
  metadata: Record<string, unknown>
}): TopicBrief | undefined {
  return row.topicId === null ? undefined : topicBrief.safeParse(row.metadata.topic).data
}
