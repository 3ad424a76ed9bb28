import { findLinks } from '@/lib/text/find-links'
import { graphemeLength } from '@/lib/text/grapheme-length'
import {
  pick,
  randomDigits,
  randomLetters,
  readBytes,
  reply,
  type Stub,
  type StubAccount,
  type StubCall,
  type StubMedia,
  type StubPost,
  type StubWorld,
  storeBody,
  textAt,
} from '../stub'
import { BrokenForm, readMultipart } from '../stub-multipart'
import { railsFields } from './stub-fields'

// Facts: docs.joinmastodon.org (repository mastodon/documentation of 2026-07-02): methods apps, oauth, accounts,
// instance, media and statuses, api/rate-limits and api/oauth-scopes; where these don't give the wording of a
// refusal, Mastodon's own locale file en.yml and its validators. Read on 2026-11-23.
const limits = {
  characters: 500,
  charactersPerLink: 23,
  attachments: 4,
  description: 1500,
  imageBytes: 16 * 1024 * 1024,
  imagePixels: 33_177_600,
  videoBytes: 99 * 1024 * 1024,
}
const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/webp',
  'image/avif',
]
const videoTypes = ['video/webm', 'video/mp4', 'video/quicktime', 'video/ogg']
const visibilities = ['public', 'unlisted', 'private', 'direct']
const idempotencyKeyTtlMs = 3_600_000

/** Rate limits; the network counts calls per account in fixed windows. */
const rates = {
  api: { limit: 300, seconds: 300 },
  media: { limit: 30, seconds: 1800 },
  deletes: { limit: 30, seconds: 1800 },
}

type Answer = Promise<Response | undefined>

/** The part of Mastodon's API that a publisher needs: registering an app, OAuth, the instance, media, statuses. */
const answer: Stub['answer'] = async (call) => {
  const at = `${call.method} ${call.path}`
  if (at === 'POST /api/v1/apps') return register(call)
  if (at === 'GET /oauth/authorize') return authorize(call)
  if (at === 'POST /oauth/token') return token(call)
  if (at === 'POST /oauth/revoke') return revoke(call)
  if (at === 'GET /api/v2/instance') return reply(200, instance(call.world))
  if (!call.path.startsWith('/api/')) return undefined
  const { bearer } = call
  if (!bearer) return failure(401, 'The access token is invalid')
  const limited = await consumeRateLimit(call, bearer.account)
  if (limited.response) return limited.response
  const response = await authorized(call, bearer.account, bearer.scopes)
  for (const [name, value] of Object.entries(limited.headers)) response?.headers.set(name, value)
  return response
}

async function authorized(call: StubCall, account: StubAccount, scopes: string[]): Answer {
  const at = `${call.method} ${call.path}`
  const may = (...wanted: string[]) =>
    wanted.some((scope) => scopes.includes(scope) || scopes.includes(scope.split(':')[0] ?? ''))
      ? undefined
      : failure(403, 'This action is outside the authorized scopes')
  if (at === 'GET /api/v1/accounts/verify_credentials')
    return may('read:accounts', 'profile') ?? reply(200, credentials(call.world, account))
  if (at === 'POST /api/v2/media') return may('write:media') ?? upload(call, account)
  const [, mediaId] = /^\/api\/v1\/media\/(\d+)$/.exec(call.path) ?? []
  if (mediaId) return may('write:media') ?? media(call, account, mediaId)
  if (at === 'POST /api/v1/statuses') return may('write:statuses') ?? create(call, account)
  const [, id, more] = /^\/api\/v1\/statuses\/(\d+)(\/source)?$/.exec(call.path) ?? []
  if (id && call.method === 'GET') return may('read:statuses') ?? show(call, account, id, more !== undefined)
  if (id && !more && call.method === 'PUT') return may('write:statuses') ?? edit(call, account, id)
  if (id && !more && call.method === 'DELETE') return may('write:statuses') ?? remove(call, account, id)
  if (at === `GET /api/v1/accounts/${account.remoteId}/statuses`)
    return may('read:statuses') ?? list(call, account)
  return undefined
}

const failure = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  reply(status, { error }, headers)
const invalid = (what: string): Response => failure(422, `Validation failed: ${what}`)
const notFound = (): Response => failure(404, 'Record not found')

const rateHeaders = (limit: number, left: number, seconds: number): Record<string, string> => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(Math.max(0, left)),
  'x-ratelimit-reset': new Date((Math.floor(Date.now() / 1000 / seconds) + 1) * seconds * 1000).toISOString(),
})

const rateLimited = (): Response =>
  failure(429, 'Too many requests', rateHeaders(rates.api.limit, 0, rates.api.seconds))

/** Counts a call against the account's limits; the headers report the limit with the fewest calls left. */
async function consumeRateLimit(
  { world, method, path }: StubCall,
  account: StubAccount,
): Promise<{ response?: Response; headers: Record<string, string> }> {
  const families: (keyof typeof rates)[] = ['api']
  if (method === 'POST' && path === '/api/v2/media') families.push('media')
  if (method === 'DELETE' && path.startsWith('/api/v1/statuses/')) families.push('deletes')
  let headers: Record<string, string> = {}
  let nearest = Number.POSITIVE_INFINITY
  for (const family of families) {
    const { limit, seconds } = rates[family]
    const window = Math.floor(Date.now() / 1000 / seconds)
    const key = `rate:${family}`
    const note = await world.findNote(account, key)
    const used = (note?.window === window ? Number(note.used) : 0) + 1
    if (used > limit)
      return { response: failure(429, 'Too many requests', rateHeaders(limit, 0, seconds)), headers }
    await world.changeNote(account, key, { window, used })
    if (limit - used < nearest) headers = rateHeaders(limit, limit - used, seconds)
    nearest = Math.min(nearest, limit - used)
  }
  return { headers }
}

async function register(call: StubCall): Promise<Response> {
  const fields = await railsFields(call)
  const name = textAt(fields, 'client_name') ?? ''
  const rawUris = fields.redirect_uris
  const redirectUris = (
    Array.isArray(rawUris) ? rawUris.map(String) : String(rawUris ?? '').split(/\s+/)
  ).filter(Boolean)
  const scopes = (textAt(fields, 'scopes') ?? 'read').split(/[\s+]+/).filter(Boolean)
  const website = textAt(fields, 'website') ?? null
  if (name === '') return invalid("Application name can't be blank")
  if (redirectUris.length === 0) return invalid("Redirect URI can't be blank")
  if (!redirectUris.every((uri) => uri === 'urn:ietf:wg:oauth:2.0:oob' || URL.canParse(uri)))
    return invalid('Redirect URI must be an absolute URI.')
  if (!scopes.every((scope) => knownScopes.includes(scope)))
    return invalid("Scopes doesn't match configured on the server.")
  const app = await call.world.registerApp({ name, redirectUris, scopes })
  return reply(200, {
    id: randomDigits().slice(0, 6),
    name,
    website,
    scopes,
    redirect_uri: redirectUris.join('\n'),
    redirect_uris: redirectUris,
    client_id: app.id,
    client_secret: app.secret,
    client_secret_expires_at: 0,
  })
}

const knownScopes = [
  'profile',
  'read',
  'read:accounts',
  'read:statuses',
  'write',
  'write:accounts',
  'write:media',
  'write:statuses',
  'push',
]

async function authorize({ query, world }: StubCall): Promise<Response> {
  const refused = (error: string, error_description: string) => reply(400, { error, error_description })
  const app = await world.findApp(query.get('client_id') ?? '')
  if (!app) return noClient()
  if (!app.redirectUris.includes(query.get('redirect_uri') ?? ''))
    return refused('invalid_redirect_uri', 'The redirect uri included is not valid.')
  if (query.get('response_type') !== 'code')
    return refused(
      'unsupported_response_type',
      'The authorization server does not support this response type.',
    )
  const scopes = (query.get('scope') ?? 'read').split(/[\s+]+/)
  if (!scopes.every((scope) => app.scopes === null || covers(app.scopes, scope))) return wrongScope()
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256')
    return refused('invalid_code_challenge_method', 'The code challenge method must be S256.')
  return new Response(null, { status: 302, headers: { location: await world.consentAddress(query) } })
}

const covers = (scopes: readonly string[], wanted: string): boolean =>
  scopes.includes(wanted) || scopes.includes(wanted.split(':')[0] ?? '')

const noClient = () =>
  reply(401, {
    error: 'invalid_client',
    error_description:
      'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  })
const wrongScope = () =>
  reply(400, {
    error: 'invalid_scope',
    error_description: 'The requested scope is invalid, unknown, or malformed.',
  })

async function token(call: StubCall): Promise<Response> {
  const fields = await railsFields(call)
  const { world } = call
  const id = textAt(fields, 'client_id') ?? null
  if (!world.isClient(id, textAt(fields, 'client_secret') ?? null)) return noClient()
  // An app's own token: it proves that the keys are known, but acts for no account.
  if (fields.grant_type === 'client_credentials')
    return reply(200, {
      access_token: randomLetters(43),
      token_type: 'Bearer',
      scope: textAt(fields, 'scope') ?? 'read',
      created_at: Math.floor(Date.now() / 1000),
    })
  if (fields.grant_type !== 'authorization_code')
    return reply(400, {
      error: 'unsupported_grant_type',
      error_description: 'The authorization grant type is not supported by the authorization server.',
    })
  const tokens = await world.redeemCode({
    code: textAt(fields, 'code') ?? '',
    redirectUri: textAt(fields, 'redirect_uri') ?? '',
    verifier: textAt(fields, 'code_verifier') ?? null,
  })
  if (!tokens)
    return reply(400, {
      error: 'invalid_grant',
      error_description:
        'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
    })
  return reply(200, {
    access_token: tokens.access,
    token_type: 'Bearer',
    scope: tokens.scope,
    created_at: Math.floor(Date.now() / 1000),
  })
}

async function revoke(call: StubCall): Promise<Response> {
  const fields = await railsFields(call)
  const token = textAt(fields, 'token')
  if (
    !token ||
    !call.world.isClient(textAt(fields, 'client_id') ?? null, textAt(fields, 'client_secret') ?? null)
  )
    return reply(403, {
      error: 'unauthorized_client',
      error_description: 'You are not authorized to revoke this token',
    })
  await call.world.revokeToken(token)
  return reply(200, {})
}

const instance = ({ url }: StubWorld) => ({
  domain: new URL(url).host,
  title: 'Mastodon',
  version: '4.5.0',
  source_url: 'https://github.com/mastodon/mastodon',
  languages: ['en'],
  configuration: {
    urls: { streaming: url.replace(/^http/, 'ws') },
    accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
    statuses: {
      max_characters: limits.characters,
      max_media_attachments: limits.attachments,
      characters_reserved_per_url: limits.charactersPerLink,
    },
    media_attachments: {
      description_limit: limits.description,
      supported_mime_types: [...imageTypes, ...videoTypes],
      image_size_limit: limits.imageBytes,
      image_matrix_limit: limits.imagePixels,
      video_size_limit: limits.videoBytes,
      video_frame_rate_limit: 120,
      video_matrix_limit: 8_294_400,
    },
    polls: { max_options: 4, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 },
    translation: { enabled: false },
  },
  registrations: { enabled: true, approval_required: false, message: null, url: null },
  api_versions: { mastodon: 7 },
  rules: [],
})

const shownAccount = ({ url }: StubWorld, { remoteId, handle, displayName }: StubAccount) => ({
  id: remoteId,
  username: handle,
  acct: handle,
  display_name: displayName,
  locked: false,
  bot: false,
  url: `${url}/@${handle}`,
  uri: `${url}/users/${handle}`,
  avatar: `${url}/avatars/original/missing.png`,
  emojis: [],
  fields: [],
})

const credentials = (world: StubWorld, account: StubAccount) => ({
  ...shownAccount(world, account),
  source: {
    privacy: 'public',
    sensitive: false,
    language: 'en',
    note: '',
    fields: [],
    follow_requests_count: 0,
  },
})

async function upload(call: StubCall, account: StubAccount): Promise<Response> {
  const { world } = call
  let kept: StubMedia | undefined
  let description = ''
  try {
    for await (const part of readMultipart(call.body, call.headers.get('content-type'))) {
      if (part.name === 'description') {
        const bytes = await readBytes(part.body, 64 * 1024)
        if (!bytes) return descriptionTooLong()
        description = Buffer.from(bytes).toString('utf8')
      }
      if (part.name !== 'file') continue
      const type = part.contentType ?? ''
      const isImage = imageTypes.includes(type)
      if (part.filename === undefined || (!isImage && !videoTypes.includes(type))) return wrongType()
      kept = await world.addMedia(account, {
        remoteId: randomDigits(),
        contentType: type,
        meta: { looks: 0 },
      })
      const maxBytes = isImage ? limits.imageBytes : limits.videoBytes
      if (isImage) {
        const bytes = await readBytes(part.body, maxBytes)
        if (!bytes) return tooLarge(maxBytes)
        const size = await world.sizeOfPicture(bytes)
        if (!size) return wrongType()
        if (size.width * size.height > limits.imagePixels)
          return failure(422, `${size.width}x${size.height} images are not supported`)
        await world.changeMedia(kept.id, { bytes })
      } else {
        const taken = await storeBody(world, kept.id, part.body, { maxBytes })
        if (!taken) return tooLarge(maxBytes)
        if (taken.size === 0) return wrongType()
        await world.changeMedia(kept.id, { meta: { looks: 0, processing: true, ...taken } })
      }
    }
  } catch (error) {
    if (error instanceof BrokenForm) return failure(400, 'The request could not be understood')
    throw error
  }
  if (!kept) return invalid("File can't be blank")
  if ([...description].length > limits.description) return descriptionTooLong()
  await world.changeMedia(kept.id, { alt: description })
  const now = await world.findMedia(account, kept.remoteId)
  return reply(now?.status === 'ready' ? 200 : 202, now && attachment(world, now))
}

const wrongType = () => invalid('File content type is invalid, File is invalid')
const tooLarge = (maxBytes: number) => {
  const size = `${maxBytes / 1024 / 1024} MB`
  return invalid(`File file size must be less than ${size}, File must be less than ${size}`)
}
const descriptionTooLong = () =>
  invalid(`Description is too long (maximum is ${limits.description} characters)`)

const attachment = ({ url }: StubWorld, { remoteId, contentType, status, alt }: StubMedia) => ({
  id: remoteId,
  type: contentType?.startsWith('video/') ? 'video' : 'image',
  url: status === 'waiting' ? null : `${url}/media_attachments/${remoteId}/original`,
  preview_url: status === 'waiting' ? null : `${url}/media_attachments/${remoteId}/small`,
  remote_url: null,
  meta: {},
  description: alt === '' ? null : alt,
  blurhash: null,
})

/**
 * A video is ready on the second read: 206 while it is being processed. Only media that is not attached to a post
 * is found.
 */
async function media({ world, method }: StubCall, account: StubAccount, id: string): Answer {
  const found = await world.findMedia(account, id)
  if (!found || found.status === 'posted') return notFound()
  if (found.status === 'failed') return failure(422, 'Error processing thumbnail for uploaded media')
  if (method !== 'GET') return undefined
  if (found.status === 'ready') return reply(200, attachment(world, found))
  const looks = Number(found.meta.looks ?? 0) + 1
  await world.changeMedia(found.id, {
    meta: { ...found.meta, looks },
    ...(looks > 1 ? { status: 'ready' as const } : {}),
  })
  return reply(looks > 1 ? 200 : 206, attachment(world, looks > 1 ? { ...found, status: 'ready' } : found))
}

type StatusInput = {
  text: string
  spoiler: string
  sensitive: boolean
  visibility: string
  language: string
  inReplyTo: string | null
}

/** Mastodon only links addresses with a scheme. */
const linksOf = (text: string) =>
  findLinks(text).filter(({ from, until }) => /^https?:\/\//i.test(text.slice(from, until)))

/**
 * Returns the length that counts towards the limit: every link counts as 23 characters, a mention counts without
 * its server, and the content warning is included.
 */
function countedLength({ text, spoiler }: Pick<StatusInput, 'text' | 'spoiler'>): number {
  let counted = ''
  let from = 0
  for (const link of linksOf(text)) {
    counted += text.slice(from, link.from) + 'x'.repeat(limits.charactersPerLink)
    from = link.until
  }
  counted += text.slice(from)
  return graphemeLength(spoiler + counted.replace(/(^|[^\w/])@(\w{1,100})@[\w.-]{0,200}\w/g, '$1@$2'))
}

function validateStatus(input: StatusInput, attached: number): Response | undefined {
  if (input.text.trim() === '' && input.spoiler === '' && attached === 0)
    return invalid("Text can't be blank")
  if (countedLength(input) > limits.characters)
    return invalid(`Text character limit of ${limits.characters} exceeded`)
  if (!visibilities.includes(input.visibility)) return invalid('Visibility is not included in the list')
  return undefined
}

/** Finds the uploads that a status refers to; `own` are those already attached to it. */
async function attachable(
  world: StubWorld,
  account: StubAccount,
  ids: string[],
  own: readonly string[],
): Promise<StubMedia[] | Response> {
  if (ids.length > limits.attachments) return failure(422, 'Cannot attach more than 4 files')
  const found = await Promise.all(ids.map((id) => world.findMedia(account, id)))
  const missing = ids.filter((_, index) => {
    const one = found[index]
    return !one || (one.status === 'posted' && !own.includes(one.id))
  })
  if (missing.length > 0)
    return failure(422, `Media ${missing.join(', ')} not found or already attached to another post`)
  const media = found.flatMap((one) => one ?? [])
  if (media.length > 1 && media.some(({ contentType }) => contentType?.startsWith('video/')))
    return failure(422, 'Cannot attach a video to a post that already contains images')
  if (media.some(({ status }) => status === 'waiting' || status === 'failed'))
    return failure(422, 'Cannot attach files that have not finished processing. Try again in a moment!')
  return media
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const isTrue = (value: unknown): boolean =>
  value === true || value === 'true' || value === '1' || value === 'on'

async function create(call: StubCall, account: StubAccount): Promise<Response> {
  const { world } = call
  const idempotency = call.headers.get('idempotency-key')
  const key = `idempotency:${idempotency}`
  if (idempotency) {
    const known = await world.findNote(account, key)
    if (known && Date.now() - Number(known.at) < idempotencyKeyTtlMs) {
      const post = await world.findPost(account, String(known.id))
      return post ? reply(200, await status(world, account, post)) : notFound()
    }
  }
  const fields = await railsFields(call)
  const inReplyTo = textAt(fields, 'in_reply_to_id') || null
  if (inReplyTo && !(await world.findPost(account, inReplyTo)))
    return failure(404, 'The post you are trying to reply to does not appear to exist.')
  const spoiler = textAt(fields, 'spoiler_text') ?? ''
  const input: StatusInput = {
    text: textAt(fields, 'status') ?? '',
    spoiler,
    sensitive: isTrue(fields.sensitive) || spoiler !== '',
    visibility: textAt(fields, 'visibility') || 'public',
    language: textAt(fields, 'language') || 'en',
    inReplyTo,
  }
  const media = await attachable(world, account, listOf(fields.media_ids), [])
  if (media instanceof Response) return media
  const refused = validateStatus(input, media.length)
  if (refused) return refused
  const id = snowflake()
  const { text, ...rest } = input
  const post = await world.addPost(account, {
    remoteId: id,
    text,
    title: spoiler,
    mediaIds: media.map((one) => one.id),
  })
  if (!post) return failure(422, 'Media not found or already attached to another post')
  await world.changeNote(account, `status:${id}`, { ...rest, media: media.map((one) => one.remoteId) })
  if (idempotency) await world.changeNote(account, key, { id, at: Date.now() })
  return reply(200, await status(world, account, post))
}

/** Ids of statuses contain their time in milliseconds and increase over time. */
let lastId = 0n
function snowflake(): string {
  const id = BigInt(Date.now()) << 16n
  lastId = id > lastId ? id : lastId + 1n
  return String(lastId)
}

async function status(world: StubWorld, account: StubAccount, post: StubPost, withText = false) {
  const note = (await world.findNote(account, `status:${post.remoteId}`)) ?? {}
  const media = await Promise.all(listOf(note.media).map((id) => world.findMedia(account, id)))
  return {
    id: post.remoteId,
    created_at: post.createdAt.toISOString(),
    edited_at: note.editedAt ?? null,
    in_reply_to_id: note.inReplyTo ?? null,
    in_reply_to_account_id: note.inReplyTo ? account.remoteId : null,
    sensitive: note.sensitive ?? false,
    spoiler_text: note.spoiler ?? '',
    visibility: note.visibility ?? 'public',
    language: note.language ?? 'en',
    uri: `${world.url}/users/${account.handle}/statuses/${post.remoteId}`,
    url: `${world.url}/@${account.handle}/${post.remoteId}`,
    replies_count: 0,
    reblogs_count: 0,
    favourites_count: 0,
    ...(withText ? { text: post.text } : { content: asHtml(post.text) }),
    account: shownAccount(world, account),
    media_attachments: media.flatMap((one) => (one ? [attachment(world, one)] : [])),
    mentions: [],
    tags: [],
    emojis: [],
    card: null,
    poll: null,
  }
}

/** Renders plain text as the network does: escaped, with links, and paragraphs split at blank lines. */
function asHtml(text: string): string {
  const escaped = (piece: string) =>
    piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  let html = ''
  let from = 0
  for (const link of linksOf(text)) {
    const address = escaped(text.slice(link.from, link.until))
    html += `${escaped(text.slice(from, link.from))}<a href="${address}" target="_blank" rel="nofollow noopener">${address}</a>`
    from = link.until
  }
  html += escaped(text.slice(from))
  if (html === '') return ''
  return `<p>${html.split('\n\n').join('</p><p>').replaceAll('\n', '<br />')}</p>`
}

async function show(
  { world }: StubCall,
  account: StubAccount,
  id: string,
  source: boolean,
): Promise<Response> {
  const post = await world.findPost(account, id)
  if (!post) return notFound()
  if (!source) return reply(200, await status(world, account, post))
  const note = await world.findNote(account, `status:${id}`)
  return reply(200, { id, text: post.text, spoiler_text: note?.spoiler ?? '' })
}

/**
 * Fields that are not sent stay unchanged, except the text, the warning and `sensitive`, which are replaced even if
 * absent.
 */
async function edit(call: StubCall, account: StubAccount, id: string): Promise<Response> {
  const { world } = call
  const post = await world.findPost(account, id)
  if (!post) return notFound()
  const note = (await world.findNote(account, `status:${id}`)) ?? {}
  const fields = await railsFields(call)
  const mediaIds = 'media_ids' in fields ? listOf(fields.media_ids) : listOf(note.media)
  const media = await attachable(world, account, mediaIds, post.mediaIds)
  if (media instanceof Response) return media
  const spoiler = textAt(fields, 'spoiler_text') ?? ''
  const input: StatusInput = {
    text: textAt(fields, 'status') ?? '',
    spoiler,
    sensitive: isTrue(fields.sensitive) || spoiler !== '',
    visibility: String(note.visibility ?? 'public'),
    language: textAt(fields, 'language') || String(note.language ?? 'en'),
    inReplyTo: typeof note.inReplyTo === 'string' ? note.inReplyTo : null,
  }
  const refused = validateStatus(input, media.length)
  if (refused) return refused
  const changes = fields.media_attributes
  for (const change of Array.isArray(changes) ? changes : []) {
    const one = media.find(({ remoteId }) => remoteId === String(pick(change, 'id')))
    const description = textAt(change, 'description')
    if (!one || description === undefined) continue
    if ([...description].length > limits.description) return descriptionTooLong()
    await world.changeMedia(one.id, { alt: description })
  }
  for (const one of media) if (one.status === 'ready') await world.changeMedia(one.id, { status: 'posted' })
  const { text, ...rest } = input
  await world.changeNote(account, `status:${id}`, {
    ...rest,
    media: media.map(({ remoteId }) => remoteId),
    editedAt: new Date().toISOString(),
  })
  const edited = await world.editPost(account, id, {
    text,
    title: spoiler,
    mediaIds: media.map((one) => one.id),
  })
  return edited ? reply(200, await status(world, account, edited)) : notFound()
}

/** Returns the source text, so that the post can be written again. */
async function remove({ world }: StubCall, account: StubAccount, id: string): Promise<Response> {
  const post = await world.findPost(account, id)
  if (!post) return notFound()
  const shown = await status(world, account, post, true)
  return (await world.removePost(account, id)) ? reply(200, shown) : notFound()
}

async function list({ world, query }: StubCall, account: StubAccount): Promise<Response> {
  const limit = Math.min(40, Math.max(1, Number(query.get('limit') ?? 20) || 20))
  const idOf = (name: string) => (/^\d+$/.test(query.get(name) ?? '') ? BigInt(query.get(name) ?? '') : null)
  const [maxId, sinceId] = [idOf('max_id'), idOf('since_id') ?? idOf('min_id')]
  const posts = (await world.recentPosts(account, 200)).filter(({ remoteId }) => {
    const id = BigInt(remoteId)
    return (maxId === null || id < maxId) && (sinceId === null || id > sinceId)
  })
  return reply(200, await Promise.all(posts.slice(0, limit).map((post) => status(world, account, post))))
}

export const mastodonStub: Stub = {
  answer,
  rateLimited,
  streams: (method, path) => method === 'POST' && path === '/api/v2/media',
  accountId: () => `1${randomDigits().slice(0, 17)}`,
  tokenPath: '/oauth/token',
  // Tokens are valid until they are revoked.
  tokens: { seconds: 10 * 365 * 86_400, refresh: 'none' },
  consent: { writeScope: 'write:statuses' },
}
