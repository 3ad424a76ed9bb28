import type { ProjectContext } from '@/lib/auth/context'
import type { TopicAnswer } from './schemas'
import { updateTopic } from './update-topic'

/** Resumes a paused topic at its next future date. Throws `not-found`, and `wrong-state` if there is none. */
export const resumeTopic = (ctx: ProjectContext<'write'>, input: { id: string }): Promise<TopicAnswer> =>
  updateTopic(ctx, { id: input.id, enabled: true })
