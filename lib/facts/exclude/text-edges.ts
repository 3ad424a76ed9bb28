/** "About Lumen Lumen makes lamps": the heading and the text of a publisher's boilerplate in one line. */
export const inlineBoilerplatePattern =
  /^(?:About|Über)\s(?:(?:the|die|das|den)\s)?(?=(\p{Lu}[\p{L}\p{N}’'-]{1,40}))(?:\S{1,40}\s){1,7}(?:(?:The|Die|Das|Der)\s)?\1(?![\p{L}])/u

/** "Dear friends, ": a greeting before the first sentence. */
const greeting =
  /^(?:Dear(?:\s[\p{L}\p{M}’'&-]{1,30}){1,6}|(?:Hi|Hello|Hey|Hallo|Moin|Servus|Hej|Bonjour|Hola|Ciao|Guten (?:Tag|Morgen|Abend)|Good (?:morning|afternoon|evening))(?:\s[\p{L}\p{M}’'&-]{1,30}){0,3}|(?:Liebe[rs]?|Sehr geehrte[rs]?)(?:\s(?:\p{Lu}[\p{L}\p{M}:*’'-]{0,30}|und|&|alle|liebe[rs]?|sehr|geehrte[rs]?)){1,7})\s?[,!]\s{1,3}(?=\S)/u
/** Returns the length of the greeting at the beginning of a paragraph, in UTF-16 units. Pure. */
export const getGreetingLength = (text: string): number => greeting.exec(text)?.[0].length ?? 0

/** "The post A lamp appeared first on Lumen.", at the end of a feed's text. */
const feedFooter =
  /(?<=^|[.!?…”"»)\]]\s)(?:The (?:post|article)|Der (?:Beitrag|Artikel)|L['’]articl?[eo]lo?|La entrada|O post|Het bericht)\s.{1,200}?\s(?:appeared first on|first appeared on|erschien zuerst (?:auf|bei)|est apparu en premier sur|se publicó primero en|apareció primero en|proviene da|apareceu primeiro em|verscheen eerst op)\s.{1,100}$/u
/** The mark where an excerpt was cut off. */
const truncationPattern =
  /(?:\[(?:…|\.{3})\]|(?:…|\.{3})\s?(?:read more|continue reading|weiterlesen|mehr lesen|lire la suite|leer más))[\s.»›→>]{0,4}$/iu

/**
 * Returns where a feed's footer begins in a paragraph and where an excerpt was cut off; the length of the text
 * where there is none. Pure.
 */
export function findFooterAndCut(text: string): { footer: number; cut: number } {
  const end = text.slice(-420)
  const before = text.length - end.length
  const footer = feedFooter.exec(end)?.index
  const cut = truncationPattern.exec(end.slice(-40))?.index
  return {
    footer: footer === undefined ? text.length : before + footer,
    cut: cut === undefined ? text.length : text.length - end.slice(-40).length + cut,
  }
}
