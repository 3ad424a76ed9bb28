import { type Bearer, parseRequestObject, pick, reply, type StubCall, type StubWorld } from '../stub'
import { failure, notAllowed, wrong } from './stub-answers'

// developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference: ig-user/media (a list of up to 3
// usernames, for images in the feed, reels and carousels, not for stories) and ig-media/collaborators (of
// 2025-08-18, Facebook Login only); read on 2026-11-23.
const maxCollaborators = 3

/**
 * Returns the usernames that a container invites, from a JSON list; an empty list if the parameter is absent, or
 * the error response.
 */
export function collaboratorsOf(
  call: StubCall,
  fields: URLSearchParams,
  container: { handle: string; isChild: boolean; isStory: boolean },
): string[] | Response {
  const collaborators = fields.get('collaborators')
  if (collaborators === null) return []
  if (container.isChild || container.isStory)
    return wrong('The parameter collaborators is not supported here')
  const isBody = (call.headers.get('content-type') ?? '').startsWith('application/json')
  const names = isBody ? pick(parseRequestObject(call), 'collaborators') : listOf(collaborators)
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    return wrong('Param collaborators must be an array.')
  if (names.length > maxCollaborators)
    return wrong(`Param collaborators has too many elements; at most ${maxCollaborators} are allowed.`)
  const isName = (name: string) =>
    /^[a-z0-9._]{1,30}$/i.test(name) && name.toLowerCase() !== container.handle.toLowerCase()
  const isOnce = new Set(names.map((name) => name.toLowerCase())).size === names.length
  return names.every(isName) && isOnce ? names : failure(400, 110, 'Invalid user id', 2_207_018)
}

function listOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const keyOf = (post: string) => `collaborators:${post}`

/** Stores the accounts that a post invites to collaborate, in the stub's memory. */
export const keepCollaborators = (
  world: StubWorld,
  { account }: Bearer,
  post: string,
  names: unknown,
): Promise<void> => world.changeNote(account, keyOf(post), { names })

/** Returns the accounts that a published post has invited, with their invitation status; here no one ever accepts. */
export async function invitesOf(world: StubWorld, bearer: Bearer, post: string): Promise<Response> {
  if (!bearer.scopes.includes('instagram_basic')) return notAllowed()
  const names = pick(await world.findNote(bearer.account, keyOf(post)), 'names')
  if (!Array.isArray(names)) return wrong('Unsupported get request. Object does not exist', 33)
  const data = names.map((username, at) => ({
    id: `1784140000000000${at}`,
    username,
    invite_status: 'Pending',
  }))
  return reply(200, { data })
}
