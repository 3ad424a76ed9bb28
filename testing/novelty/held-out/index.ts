import type { NoveltyBrand } from '../brand'

/** Brands written by people who have not read lib/novelty. None now: the first four have become development posts. */
export const heldOutBrands: readonly NoveltyBrand[] = []
