/** A color of three digits as one of six ("#abc" is "#aabbcc", spec/decisions#10); anything else as it is. */
export const longHexColor = (color: string): string =>
  /^#[\da-f]{3}$/i.test(color) ? color.replace(/[\da-f]/gi, '$&$&') : color
