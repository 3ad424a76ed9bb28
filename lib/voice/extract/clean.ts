// All that cannot be seen, but for the ends of lines and tabs.
const invisible = /(?![\n\r\t])[\p{Cc}\p{Cf}]/gu
const nothing =
  /^(?:tbd|tbc|todo|n\/?a|none|k\. ?a\.|offen|folgt|unbekannt|not (?:yet )?(?:defined|decided)|to be (?:defined|decided|discussed)|see (?:below|above|attach(?:ment|ed))|siehe (?:unten|oben|anhang|anlage)|noch (?:offen|nicht festgelegt)|keine?|[-–—.…?x/]+)[.]?$/i

/** The words of a piece of a brief without marks of Markdown, tags and what cannot be seen; "" when it says nothing. Pure. */
export function clean(words: string): string {
  const bare = ticked(words)
    .replace(invisible, '')
    .toWellFormed()
    .replace(/<(script|style)\b[^<>]{0,200}>[^<]{0,500}<\/\1\s?>/gi, ' ')
    .replace(/<\/?[a-zA-Z][^<>]{0,200}>/g, ' ')
    .replace(/^[ \t]*>+[ \t]?/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(])[*_](?=\S)|(?<=\S)[*_](?=[\s).,;:!?]|$)/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return nothing.test(bare) ? '' : bare
}

const box = /\[([ xX✓✔]?)\]|([☐☑☒])/u

/** Of boxes to tick what is ticked: "[ ] studio [x] daylight photos" is "daylight photos". */
function ticked(words: string): string {
  if (!box.test(words)) return words
  const parts = words.split(/(?=\[[ xX✓✔]?\]|[☐☑☒])/u)
  return parts
    .flatMap((part) => {
      const mark = box.exec(part)
      if (mark?.index !== 0) return part.trim() === '' ? [] : [part]
      return /[xX✓✔☑☒]/u.test(mark[0]) ? [part.slice(mark[0].length).trim()] : []
    })
    .join(', ')
}
