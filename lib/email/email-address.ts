/**
 * Whether a text is exactly one plain email address, as strict as the header requires: no names, lists, comments,
 * quotes or line breaks, so that it can only ever mean one recipient.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(
    text,
  )
