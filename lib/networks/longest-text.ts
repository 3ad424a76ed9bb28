/**
 * Characters of a variant's text at most: some times what the most generous network takes (YouTube, 5,000). It stands alone, so that
 * the editor has it without the library that schemas are made with.
 */
export const maxVariantTextLength = 20_000
