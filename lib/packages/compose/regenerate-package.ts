import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, type ItemRow, items } from '@/db/schema'
import { embeddingModelOf } from '@/lib/ai/models/embedding-model'
import { findModel } from '@/lib/ai/models/find-model'
import type { Actor } from '@/lib/audit/actor'
import { systemActor } from '@/lib/audit/actor'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { buildItemCard, readFactCards } from '@/lib/facts/load-fact-cards'
import { drawImagesJob } from '@/lib/jobs/draw-images-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { storeCards } from '@/lib/media/cards/store-cards'
import { embedPosts, type PostEmbeddings } from '@/lib/novelty/embed-posts'
import { storePackageEmbeddings } from '@/lib/novelty/store-embeddings'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { withdrawIntents } from '../lifecycle/withdraw-intents'
import { findPackage, loadBrand, lockPackage, readPackage } from '../load-package'
import type { PackageRow } from '../present-package'
import type { PackageAnswer, PackageInput } from '../schemas'
import { channelsToWrite } from './plan/channels-to-write'
import { withChosenChannels } from './plan/chosen-channels'
import { recomposePackage } from './recompose-package'
import { findNearestPost, flagAsSimilar } from './repeats/find-nearest-post'
import { flagRepeats } from './repeats/flag-repeats'
import { keepReplies } from './store/keep-replies'
import { newPackage } from './store/new-package'
import { storePackages } from './store/store-packages'
import { refreshTopicItem } from './topics/refresh-topic-item'
import { type Composition, composeItem } from './write/compose-item'
import { buildInputsKey, plansFor, voiceVersionOf } from './write/plan-writing'
import {
  addWriting,
  modelBusyMessage,
  refineAndWriteItem,
  type Writer,
  type Writing,
} from './write/write-item'
import { writerFor } from './write/writer-for'

/** How often it is rewritten because its item, its channels or the voice changed while the model was writing. */
const maxTries = 3

/**
 * Rewrites a package from its current item for the current channels; discards edits except replies and
 * collaborators. A model is called outside any transaction. Approved or scheduled packages return to review. A
 * published package stays as it is, and the answer is a new draft that corrects it. Throws `not-found`,
 * `stale-revision`, `wrong-state`.
 */
export async function regeneratePackage(
  ctx: ProjectContext<'write'>,
  input: PackageInput,
): Promise<PackageAnswer> {
  await refreshTopicItem(ctx, input)
  const detector = await loadLanguageDetector()
  const writer = await writerFor(ctx, { asked: true, detector })
  for (let tries = 0; ; tries++) {
    const planned = writer && tries < maxTries ? await rewriteWithModel(ctx, input, writer) : undefined
    const embeddings = await embedTopicPost(ctx, input, planned?.writing)
    const answer = await inProject(ctx, async (tx) => {
      const row = await lockPackage(tx, input)
      requirePossible(row, 'regenerate')
      const made = await recompose(tx, ctx, row, planned?.writing)
      if (planned && (made.inputsKey !== planned.writing.inputsKey || planned.revision !== row.revision))
        return undefined
      const stored = await storeAnew(tx, ctx, systemActor, row, { ...made, embeddings })
      if (writer?.pictures)
        enqueue(tx, drawImagesJob, [
          {
            projectId: ctx.projectId,
            packageId: stored.id,
            ...(ctx.actor.id ? { askedBy: ctx.actor.id } : {}),
          },
        ])
      return stored
    })
    if (answer) return answer
  }
}

/**
 * Has the model write a package's item, outside any transaction; undefined if there is nothing to write or the
 * model fails.
 */
export async function rewriteWithModel(
  ctx: ProjectContext<'write'>,
  input: PackageInput,
  writer: Writer,
): Promise<{ writing: Writing; revision: number } | undefined> {
  const { row, plan } = await inProject(ctx, async (tx) => {
    const row = await findPackage(tx, input)
    requirePossible(row, 'regenerate')
    const all = await tx.select().from(channels).orderBy(channels.id)
    const item = withChosenChannels(await itemOf(tx, row), row, all)
    const brand = await loadBrand(tx, ctx)
    const [plan] = await plansFor(tx, ctx, [item], { brand, detector: writer.detector })
    return { row, plan }
  })
  if (!plan) return undefined
  const result = await refineAndWriteItem(ctx, plan, writer, row.id)
  if ('writing' in result) return { writing: result.writing, revision: row.revision }
  const warnings = [modelBusyMessage]
  const nothing: Writing = { inputsKey: plan.inputsKey, variants: new Map(), warnings, by: undefined }
  return { writing: nothing, revision: row.revision }
}

async function storeAnew(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  system: Actor,
  row: PackageRow,
  {
    item,
    composition: written,
    embeddings,
  }: { item: ItemRow; composition: Composition; embeddings: PostEmbeddings },
): Promise<PackageAnswer> {
  const compared = await compareWithOthers(tx, row, item, { written, embeddings })
  const composition = await keepReplies(tx, ctx, row.id, item, compared)
  await storeCards(tx, composition.cards)
  if (row.status === 'published') {
    const how = {
      mode: 'draft',
      correction: true,
      correctsId: row.id,
      actor: ctx.actor,
      system,
      now: new Date(),
    } as const
    const correction = newPackage(item, composition, how)
    await storePackages(tx, [correction])
    const data = { correction_id: correction.id }
    await changeStatus(tx, ctx, row, { action: 'regenerate', set: { stale: false }, data })
    return readPackage(tx, ctx, correction.id)
  }
  await withdrawIntents(tx, ctx, row)
  await recomposePackage(tx, ctx, row, { item, composition, action: 'regenerate' })
  await storePackageEmbeddings(tx, row.id, embeddings)
  return readPackage(tx, ctx, row.id)
}

const isGated = ({ topicId, status }: PackageRow): boolean => topicId !== null && status !== 'published'

/**
 * Asks for the vectors of a topic's post as it is about to be written, outside any transaction. If its text is another
 * one by the time it is stored, it has none.
 */
async function embedTopicPost(
  ctx: ProjectContext<'write'>,
  input: PackageInput,
  writing: Writing | undefined,
): Promise<PostEmbeddings> {
  if (!embeddingModelOf(await findModel(ctx))) return new Map()
  const post = await inProject(ctx, async (tx) => {
    const row = await findPackage(tx, input)
    return isGated(row) ? { row, ...(await recompose(tx, ctx, row, writing)) } : undefined
  })
  if (!post) return new Map()
  return embedPosts(
    ctx,
    post.composition.variants.map(({ content }) => content),
    { packageId: post.row.id, itemId: post.item.id, topicId: post.row.topicId ?? undefined },
  )
}

/**
 * A topic's post has to pass the same novelty gate as its first version; other posts are only checked for identical
 * text.
 */
async function compareWithOthers(
  tx: ProjectTx,
  row: PackageRow,
  item: ItemRow,
  { written, embeddings }: { written: Composition; embeddings: PostEmbeddings },
): Promise<Composition> {
  if (isGated(row)) {
    const nearest = await findNearestPost(tx, written, { embeddings, exceptPackage: row.id })
    return nearest ? flagAsSimilar(written, nearest) : written
  }
  const [composition = written] = await flagRepeats(tx, [
    { itemId: item.id, title: item.title, packageId: row.id, composition: written },
  ])
  return composition
}

/**
 * Composes a package's item as of now: the composer writes everything but what a model wrote. Also returns the
 * versions of the input. Throws `wrong-state` if the package has no item.
 */
export async function recompose(
  tx: ProjectTx,
  ctx: ProjectContext,
  row: PackageRow,
  writing?: Writing,
): Promise<{ item: ItemRow; composition: Composition; inputsKey: string | undefined }> {
  const item = await itemOf(tx, row)
  const all = await tx.select().from(channels).orderBy(channels.id)
  const detector = await loadLanguageDetector()
  const brand = await loadBrand(tx, ctx)
  const itemToWrite = withChosenChannels(item, row, all)
  const cards = await readFactCards(tx, [item], detector)
  const card = cards.get(item.id) ?? buildItemCard(itemToWrite, detector)
  const composed = composeItem(itemToWrite, all, brand, detector, card, writing?.variants)
  const inputsKey = writing
    ? buildInputsKey(item, await voiceVersionOf(tx, ctx), channelsToWrite(itemToWrite, all, card).targets)
    : undefined
  return { item, composition: writing ? addWriting(composed, writing) : composed, inputsKey }
}

async function itemOf(tx: ProjectTx, row: PackageRow): Promise<ItemRow> {
  const [item] = row.itemId ? await tx.select().from(items).where(eq(items.id, row.itemId)) : []
  if (!item) throw new AppError('wrong-state', { detail: 'This post has no content to regenerate it from.' })
  return item
}
