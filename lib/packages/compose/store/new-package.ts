import type { PublishMode } from '@/db/allowed-values'
import type { ItemRow } from '@/db/schema'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import type { PackageStatus } from '@/lib/publications/states'
import type { Composition } from '../write/compose-item'
import { describeAuthorship, determineMadeBy } from './authorship'
import type { NewPackage } from './store-packages'

/**
 * Builds a new package for an item according to its source's publish mode (spec/decisions#4): a draft, in review,
 * or approved by the system and queued (for now, or for the item's own time if that is in the future). Automatic
 * packages with any doubt wait in review, and so do corrections of published posts.
 */
export function newPackage(
  item: ItemRow,
  composition: Composition,
  how: {
    mode: PublishMode
    correction: boolean
    /** The published package that it corrects, if its content has changed since. */
    correctsId?: string
    actor: Actor
    system: Actor
    now: Date
    /** For a topic's post: the time it is planned for. Only a plan until the post is approved. */
    plannedAt?: Date
  },
): NewPackage {
  const warnings = [...composition.warnings]
  // For a package with `correctsId`, each channel says how the correction replaces its post (docs/decisions/0185).
  if (how.correction && !how.correctsId)
    warnings.push('An earlier post from this content is already published. This one is published beside it.')
  const doubts = how.correction ? ['This post corrects one that is already published.'] : composition.doubts
  // A flag alone is reason enough, whoever composed the post and whether or not there were doubts (spec/writing#3).
  const reasons = [...doubts, ...composition.flags.map(({ message }) => message)]
  const auto = how.mode === 'auto' && reasons.length === 0
  if (how.mode === 'auto' && !auto) warnings.push(`Not published automatically. ${reasons[0]}`)
  const due = how.plannedAt ?? item.publishedAt
  const dueLater = auto && due !== null && due > how.now
  const planned = how.plannedAt && how.plannedAt > how.now ? how.plannedAt : null
  const first: PackageStatus = how.mode === 'draft' ? 'draft' : 'in_review'
  const last: PackageStatus = dueLater ? 'scheduled' : 'publishing'
  const reason = how.plannedAt
    ? 'This topic publishes automatically.'
    : 'This source publishes automatically.'
  return {
    id: newId(),
    itemId: item.id,
    title: item.title,
    publishMode: how.mode,
    madeBy: determineMadeBy(composition),
    itemContentHash: item.contentHash,
    warnings,
    flags: composition.flags,
    scheduledAt: auto ? (dueLater ? due : null) : planned,
    topicId: item.topicId,
    correctsId: how.correctsId ?? null,
    variants: composition.variants,
    approved: auto,
    history: [
      { actor: how.actor, action: 'compose', from: null, to: first, data: describeAuthorship(composition) },
      ...(auto
        ? [
            { actor: how.system, action: 'approve' as const, from: first, to: 'approved' as const, reason },
            {
              actor: how.system,
              action: dueLater ? ('schedule' as const) : ('publish' as const),
              from: 'approved' as const,
              to: last,
              reason,
            },
          ]
        : []),
    ],
  }
}
