import type { ProjectContext } from '@/lib/auth/context'
import type { TopicAnswer } from './schemas'
import { updateTopic } from './update-topic'

/** Pauses a topic: it writes nothing until a person resumes it; existing posts stay. Throws `not-found`. */
export const pauseTopic = (ctx: ProjectContext<'write'>, input: { id: string }): Promise<TopicAnswer> =>
  updateTopic(ctx, { id: input.id, enabled: false })
