import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, readText, rejected, serverError, unknownOutcome } from '../outcomes'
import type { ChangeIo, ChangeOutcome, NotDone, Post, Publisher, ReconcileOutcome } from '../publisher'
import { type ArticleImage, articleHtml, createExcerpt, plainHtml } from './article-html'
import { findOrCreateTags } from './find-or-create-tags'
import { deleteImages, findUnused, uploadImages } from './images'
import { explainWordpressRefusal, retrySiteLater, SiteRefused } from './refusal'
import { callSite, parseBody, parseList, readErrorCode, type SiteApi } from './site-api'

type Io = ChangeIo<'fields'>

/**
 * WordPress (spec/platforms#wordpress): we first create a draft under a slug of our own, with its images and tags,
 * then publish by updating that same draft. Both steps can be repeated and looked up, so there is only one article,
 * whatever is lost on the way (docs/decisions/0198).
 */
export const wordpressPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const { title } = post.payload.post
    if (!title?.trim()) return rejected('An article needs a title.', 'Add a title to the post.')
    const api = siteApi(io)
    const mode = modeOf(io)
    let article: { id: string; slug: string }
    let fields: object
    try {
      const draft = await draftFor(api, post, title)
      article = draft
      await io.keep({ article: draft.id, draft_slug: draft.slug })
      const images = await uploadImages(api, { id: draft.id, title, mayHaveImages: !draft.isNew }, post, io)
      if (!draft.isNew) await tidy(api, post, draft.id, images)
      fields = { ...(await articleFields(api, post, io, images)), ...categoryOf(io) }
    } catch (error) {
      return notDone(error)
    }
    await io.sending({ article: article.id, draft_slug: article.slug, publish_as: mode })
    // With an empty slug, the site builds its usual one from the title. The draft then no longer has ours.
    const answer = await update(api, article.id, { ...fields, status: mode, slug: '' })
    const updated = articleIn(answer)
    if (updated) return { kind: 'published', remoteId: updated.id, remoteUrl: addressOf(updated, io) }
    if (answer.status >= 500) return serverError('The site', answer.status)
    return (
      explainWordpressRefusal(answer) ??
      unknownOutcome('The site didn’t tell whether the article is published.')
    )
  },

  async reconcile(post, io): Promise<ReconcileOutcome> {
    const api = siteApi(io)
    const id = readText(post.progress, 'article')
    const found = id ? await readArticle(api, id) : await findDraft(api, draftSlugOf(post))
    if (found.kind === 'unclear') return { kind: 'later' }
    if (found.kind === 'absent') return { kind: 'not-sent' }
    const { status, slug } = found.article
    const before = readText(post.progress, 'draft_slug') ?? draftSlugOf(post)
    // While it has the slug that we gave the draft, the update has not arrived, and repeating it changes the same
    // article.
    const isRenamed = slug !== before && slug !== `${before}__trashed`
    const isOut =
      status === 'trash'
        ? isRenamed
        : status !== 'draft' || (isRenamed && readText(post.progress, 'publish_as') === 'draft')
    return isOut
      ? { kind: 'found', remoteId: found.article.id, remoteUrl: addressOf(found.article, io) }
      : { kind: 'not-sent' }
  },

  async correct(post, remoteId, io) {
    const { title } = post.payload.post
    if (!title?.trim()) return rejected('An article needs a title.', 'Add a title to the post.')
    const api = siteApi(io)
    const stored = await readArticle(api, remoteId)
    if (stored.kind === 'unclear') return notDone(new SiteRefused(stored.answer))
    if (stored.kind === 'absent' || stored.article.status === 'trash') return { kind: 'gone' }
    try {
      const images = await uploadImages(api, { id: remoteId, title, mayHaveImages: true }, post, io)
      const answer = await update(api, remoteId, await articleFields(api, post, io, images))
      const updated = articleIn(answer)
      if (!updated) throw new SiteRefused(answer)
      await deleteImages(api, await findUnused(api, remoteId, images))
      return { kind: 'done', remoteUrl: addressOf(updated, io) }
    } catch (error) {
      return notDone(error)
    }
  },

  async remove(remoteId, io): Promise<ChangeOutcome> {
    const api = siteApi(io)
    try {
      const images = await findUnused(api, remoteId, [])
      const route = `wp/v2/posts/${remoteId}`
      let answer = await callSite(api, route, { method: 'DELETE', query: { _fields: 'id' } })
      if (readErrorCode(answer) === 'rest_trash_not_supported') {
        await deleteImages(api, images)
        answer = await callSite(api, route, { method: 'DELETE', query: { force: 'true', _fields: 'id' } })
      }
      const code = readErrorCode(answer)
      const isGone = code === 'rest_already_trashed' || code === 'rest_post_invalid_id'
      if (answer.status !== 200 && !isGone) throw new SiteRefused(answer)
      // The trash is not public, but the image files would be.
      await deleteImages(api, images)
      return { kind: isGone ? 'gone' : 'done' }
    } catch (error) {
      return notDone(error)
    }
  },
}

function siteApi({ fetch, signal, channel, access }: Io): SiteApi {
  const { username = '', password = '' } = access.fields
  return { fetch, signal, root: configured(channel.config.api), username, password }
}

const configured = (value: unknown): string => (typeof value === 'string' ? value : '')

const modeOf = ({ access }: Io): 'publish' | 'draft' =>
  access.fields.publish_as === 'draft' ? 'draft' : 'publish'

function categoryOf({ channel }: Io): { categories?: number[] } {
  const id = Number(configured(channel.config.category_id))
  return id > 0 ? { categories: [id] } : {}
}

type Article = { id: string; status: string; slug: string; link: string | undefined }

const fields = 'id,status,slug,link'

function articleOf(body: Record<string, unknown>): Article | undefined {
  const { id, status, slug } = body
  return typeof id === 'number' && typeof status === 'string'
    ? { id: String(id), status, slug: typeof slug === 'string' ? slug : '', link: readText(body, 'link') }
    : undefined
}

const articleIn = (answer: GuardedResponse): Article | undefined =>
  answer.status >= 200 && answer.status < 300 ? articleOf(parseJsonObject(answer)) : undefined

/** The article's public address; if it is not public, the address where it is edited. */
function addressOf({ id, status, link }: Article, { channel }: Io): string | null {
  if (status === 'publish' && link && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol))
    return link
  const site = configured(channel.config.site_url)
  return URL.canParse(site) ? `${site.replace(/\/$/, '')}/wp-admin/post.php?post=${id}&action=edit` : null
}

type Found<T> =
  | { kind: 'there'; article: T }
  | { kind: 'absent' }
  | { kind: 'unclear'; answer: GuardedResponse }

async function readArticle(api: SiteApi, id: string): Promise<Found<Article>> {
  const query = { context: 'edit', _fields: fields }
  const answer = await callSite(api, `wp/v2/posts/${encodeURIComponent(id)}`, { query })
  const article = articleIn(answer)
  if (article) return { kind: 'there', article }
  return readErrorCode(answer) === 'rest_post_invalid_id' ? { kind: 'absent' } : { kind: 'unclear', answer }
}

/**
 * The unique slug of a publication's draft. The site never shows it: an article gets its usual slug when it is
 * published.
 */
const draftSlugOf = ({ id }: Post): string => `tributary-${id.replaceAll('-', '')}`

async function findDraft(api: SiteApi, slug: string): Promise<Found<Article>> {
  const [all, answer] = await draftsNamed(api, slug)
  if (!all) return { kind: 'unclear', answer }
  const [first] = all
  return first ? { kind: 'there', article: first } : { kind: 'absent' }
}

/** Finds all articles with these slugs that are not in the trash, oldest first. */
async function draftsNamed(api: SiteApi, slug: string): Promise<[Article[] | undefined, GuardedResponse]> {
  const query = { slug, status: 'any', context: 'edit', orderby: 'id', order: 'asc', _fields: fields }
  const answer = await callSite(api, 'wp/v2/posts', { query })
  if (answer.status !== 200 || !Array.isArray(parseBody(answer))) return [undefined, answer]
  return [parseList(answer).flatMap((one) => articleOf(one) ?? []), answer]
}

/** Returns the draft of an earlier try if there is one, otherwise a new one. Throws SiteRefused. */
async function draftFor(api: SiteApi, post: Post, title: string): Promise<Article & { isNew: boolean }> {
  const known = readText(post.progress, 'article')
  const stored = known ? await readArticle(api, known) : { kind: 'absent' as const }
  if (stored.kind === 'unclear') throw new SiteRefused(stored.answer)
  if (stored.kind === 'there' && stored.article.status !== 'trash') return { ...stored.article, isNew: false }
  const slug = draftSlugOf(post)
  const found = await findDraft(api, slug)
  if (found.kind === 'unclear') throw new SiteRefused(found.answer)
  if (found.kind === 'there') return { ...found.article, isNew: false }
  const json = { title: plainHtml(title), slug, status: 'draft' }
  const answer = await callSite(api, 'wp/v2/posts', { method: 'POST', query: { _fields: fields }, json })
  const made = articleIn(answer)
  if (!made) throw new SiteRefused(answer)
  return { ...made, isNew: true }
}

/** Removes what interrupted tries have left: images that arrived late, and a second draft. */
async function tidy(api: SiteApi, post: Post, id: string, images: readonly ArticleImage[]): Promise<void> {
  await deleteImages(api, await findUnused(api, id, images))
  const slug = draftSlugOf(post)
  const [drafts = []] = await draftsNamed(api, `${slug},${slug}-2`)
  for (const other of drafts)
    if (other.id !== id && other.status === 'draft')
      await callSite(api, `wp/v2/posts/${other.id}`, {
        method: 'DELETE',
        query: { force: 'true', _fields: 'id' },
      })
}

/** Builds all fields of the article except its status. Throws SiteRefused. */
async function articleFields(
  api: SiteApi,
  { payload }: Post,
  { channel }: Io,
  images: readonly ArticleImage[],
): Promise<object> {
  const { content, post } = payload
  const [featured, ...others] = images
  const lang = otherLanguage(content.language, configured(channel.config.site_language))
  return {
    title: plainHtml(post.title?.trim() ?? ''),
    content: articleHtml(post.text, others, lang),
    excerpt: plainHtml(createExcerpt(post.text)),
    featured_media: featured?.id ?? 0,
    tags: await findOrCreateTags(
      api,
      content.hashtags.map((tag) => tag.replace(/^[#＃]+/u, '').trim()).filter(Boolean),
    ),
  }
}

/** Returns the article's language if it differs from the site's, provided that the site's is known. */
function otherLanguage(language: string, site: string): string | null {
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  return site !== '' && base(language) !== base(site) ? language : null
}

const update = (api: SiteApi, id: string, json: object): Promise<GuardedResponse> =>
  callSite(api, `wp/v2/posts/${encodeURIComponent(id)}`, { method: 'POST', query: { _fields: fields }, json })

/**
 * Returns the outcome of a failed step that is invisible or can be repeated. Rethrows anything that is not the
 * site's response.
 */
function notDone(error: unknown): NotDone {
  if (!(error instanceof SiteRefused)) throw error
  return explainWordpressRefusal(error.answer) ?? retrySiteLater(error.answer)
}
