import { createHash } from 'node:crypto'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { readText } from '../outcomes'
import { type ChangeIo, type LoadedMedia, MediaRefused, type Post } from '../publisher'
import type { ArticleImage } from './article-html'
import { SiteRefused } from './refusal'
import { callSite, parseBody, parseList, readErrorCode, readPlainText, type SiteApi } from './site-api'

/** An image that exceeds a site's limit is sent again at this size: PHP accepts 2 MiB by default. */
const smallEnough = 1_900_000

/** The prefix of the slugs of all our images of an article. It distinguishes them from images that people added. */
const nameOf = (articleId: string): string => `tributary-${articleId}-`

type Article = {
  id: string
  title: string /** False if the article was created just now, so that it cannot have images yet. */
  mayHaveImages: boolean
}

/**
 * Uploads a post's images to its article, in order. Each has a slug derived from the article and the image's bytes;
 * an existing one, from an interrupted try or from before a correction, is reused. Throws MediaRefused and
 * SiteRefused.
 */
export async function uploadImages(
  api: SiteApi,
  article: Article,
  post: Post,
  io: Pick<ChangeIo<'fields'>, 'loadMedia' | 'loadPicture'>,
): Promise<ArticleImage[]> {
  const images: ArticleImage[] = []
  for (const [index, { alt }] of post.payload.content.media.entries()) {
    const picture = await io.loadMedia(index)
    if (!picture.contentType.startsWith('image/'))
      throw new MediaRefused('We don’t support videos on WordPress yet.', 'Use images for this channel.')
    const slug = `${nameOf(article.id)}${createHash('sha256').update(picture.bytes).digest('hex').slice(0, 16)}`
    const again = images.length > 0 || article.mayHaveImages
    const stored =
      (again ? await findImage(api, slug) : undefined) ??
      (await uploadImage(api, { slug, alt, article, place: index + 1 }, picture, () =>
        io.loadPicture(picture.address, smallEnough),
      ))
    // Another process may have uploaded it at the same time: both use the first one, so that neither deletes an
    // image that the other shows.
    const agreed = (article.mayHaveImages ? await findImage(api, slug) : undefined) ?? stored
    if (agreed.alt !== alt) await describeImage(api, agreed.id, alt)
    images.push({ ...agreed, alt })
  }
  return images
}

async function findImage(api: SiteApi, slug: string): Promise<ArticleImage | undefined> {
  // The oldest one, so that all callers agree.
  const query = { slug, orderby: 'id', order: 'asc', context: 'edit', _fields: fields }
  const answer = await callSite(api, 'wp/v2/media', { query })
  if (answer.status !== 200 || !Array.isArray(parseBody(answer))) throw new SiteRefused(answer)
  return parseList(answer)
    .map(imageOf)
    .find((one) => one !== undefined)
}

const fields = 'id,slug,source_url,alt_text'

function imageOf(body: unknown): ArticleImage | undefined {
  const { id, alt_text } = body as Record<string, unknown>
  const url = readText(body, 'source_url')
  return typeof id === 'number' && url
    ? { id, url, alt: typeof alt_text === 'string' ? alt_text : '' }
    : undefined
}

type Wanted = { slug: string; alt: string; article: Article; place: number }

async function uploadImage(
  api: SiteApi,
  wanted: Wanted,
  picture: LoadedMedia,
  smaller: () => Promise<LoadedMedia>,
): Promise<ArticleImage> {
  let answer = await send(api, wanted, picture)
  if (isTooLarge(answer) && picture.bytes.length > smallEnough)
    answer = await send(api, wanted, await smaller())
  const image = answer.status === 201 ? imageOf(parseBody(answer)) : undefined
  if (image) return image
  const code = readErrorCode(answer) ?? ''
  if (isTooLarge(answer))
    throw new MediaRefused(
      `The site doesn’t take image ${wanted.place}: it is larger than the site allows.`,
      'Use a smaller image, or raise the site’s limit for uploads (upload_max_filesize).',
    )
  if (code === 'rest_upload_limited_space')
    throw new MediaRefused(
      'The site has no room left for images.',
      'Delete files on the site, or give it more space.',
    )
  if (code.startsWith('rest_upload_'))
    throw new MediaRefused(
      `The site doesn’t take image ${wanted.place}: ${readPlainText(readText(parseBody(answer), 'message') ?? code)}`,
      'Use another image, or check which files the site allows.',
    )
  throw new SiteRefused(answer)
}

/** Reported by the web server, by WordPress, or by PHP, which names its setting. */
const isTooLarge = (answer: GuardedResponse): boolean =>
  answer.status === 413 ||
  readErrorCode(answer) === 'rest_upload_file_too_big' ||
  (readErrorCode(answer)?.startsWith('rest_upload_') === true &&
    /upload_max_filesize|MAX_FILE_SIZE|exceeds/.test(readText(parseBody(answer), 'message') ?? ''))

function send(
  api: SiteApi,
  { slug, alt, article, place }: Wanted,
  picture: LoadedMedia,
): Promise<GuardedResponse> {
  const { bytes, contentType } = picture
  const form = new FormData()
  const name = `${fileName(article.title)}-${place}.${contentType.slice('image/'.length).replace('jpeg', 'jpg')}`
  form.append('title', alt.slice(0, 100).toWellFormed() || article.title)
  form.append('slug', slug)
  form.append('alt_text', alt)
  form.append('post', article.id)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name)
  return callSite(api, 'wp/v2/media', { method: 'POST', query: { _fields: fields }, form })
}

const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '') || 'image'

async function describeImage(api: SiteApi, id: number, alt: string): Promise<void> {
  const json = { alt_text: alt }
  const answer = await callSite(api, `wp/v2/media/${id}`, { method: 'POST', query: { _fields: 'id' }, json })
  if (answer.status !== 200) throw new SiteRefused(answer)
}

/**
 * Finds our images of an article that it does not show; `keep` lists those that it does. Never includes images that
 * people added.
 */
export async function findUnused(
  api: SiteApi,
  articleId: string,
  keep: readonly ArticleImage[],
): Promise<number[]> {
  const query = { parent: articleId, per_page: '100', context: 'edit', _fields: fields }
  const answer = await callSite(api, 'wp/v2/media', { query })
  if (answer.status !== 200 || !Array.isArray(parseBody(answer))) throw new SiteRefused(answer)
  return parseList(answer).flatMap(({ id, slug }) =>
    typeof id === 'number' &&
    typeof slug === 'string' &&
    slug.startsWith(nameOf(articleId)) &&
    !keep.some((one) => one.id === id)
      ? [id]
      : [],
  )
}

/** Deletes images permanently: WordPress has no trash for them. One that no longer exists is not an error. */
export async function deleteImages(api: SiteApi, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const answer = await callSite(api, `wp/v2/media/${id}`, { method: 'DELETE', query: { force: 'true' } })
    if (answer.status !== 200 && readErrorCode(answer) !== 'rest_post_invalid_id')
      throw new SiteRefused(answer)
  }
}
