/**
 * Returns a text in which a quote that begins with a typographic mark and ends with a typewriter mark („so", “so")
 * ends with a typographic one, as long as its source: keyboards have no key for the closing mark. Pure.
 */
export const closeMixedQuotes = (text: string): string =>
  text.includes('"')
    ? text.replace(/„([^„“”"]{1,600})"/gu, '„$1“').replace(/“([^„“”"]{1,600})"(?=[\s.,;:!?)]|$)/gu, '“$1”')
    : text
