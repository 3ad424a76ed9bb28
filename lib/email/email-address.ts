/**
 * Whether a text is one plain email address, as strict as the header needs it: no names, lists, comments, quotes or line breaks, so
 * that nothing but one receiver can come of it.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(
    text,
  )
