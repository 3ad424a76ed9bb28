import { deriveName } from '../derive-name'

/**
 * The address of an image's small copy, for lists: a route under the owner of the image, with a version that
 * changes with the image, so that browsers may cache it. Null if there is no image.
 */
export function thumbnailAddress(
  owner: { kind: 'items' | 'packages'; id: string; changedAt?: string },
  picture: string | null,
): string | null {
  if (!picture) return null
  const mark = deriveName(picture, owner.changedAt ?? '').slice(0, 8)
  return `/api/${owner.kind}/${owner.id}/thumbnail?v=${mark}`
}
