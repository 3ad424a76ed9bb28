/**
 * Declarations of a style that no reader sees the element of: "display:none", "font-size:0", "left:-9999px". The source
 * of a pattern, without flags.
 */
export const hiddenStyle = String.raw`(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|(?:font-size|opacity|max-height)\s{0,9}:\s{0,9}0(?![.\d]{0,9}[1-9])|(?:left|text-indent)\s{0,9}:\s{0,9}-\d{3})`
