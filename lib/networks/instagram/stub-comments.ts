import { randomInt } from 'node:crypto'
import { type Bearer, parseFields, reply, type StubCall, type StubWorld, textAt } from '../stub'
import { failure, many, momentOf, notAllowed, wrong } from './stub-answers'

// developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference: ig-media/comments and ig-comment
// (of 2025-01-21), read on 2026-11-23. No maximum length is stated: other publishers use 2,200, as for captions
// (help.blotato.com/web-app-features/first-comment); the API that ended in 2020 allowed 300, 4 hashtags and 1 link.
const limits = { characters: 2200, hashtags: 30, mentions: 20, page: 50 }

type Comment = { id: string; about: string; text: string; at: number }

const mayManage = ({ scopes }: Bearer): boolean =>
  scopes.some((scope) => /^instagram_(?:business_)?manage_comments$/.test(scope))

const missing = (kind: 'get' | 'post' | 'delete', id: string): Response =>
  wrong(
    `Unsupported ${kind} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    33,
  )

const keyOf = (id: string) => `comment:${id}`

async function commentsOn(world: StubWorld, { account }: Bearer, post: string): Promise<Comment[]> {
  return (await world.notesAbout(account, post)).flatMap((note) => {
    const [id, text] = [textAt(note, 'id'), textAt(note, 'text')]
    return id && text ? [{ id, about: post, text, at: Number(note.at) }] : []
  })
}

/** Returns the requested fields of a comment, always with its id. */
function shown({ account }: Bearer, comment: Comment, asked: readonly string[]): Record<string, unknown> {
  const known: Record<string, unknown> = {
    id: comment.id,
    text: comment.text,
    timestamp: momentOf(new Date(comment.at)),
    username: account.handle,
    from: { id: account.remoteId, username: account.handle },
    media: { id: comment.about },
    hidden: false,
    like_count: 0,
  }
  const shownFields = ['id', ...asked].flatMap((name) => (name in known ? [[name, known[name]]] : []))
  return Object.fromEntries(shownFields)
}

const asked = (fields: URLSearchParams, usual: string): string[] => (fields.get('fields') ?? usual).split(',')

/**
 * Lists the comments on one of the account's own published posts (newest first, at most 50 at a time) or adds one.
 * Both need the permission to manage comments.
 */
export async function commentsOf(
  call: StubCall,
  bearer: Bearer,
  post: string,
): Promise<Response | undefined> {
  const { method, world } = call
  if (method !== 'GET' && method !== 'POST') return undefined
  if (!mayManage(bearer)) return notAllowed()
  if (!(await world.findPost(bearer.account, post))) return missing(method === 'GET' ? 'get' : 'post', post)
  const fields = parseFields(call)
  if (method === 'GET') {
    const all = (await commentsOn(world, bearer, post)).toReversed()
    const from = Number(fields.get('after') ?? 0) || 0
    const until = from + Math.min(limits.page, Number(fields.get('limit') ?? limits.page) || limits.page)
    const wanted = asked(fields, 'timestamp,text')
    return reply(200, {
      data: all.slice(from, until).map((one) => shown(bearer, one, wanted)),
      ...(all.length > until ? { paging: { cursors: { after: String(until) } } } : {}),
    })
  }
  const message = fields.get('message') ?? ''
  if (message.trim() === '') return wrong('The parameter message is required')
  if (message.length > limits.characters) return wrong('The comment is too long')
  if (many(message, /#[\p{L}\p{N}_]+/gu) > limits.hashtags || many(message, /(?:^|\s)@\w/g) > limits.mentions)
    return wrong('You cannot use more than the maximum number of tags')
  const id = String(17_850_000_000_000_000n + BigInt(randomInt(1_000_000_000_000)))
  const comment: Comment = { id, about: post, text: message, at: Date.now() }
  await world.note(bearer.account, keyOf(id), comment)
  return reply(200, { id })
}

/**
 * Reads or deletes one comment, which only the owner of the post may do. Returns undefined if a comment to read
 * does not exist.
 */
export async function oneComment(call: StubCall, bearer: Bearer, id: string): Promise<Response | undefined> {
  const { method, world } = call
  const note = await world.findNote(bearer.account, keyOf(id))
  const post = textAt(note, 'about')
  const isThere = post !== undefined && (await world.findPost(bearer.account, post)) !== undefined
  if (!note || !isThere) return method === 'DELETE' ? missing('delete', id) : undefined
  if (method !== 'GET' && method !== 'DELETE') return undefined
  if (!mayManage(bearer)) return notAllowed()
  const comment: Comment = { id, about: post, text: textAt(note, 'text') ?? '', at: Number(note.at) }
  if (method === 'GET') return reply(200, shown(bearer, comment, asked(parseFields(call), 'timestamp,text')))
  return (await world.removeNote(bearer.account, keyOf(id)))
    ? reply(200, { success: true })
    : failure(400, 100, 'The comment is deleted already', 33)
}
