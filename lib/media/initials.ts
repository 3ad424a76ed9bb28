/** Returns at most two letters for a person or a brand: the initials of the first and the last word. */
export function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-_.@]+/u)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return (
    letters
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}
