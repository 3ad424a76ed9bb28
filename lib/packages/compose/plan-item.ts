import { approvedOrScheduled, isOneOf, nextStatus, publishingOrPublished } from '@/lib/publications/states'
import type { PackageRow } from '../present-package'

export type PlannedPackage = Pick<
  PackageRow,
  'id' | 'status' | 'edited' | 'stale' | 'revision' | 'itemContentHash'
>

export type ItemPlan = {
  /** `make` a package, `correct` what is out with a new one, `remake` one in place, or `keep` what is there. */
  step: 'make' | 'correct' | 'remake' | 'keep'
  /** The package that is re-made or kept. */
  packageId: string | undefined
  /** Packages that no longer say what the item says. */
  stale: string[]
  /** Approved and scheduled ones among them, which go back to review. */
  back: string[]
}

/**
 * What a new or changed item means for its packages (spec/decisions#7). Untouched drafts are re-made in place; edited ones are
 * marked stale and offer to be regenerated; approved and scheduled ones go back to review; published ones stay and get a correction
 * beside them. For content that has its package already, nothing happens, so that doing it again changes nothing.
 * `again` asks for a new package even when the present content is already out; `waiting` names packages that are to go out
 * at once and of which nothing has begun: they are taken back like scheduled ones. `make: false` marks what is outdated and
 * makes nothing.
 */
export function planItem(
  item: { contentHash: string },
  existing: readonly PlannedPackage[],
  {
    again = false,
    waiting = new Set(),
    make = true,
  }: { again?: boolean; waiting?: ReadonlySet<string>; make?: boolean } = {},
): ItemPlan {
  const isPromised = (row: PlannedPackage) => isOneOf(approvedOrScheduled, row.status) || waiting.has(row.id)
  const present = existing.filter((row) => row.itemContentHash === item.contentHash)
  const older = existing.filter((row) => row.itemContentHash !== item.contentHash)
  const newestFirst = [...older].sort((a, b) => (a.id < b.id ? 1 : -1))
  const remake =
    make && present.length === 0
      ? newestFirst.find((row) => nextStatus('remake', row.status) && !row.edited && !row.stale)
      : undefined
  // One that was marked before and approved all the same is outdated anew.
  const outdated = older.filter((row) => row !== remake && (!row.stale || isPromised(row)))
  const plan = {
    stale: outdated.map((row) => row.id),
    back: outdated.filter(isPromised).map((row) => row.id),
  }
  if (!make) return { ...plan, step: 'keep', packageId: undefined }
  if (remake) return { ...plan, step: 'remake', packageId: remake.id }
  const open = [...present, ...newestFirst].find(
    (row) => !isOneOf(publishingOrPublished, row.status) || waiting.has(row.id),
  )
  if (open) return { ...plan, step: 'keep', packageId: open.id }
  if (present.length > 0 && !again) return { ...plan, step: 'keep', packageId: present.at(-1)?.id }
  return { ...plan, step: existing.length > 0 ? 'correct' : 'make', packageId: undefined }
}
