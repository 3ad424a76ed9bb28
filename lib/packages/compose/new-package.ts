import type { PublishMode } from '@/db/allowed-values'
import type { ItemRow } from '@/db/schema'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import type { PackageStatus } from '@/lib/publications/states'
import type { Composition } from './compose-item'
import { howWritten, madeBy } from './how-written'
import type { NewPackage } from './store-packages'

/**
 * A new package of an item as its source's publish mode wants it (spec/decisions#4): a draft, in review, or approved by the
 * system and on its way (now, or at the item's own time when that is to come). Automatic ones with any doubt wait in
 * review, and so does a correction of what is already out.
 */
export function newPackage(
  item: ItemRow,
  composition: Composition,
  how: {
    mode: PublishMode
    correction: boolean
    /** The published package that it corrects, where its content has changed since. */
    correctsId?: string
    actor: Actor
    system: Actor
    now: Date
    /** Of a topic's post: when it is planned for. Until it is approved the time is a plan only. */
    plannedAt?: Date
  },
): NewPackage {
  const warnings = [...composition.warnings]
  // How a correction takes the place of a post is said for each channel (docs/decisions/0185).
  if (how.correction && !how.correctsId)
    warnings.push('An earlier post from this content is already published. This one is published beside it.')
  const doubts = how.correction ? ['This post corrects one that is already published.'] : composition.doubts
  // A flag alone is reason enough, whoever composed it and whether or not they doubted it (spec/writing#3).
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
    madeBy: madeBy(composition),
    itemContentHash: item.contentHash,
    warnings,
    flags: composition.flags,
    scheduledAt: auto ? (dueLater ? due : null) : planned,
    topicId: item.topicId,
    correctsId: how.correctsId ?? null,
    variants: composition.variants,
    approved: auto,
    history: [
      { actor: how.actor, action: 'compose', from: null, to: first, data: howWritten(composition) },
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
