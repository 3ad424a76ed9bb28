/** A single emoji, however many code points it consists of. */
export const emojiSign =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*/gu

/** A run of marks; it is an exclamation if one of them is "!". */
export const marksInRow = /[!?]+/g

/** Removes the emoji from a sentence, without leaving gaps. */
export function withoutEmoji(text: string): string {
  const left = text.replace(emojiSign, ' ')
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
export const withoutExclamation = (text: string): string =>
  text.replace(marksInRow, (marks, at: number) => {
    if (!marks.includes('!')) return marks
    const ends = /^[)"'”“«»’]*(?:\s|$)/u.test(text.slice(at + marks.length))
    return ends ? (marks.includes('?') ? '?' : '.') : marks
  })
