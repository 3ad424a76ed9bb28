import { and, eq, inArray } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items, publications, variantRevisions, variants } from '@/db/schema'
import { nameChange } from '@/db/variant-revisions'
import type { ProjectContext } from '@/lib/auth/context'
import { composerVoice } from '@/lib/composer/composer-voice'
import { AppError } from '@/lib/errors'
import { storeReplacements } from '@/lib/learned-words/store-replacements'
import { findRepeats } from '@/lib/novelty/find-repeats'
import { storeSignatures } from '@/lib/novelty/store-signatures'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent } from '@/lib/platforms/schemas'
import { isVideo } from '@/lib/post-rules/validate-media'
import { everPublished } from '@/lib/publications/states'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { addVideoChannels } from '../compose/plan/chosen-channels'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { plannedTime } from '../lifecycle/schedule-as-planned'
import { withdrawIntents } from '../lifecycle/withdraw-intents'
import { loadBrand, loadVariants, lockPackage, readPackage } from '../load-package'
import { contentOf, type PackageRow, type VariantRow } from '../present-package'
import { isSigned } from '../proposal-signature'
import type { AcceptedProposal, EditInput, PackageAnswer, VariantEdit } from '../schemas'
import { similarFlag } from '../similar-flag'
import { clearApprovedHashes } from './approve-package'
import { type EditedVersion, hasNewWords, languageAfter, recheckFlags } from './recheck-flags'
import { acceptedVersion, loadSources, mergedVersion, traceEdit } from './trace-edit'

/**
 * Changes the text of a package's variants; only the given fields. Approved or scheduled packages go back to
 * review, rejected ones become drafts. Each change creates a new revision; if nothing changes, nothing is written.
 * Flags of the changed versions are recomputed, and a text of unknown language gets its detected language.
 * Unchanged sentences keep their trace, all others are attributed to the person, and their claims without a source
 * are flagged (spec/writing#3). Throws `not-found` (also for a variant of another package), `stale-revision`,
 * `wrong-state`, and `invalid` for text that the database cannot store. `how` names another kind of edit for the
 * revisions and the history.
 */
export async function editPackage(
  ctx: ProjectContext<'write'>,
  input: EditInput,
  how: EditKind = { action: 'edit' },
): Promise<PackageAnswer> {
  requireStorable(input.variants)
  const detector = await loadLanguageDetector()
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'edit')
    const merge = how.action === 'merge' ? how : undefined
    const changed = await changedVariants(tx, row, input.variants, { detector, all: merge !== undefined })
    if (changed.length === 0) return readPackage(tx, ctx, row.id)
    if (merge) await requirePresentContent(tx, row, merge.contentHash)
    const itemContentHash = merge?.contentHash ?? row.itemContentHash
    const sources = await loadSources(tx, ctx, { ...row, itemContentHash }, detector)
    await requireUnsent(tx, row, changed)
    await withdrawIntents(tx, ctx, row)
    await clearApprovedHashes(tx, row)
    if (merge) await storeProposed(tx, ctx, row, changed, merge.proposed)
    await nameChange(tx, how.action)
    const edited: EditedVersion[] = []
    const repeated = await findRepeats(
      tx,
      changed.map(({ channelId, after: { language, title, text } }) => ({
        ...{ channelId: channelId ?? row.id, language, title, text },
        ...{ exceptPackages: [row.id], exceptItem: row.itemId },
      })),
    )
    for (const [at, { id, fields, variant, accepted, ...version }] of changed.entries()) {
      const before =
        accepted && isSigned(id, accepted)
          ? (merge ? mergedVersion : acceptedVersion)(variant, accepted, sources)
          : variant
      const traced =
        merge || hasNewWords(version) ? traceEdit(before, version.after, sources, detector) : undefined
      await tx
        .update(variants)
        .set({ ...fields, ...traced, edited: true })
        .where(eq(variants.id, id))
      const nearest = repeated[at]
      edited.push({
        ...version,
        unsupported: traced?.trace.unsupported ?? [],
        hasNewSources: merge !== undefined,
        similar: nearest && version.channelId ? similarFlag(version.channelId, nearest) : undefined,
      })
    }
    await storeSignatures(
      tx,
      changed.map(({ id, channelId, after }) => ({ id, channelId, title: after.title, text: after.text })),
    )
    if (how.action === 'edit' && ctx.actor.kind !== 'system')
      await storeReplacements(tx, ctx.actor, {
        packageId: row.id,
        edits: changed.flatMap(({ accepted, before, after }) =>
          accepted || before.language !== after.language
            ? []
            : { before: before.text, after: after.text, language: after.language },
        ),
        sources: sources.texts,
      })
    const voice = composerVoice(await loadBrand(tx, ctx))
    const flags = recheckFlags(row.flags, edited, voice, detector)
    await changeStatus(tx, ctx, row, {
      action: 'edit',
      set: {
        revision: row.revision + 1,
        edited: true,
        ...(merge ? { stale: false, itemContentHash } : {}),
        authorId: ctx.actor.id,
        addedChannels: addVideoChannels(row, changed),
        scheduledAt: plannedTime,
        flags,
      },
      data: {
        variants: changed.map((one) => one.id),
        revision: row.revision + 1,
        ...modelsOfAccepted(changed),
        ...how.data,
      },
    })
    return readPackage(tx, ctx, row.id)
  })
}

/**
 * Why the text changes: by hand, back to an earlier text, or as a merge with changed content, whose current hash is
 * given.
 */
export type EditKind = { data?: Record<string, unknown> } & (
  | { action: 'edit' | 'restore' }
  | { action: 'merge'; contentHash: string; proposed: ReadonlyMap<string, ProposedRest> }
)
/** The other fields of a new text that was merged. */
type ProposedRest = Pick<typeof variantRevisions.$inferInsert, 'hashtags' | 'media' | 'link'>

/** A merge is only valid for the content that its new text was written from. */
async function requirePresentContent(tx: ProjectTx, row: PackageRow, contentHash: string): Promise<void> {
  const [item] = row.itemId
    ? await tx.select({ contentHash: items.contentHash }).from(items).where(eq(items.id, row.itemId))
    : []
  if (item?.contentHash !== contentHash)
    throw new AppError('conflict', {
      detail: 'The content has changed again since this text was written.',
      hint: 'Reload the page and look at the new text.',
    })
}

/** Stores the new texts that were merged; the next merge uses them as its base. */
async function storeProposed(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: PackageRow,
  changed: readonly ChangedVariant[],
  rest: ReadonlyMap<string, ProposedRest>,
): Promise<void> {
  const rows = changed.flatMap(({ id, variant, accepted }) => {
    const others = rest.get(id)
    if (!others || !accepted || !isSigned(id, accepted)) return []
    return {
      ...{ packageId: row.id, variantId: id, channelId: variant.channelId, platform: variant.platform },
      ...{ packageRevision: row.revision + 1, language: variant.language },
      ...{ title: accepted.title, text: accepted.text, ...others, writtenBy: accepted.by },
      ...{ action: 'proposed' as const, actorId: ctx.actor.id, actorName: ctx.actor.name },
    }
  })
  if (rows.length > 0) await tx.insert(variantRevisions).values(rows)
}

type ChangedVariant = Omit<EditedVersion, 'unsupported' | 'similar'> & {
  id: string
  fields: VariantFields
  variant: VariantRow
  accepted: AcceptedProposal | undefined
}
/** The models whose proposals are in the new texts, by variant, for the package's history (spec/writing#4). */
function modelsOfAccepted(changed: readonly ChangedVariant[]): Record<string, unknown> {
  const models = changed.flatMap(({ id, accepted }) =>
    accepted?.by === 'model' && isSigned(id, accepted)
      ? [[id, { model: accepted.model, voice_version: accepted.voice_version }] as const]
      : [],
  )
  return models.length > 0 ? { proposals: Object.fromEntries(models) } : {}
}

type VariantFields = Omit<VariantEdit, 'id' | 'accepted'>

async function changedVariants(
  tx: ProjectTx,
  row: PackageRow,
  edits: VariantEdit[],
  { detector, all }: { detector: LanguageDetector; all: boolean },
): Promise<ChangedVariant[]> {
  const stored = new Map((await loadVariants(tx, [row.id])).map(({ variant }) => [variant.id, variant]))
  return edits.flatMap(({ id, accepted, ...edit }) => {
    const variant = stored.get(id)
    if (!variant) throw new AppError('not-found', { detail: 'A version doesn’t belong to this post.' })
    const before = contentOf(variant)
    const fields = { ...defined(edit), language: languageAfter(before, edit, detector) }
    const after = { ...before, ...fields }
    if (edit.media) requireTakenCaptions(after)
    if (!all && JSON.stringify(after) === JSON.stringify(before)) return []
    return [{ id, fields, variant, accepted, channelId: variant.channelId, before, after }]
  })
}

const defined = (fields: VariantFields): VariantFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** A post that is published, or may be, cannot be changed by editing the package. */
async function requireUnsent(tx: ProjectTx, row: PackageRow, changed: { id: string }[]): Promise<void> {
  if (row.status !== 'failed') return
  const sent = await tx
    .select({ variantId: publications.variantId })
    .from(publications)
    .where(and(eq(publications.packageId, row.id), inArray(publications.status, everPublished)))
  const out = new Set(sent.map((one) => one.variantId))
  if (changed.some((one) => out.has(one.id))) {
    throw new AppError('wrong-state', {
      detail: 'One of these versions is published, or may be.',
      hint: 'Change only the versions that failed.',
    })
  }
}

/** Captions that would never be sent must not be approved. */
function requireTakenCaptions({ platform, media }: Pick<VariantContent, 'platform' | 'media'>): void {
  const captioned = media.filter(({ captions = [] }) => captions.length > 0)
  const { label, media: rules } = platformRules[platform]
  if (captioned.length > 0 && !rules.captions)
    throw new AppError('invalid', {
      detail: `We don’t send captions to ${label}.`,
      hint: 'Leave the captions out.',
    })
  if (captioned.some(({ url }) => !isVideo(url)))
    throw new AppError('invalid', { detail: 'Only a video has captions.', hint: 'Leave the captions out.' })
}

/** NUL and lone surrogates cannot be stored as UTF-8 text. */
function requireStorable(edits: VariantEdit[]): void {
  const errors = edits.flatMap((edit, index) => {
    const text = JSON.stringify([
      edit.title,
      edit.text,
      edit.hashtags,
      edit.media,
      edit.link,
      edit.replies,
      edit.collaborators,
    ])
    const raw = [
      edit.title,
      edit.text,
      ...(edit.hashtags ?? []),
      edit.link,
      ...(edit.replies ?? []),
      ...(edit.collaborators ?? []),
      ...(edit.media ?? []).flatMap((m) => [
        m.url,
        m.alt,
        m.title,
        ...(m.captions ?? []).map((one) => one.url),
      ]),
    ]
    const bad =
      text.includes('\\u0000') || raw.some((value) => typeof value === 'string' && !value.isWellFormed())
    return bad
      ? [{ pointer: `/variants/${index}`, detail: 'The text contains a damaged character. Delete it.' }]
      : []
  })
  if (errors.length > 0) throw new AppError('invalid', { errors })
}
