import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { inProject, type ProjectTx } from '@/db/project'
import { cards, type ItemRow, items, packages, variants } from '@/db/schema'
import { describeImage } from '@/lib/ai/describe-image'
import { drawImage, type References } from '@/lib/ai/draw-image'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { buildItemCard } from '@/lib/facts/load-fact-cards'
import { outbound } from '@/lib/http/outbound'
import { putBlob } from '@/lib/media/blobs'
import { findCardId } from '@/lib/media/cards/card-name'
import { loadCardAssets } from '@/lib/media/cards/load-card-assets'
import { cleanPicture } from '@/lib/media/clean-picture'
import { deriveName } from '@/lib/media/derive-name'
import { loadPicture } from '@/lib/media/load-picture'
import { toAbsoluteMediaAddress } from '@/lib/media/media-address'
import type { VariantMedia } from '@/lib/platforms/schemas'
import { isPictureUrl } from '@/lib/post-rules/validate-media'
import { beforeApproval, isOneOf } from '@/lib/publications/states'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { toImagePrompt } from '@/lib/voice/prompt/to-image-prompt'
import type { StyleImage, UserStyle } from '@/lib/voice/schemas'
import { getFullStyle } from '@/lib/voice/style/get-full-style'
import { changeStatus } from '../../lifecycle/change-status'
import { loadBrand } from '../../load-package'
import type { PackageRow, VariantRow } from '../../present-package'
import { ownPostOf } from '../plan/own-item'
import { composerItem } from '../write/compose-item'
import { composePost } from '../write/compose-post'

/** Maximum length of an image's sides, in pixels; longer ones are scaled down. More than any network shows. */
const side = 2_048
/** How many reference images the image model is shown, and their maximum side length, in pixels. */
const [maxReferences, referenceSide] = [4, 1_024]

/** An image of a post, and the post's language. */
type Shown = { url: string; language: string }
type Plan = {
  row: PackageRow
  item: ItemRow
  /** Writes the image model's prompt with these reference images. */
  writePrompt: (images: StyleImage[]) => string
  /** Cards that stand in for an image. */
  cards: Shown[]
  /** Images that neither their source nor a model has described. */
  undescribed: Shown[]
}

/**
 * Replaces a package's cards with an image that a model draws, and adds a model's description to images that their
 * source does not describe (spec/writing#5): planned in one transaction, requested outside any transaction, and
 * stored only if nothing about the package has changed meanwhile. Only for packages that wait for a person, and for
 * posts that nobody has edited; the card stays if no image is returned. Returns the time to retry if the model's
 * server is busy; what it has returned by then is stored.
 */
export async function drawImages(
  ctx: ProjectContext<'write'>,
  input: { packageId: string; askedBy?: string | undefined; signal?: AbortSignal },
): Promise<{ after?: Date }> {
  // Posts that a person asked for follow that person's writing style (spec/decisions#10).
  const style = input.askedBy === undefined ? {} : await getFullStyle(input.askedBy)
  const plan = await inProject(ctx, (tx) => planImages(tx, ctx, input.packageId, style))
  if (!plan) return {}
  const about = {
    itemId: plan.item.id,
    packageId: plan.row.id,
    ...(input.signal ? { signal: input.signal } : {}),
  }
  const found = new Map<string, Partial<VariantMedia>>()
  let after: Date | undefined
  if (plan.cards.length > 0) {
    const drawn = await drawImage(ctx, {
      ...about,
      prompt: plan.writePrompt(style.default_reference_images ?? []),
      loadReferences: () => loadReferences(ctx, plan, style.default_reference_images ?? [], input.signal),
    })
    if (drawn && 'retryAt' in drawn) return { after: drawn.retryAt }
    const bytes = drawn && 'bytes' in drawn ? await usable(drawn.bytes) : undefined
    if (drawn && 'bytes' in drawn && bytes) {
      const content = createHash('sha256').update(bytes).digest('hex')
      const name = `${deriveName('drawn', ctx.projectId, plan.row.id, content)}.webp`
      const url = toAbsoluteMediaAddress(await putBlob(name, bytes))
      const alts = new Map<string, string>()
      for (const card of plan.cards) {
        const { language } = card
        const told = alts.get(language) ?? (await describeImage(ctx, { ...about, bytes, language }))
        if (typeof told === 'object') after = told.retryAt
        const alt = typeof told === 'string' ? told : plan.item.title
        alts.set(language, alt)
        found.set(keyOf(card), { url, alt, made_by: drawn.model })
      }
    }
  }
  for (const shown of plan.undescribed) {
    const alt = after ? undefined : await describeStored(ctx, shown, about)
    if (typeof alt === 'string') found.set(keyOf(shown), { alt })
    else after ??= alt?.retryAt
  }
  if (found.size > 0) await inProject(ctx, (tx) => putImages(tx, ctx, plan, found))
  return after ? { after } : {}
}

const keyOf = ({ url, language }: Shown): string => `${language} ${url}`

const waitsForAPerson = (row: PackageRow): boolean => isOneOf(beforeApproval, row.status)

async function planImages(
  tx: ProjectTx,
  ctx: ProjectContext,
  packageId: string,
  style: UserStyle,
): Promise<Plan | undefined> {
  const [found] = await tx
    .select({ row: packages, item: items })
    .from(packages)
    .innerJoin(items, eq(items.id, packages.itemId))
    .where(eq(packages.id, packageId))
  if (!found || !waitsForAPerson(found.row) || found.row.edited) return undefined
  const { row, item } = found
  // In an own post, the person chose the images and describes them.
  if (ownPostOf(item)) return undefined
  const posts = await tx.select().from(variants).where(eq(variants.packageId, packageId))
  const detector = await loadLanguageDetector()
  const facts = buildItemCard(item, detector)
  const brand = await loadBrand(tx, ctx)
  const described = new Set(facts.images.filter(({ alt }) => alt.trim() !== '').map(({ url }) => url))
  const source = composerItem(item, detector, facts)
  const media = posts.flatMap((post) => {
    const { content } = composePost(source, { platform: post.platform, language: facts.language.code }, brand)
    return post.media.map(({ url, alt, made_by }) => {
      const substitute = made_by ? item.title : content?.media.find((one) => one.url === url)?.alt
      const isDescribed = alt.trim() !== '' && (alt !== substitute || (described.has(url) && !made_by))
      return { url, language: post.language, isDescribed }
    })
  })
  const shown = [...new Map(media.map((one) => [keyOf(one), one])).values()]
  const plain = await plainCards(tx, shown)
  const statements = facts.facts.filter(({ kind }) => kind === 'statement').map(({ text }) => text)
  const about = {
    title: item.title,
    content_type: item.contentType,
    description: statements.slice(0, 3).join(' ').slice(0, 600) || null,
  }
  return {
    row,
    item,
    writePrompt: (images) =>
      toImagePrompt(brand.voice, { ...style, default_reference_images: images }, about),
    cards: shown.filter(({ url }) => plain.has(url)),
    undescribed: shown.filter(
      ({ url, isDescribed }) => findCardId(url) === undefined && !isDescribed && isPictureUrl(url),
    ),
  }
}

/** Returns the addresses that are cards without an embedded image. */
async function plainCards(tx: ProjectTx, media: readonly Shown[]): Promise<Set<string>> {
  const ids = new Map(media.flatMap(({ url }) => (findCardId(url) ? [[findCardId(url) ?? '', url]] : [])))
  if (ids.size === 0) return new Set()
  const rows = await tx
    .select({ id: cards.id, recipe: cards.recipe })
    .from(cards)
    .where(inArray(cards.id, [...ids.keys()]))
  return new Set(rows.flatMap(({ id, recipe }) => (recipe.picture_url === null ? (ids.get(id) ?? []) : [])))
}

/** Sanitizes a returned image like an upload; undefined if it is not an image. */
async function usable(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await cleanPicture(bytes, side)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/**
 * Loads the first reference images for the image model, as files that all servers accept, and writes the prompt that
 * names them in the same order. Images that cannot be loaded are only named.
 */
async function loadReferences(
  ctx: ProjectContext<'write'>,
  plan: Plan,
  images: readonly StyleImage[],
  signal = AbortSignal.timeout(60_000),
): Promise<References | undefined> {
  const io = { fetch: outbound('networks', ctx), signal }
  const loaded = await Promise.all(
    images.slice(0, maxReferences).map(async (image) => {
      const picture = await loadPicture(image.url ?? null, referenceSide, io)
      return picture && { image, bytes: await encodeReference(picture) }
    }),
  )
  signal.throwIfAborted()
  const shown = loaded.filter((one) => one !== undefined)
  if (shown.length === 0) return undefined
  const named = images.map((image) => ({ ...image, attached: shown.some((one) => one.image === image) }))
  return { prompt: plan.writePrompt(named), images: shown.map(({ bytes }) => bytes) }
}

/** Not every server accepts WebP. A photograph as PNG would be many times as large. */
async function encodeReference(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes)
  const { hasAlpha } = await picture.metadata()
  return hasAlpha ? picture.png().toBuffer() : picture.jpeg({ quality: 90 }).toBuffer()
}

async function describeStored(
  ctx: ProjectContext<'write'>,
  { url, language }: Shown,
  about: { itemId: string; packageId: string; signal?: AbortSignal },
): ReturnType<typeof describeImage> {
  const model = await findModelInUse(ctx)
  if (!model?.vision) return undefined
  const io = { fetch: outbound('networks', ctx), signal: about.signal ?? AbortSignal.timeout(30_000) }
  const { picture } = await loadCardAssets({ logo_url: null, picture_url: url }, io)
  return picture ? describeImage(ctx, { ...about, bytes: picture, language }) : undefined
}

async function putImages(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  plan: Plan,
  found: ReadonlyMap<string, Partial<VariantMedia>>,
): Promise<void> {
  const [row] = await tx.select().from(packages).where(eq(packages.id, plan.row.id)).for('no key update')
  if (!row || row.revision !== plan.row.revision || !waitsForAPerson(row)) return
  const posts: VariantRow[] = await tx
    .select()
    .from(variants)
    .where(and(eq(variants.packageId, row.id), eq(variants.edited, false)))
  const changed: string[] = []
  for (const post of posts) {
    const media = post.media.map((one) => ({
      ...one,
      ...found.get(keyOf({ url: one.url, language: post.language })),
    }))
    if (JSON.stringify(media) === JSON.stringify(post.media)) continue
    await tx.update(variants).set({ media }).where(eq(variants.id, post.id))
    changed.push(post.id)
  }
  if (changed.length === 0) return
  const revision = row.revision + 1
  await changeStatus(tx, ctx, row, {
    action: 'edit',
    set: { revision },
    data: { variants: changed, revision },
  })
}
