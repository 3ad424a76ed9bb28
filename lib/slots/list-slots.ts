import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { readSlotsAnswers } from './read-slots-answers'
import type { SlotsAnswer } from './schemas'

/** Returns the posting times of several channels, by channel id. */
export async function listSlots(
  ctx: ProjectContext,
  channelIds: readonly string[],
): Promise<Map<string, SlotsAnswer>> {
  if (channelIds.length === 0) return new Map()
  const answers = await inProject(ctx, (tx) => readSlotsAnswers(tx, ctx, channelIds))
  return new Map(answers.map((answer) => [answer.channel_id, answer]))
}
