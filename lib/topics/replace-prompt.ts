import type { TopicRow } from '@/db/schema/topics'

/** Returns a topic's angle with another prompt: null removes it, undefined leaves it. Pure. */
export function replacePrompt(
  { prompt, structure }: TopicRow['angle'],
  changed: string | null | undefined,
): TopicRow['angle'] {
  const text = changed === undefined ? prompt : changed
  return { ...(text ? { prompt: text } : {}), ...(structure ? { structure } : {}) }
}
