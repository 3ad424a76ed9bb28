/** A text without blank lines around it. How its first line is indented stays: that may make code of it. */
export const withoutBlankEnds = (text: string): string => {
  const first = /\S/.exec(text)
  return first === null ? '' : text.slice(text.lastIndexOf('\n', first.index) + 1).trimEnd()
}
