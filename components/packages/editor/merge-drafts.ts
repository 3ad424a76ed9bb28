import type { VariantContent } from '@/lib/platforms/schemas'

/** Contents by variant id. */
export type Contents = Readonly<Record<string, VariantContent>>

/** True when two contents would be stored alike. */
export const sameContent = (a: VariantContent | undefined, b: VariantContent | undefined): boolean =>
  a === b || JSON.stringify(a && ordered(a)) === JSON.stringify(b && ordered(b))

const ordered = (content: VariantContent) => [
  content.title,
  content.text,
  content.hashtags,
  content.media.map((one) => [one.url, one.alt, one.focal?.x, one.focal?.y, one.title, one.captions]),
  content.link,
  content.replies,
  content.collaborators,
]

/** The ids of the variants that differ from what was loaded. */
export const changedIds = (base: Contents, mine: Contents): string[] =>
  Object.keys(mine).filter((id) => id in base && !sameContent(base[id], mine[id]))

/**
 * Brings together what was loaded (`base`), what was typed (`mine`) and what is stored now (`theirs`): a variant only one
 * side changed takes that side; where both changed it differently, `conflicts` names it and mine stands until somebody
 * decides. A variant that is gone is gone.
 */
export function mergeDrafts(
  base: Contents,
  mine: Contents,
  theirs: Contents,
): { merged: Record<string, VariantContent>; conflicts: string[] } {
  const merged: Record<string, VariantContent> = {}
  const conflicts: string[] = []
  for (const [id, stored] of Object.entries(theirs)) {
    const own = mine[id]
    const typed = own !== undefined && !sameContent(own, base[id])
    merged[id] = typed ? own : stored
    const theyChanged = !sameContent(stored, base[id])
    if (typed && theyChanged && !sameContent(own, stored)) conflicts.push(id)
  }
  return { merged, conflicts }
}
