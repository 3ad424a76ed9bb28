import {
  bodyOf,
  changeRefused,
  rateLimited,
  rejected,
  serverError,
  textIn,
  tokenRefused,
  unknownOutcome,
  versionEnded,
} from '../outcomes'
import {
  type ChangeIo,
  type ChangeOutcome,
  MediaRefused,
  type Post,
  type Publisher,
  type PublisherIo,
  type PublishOutcome,
} from '../publisher'
import { apiVersions } from './api-version'
import { escapeLittleText } from './escape-little-text'

type Io = PublisherIo<'oauth'>

const versionFor = (io: ChangeIo<'oauth'>): string => io.access.app.apiVersion ?? apiVersions.newestKnownGood

const authorOf = (io: Io): string => `urn:li:person:${io.channel.remoteId}`

/** LinkedIn, Posts API: pictures first, then the post. A person's posts cannot be read with the rights apps get. */
export const linkedinPublisher: Publisher<'oauth'> = {
  async publish(post, io) {
    const images = await uploadAll(post, io)
    if (!Array.isArray(images)) return images
    await io.sending()
    const answer = await call(io, 'POST', '/rest/posts', {
      author: authorOf(io),
      commentary: escapeLittleText(post.payload.post.text),
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
      ...contentOf(images),
    })
    const id = answer.headers['x-restli-id']
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: io.postUrl(id) }
        : unknownOutcome('LinkedIn didn’t return an ID for the post.')
    const body = bodyOf(answer)
    const duplicateId = /urn:li:(?:share|ugcPost|activity):\d+/.exec(JSON.stringify(body))?.[0]
    if (answer.status === 422 && /DUPLICATE_POST/.test(JSON.stringify(body))) {
      // The text was sent before and nobody knew what became of it: this is what became of it.
      if (duplicateId && post.attempts > 0 && !(await post.isTaken(duplicateId)))
        return { kind: 'published', remoteId: duplicateId, remoteUrl: io.postUrl(duplicateId) }
      return unknownOutcome(
        `LinkedIn says this text is already published${duplicateId ? ` (${duplicateId})` : ''}.`,
      )
    }
    return refusal(io, answer.status, body)
  },

  async reconcile(post, io) {
    const query = new URLSearchParams({ q: 'author', author: authorOf(io), count: '50' })
    const answer = await call(io, 'GET', `/rest/posts?${query}`)
    if (answer.status === 401 || answer.status === 403) return { kind: 'cannot-tell' }
    if (answer.status !== 200) return { kind: 'later' }
    const { elements } = bodyOf(answer)
    const wanted = escapeLittleText(post.payload.post.text)
    for (const one of Array.isArray(elements) ? elements : []) {
      const id = textIn(one, 'id')
      const made = one !== null && typeof one === 'object' && 'createdAt' in one ? Number(one.createdAt) : 0
      const commentary = one !== null && typeof one === 'object' && 'commentary' in one ? one.commentary : ''
      if (!id || commentary !== wanted || made < post.since.getTime() - 120_000) continue
      if (!(await post.isTaken(id))) return { kind: 'found', remoteId: id, remoteUrl: io.postUrl(id) }
    }
    return { kind: 'absent' }
  },

  async correct(post, remoteId, io) {
    const answer = await call(
      io,
      'POST',
      postPath(remoteId),
      { patch: { $set: { commentary: escapeLittleText(post.payload.post.text) } } },
      'PARTIAL_UPDATE',
    )
    return changed(io, answer, 'edit')
  },

  async remove(remoteId, io) {
    return changed(io, await call(io, 'DELETE', postPath(remoteId), undefined, 'DELETE'), 'delete')
  },
}

const postPath = (remoteId: string): string => `/rest/posts/${encodeURIComponent(remoteId)}`

/** A post that was deleted before answers the same 204; one that LinkedIn no longer knows answers 404. */
function changed(
  io: ChangeIo<'oauth'>,
  answer: Awaited<ReturnType<typeof call>>,
  what: 'edit' | 'delete',
): ChangeOutcome {
  if (answer.status >= 200 && answer.status < 300) return { kind: 'done' }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  return changeRefused(refusal(io, answer.status, bodyOf(answer)), 'LinkedIn', what)
}

type Image = { id: string; altText: string }

function contentOf(images: Image[]): object {
  if (images.length === 0) return {}
  return { content: images.length === 1 ? { media: images[0] } : { multiImage: { images } } }
}

async function uploadAll(post: Post, io: Io): Promise<Image[] | PublishOutcome> {
  const images: Image[] = []
  for (const [index, media] of post.payload.content.media.slice(0, 20).entries()) {
    const { bytes, contentType } = await io.loadMedia(index)
    if (!contentType.startsWith('image/'))
      throw new MediaRefused('We don’t support videos on LinkedIn yet.', 'Use images for this channel.')
    const started = await call(io, 'POST', '/rest/images?action=initializeUpload', {
      initializeUploadRequest: { owner: authorOf(io) },
    })
    const body = bodyOf(started)
    const uploadUrl = textIn(body, 'value', 'uploadUrl')
    const id = textIn(body, 'value', 'image')
    if (!uploadUrl || !id) return refusal(io, started.status, body, false)
    const sent = await io.fetch({
      url: uploadUrl,
      method: 'PUT',
      headers: {
        authorization: `Bearer ${io.access.credentials.accessToken}`,
        'content-type': contentType,
      },
      body: bytes,
      deadlineMs: 60_000,
      headersTimeoutMs: 45_000,
      signal: io.signal,
    })
    if (sent.status < 200 || sent.status >= 300) return refusal(io, sent.status, bodyOf(sent), false)
    images.push({ id, altText: media.alt.slice(0, 1000) })
  }
  return images
}

const call = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  restliMethod?: 'PARTIAL_UPDATE' | 'DELETE',
) =>
  io.fetch({
    url: `${io.access.app.apiUrl}${path}`,
    method,
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      'linkedin-version': versionFor(io),
      'x-restli-protocol-version': '2.0.0',
      ...(restliMethod ? { 'x-restli-method': restliMethod } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    signal: io.signal,
  })

function refusal(
  io: ChangeIo<'oauth'>,
  status: number,
  body: Record<string, unknown>,
  sending = true,
): PublishOutcome {
  if (status === 426) return versionEnded('LinkedIn', versionFor(io))
  // The daily limits end at midnight UTC.
  if (status === 429) return rateLimited('LinkedIn', secondsToMidnight())
  if (status === 401) return tokenRefused('LinkedIn', io.access.credentials.accessToken)
  if (status >= 500 || status < 400)
    return sending ? serverError('LinkedIn', status) : rateLimited('LinkedIn', 60)
  const reason = textIn(body, 'message') ?? `status ${status}`
  return rejected(`LinkedIn rejected the post: ${reason}`, 'Change the post, or reconnect the account.')
}

const secondsToMidnight = (): number => 86_400 - (Math.floor(Date.now() / 1000) % 86_400) + 60
