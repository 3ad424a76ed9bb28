import { and, eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { generatedVideos, type ItemRow, items, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { buildItemCard } from '@/lib/facts/load-fact-cards'
import { outbound } from '@/lib/http/outbound'
import { log } from '@/lib/log'
import { findCardId } from '@/lib/media/cards/card-name'
import { loadCardAssets } from '@/lib/media/cards/load-card-assets'
import { noEncoder } from '@/lib/media/generated-video/encoder-installed'
import {
  type GeneratedVideo,
  generateVideo,
  VideoNotGenerated,
} from '@/lib/media/generated-video/generate-video'
import { findFile } from '@/lib/media-library/find-file'
import { storeGeneratedVideo } from '@/lib/media-library/videos/store-generated-video'
import { platformRules } from '@/lib/platforms/registry'
import { platformSchema } from '@/lib/platforms/schemas'
import { isPictureUrl } from '@/lib/post-rules/validate-media'
import { nextStatus } from '@/lib/publications/states'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { addVideoChannels } from '../compose/plan/chosen-channels'
import { changeStatus } from '../lifecycle/change-status'
import { plannedTime } from '../lifecycle/schedule-as-planned'
import { tryToWithdraw } from '../lifecycle/withdraw-intents'
import { loadBrand, lockPackage } from '../load-package'
import { contentOf, type VariantRow } from '../present-package'
import { clearApprovedHashes } from '../review/approve-package'
import { buildVideoMedia, hashVideoText, videoTextOf } from './video-text'

/** More than a video shows. */
const maxPictures = 5

/** A smaller video than networks want, for tests. */
type VideoSize = { width: number; frameRate: number }

type Request = typeof generatedVideos.$inferSelect
type Plan = {
  request: Request
  variant: VariantRow
  title: string
  pictures: string[]
  brand: Awaited<ReturnType<typeof loadBrand>>
}

/**
 * Makes the video of a requested run, stores it in the media library and puts it into its version: planned in one
 * transaction, rendered outside any transaction, and stored only once however often the run is started. If the
 * video cannot be made, the request says why; other failures are thrown to be retried, except on the last try. A
 * version that got another video meanwhile, or whose post is being published, stays as it is.
 */
export async function makeVideo(
  ctx: ProjectContext<'write'>,
  run: { runId: string; isLastTry: boolean; signal?: AbortSignal | undefined; size?: VideoSize },
): Promise<void> {
  const plan = await inProject(ctx, (tx) => planVideo(tx, ctx, run.runId))
  if (!plan) return
  try {
    const existing = await findFile(ctx, run.runId)
    const address = existing?.url ?? (await make(ctx, plan, run))
    await inProject(ctx, (tx) => putVideo(tx, ctx, plan, address))
  } catch (error) {
    const problem = run.signal?.aborted ? undefined : problemOf(error, run.isLastTry)
    if (!problem) throw error
    if (!(error instanceof AppError)) log.error('a video could not be made', error)
    await changeRequest(ctx, run.runId, { status: 'failed', problem })
  }
}

/** Returns the request while it is waiting, and what the video is made from. */
async function planVideo(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  runId: string,
): Promise<Plan | undefined> {
  const [found] = await tx
    .select({ request: generatedVideos, variant: variants, item: items, title: packages.title })
    .from(generatedVideos)
    .innerJoin(variants, eq(variants.id, generatedVideos.variantId))
    .innerJoin(packages, eq(packages.id, variants.packageId))
    .leftJoin(items, eq(items.id, packages.itemId))
    .where(and(eq(generatedVideos.runId, runId), eq(generatedVideos.status, 'waiting')))
  if (!found) return undefined
  const { item, ...rest } = found
  const shown = [...rest.variant.media, ...rest.request.replaced].map(({ url }) => url)
  const pictures = [...new Set([...shown, ...(item ? await picturesOf(item) : [])])]
    .filter((url) => url !== '' && isPictureUrl(url) && findCardId(url) === undefined)
    .slice(0, maxPictures)
  return { ...rest, pictures, brand: await loadBrand(tx, ctx) }
}

/** Returns the content's images, without logos and decoration. */
async function picturesOf(item: ItemRow): Promise<string[]> {
  const roles = new Map(
    buildItemCard(item, await loadLanguageDetector()).images.map(({ url, role }) => [url, role]),
  )
  const urls = [item.featuredImage ?? '', ...item.mediaUrls]
  return urls.filter((url) => (roles.get(url) ?? 'subject') === 'subject')
}

async function make(
  ctx: ProjectContext<'write'>,
  plan: Plan,
  { signal, size }: { signal?: AbortSignal | undefined; size?: VideoSize },
): Promise<string> {
  const { request, variant, brand } = plan
  const io = { fetch: outbound('networks', ctx), signal: signal ?? AbortSignal.timeout(60_000) }
  const { logo } = await loadCardAssets({ logo_url: brand.look.logo, picture_url: null }, io)
  const pictures: Buffer[] = []
  for (const url of plan.pictures) {
    const { picture } = await loadCardAssets({ logo_url: null, picture_url: url }, io)
    if (picture) pictures.push(picture)
  }
  let lastReportAt = Date.now()
  const video: GeneratedVideo = await generateVideo(
    {
      format: request.format,
      words: videoTextOf(variant),
      brand: {
        name: brand.look.name,
        primary_color: brand.voice.primary_color ?? null,
        secondary_color: brand.voice.secondary_color ?? null,
        ...(logo ? { logo } : {}),
      },
      pictures,
    },
    {
      ...size,
      signal,
      onProgress: (progress) => {
        if (Date.now() - lastReportAt < 2_000) return
        lastReportAt = Date.now()
        changeRequest(ctx, request.runId, { progress }).catch(() => undefined)
      },
    },
  )
  const by = { id: request.askedBy, name: request.askedByName }
  const name = `${(plan.title || 'Video').slice(0, 190)}.mp4`
  return storeGeneratedVideo(
    ctx,
    { id: request.runId, name, alt: buildVideoMedia('', variant).alt, by },
    video,
  )
}

/** Replaces the version's media with the video, as an edit by the person who requested it. */
async function putVideo(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  plan: Plan,
  address: string,
): Promise<void> {
  const row = await lockPackage(tx, { id: plan.variant.packageId })
  const [request] = await tx
    .select()
    .from(generatedVideos)
    .where(and(eq(generatedVideos.runId, plan.request.runId), eq(generatedVideos.status, 'waiting')))
    .for('update')
  const [variant] = await tx.select().from(variants).where(eq(variants.id, plan.variant.id))
  if (!request || !variant) return
  const others = variant.media.filter(({ url }) => url !== request.address)
  const fits = others.every(({ url }) => isPictureUrl(url))
  const replaced = variant.media.some(({ url }) => url === request.address) ? request.replaced : variant.media
  if (fits && nextStatus('edit', row.status) && (await tryToWithdraw(tx, ctx, row))) {
    await clearApprovedHashes(tx, row)
    // The previous image, such as a card, becomes the thumbnail if the network has thumbnails.
    const { thumbnail } = platformRules[platformSchema.parse(variant.platform)].media
    const media = [buildVideoMedia(address, plan.variant), ...(thumbnail ? others.slice(0, 1) : [])]
    await tx.update(variants).set({ media, edited: true }).where(eq(variants.id, variant.id))
    const revision = row.revision + 1
    await changeStatus(tx, ctx, row, {
      action: 'edit',
      set: {
        ...{ revision, edited: true, authorId: request.askedBy, scheduledAt: plannedTime },
        addedChannels: addVideoChannels(row, [
          {
            channelId: variant.channelId,
            before: contentOf(variant),
            after: { ...contentOf(variant), media },
          },
        ]),
      },
      data: { variants: [variant.id], revision, video: request.askedByName },
    })
  }
  await tx
    .update(generatedVideos)
    .set({
      ...{ status: 'done', progress: 1, address, problem: null, updatedAt: new Date() },
      wordsHash: hashVideoText(plan.variant),
      replaced: fits ? replaced : request.replaced,
    })
    .where(eq(generatedVideos.id, request.id))
}

const changeRequest = (
  ctx: ProjectContext<'write'>,
  runId: string,
  set: Partial<Pick<Request, 'status' | 'progress' | 'problem'>>,
) =>
  inProject(ctx, (tx) =>
    tx
      .update(generatedVideos)
      .set({ ...set, updatedAt: new Date() })
      .where(and(eq(generatedVideos.runId, runId), eq(generatedVideos.status, 'waiting'))),
  )

/** Returns what to tell people; undefined for failures that may succeed next time. */
function problemOf(error: unknown, isLastTry: boolean): Request['problem'] | undefined {
  if (error instanceof AppError) return { message: error.message, hint: error.hint ?? '' }
  if (error instanceof VideoNotGenerated && error.why === 'unavailable') return noEncoder
  if (!isLastTry) return undefined
  return error instanceof VideoNotGenerated && error.why === 'too-slow'
    ? { message: 'Making the video took too long.', hint: 'Try again when less is going on.' }
    : { message: 'The video couldn’t be made.', hint: 'Try again, or upload a video of your own.' }
}
