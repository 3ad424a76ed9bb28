// All invisible characters except line breaks and tabs.
const invisible = /(?![\n\r\t])[\p{Cc}\p{Cf}]/gu
const nothing =
  /^(?:tbd|tbc|todo|n\/?a|none|k\. ?a\.|offen|folgt|unbekannt|not (?:yet )?(?:defined|decided)|to be (?:defined|decided|discussed)|see (?:below|above|attach(?:ment|ed))|siehe (?:unten|oben|anhang|anlage)|noch (?:offen|nicht festgelegt)|keine?|[-–—.…?x/_\s]+)[.]?$/i

/** Ways to leave a field open: pointing elsewhere, leaving it to someone, or saying that no one knows yet. */
const openly =
  /^[\s"“„'\u002a_([{<]{0,6}(?:see (?:also |the |our |my |your |page |p\. ?)?(?:attach\w{0,20}|above|below|pdf|file|folder|slides?|deck|mood ?boards?|website|site|annex|appendix|enclos\w{0,20}|separate|sheet|guide\w{0,20}|brand ?book|e-?mail|\d)|(?:siehe|vgl\.?)(?=\s)|as (?:discussed|agreed|before|per|usual|attached|sent|above)|like (?:last time|discussed|before)|wie (?:besprochen|gehabt|bisher|abgesprochen|vereinbart|immer|oben|telefonisch|gestern|im anhang|letztes mal)|(?:will|to) (?:follow|come|be (?:sent|provided|confirmed|decided|defined|discussed|agreed|supplied|added|filled|determined|announced))|will (?:send|provide|supply|add|confirm|decide)|(?:coming|to come) (?:soon|later)|(?:follows?|folgt|folgen|offen|pending|unknown|unbekannt|undecided|unentschieden|vertagt|postponed|deferred|unklar|blank|leer|tba|tbd|tbc|todo|n\.? ?\/? ?a|k\. ?a|k\/a|idem|ditto|dito|placeholder|platzhalter|nichts|nothing|entfällt|egal)(?=\s{0,9}(?:$|[.,;:!?)\]}>–—-]|\(|yet\b|so far|for now|noch|ggf|separat|später|soon))|wird (?:noch |separat |später )?(?:nachgereicht|nachgeliefert|geklärt|ergänzt|entschieden|bestimmt|festgelegt|besprochen|geliefert)|(?:kommt|reiche ich|reichen wir|liefern wir) (?:noch|nach|später|separat)|noch (?:offen|nicht|unklar|unentschieden|kein|in (?:arbeit|klärung|abstimmung))|keine? (?:angaben?|ahnung|vorgaben?|einigung|entscheidung|meinung|beschluss|präferenz(?:en)?|besonderen|antwort|idee)|no (?:idea|answer|preferences?|decision|opinion|input|agreement|vote|comment|info|details|clue)|not (?:sure|yet|decided|applicable|known|specified|available|discussed|defined|relevant|provided|filled|set|agreed)|none (?:yet|so far|found|that|i |we )|(?:we |i )?(?:do not|don['’]?t|dont) (?:know|mind|care|have)|(?:please )?(?:ask|check with|leave (?:this |it )?(?:empty|blank|open|out))\b|whatever\b|(?:you|up to|your) (?:decide|choose|you\b|choice|call)|überlass\w{0,20}|(?:das )?(?:weiß|weiss|wissen) (?:ich |wir )?(?:noch |es )?nicht|bitte (?:ergänzen|ausfüllen|nachfragen|offen|leer|frei)|please (?:add|fill|advise|complete|provide|insert|confirm)|still (?:open|to|being|under|undecided)|left (?:blank|open|empty)|open (?:question|point|item|issue)|(?:leer|frei) ?(?:lassen|gelassen)|leave\s|lorem ipsum|same as\b|to be (?:confirmed|decided|defined|discussed|agreed|determined))/iu
const noteMark =
  /^\s*\((?:notes?|notiz(?:en)?|optional|adjectives?|adjektive|[^()]{0,20}(?:sentences?|words?|sätze|wörter))\):?\s*/iu

/** Whether the text in place of a value says that there is none yet. Pure. */
export const isMissingValue = (words: string): boolean =>
  openly.test(words.slice(0, 200).replace(noteMark, '')) || /^[\s._?…–—-]*\?{2,}/.test(words.slice(0, 60))

/**
 * Returns the plain text of a part of a brief, without Markdown, tags and invisible characters; "" if it says
 * nothing. Pure.
 */
export function cleanText(words: string): string {
  const bare = ticked(words)
    .replace(invisible, '')
    .toWellFormed()
    .replace(/<(script|style)\b[^<>]{0,200}>[^<]{0,500}<\/\1\s?>/gi, ' ')
    .replace(/<\/?[a-zA-Z][^<>]{0,200}>/g, ' ')
    .replace(/^[ \t]*>+[ \t]?/gm, '')
    .replace(
      /\[(?:x|del|deleted|crossed[ -]out|struck|gestrichen|durchgestrichen)\s?:[^[\]\n]{0,200}\]|~~[^~\n]{0,200}~~/gi,
      ' ',
    )
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(])[*_](?=\S)|(?<=\S)[*_](?=[\s).,;:!?]|$)/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return nothing.test(bare) ? '' : bare
}

const box = /\[([ xX✓✔]?)\]|\(([ xX✓✔])\)|([☐☑☒])/u

/** Keeps only the ticked items of check boxes: "[ ] studio [x] daylight photos" becomes "daylight photos". */
function ticked(words: string): string {
  if (!box.test(words)) return words
  const parts = words.split(/(?=\[[ xX✓✔]?\]|\([ xX✓✔]\)|[☐☑☒])/u)
  return parts
    .flatMap((part) => {
      const mark = box.exec(part)
      if (mark?.index !== 0) return part.trim() === '' ? [] : [part]
      return /[xX✓✔☑☒]/u.test(mark[0]) ? [part.slice(mark[0].length).trim()] : []
    })
    .join(', ')
}
