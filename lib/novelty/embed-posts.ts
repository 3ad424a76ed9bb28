import { embedTexts, maxTextsPerCall } from '@/lib/ai/embed-texts'
import type { CallPurpose } from '@/lib/ai/ledger/reserve-call'
import type { ProjectContext } from '@/lib/auth/context'
import { type PostEmbedding, packVector, textToEmbed } from './post-embedding'

/** A post that waits for its vector does not wait longer than this. */
const deadlineMs = 10_000

/** The vectors of posts, by the text that was embedded (`textToEmbed`). */
export type PostEmbeddings = ReadonlyMap<string, PostEmbedding>

const none: PostEmbeddings = new Map()

/**
 * Has the workspace's embedding model turn new posts into vectors, in one call for all; call it outside any
 * transaction. Returns none if no embedding model is set, a limit is used up, or the server is busy, slow or failing:
 * posts are then compared by their words alone. Throws only if `signal` is aborted. Serves spec/planning#1 (novelty
 * gate).
 */
export async function embedPosts(
  ctx: ProjectContext,
  posts: readonly { title?: string | null | undefined; text: string }[],
  about: Omit<CallPurpose, 'purpose'> & { signal?: AbortSignal | undefined },
): Promise<PostEmbeddings> {
  const texts = [...new Set(posts.map(textToEmbed))].filter((text) => text !== '').slice(0, maxTextsPerCall)
  if (texts.length === 0) return none
  const answer = await embedTexts(ctx, texts, { ...about, deadlineMs })
  about.signal?.throwIfAborted()
  if (!answer || 'failure' in answer) return none
  const { model, vectors } = answer
  return new Map(texts.map((text, at) => [text, { model, vector: packVector(vectors[at] ?? []) }]))
}
