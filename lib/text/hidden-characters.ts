/** Lone surrogates and NUL: they cannot be sent as UTF-8 text or stored. */
export const brokenCharacterPattern = /\p{Surrogate}|\p{Cc}(?<=\0)/gu

/**
 * Invisible characters: controls other than tab and line ends, soft hyphens, zero-width characters, direction
 * overrides, and Unicode tag characters outside a flag. They can hide instructions or break words. Joiners inside
 * emoji are not among them.
 */
export const hiddenCharacterPattern =
  /(?![\t\n\r])\p{Cc}(?<!\0)|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0001}\u{E0020}-\u{E007F}](?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{1,8})/gu

/**
 * Invisible characters that no one types by accident: zero-width characters, direction overrides and tag
 * characters. A source that contains them may be trying to hide something from its readers (spec/security#7.4).
 */
export const concealingCharacterPattern =
  /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069]|[\u{E0001}\u{E0020}-\u{E007F}](?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{1,8})/u
