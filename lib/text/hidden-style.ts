/** Declarations of a style that no reader sees any element of: "display:none", "left:-9999px", but not "margin-left:-100px". */
const everywhere = String.raw`(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|(?<![\w-])(?:left|text-indent)\s{0,9}:\s{0,9}-\d{3})`

/** "opacity:0" without a transition, with which a page only fades in, "font-size:0", "max-height:0". */
const ofWords = String.raw`(?:(?<![\w-])(?:font-size|max-height)\s{0,9}:\s{0,9}0(?![.\d]{0,9}[1-9])|(?<![\w-])opacity\s{0,9}:\s{0,9}0(?![.\d]{0,9}[1-9])(?![^<>]{0,400}(?:transform|transition|animation|will-change))(?<!(?:transform|transition|animation|will-change)[^<>]{0,400}))`

/** Declarations of a style that no reader sees words in a line with. The source of a pattern, without flags. */
export const hiddenStyle = `(?:${everywhere}|${ofWords})`

/** The attribute "hidden", and not a value such as "overflow: hidden" or a class. The source of a pattern. */
export const hiddenAttribute = String.raw`\shidden(?=[\s=/>])(?<!=["'][^"'<>]{0,400})`

const everywherePattern = new RegExp(everywhere, 'iu')
const ofWordsPattern = new RegExp(hiddenStyle, 'iu')
/** The line above an email that only its list shows. */
const preheaderPattern =
  /(?=[\s\S]{0,600}(?:max-height|opacity)\s{0,9}:\s{0,9}0(?![.\d]{0,9}[1-9]))(?=[\s\S]{0,600}(?:(?<![\w-])(?:font-size|line-height)\s{0,9}:\s{0,9}[01](?![.\d])|max-width\s{0,9}:\s{0,9}0(?![.\d]{0,9}[1-9])|mso-hide))/iuy

/**
 * Whether an element with this style is hidden. A box is not hidden by what pages do to boxes that they show: newsletters
 * write "font-size:0px" on every cell, pages fade in with "opacity:0", and answers open from "max-height:0". Pure.
 */
export function isHiddenStyle(style: string, isBox: boolean): boolean {
  if (!isBox) return ofWordsPattern.test(style)
  preheaderPattern.lastIndex = 0
  return everywherePattern.test(style) || preheaderPattern.test(style)
}
