/**
 * Strips the endings with which German and English inflect a word, so that "workshops" counts the same as
 * "workshop".
 */
export function stem(low: string): string {
  let end = low.length
  const bare = low.endsWith("'s") ? end - 2 : end
  end = bare
  while (end > 4 && bare - end < 2 && 'ensr'.includes(low.charAt(end - 1))) end--
  return low.slice(0, end)
}
