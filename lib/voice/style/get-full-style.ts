import { listReferenceImages } from '../references/list-reference-images'
import type { UserStyle } from '../schemas'
import { getUserStyle } from './get-user-style'

/** Returns a person's style with the reference images that they marked as default; empty for the system itself. */
export async function getFullStyle(userId: string | null): Promise<UserStyle> {
  if (userId === null) return {}
  const [{ style }, images] = await Promise.all([getUserStyle(userId), listReferenceImages(userId)])
  return {
    ...style,
    default_reference_images: images
      .filter((image) => image.is_default)
      .map(({ name, description, url }) => ({ name, description, url })),
  }
}
