/** Formats a video's length, rounded to seconds: "1:05". */
export function lengthWords(length: number): string {
  const seconds = Math.round(length)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
