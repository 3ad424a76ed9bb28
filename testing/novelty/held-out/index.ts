import type { NoveltyBrand } from '../brand'

/** Brands written by people who have not read lib/novelty. */
export const heldOutBrands: readonly NoveltyBrand[] = []
