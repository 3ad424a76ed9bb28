/** A single emoji, however many code points it consists of. */
export const emojiPattern =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*/gu

/** A run of marks; it is an exclamation if one of them is "!". */
export const markRunPattern = /[!?]+/g

/** Removes the emoji from a sentence, without leaving gaps. */
export function removeEmoji(text: string): string {
  const left = text.replace(emojiPattern, ' ')
  if (left === text) return text
  return left
    .replace(/ +([.,;:!?…]?)/gu, (gap, mark) => mark || gap)
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim()
}

/**
 * Removes exclamation marks at the end of sentences: "!" becomes ".", "?!" becomes "?". Marks inside a word or name
 * stay.
 */
export const removeExclamationMarks = (text: string): string =>
  text.replace(markRunPattern, (marks, at: number) => {
    if (!marks.includes('!')) return marks
    const ends = /^[)"'”“«»’]*(?:\s|$)/u.test(text.slice(at + marks.length))
    return ends ? (marks.includes('?') ? '?' : '.') : marks
  })
