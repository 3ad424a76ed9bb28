import { randomInt } from 'node:crypto'
import { type Bearer, parseRequestObject, pick, reply, type StubCall, type StubPost, textAt } from '../stub'
import {
  authorOf,
  isOrganization,
  linkedinError,
  missing,
  noAccess,
  unrecognized,
  wrongAuthor,
} from './stub-answers'
import { mayPostAs } from './stub-organizations'

// learn.microsoft.com/linkedin/marketing/community-management/shares/comments-api of 2026-08 and
// network-update-social-actions, read on 2026-11-23. The former names scopes ending in _feed; pages of a year
// earlier and apps in use name those for posts, so both are accepted. Examples show the URN in the path both ways;
// Rest.li 2.0 requires it encoded. The 1,250 characters are LinkedIn's own limit.
const maxCommentLength = 1250
const scopes = {
  write: {
    person: ['w_member_social', 'w_member_social_feed'],
    page: ['w_organization_social', 'w_organization_social_feed'],
  },
  read: {
    person: ['r_member_social', 'r_member_social_feed'],
    page: ['r_organization_social', 'r_organization_social_feed'],
  },
}
const has = (bearer: Bearer, some: readonly string[]) => some.some((scope) => bearer.scopes.includes(scope))

type Comment = { id: string; about: string; actor: string; text: string; at: number }
const keyOf = (urn: string, id: string) => `comment:${urn}:${id}`

/** A post's thread has its own URN, which comments refer to from then on. */
const threadOf = (urn: string): string => `urn:li:activity:${BigInt(urn.split(':').at(-1) ?? 0) + 1n}`

function shown({ id, about, actor, text, at }: Comment) {
  const object = threadOf(about)
  const by = { actor, time: at }
  const commentUrn = `urn:li:comment:(${object},${id})`
  return {
    id,
    $URN: commentUrn,
    commentUrn,
    actor,
    object,
    message: { attributes: [], text },
    created: by,
    lastModified: by,
  }
}

/** Handles comments on a post: reads one or all, creates one, deletes one. */
export async function comments(call: StubCall): Promise<Response | undefined> {
  const { path, method, bearer, world } = call
  const [, given = '', id] =
    /^\/rest\/socialActions\/([^/]{1,200})\/comments(?:\/([^/]{1,40}))?$/.exec(path) ?? []
  if (given === '' || !bearer) return undefined
  const urn = decodeURIComponent(given)
  if (!/^urn:li:(?:share|ugcPost):\d{1,30}$/.test(urn) || given.includes(':'))
    return linkedinError(400, 'ILLEGAL_ARGUMENT', `Invalid URN: ${given}`)
  const post = await world.findPost(bearer.account, urn)
  if (!post) return linkedinError(404, 'NOT_FOUND', `Could not find entity ${urn}`)
  if (method === 'POST' && id === undefined) return create(call, bearer, post)
  if (method === 'GET') return read(call, bearer, post, id)
  if (method === 'DELETE' && id !== undefined) return remove(call, bearer, post, id)
  return undefined
}

/** Returns the refusal if the person may not act as this actor; undefined if they may. */
function actorRefused(bearer: Bearer, actor: string, resource: string): Response | undefined {
  const isOwn = actor === `urn:li:person:${bearer.account.remoteId}`
  if (!isOwn && !mayPostAs(bearer.account, actor)) return wrongAuthor('/actor')
  return has(bearer, scopes.write[isOwn ? 'person' : 'page']) ? undefined : noAccess(resource)
}

async function create({ world, ...call }: StubCall, bearer: Bearer, post: StubPost): Promise<Response> {
  const body = parseRequestObject(call)
  if (!body) return linkedinError(400, 'ILLEGAL_ARGUMENT', 'The body is not valid JSON.')
  const actor = textAt(body, 'actor')
  if (actor === undefined) return missing('/actor')
  const refused = actorRefused(bearer, actor, 'socialActions.CREATE')
  if (refused) return refused
  if (pick(body, 'content') !== undefined)
    return linkedinError(
      403,
      'ACCESS_DENIED',
      'Unpermitted fields present in REQUEST_BODY: Data Processing Exception while processing fields [/content]',
      100,
    )
  const known = ['actor', 'object', 'message']
  const strange = Object.keys(body).find((field) => !known.includes(field))
  if (strange) return unrecognized(`/${strange}`)
  const object = textAt(body, 'object') ?? ''
  if (object !== post.remoteId && object !== threadOf(post.remoteId)) return missing('/object')
  const text = textAt(body, 'message', 'text') ?? ''
  if (text.trim() === '') return missing('/message/text')
  if (text.length > maxCommentLength)
    return linkedinError(
      400,
      'FIELD_LENGTH_TOO_LONG',
      `/message/text is too long (character limit: ${maxCommentLength})`,
    )
  const id = `7${Date.now()}${String(randomInt(100_000)).padStart(5, '0')}`
  const made: Comment = { id, about: post.remoteId, actor, text, at: Date.now() }
  await world.note(bearer.account, keyOf(post.remoteId, id), made)
  return reply(201, shown(made), { 'x-restli-id': id })
}

/**
 * Comments on a page's posts can be read with the scope for its administrators; those on a person's posts need a
 * permission that few apps get.
 */
async function read(
  { world, query }: StubCall,
  bearer: Bearer,
  post: StubPost,
  id: string | undefined,
): Promise<Response> {
  const kind = isOrganization(await authorOf(world, bearer, post)) ? 'page' : 'person'
  if (!has(bearer, scopes.read[kind])) return noAccess(`socialActions.${id ? 'GET' : 'GET_ALL'}`)
  const list = (await world.notesAbout(bearer.account, post.remoteId)).map((note) => shown(note as Comment))
  if (id !== undefined) {
    const found = list.find((one) => one.id === id)
    return found ? reply(200, found) : linkedinError(404, 'NOT_FOUND', `Could not find comment ${id}`)
  }
  const start = Number(query.get('start') ?? 0)
  const count = Math.min(100, Number(query.get('count') ?? 10))
  return reply(200, {
    paging: { start, count, total: list.length, links: [] },
    elements: list.slice(start, start + count),
  })
}

/** `actor` names the page that wrote the comment; without it, the comment is the member's own. */
async function remove(
  { world, query }: StubCall,
  bearer: Bearer,
  post: StubPost,
  id: string,
): Promise<Response> {
  const actor = query.get('actor') ?? `urn:li:person:${bearer.account.remoteId}`
  const refused = actorRefused(bearer, actor, 'socialActions.DELETE')
  if (refused) return refused
  const key = keyOf(post.remoteId, id)
  const note = await world.findNote(bearer.account, key)
  if (!note) return linkedinError(404, 'NOT_FOUND', `Could not find comment ${id}`)
  if (note.actor !== actor) return wrongAuthor('/actor')
  await world.removeNote(bearer.account, key)
  return new Response(null, { status: 204 })
}
