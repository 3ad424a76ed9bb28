import { approvedOrScheduled, isOneOf, nextStatus, publishingOrPublished } from '@/lib/publications/states'
import type { PackageRow } from '../../present-package'

export type PlannedPackage = Pick<
  PackageRow,
  'id' | 'status' | 'edited' | 'stale' | 'revision' | 'itemContentHash'
>

export type ItemPlan = {
  /** `make` a package, `correct` a published one with a new one, `remake` one in place, or `keep` what exists. */
  step: 'make' | 'correct' | 'remake' | 'keep'
  /** The package that is remade or kept. */
  packageId: string | undefined
  /** Packages that no longer match the item's content. */
  stale: string[]
  /** The approved and scheduled ones among them, which go back to review. */
  back: string[]
}

/**
 * Decides what happens to the packages of a new or changed item (spec/decisions#7). Untouched drafts are remade in
 * place; edited ones are marked stale and can be regenerated; approved and scheduled ones go back to review;
 * published ones stay and get a separate correction. Idempotent: nothing happens for content that already has its
 * package. `again` asks for a new package even if the current content is already published. `waiting` names
 * packages that are due immediately but whose publishing has not begun: they are taken back like scheduled ones.
 * With `make: false`, outdated packages are marked but none is made.
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
  // A package that was already marked stale but approved all the same becomes outdated again.
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
