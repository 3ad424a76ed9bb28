import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import {
  notReady,
  parseJsonObject,
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  serverError,
  tryAgain,
  unknownOutcome,
} from '../outcomes'
import type {
  ChangeIo,
  ChangeOutcome,
  NotDone,
  Post,
  Publisher,
  PublisherIo,
  PublishOutcome,
  ReconcileOutcome,
} from '../publisher'
import { findGhostUrl } from './admin-api'
import { buildArticle, buildCall } from './article'
import { explainProblem, isCollision, isPostMissing } from './problem'
import { GhostRefused } from './refused'

type Io = ChangeIo<'fields'>

/** The parts of a stored article that show what became of it. */
type Article = { id: string; slug: string; status: string; updatedAt: string; url: string | null }

/**
 * Ghost (spec/platforms#ghost). We prepare an article as a draft whose slug is derived from the publication's id,
 * so we can find it again whatever the response was. The one call that counts gives this draft its own slug and,
 * unless drafts are wanted, publishes it: the call can be repeated, and reading the draft shows whether it took
 * effect.
 */
export const ghostPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const before = await sentBefore(post, io)
    if (before) return before
    const prepared = await draftOf(post, io)
    if ('outcome' in prepared) return prepared.outcome
    const { id, updatedAt } = prepared.draft
    // Ghost builds the slug from the title, and picks a different one if that is taken.
    const title = (post.payload.post.title ?? '').slice(0, 150).toWellFormed()
    await io.sending({ post_id: id })
    const answer = await buildCall(io, {
      method: 'PUT',
      path: `posts/${id}/`,
      json: {
        posts: [{ slug: title, updated_at: updatedAt, ...(wantsDraft(io) ? {} : { status: 'published' }) }],
      },
    })
    const article = articleIn(answer)
    if (article) return publishedAs(article, io)
    if (answer.status === 200) return unknownOutcome('Ghost returned no article.')
    // Someone changed or deleted the draft in the meantime.
    if (isCollision(answer) || isPostMissing(answer))
      return tryAgain('Somebody changed the draft in Ghost.', 5)
    return (answer.status < 500 && refusal(answer)) || serverError('Ghost', answer.status)
  },

  async reconcile(post, io) {
    const id = readText(post.progress, 'post_id')
    // The id is stored before anything is sent.
    if (!id) return { kind: 'not-sent' }
    return findExisting(await readArticle(id, io), post, io)
  },

  async correct(post, remoteId, io) {
    try {
      const content = await buildArticle(post, io)
      for (let attempt = 0; attempt < 3; attempt++) {
        const stored = await readArticle(remoteId, io)
        if (stored.kind === 'missing') return { kind: 'gone' }
        if (stored.kind === 'unclear') return toChangeResult(stored.answer)
        const answer = await putContent(remoteId, { ...content, updated_at: stored.article.updatedAt }, io)
        const article = articleIn(answer)
        if (article) return { kind: 'done', remoteUrl: addressOf(article, io) }
        if (isPostMissing(answer)) return { kind: 'gone' }
        if (!isCollision(answer)) return toChangeResult(answer)
      }
      return tryAgain('Somebody is editing the article in Ghost.', 60)
    } catch (error) {
      if (error instanceof GhostRefused) return toChangeResult(error.answer)
      throw error
    }
  },

  async remove(remoteId, io) {
    const answer = await buildCall(io, { method: 'DELETE', path: `posts/${encodeURIComponent(remoteId)}/` })
    if (answer.status === 204) return { kind: 'done' }
    return isPostMissing(answer) ? { kind: 'gone' } : toChangeResult(answer)
  },
}

const wantsDraft = (io: Io): boolean => io.access.fields.mode === 'draft'

/** The slug by which we find a publication's draft; Ghost appends a number if it is taken. */
const markerOf = (post: Post): string => `tributary-${post.id}`

/** Returns the outcome of the draft that an earlier try sent; undefined if it has yet to be sent. */
async function sentBefore(post: Post, io: PublisherIo<'fields'>): Promise<PublishOutcome | undefined> {
  const id = readText(post.progress, 'post_id')
  if (!id) return undefined
  const stored = await readArticle(id, io)
  if (stored.kind === 'unclear') return refusal(stored.answer) ?? notReady('Ghost', stored.answer.status)
  return stored.kind === 'there' && isSent(stored.article, post) ? publishedAs(stored.article, io) : undefined
}

/** Brings the draft to the approved state: updates the one an earlier try made, or creates it. */
async function draftOf(
  post: Post,
  io: PublisherIo<'fields'>,
): Promise<{ draft: Article } | { outcome: NotDone }> {
  try {
    const content = await buildArticle(post, io)
    const [found, ...others] = await draftsOf(post, io)
    // A lost response led to a second draft; no one has seen either.
    for (const { id } of others) await buildCall(io, { method: 'DELETE', path: `posts/${id}/` })
    const answer = found
      ? await putContent(found.id, { ...content, updated_at: found.updatedAt }, io)
      : await buildCall(io, {
          method: 'POST',
          path: 'posts/',
          query: { source: 'html' },
          json: { posts: [{ ...content, status: 'draft', slug: markerOf(post) }] },
        })
    const draft = articleIn(answer)
    if (!draft) throw new GhostRefused(answer)
    return { draft }
  } catch (error) {
    if (!(error instanceof GhostRefused)) throw error
    const { answer } = error
    if (isCollision(answer)) return { outcome: tryAgain('Somebody changed the draft in Ghost.', 5) }
    return { outcome: refusal(answer) ?? notReady('Ghost', answer.status) }
  }
}

async function draftsOf(post: Post, io: Io): Promise<Article[]> {
  const filter = `status:draft+slug:~^'${markerOf(post)}'`
  const query = { filter, fields: 'id,slug,status,updated_at', order: 'created_at asc' }
  const answer = await buildCall(io, { path: 'posts/', query })
  const { posts } = parseJsonObject(answer)
  if (answer.status !== 200 || !Array.isArray(posts)) throw new GhostRefused(answer)
  return posts.map(toArticle).filter((article) => article !== undefined)
}

const putContent = (id: string, article: object, io: Io): Promise<GuardedResponse> =>
  buildCall(io, {
    method: 'PUT',
    path: `posts/${encodeURIComponent(id)}/`,
    query: { source: 'html' },
    json: { posts: [article] },
  })

type Stored =
  | { kind: 'there'; article: Article }
  | { kind: 'missing' }
  | { kind: 'unclear'; answer: GuardedResponse }

async function readArticle(id: string, io: Io): Promise<Stored> {
  const answer = await buildCall(io, { path: `posts/${encodeURIComponent(id)}/` })
  const article = articleIn(answer)
  if (article) return { kind: 'there', article }
  return isPostMissing(answer) ? { kind: 'missing' } : { kind: 'unclear', answer }
}

function findExisting(stored: Stored, post: Post, io: Io): ReconcileOutcome {
  if (stored.kind === 'unclear') return { kind: 'later' }
  // Someone deleted it, before or after it was published.
  if (stored.kind === 'missing') return { kind: 'absent' }
  const { article } = stored
  return isSent(article, post)
    ? { kind: 'found', remoteId: article.id, remoteUrl: addressOf(article, io) }
    : { kind: 'not-sent' }
}

const isSent = ({ status, slug }: Article, post: Post): boolean =>
  status !== 'draft' || !slug.startsWith(markerOf(post))

const publishedAs = (article: Article, io: Io): PublishOutcome => ({
  kind: 'published',
  remoteId: article.id,
  remoteUrl: addressOf(article, io),
})

/** For a draft, returns the Ghost Admin page where it is edited. */
function addressOf({ id, status, url }: Article, io: Io): string | null {
  if (status !== 'draft') return url
  const base = io.channel.config.admin ?? findGhostUrl(io.access.fields.site ?? '')
  return `${base}/ghost/#/editor/post/${id}`
}

function articleIn(answer: GuardedResponse): Article | undefined {
  const { posts } = parseJsonObject(answer)
  return answer.status < 300 && Array.isArray(posts) ? toArticle(posts[0]) : undefined
}

function toArticle(value: unknown): Article | undefined {
  const [id, slug, status, updatedAt] = ['id', 'slug', 'status', 'updated_at'].map((name) =>
    readText(value, name),
  )
  const url = readText(value, 'url')
  if (!id || !slug || !status || !updatedAt) return undefined
  return { id, slug, status, updatedAt, url: url && /^https?:\/\//.test(url) ? url : null }
}

/** Edits and deletions are repeated until Ghost has answered. */
const toChangeResult = (answer: GuardedResponse): ChangeOutcome =>
  refusal(answer) ?? notReady('Ghost', answer.status)

/**
 * Returns what a refusal means for the post: nothing has happened. Undefined for a server error, which leaves the
 * outcome open.
 */
function refusal(answer: GuardedResponse): NotDone | undefined {
  const problem = explainProblem(answer)
  if (!problem) return undefined
  if (answer.status === 429) return rateLimited('Ghost', readRetryAfter(answer, 300))
  if (problem.about === 'busy') return tryAgain(problem.message, readRetryAfter(answer, 60))
  return rejected(problem.message, problem.hint, problem.about === 'access' ? 'connection-ended' : 'rejected')
}
