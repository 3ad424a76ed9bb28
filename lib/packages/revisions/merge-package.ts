import { and, desc, eq, inArray } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { variantRevisions } from '@/db/schema'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { noTrace } from '@/lib/facts/trace/trace'
import { storeCards } from '@/lib/media/cards/store-cards'
import { baseLanguage } from '@/lib/platforms/language'
import type { Platform, VariantMedia } from '@/lib/platforms/schemas'
import { nextStatus } from '@/lib/publications/states'
import { type DiffPart, diffWords } from '@/lib/text/diff/diff-words'
import { type MergePart, mergeTexts } from '@/lib/text/diff/merge-texts'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { recompose, rewriteWithModel } from '../compose/regenerate-package'
import type { ChannelVariant, Composition } from '../compose/write/compose-item'
import { writerFor } from '../compose/write/writer-for'
import { requirePossible } from '../lifecycle/change-status'
import { findPackage, loadVariants } from '../load-package'
import { contentOf, type PackageRow, type VariantRow } from '../present-package'
import { signProposal } from '../proposal-signature'
import { editPackage } from '../review/edit-package'
import type { AcceptedProposal, MergeInput, PackageAnswer, PackageInput } from '../schemas'

/** A part of a field: either merged, or a choice between two texts, each with its changes to the common base. */
export type ShownPart =
  | { kind: 'merged'; text: string; changes: DiffPart[] }
  | { kind: 'conflict'; base: string; ours: DiffPart[]; theirs: DiffPart[] }

/** A field that is merged as a whole. */
export type MergedField<T> =
  | { kind: 'merged'; value: T; isNew: boolean }
  | { kind: 'conflict'; ours: T; theirs: T }

export type MergeVariant = {
  variant_id: string
  platform: Platform
  /** An empty list for networks without titles. */
  title: ShownPart[]
  text: ShownPart[]
  hashtags: string[]
  media: MergedField<VariantMedia[]>
  link: MergedField<string | null>
  /** The new text, signed so that its sentences keep their sources. */
  accepted: AcceptedProposal
  proposed: { hashtags: string[]; media: VariantMedia[]; link: string | null }
}

/** The merge of a person's edits with the changed content. */
export type MergeProposal = {
  revision: number
  content_hash: string
  notes: string[]
  variants: MergeVariant[]
}

/**
 * Returns the merge that the page of a stale, edited package offers immediately; undefined if there is none, or if
 * a model would write the new text: use `proposeMerge` for that. Only reads. Serves spec/planning#4.
 */
export async function previewMerge(
  ctx: ProjectContext,
  input: { id: string },
): Promise<MergeProposal | undefined> {
  if (await findModelInUse(ctx)) return undefined
  return inProject(ctx, async (tx) => {
    const row = await findPackage(tx, input)
    if (!isMergeable(row)) return undefined
    const made = await recompose(tx, ctx, row)
    return proposalOf(tx, row, made.item.contentHash, made.composition)
  })
}

/**
 * Rewrites the posts of a stale package from its current content, with the model if there is one, and merges them
 * with people's edits. Stores nothing but the model call and cards. Throws `not-found`, `stale-revision`,
 * `conflict` if the content changes meanwhile, and `wrong-state` if there is nothing to merge. Serves
 * spec/planning#4.
 */
export async function proposeMerge(
  ctx: ProjectContext<'write'>,
  input: PackageInput,
): Promise<MergeProposal> {
  const detector = await loadLanguageDetector()
  const writer = await writerFor(ctx, { asked: true, detector })
  await inProject(ctx, async (tx) => requireMergeable(await findPackage(tx, input)))
  const planned = writer && (await rewriteWithModel(ctx, input, writer))
  return inProject(ctx, async (tx) => {
    const row = requireMergeable(await findPackage(tx, input))
    const made = await recompose(tx, ctx, row, planned?.writing)
    if (planned && made.inputsKey !== planned.writing.inputsKey) throw new AppError('conflict')
    await storeCards(tx, made.composition.cards)
    const proposal = await proposalOf(tx, row, made.item.contentHash, made.composition)
    if (!proposal) throw nothingToMerge()
    return proposal
  })
}

/**
 * Stores a merge as a person chose it: an edit like any other, checked against the current content, after which the
 * package is no longer stale. The new text is also stored as a revision, and is the base of the next merge. Throws
 * `not-found`, `stale-revision`, `wrong-state`, and `conflict` if the content has changed again.
 */
export async function acceptMerge(ctx: ProjectContext<'write'>, input: MergeInput): Promise<PackageAnswer> {
  const { content_hash, variants: chosen, ...which } = input
  if (!(await findModelInUse(ctx)))
    await inProject(ctx, async (tx) => {
      const { composition } = await recompose(tx, ctx, await findPackage(tx, which))
      await storeCards(tx, composition.cards)
    })
  const proposed = new Map(chosen.map(({ id, proposed }) => [id, proposed]))
  return editPackage(
    ctx,
    { ...which, variants: chosen.map(({ proposed: _, ...edit }) => edit) },
    { action: 'merge', contentHash: content_hash, proposed, data: { merged: true } },
  )
}

const isMergeable = (row: PackageRow): boolean =>
  row.stale && row.itemId !== null && nextStatus('edit', row.status) !== undefined

const nothingToMerge = (): AppError =>
  new AppError('wrong-state', {
    detail: 'This post says what its content says, so there is nothing to merge.',
  })

function requireMergeable(row: PackageRow): PackageRow {
  requirePossible(row, 'edit')
  if (!isMergeable(row)) throw nothingToMerge()
  return row
}

/** Undefined if none of the versions is rewritten. */
async function proposalOf(
  tx: ProjectTx,
  row: PackageRow,
  contentHash: string,
  { variants: composed, warnings, by }: Composition,
): Promise<MergeProposal | undefined> {
  const stored = await loadVariants(tx, [row.id])
  const bases = await lastComposed(tx, row.id)
  const merged = stored.flatMap(({ variant }) => {
    const theirs = composed.find(({ channelId }) => channelId === variant.channelId)
    return theirs ? [mergeVariant(variant, bases.get(variant.id), theirs, by)] : []
  })
  if (merged.length === 0) return undefined
  return { revision: row.revision, content_hash: contentHash, notes: warnings, variants: merged }
}

type Base = Pick<
  typeof variantRevisions.$inferSelect,
  'title' | 'text' | 'hashtags' | 'media' | 'link' | 'language'
>

/** Returns each version's last text that no person had a part in. */
async function lastComposed(tx: ProjectTx, packageId: string): Promise<Map<string, Base>> {
  const rows = await tx
    .selectDistinctOn([variantRevisions.variantId])
    .from(variantRevisions)
    .where(
      and(
        eq(variantRevisions.packageId, packageId),
        inArray(variantRevisions.action, ['compose', 'remake', 'regenerate', 'proposed', 'add-channel']),
      ),
    )
    .orderBy(variantRevisions.variantId, desc(variantRevisions.number))
  return new Map(rows.map((row) => [row.variantId, row]))
}

function mergeVariant(
  variant: VariantRow,
  base: Base | undefined,
  theirs: ChannelVariant,
  by: Composition['by'],
): MergeVariant {
  const ours = contentOf(variant)
  const { title, text, hashtags, media, link, language } = theirs.content
  const isByModel = theirs.writtenBy === 'model'
  const signed = {
    by: isByModel ? ('model' as const) : ('composer' as const),
    model: isByModel ? (by?.model ?? null) : null,
    voice_version: isByModel ? (by?.voiceVersion ?? null) : null,
    ...{ title, text, translated_from: theirs.translatedFrom ?? null, structure: theirs.structure ?? null },
    sentences: (theirs.trace ?? noTrace).sentences,
  }
  // Texts in two languages, or without a known common base, cannot be merged word by word.
  const isOneLanguage = [base?.language, ours.language].every(
    (one) => one !== undefined && baseLanguage(one) === baseLanguage(language),
  )
  const words = (field: 'title' | 'text'): ShownPart[] => {
    const [mine, new_] = [ours[field] ?? '', theirs.content[field] ?? '']
    const from = base?.[field] ?? ''
    const parts: MergePart[] =
      isOneLanguage || mine === new_
        ? mergeTexts({ base: from, ours: mine, theirs: new_ }, language)
        : [{ kind: 'conflict', base: from, ours: mine, theirs: new_ }]
    return shown(parts, mine, language)
  }
  return {
    variant_id: variant.id,
    platform: variant.platform,
    title: words('title'),
    text: words('text'),
    hashtags: mergeLists(base?.hashtags ?? ours.hashtags, ours.hashtags, hashtags),
    media: mergeWhole(base?.media, ours.media, media),
    link: mergeWhole(base?.link, ours.link, link),
    accepted: { ...signed, signature: signProposal(variant.id, signed) },
    proposed: { hashtags, media, link },
  }
}

/** Adds the changes of each part; a text without conflicts is compared with the current text as a whole. */
function shown(parts: readonly MergePart[], ours: string, language: string): ShownPart[] {
  const isClean = parts.every(({ kind }) => kind === 'merged')
  return parts.map((part) =>
    part.kind === 'merged'
      ? {
          ...part,
          changes: isClean ? diffWords(ours, part.text, language) : [{ kind: 'same', text: part.text }],
        }
      : {
          kind: 'conflict',
          base: part.base,
          ours: diffWords(part.base, part.ours, language),
          theirs: diffWords(part.base, part.theirs, language),
        },
  )
}

/** Merges lists of hashtags: what both sides added, without what either removed. Pure. */
export function mergeLists(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] {
  if (same(ours, base)) return [...theirs]
  const kept = ours.filter((one) => theirs.includes(one) || !base.includes(one))
  return [...kept, ...theirs.filter((one) => !base.includes(one) && !kept.includes(one))]
}

function mergeWhole<T>(base: T | undefined, ours: T, theirs: T): MergedField<T> {
  if (same(ours, theirs) || (base !== undefined && same(theirs, base)))
    return { kind: 'merged', value: ours, isNew: false }
  if (base !== undefined && same(ours, base)) return { kind: 'merged', value: theirs, isNew: true }
  return { kind: 'conflict', ours, theirs }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
