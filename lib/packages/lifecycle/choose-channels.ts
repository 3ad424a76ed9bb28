import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type ChannelRow, channels, items, publications, variantRevisions, variants } from '@/db/schema'
import { nameChange } from '@/db/variant-revisions'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { buildItemCard, readFactCards } from '@/lib/facts/load-fact-cards'
import { storeCards } from '@/lib/media/cards/store-cards'
import { storeSignatures } from '@/lib/novelty/store-signatures'
import { recordEvent } from '@/lib/publications/record-event'
import {
  everPublished,
  isOneOf,
  type PackageEvent,
  packageStatusesAfter,
  statusWords,
} from '@/lib/publications/states'
import { transitionPackage } from '@/lib/publications/transition-packages'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { channelsToWrite } from '../compose/plan/channels-to-write'
import { forChannels } from '../compose/plan/chosen-channels'
import { flagRepeats } from '../compose/repeats/flag-repeats'
import { lockChannelsShared } from '../compose/store/lock-channels'
import { variantColumns, variantRecord, variantRecordType } from '../compose/store/store-packages'
import { type ChannelVariant, composeItem } from '../compose/write/compose-item'
import { buildInputsKey, plansFor, voiceVersionOf } from '../compose/write/plan-writing'
import { refineAndWriteItem, type Writing } from '../compose/write/write-item'
import { writerFor } from '../compose/write/writer-for'
import { isNoChannelNote } from '../explain-empty-post'
import { findPackage, loadBrand, loadVariants, lockPackage, readPackage } from '../load-package'
import { type PackageRow, timeOf } from '../present-package'
import { clearApprovedHashes } from '../review/approve-package'
import { restoreRevision } from '../revisions/restore-revision'
import type { ChannelsInput, PackageAnswer } from '../schemas'
import { withoutVideoNote } from '../without-video-note'
import { plannedTime } from './schedule-as-planned'
import { storeTimes } from './store-times'
import { withdrawIntents } from './withdraw-intents'

type Choice = { added: ChannelRow[]; leftOut: { channel: ChannelRow; variantId: string }[] }

/**
 * Adds channels to a package that is not published, and leaves others out; the choice is kept when the package is
 * rewritten. An added channel's version is written from the current content, by the model if there is one, or gets
 * back the text that it had here before; approved or scheduled packages return to review. Leaving a channel out
 * cancels its pending publication, needs no new approval and leaves the other channels as planned. Naming a
 * channel's current state changes nothing. Throws `not-found`, `stale-revision`, `invalid` for an unknown channel,
 * and `wrong-state` if the package is published, would have no channel left, or nothing can be written for the
 * channel. Serves spec/planning#channels-of-a-post.
 */
export async function chooseChannels(
  ctx: ProjectContext<'write'>,
  input: ChannelsInput,
): Promise<PackageAnswer> {
  const written = await writeAdded(ctx, input)
  const { answer, earlier } = await inProject(ctx, async (tx) => {
    await lockChannelsShared(tx, ctx)
    const row = await lockPackage(tx, input)
    const choice = await choiceOf(tx, row, input)
    if (choice.leftOut.length > 0) await leaveOut(tx, ctx, row, choice)
    const left = choice.leftOut.length > 0 ? await findPackage(tx, { id: row.id }) : row
    const earlier = choice.added.length > 0 ? await add(tx, ctx, left, choice.added, written) : []
    return { answer: await readPackage(tx, ctx, row.id), earlier }
  })
  let last = answer
  for (const revision_id of earlier)
    last = await restoreRevision(ctx, { id: input.id, revision_id, revision: last.revision })
  return last
}

/** Returns what changes. Throws for channels that the project does not have, and if no channel would be left. */
async function choiceOf(tx: ProjectTx, row: PackageRow, input: ChannelsInput): Promise<Choice> {
  const all = await tx.select().from(channels).orderBy(channels.id)
  const stored = await tx
    .select({ id: variants.id, channelId: variants.channelId })
    .from(variants)
    .where(eq(variants.packageId, row.id))
  const of = new Map(stored.map(({ id, channelId }) => [channelId, id]))
  const choice: Choice = { added: [], leftOut: [] }
  for (const [key, wanted] of Object.entries(input.channels)) {
    const channel = all.find((one) => one.id === key || one.accountKey === key)
    const pointer = `/channels/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!channel)
      throw new AppError('invalid', { errors: [{ pointer, detail: 'This project has no such channel.' }] })
    const variantId = of.get(channel.id)
    if (wanted && variantId === undefined) choice.added.push(channel)
    if (!wanted && variantId !== undefined) choice.leftOut.push({ channel, variantId })
  }
  const events: PackageEvent[] = [
    ...(choice.added.length > 0 ? (['add-channel'] as const) : []),
    ...(choice.leftOut.length > 0 ? (['leave-out'] as const) : []),
  ]
  for (const event of events)
    if (packageStatusesAfter(event, row.status).length === 0)
      throw new AppError('wrong-state', {
        detail: `You can’t change the channels of this post because its status is ${statusWords[row.status].label}.`,
      })
  const leftOutIds = new Set(choice.leftOut.map(({ channel }) => channel.id))
  const remaining = stored.filter(({ channelId }) => channelId !== null && !leftOutIds.has(channelId))
  if (choice.leftOut.length > 0 && remaining.length + choice.added.length === 0)
    throw new AppError('wrong-state', {
      detail: 'A post needs at least one channel.',
      hint: 'Add another channel first, or reject the post.',
    })
  return choice
}

async function leaveOut(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: PackageRow,
  { leftOut }: Choice,
): Promise<void> {
  const ids = leftOut.map(({ variantId }) => variantId)
  await transitionPublications(tx, 'cancel', inArray(publications.variantId, ids), {
    finishedAt: sql`now()`,
  })
  const [out] = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(inArray(publications.variantId, ids), inArray(publications.status, everPublished)))
    .limit(1)
  if (out)
    throw new AppError('wrong-state', {
      detail: 'This post is published on that channel, or may be.',
      hint: 'Delete it on the network if it must not be there.',
    })
  await tx.delete(variants).where(inArray(variants.id, ids))
  const leftOutIds = leftOut.map(({ channel }) => channel.id)
  // The package's time is the earliest of the remaining channels.
  const times = new Map(
    (await loadVariants(tx, [row.id])).flatMap(({ variant }) => {
      const at = timeOf(variant, row)
      return at ? [[variant.id, at] as const] : []
    }),
  )
  await storeTimes(tx, row.id, times)
  const first = Math.min(...Array.from(times.values(), (at) => at.getTime()))
  await transitionPackage(tx, 'leave-out', row, {
    set: {
      leftOut: [...row.leftOut.filter((id) => !leftOutIds.includes(id)), ...leftOutIds],
      addedChannels: row.addedChannels.filter((id) => !leftOutIds.includes(id)),
      ...(row.scheduledAt && Number.isFinite(first) ? { scheduledAt: new Date(first) } : {}),
      flags: row.flags.flatMap((flag) => {
        const about = flag.channel_ids.filter((id) => !leftOutIds.includes(id))
        return about.length > 0 || flag.channel_ids.length === 0 ? [{ ...flag, channel_ids: about }] : []
      }),
    },
  })
  for (const { channel } of leftOut)
    await recordEvent(tx, ctx, {
      packageId: row.id,
      action: 'leave-out',
      from: row.status,
      to: row.status,
      data: { channel: channel.displayName, platform: channel.platform },
    })
  await updatePackageStatus(tx, ctx, { packageId: row.id })
}

/** Has the model write the added channels' posts, outside any transaction; undefined if the composer writes. */
async function writeAdded(ctx: ProjectContext<'write'>, input: ChannelsInput): Promise<Writing | undefined> {
  const detector = await loadLanguageDetector()
  const writer = await writerFor(ctx, { asked: true, detector })
  if (!writer) return undefined
  const plan = await inProject(ctx, async (tx) => {
    const row = await findPackage(tx, input)
    const { added } = await choiceOf(tx, row, input)
    if (added.length === 0) return undefined
    const item = forChannels(await itemOf(tx, row), added)
    const [plan] = await plansFor(tx, ctx, [item], { brand: await loadBrand(tx, ctx), detector })
    return plan
  })
  const result = plan && (await refineAndWriteItem(ctx, plan, writer, input.id))
  return result && 'writing' in result ? result.writing : undefined
}

/** Returns the ids of revisions to restore: a person's texts from before the channel was left out. */
async function add(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: PackageRow,
  added: readonly ChannelRow[],
  writing: Writing | undefined,
): Promise<string[]> {
  const off = added.find(({ status }) => status === 'disabled')
  if (off)
    throw new AppError('wrong-state', {
      detail: `The channel “${off.displayName}” is paused.`,
      hint: 'Resume it on the Channels page first.',
    })
  const content = await itemOf(tx, row)
  const item = forChannels(content, added)
  const detector = await loadLanguageDetector()
  const cards = await readFactCards(tx, [content], detector)
  const card = cards.get(content.id) ?? buildItemCard(item, detector)
  const { targets } = channelsToWrite(item, added, card)
  const isPresent = writing?.inputsKey === buildInputsKey(item, await voiceVersionOf(tx, ctx), targets)
  const brand = await loadBrand(tx, ctx)
  const present = isPresent ? writing : undefined
  const [composition] = await flagRepeats(tx, [
    {
      ...{ itemId: item.id, title: item.title, packageId: row.id },
      composition: composeItem(item, added, brand, detector, card, present?.variants),
    },
  ])
  const made = composition?.variants ?? []
  if (!composition || made.length < added.length)
    throw new AppError('wrong-state', {
      detail: composition?.warnings[0] ?? 'Nothing can be written for this channel.',
    })
  await withdrawIntents(tx, ctx, row)
  await clearApprovedHashes(tx, row)
  await storeCards(tx, composition.cards)
  const earlier = await lastTexts(tx, row, added)
  await insertVariants(tx, row, made, earlier)
  const ids = added.map(({ id }) => id)
  const outdated = added.map(withoutVideoNote)
  const warnings = [
    ...row.warnings.filter((one) => !outdated.includes(one) && !isNoChannelNote(one)),
    ...composition.warnings,
    ...(present?.warnings ?? []),
  ]
  const from = row.status
  const to = await transitionPackage(tx, 'add-channel', row, {
    set: {
      revision: row.revision + 1,
      scheduledAt: plannedTime,
      leftOut: row.leftOut.filter((id) => !ids.includes(id)),
      addedChannels: [...row.addedChannels.filter((id) => !ids.includes(id)), ...ids],
      flags: [...row.flags, ...composition.flags],
      warnings: [...new Set(warnings)],
    },
  })
  for (const channel of added)
    await recordEvent(tx, ctx, {
      packageId: row.id,
      action: 'add-channel',
      from,
      to,
      data: {
        ...{ channel: channel.displayName, platform: channel.platform, revision: row.revision + 1 },
        ...(present?.by && present.variants.has(channel.id)
          ? { channel_id: channel.id, model: present.by.model, voice_version: present.by.voiceVersion }
          : {}),
      },
    })
  return made.flatMap((one) => {
    const last = earlier.get(one.channelId)
    return last?.isPersons && last.text !== one.content.text ? [last.id] : []
  })
}

type Earlier = { id: string; variantId: string; text: string; isPersons: boolean }

/**
 * Returns the last text of each channel here, from before it was left out. `isPersons` is true if a person wrote it
 * and the package has not been rewritten since.
 */
async function lastTexts(
  tx: ProjectTx,
  row: PackageRow,
  added: readonly ChannelRow[],
): Promise<Map<string | null, Earlier>> {
  const rows = await tx
    .select()
    .from(variantRevisions)
    .where(eq(variantRevisions.packageId, row.id))
    .orderBy(desc(variantRevisions.number))
  const lastRewrite = rows.find(({ action }) => isOneOf(['remake', 'regenerate', 'merge'] as const, action))
  return new Map(
    added.flatMap(({ id }) => {
      const last = rows.find((one) => one.channelId === id && one.action !== 'proposed')
      if (!last) return []
      const isPersons = last.writtenBy === 'person' && (!lastRewrite || lastRewrite.number <= last.number)
      return [[id, { id: last.id, variantId: last.variantId, text: last.text, isPersons }] as const]
    }),
  )
}

async function insertVariants(
  tx: ProjectTx,
  row: PackageRow,
  made: readonly ChannelVariant[],
  earlier: ReadonlyMap<string | null, Earlier>,
): Promise<void> {
  // A channel that comes back gets its old version's id, so that it keeps its revisions and comments.
  const records = made.map((one) => {
    const record = variantRecord(row.id, one, false)
    return { ...record, id: earlier.get(one.channelId)?.variantId ?? record.id }
  })
  await nameChange(tx, 'add-channel')
  await tx.execute(sql`
    insert into variants (${variantColumns})
    select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${variantRecordType})`)
  await nameChange(tx, null)
  await storeSignatures(
    tx,
    records.map(({ id, channel_id, title, text }) => ({ id, channelId: channel_id, title, text })),
  )
}

async function itemOf(tx: ProjectTx, row: PackageRow) {
  const [item] = row.itemId ? await tx.select().from(items).where(eq(items.id, row.itemId)) : []
  if (!item)
    throw new AppError('wrong-state', { detail: 'This post has no content to write another version from.' })
  return item
}
