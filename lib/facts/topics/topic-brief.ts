import { z } from 'zod'

/**
 * What to write about for a topic's item. Kept in its metadata, so that its post is about the same thing whoever
 * writes it, now or again (spec/planning#1).
 */
export const topicBrief = z.object({
  /** The items that the topic was drawn from. */
  origins: z.array(z.string()),
  /** The texts of the facts to lead with: those covered least recently. */
  lead: z.array(z.string()),
  /** The texts of facts that posts have told already. */
  avoid: z.array(z.string()),
  /** What the composer's post should begin with. */
  structure: z.string().optional(),
  /** Structures that failed because the resulting post was too similar to another one. */
  not_structures: z.array(z.string()).optional(),
  /** What the item was drawn from is called there, if the topic calls it something else. */
  origin_content_type: z.string().nullable().optional(),
  /** The brand's instruction for a model, with its variables filled in. */
  instruction: z.string().optional(),
})
export type TopicBrief = z.infer<typeof topicBrief>

/**
 * Returns the brief of a topic's item; undefined for any other item, whatever its source writes into its metadata.
 * Pure.
 */
export function findTopicBrief(row: {
  topicId: string | null
  metadata: Record<string, unknown>
}): TopicBrief | undefined {
  return row.topicId === null ? undefined : topicBrief.safeParse(row.metadata.topic).data
}
