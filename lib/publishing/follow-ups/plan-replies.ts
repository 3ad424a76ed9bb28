import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type PublicationRow, publications } from '@/db/schema'
import { type PublicationPayload, payloadSchema } from '@/lib/publications/payload'
import { changeFollowUpsIn } from './change-follow-ups'
import type { FollowUpEntry } from './state'

/**
 * Plans the replies of a published post. A correction that edits a post takes over its replies in the same
 * transaction, so that only one of the two ever works on them: replies whose text differs are edited, additional
 * ones sent, and surplus ones deleted.
 */
export async function planReplies(
  tx: ProjectTx,
  { replaceBy, replacesId }: Pick<PublicationRow, 'replaceBy' | 'replacesId'>,
  { content }: PublicationPayload,
): Promise<FollowUpEntry[]> {
  const { replies, texts } =
    replaceBy === 'edit' && replacesId ? await takeOverReplies(tx, replacesId) : { replies: [], texts: [] }
  const wanted = content.replies.map((text, at): FollowUpEntry => {
    const reply: FollowUpEntry = { name: 'reply', place: at + 1, status: 'waiting', failure: null }
    const before = replies.find(({ place }) => place === at + 1)
    if (!before) return reply
    if (before.remote_id)
      return text === texts[at]
        ? { ...reply, status: 'done', remote_id: before.remote_id }
        : { ...reply, change: 'edit', remote_id: before.remote_id }
    // A reply that may have been published is not sent again.
    return before.sent_at === undefined || before.status === 'waiting'
      ? reply
      : { ...before, status: 'failed', failure: before.failure ?? unclear }
  })
  const tooMany = replies.filter(({ place = 0, remote_id }) => place > wanted.length && remote_id)
  return [
    ...wanted,
    ...tooMany
      .toReversed()
      .map((one): FollowUpEntry => ({ ...one, status: 'waiting', failure: null, change: 'remove' })),
  ]
}

const unclear = {
  message: 'It was on its way when the post was edited.',
  hint: 'It may be there: look at the post.',
}

async function takeOverReplies(
  tx: ProjectTx,
  publicationId: string,
): Promise<{ replies: FollowUpEntry[]; texts: string[] }> {
  const replies: FollowUpEntry[] = []
  await changeFollowUpsIn(tx, publicationId, (state) => {
    replies.push(...state.list.filter(({ name }) => name === 'reply'))
    return { ...state, list: state.list.filter(({ name }) => name !== 'reply') }
  })
  const [old] = await tx
    .select({ payload: publications.payload })
    .from(publications)
    .where(eq(publications.id, publicationId))
  const { data: payload } = payloadSchema.safeParse(old?.payload)
  return { replies, texts: payload?.content.replies ?? [] }
}
