import { derivedName } from '../derived-name'

/**
 * Where a list finds the small copy of a picture: a route of what the picture belongs to, and a mark that changes with the
 * picture, so that browsers may keep what they got. Null when there is no picture.
 */
export function thumbnailAddress(
  owner: { kind: 'items' | 'packages'; id: string; changedAt?: string },
  picture: string | null,
): string | null {
  if (!picture) return null
  const mark = derivedName(picture, owner.changedAt ?? '').slice(0, 8)
  return `/api/${owner.kind}/${owner.id}/thumbnail?v=${mark}`
}
