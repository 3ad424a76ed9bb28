/**
 * Expands a three-digit color to six digits ("#abc" to "#aabbcc", spec/decisions#10); returns anything else
 * unchanged.
 */
export const longHexColor = (color: string): string =>
  /^#[\da-f]{3}$/i.test(color) ? color.replace(/[\da-f]/gi, '$&$&') : color
