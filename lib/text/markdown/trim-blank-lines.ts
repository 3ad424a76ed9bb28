/** Removes the blank lines around a text. The indentation of its first line stays, since it may make it code. */
export const trimBlankLines = (text: string): string => {
  const first = /\S/.exec(text)
  return first === null ? '' : text.slice(text.lastIndexOf('\n', first.index) + 1).trimEnd()
}
