import type { VariantContent } from '@/lib/platforms/schemas'

/** Variant contents by variant ID. */
export type Contents = Readonly<Record<string, VariantContent>>

/** Whether two contents are equal as stored. */
export const isSameContent = (a: VariantContent | undefined, b: VariantContent | undefined): boolean =>
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

/** Returns the IDs of the variants that differ from what was loaded. */
export const changedIds = (base: Contents, mine: Contents): string[] =>
  Object.keys(mine).filter((id) => id in base && !isSameContent(base[id], mine[id]))

/**
 * Three-way merge of what was loaded (`base`), what was typed (`mine`) and what is stored now (`theirs`). A variant
 * changed on one side only takes that side; if both sides changed it differently, `conflicts` lists it and `mine`
 * is kept until the person decides. A deleted variant stays deleted.
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
    const typed = own !== undefined && !isSameContent(own, base[id])
    merged[id] = typed ? own : stored
    const theyChanged = !isSameContent(stored, base[id])
    if (typed && theyChanged && !isSameContent(own, stored)) conflicts.push(id)
  }
  return { merged, conflicts }
}
