import type { EditorVariant } from '@/components/packages/editor/package-editor'
import type { ProjectContext } from '@/lib/auth/context'
import { listChannels } from '@/lib/channels/list-channels'
import { getItem } from '@/lib/items/get-item'
import { listPlainCards } from '@/lib/media/cards/list-plain-cards'
import { isEncoderInstalled, noEncoder } from '@/lib/media/generated-video/encoder-installed'
import { listKnownDocuments } from '@/lib/media-library/documents/list-known-documents'
import { listKnownVideos } from '@/lib/media-library/videos/list-known-videos'
import { listPeople } from '@/lib/organizations/list-people'
import { ownKind } from '@/lib/packages/compose/plan/own-item'
import { previewRegeneration } from '@/lib/packages/compose/preview-regeneration'
import { getCorrection } from '@/lib/packages/get-correction'
import { getPackage } from '@/lib/packages/get-package'
import { listNearestPosts } from '@/lib/packages/list-nearest-posts'
import { listPackageEvents } from '@/lib/packages/list-package-events'
import { listComments } from '@/lib/packages/review/list-comments'
import { previewMerge } from '@/lib/packages/revisions/merge-package'
import type { PackageEventAnswer, VariantAnswer } from '@/lib/packages/schemas'
import { getPackageTraces, type PackageTraces } from '@/lib/packages/trace/get-package-traces'
import { listGeneratedVideos } from '@/lib/packages/video/list-generated-videos'
import { namesToMention } from '@/lib/platforms/names-to-mention'
import { pictureNotTaken } from '@/lib/post-rules/picture-not-taken'
import { isDocument } from '@/lib/post-rules/validate-document'
import { isPictureUrl, isVideo } from '@/lib/post-rules/validate-media'
import { getProject } from '@/lib/projects/get-project'
import { everPublished, isOneOf, noLongerPublished } from '@/lib/publications/states'
import { listPublications } from '@/lib/publishing/list-publications'
import type { PublicationAnswer } from '@/lib/publishing/schemas'
import { listTakedowns } from '@/lib/publishing/takedown/list-takedowns'

/**
 * Loads everything that a package's page shows; the item's featured image is the first of its pictures. Throws
 * `not-found`.
 */
export async function loadPackagePage(ctx: ProjectContext, id: string) {
  const pkg = await getPackage(ctx, { id })
  const [item, events, comments, people, attempts, project, traces, nearest, regeneration, merge, channels] =
    await Promise.all([
      pkg.item_id ? getItem(ctx, { id: pkg.item_id }) : undefined,
      listPackageEvents(ctx, { id }),
      listComments(ctx, { id }),
      listPeople(ctx),
      listPublications(ctx, { package_id: id, limit: 200 }),
      getProject(ctx),
      getPackageTraces(ctx, { id }),
      listNearestPosts(ctx, pkg),
      pkg.stale && pkg.item_id ? previewRegeneration(ctx, { id }) : undefined,
      pkg.stale && pkg.edited && pkg.item_id ? previewMerge(ctx, { id }) : undefined,
      listChannels(ctx, { limit: 100 }),
    ])
  const [correction, takedowns] = await Promise.all([
    pkg.corrects_id ? getCorrection(ctx, { id }) : [],
    attempts.data.length > 0 ? listTakedowns(ctx, { package_id: id, limit: 200 }) : undefined,
  ])
  const pictures = item ? [...new Set([item.featured_image ?? '', ...item.media_urls])].filter(Boolean) : []
  const shown = pkg.variants.flatMap((one) => one.media.map(({ url }) => url))
  const isOwn = item?.content_type === ownKind
  const posts = newestOfEach(pkg.variants, attempts.data)
  return {
    pkg,
    withCard: withCard(pkg.variants, pictures, await listPlainCards(ctx, shown)),
    pictures,
    /** The media that an added version can use; for a post that a person wrote, the media they gave it. */
    media: isOwn ? shown : pictures,
    item,
    events,
    comments,
    people,
    posts,
    project,
    traces,
    nearest,
    regeneration,
    merge,
    correction,
    takedowns: (takedowns?.data ?? []).filter(({ status }) => status !== 'cancelled'),
    channels: channels.data,
    generated: await listGeneratedVideos(ctx, { package_id: id }),
    whyNoVideo: isEncoderInstalled() ? undefined : `${noEncoder.message} ${noEncoder.hint}`,
    known: {
      videos: await listKnownVideos(ctx, shown.filter(isVideo)),
      documents: await listKnownDocuments(ctx, shown.filter(isDocument)),
    },
    editorVariants: pkg.variants.map((one) => {
      const channel = channels.data.find(({ id }) => id === one.channel_id)
      const variant = editorVariant(one, traces, events)
      const post = posts.find(({ variant_id }) => variant_id === one.id)
      return {
        ...variant,
        isOut: post !== undefined && isOneOf(everPublished, post.status),
        publishedAt: publishedAtOf(post),
        channel: variant.channel && {
          ...variant.channel,
          warning: channel?.config.content_warning,
          mentions: namesToMention(channel),
        },
        limits: channel?.limits,
      }
    }),
  }
}

/** Returns the variants that have a branded card because the item has no picture that their network accepts. */
const withCard = (
  variants: readonly VariantAnswer[],
  pictures: readonly string[],
  cards: ReadonlySet<string>,
): VariantAnswer[] =>
  variants.filter(
    ({ platform, media }) =>
      media.some(({ url }) => cards.has(url)) &&
      pictures.every((url) => !isPictureUrl(url) || pictureNotTaken(platform, url) !== undefined),
  )

/**
 * Returns the newest attempt of each variant, in the variants' order, without canceled ones. Expects the attempts
 * newest first.
 */
function newestOfEach(
  variants: readonly VariantAnswer[],
  attempts: readonly PublicationAnswer[],
): PublicationAnswer[] {
  const counted = attempts.filter((one) => one.status !== 'cancelled')
  return variants.flatMap((variant) => counted.find((one) => one.variant_id === variant.id) ?? [])
}

/** Returns when a post became public; null if it was not published, or it is not known yet. */
function publishedAtOf(post: PublicationAnswer | undefined): Date | null {
  if (!post || !isOneOf(['published', ...noLongerPublished], post.status)) return null
  const at = post.public_at ?? post.finished_at
  return at ? new Date(at) : null
}

const editorVariant = (
  one: VariantAnswer,
  traces: PackageTraces,
  events: readonly PackageEventAnswer[],
): Omit<EditorVariant, 'isOut' | 'publishedAt'> => ({
  id: one.id,
  content: {
    platform: one.platform,
    language: one.language,
    title: one.title,
    text: one.text,
    hashtags: one.hashtags,
    media: one.media,
    link: one.link,
    replies: one.replies,
    collaborators: one.collaborators,
  },
  channel: one.channel && {
    name: one.channel.display_name,
    handle: one.channel.handle,
    sandbox: one.channel.sandbox,
    status: one.channel.status,
  },
  issues: one.issues.filter(({ rule }) => rule !== 'unsupported'),
  unsupported: one.issues.filter(({ rule }) => rule === 'unsupported'),
  trace: {
    view: traces.of[one.id] ?? { sentences: [], fields: [] },
    writers: {
      people: editorsOf(one.id, events),
      model: modelOf(events),
      writtenBy: one.written_by,
      translatedFrom: one.translated_from,
    },
  },
})

/** Returns the model that wrote last. */
const modelOf = (events: readonly PackageEventAnswer[]): string | undefined =>
  events.flatMap(({ data }) => (typeof data.model === 'string' ? data.model : []))[0]

/** Returns the names of those who edited a version since it was last composed, in the order of their first edits. */
function editorsOf(variantId: string, events: readonly PackageEventAnswer[]): string[] {
  const composed = events.findIndex(({ action }) => action === 'regenerate' || action === 'remake')
  const since = composed < 0 ? events : events.slice(0, composed)
  const names = since.flatMap(({ action, actor_name, data }) =>
    action === 'edit' && Array.isArray(data.variants) && data.variants.includes(variantId)
      ? [actor_name]
      : [],
  )
  return [...new Set(names.reverse())]
}
