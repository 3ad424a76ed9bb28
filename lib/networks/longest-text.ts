/**
 * Maximum length of a variant's text, in characters: a multiple of what the most generous network accepts (YouTube,
 * 5,000). In a file of its own, so that the editor can import it without the schema library.
 */
export const maxVariantTextLength = 20_000
