/**
 * Whether a text has traces of a template, link or table that was not parsed: nothing that a person wrote for
 * readers.
 */
export const isMarkup = (text: string): boolean =>
  // Case-sensitive: in lower case, "todo" is a Spanish and Portuguese word.
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?![\p{L}\p{N}])/u.test(text) ||
  /lorem ipsum|\{[a-z_.]{2,30}\}|%[A-Z_]{3,30}%|\{\{|\}\}|\{%|%\}|\{#|<\/?[a-z][a-z0-9-]*[\s>]|\]\(|\[\[|\]\]|^\s*:::|\|\s*:?-{2,}|^\s*\|.*\|\s*$|\[(?!sic\])\/?[a-z_]{3,20}(?:\s[^\]]*)?\]|\[(?:…|\.{3})\]|&[a-z]{2,8};|^(?:import|export)\s.{1,80}\sfrom\s/iu.test(
    text,
  )
