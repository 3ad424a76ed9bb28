/** Signs of a template, a link or a table that was not read: nothing that a person wrote for readers. */
export const isMarkup = (text: string): boolean =>
  // In small letters it is a word of Spanish and Portuguese.
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?![\p{L}\p{N}])/u.test(text) ||
  /lorem ipsum|\{[a-z_.]{2,30}\}|%[A-Z_]{3,30}%|\{\{|\}\}|\{%|%\}|\{#|<\/?[a-z][a-z0-9-]*[\s>]|\]\(|\[\[|\]\]|^\s*:::|\|\s*:?-{2,}|^\s*\|.*\|\s*$|\[(?!sic\])\/?[a-z_]{3,20}(?:\s[^\]]*)?\]|\[(?:…|\.{3})\]|&[a-z]{2,8};|^(?:import|export)\s.{1,80}\sfrom\s/iu.test(
    text,
  )
