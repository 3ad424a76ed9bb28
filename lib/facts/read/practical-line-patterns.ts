/**
 * Lines that are not sentences and tell readers what to act on, or introduce what does. Each pattern takes the text
 * of one line.
 */

/** "Tutor: tba": a value that is still open. */
export const openValuePattern =
  /^\(?(?:tb[acd]|to be (?:announced|confirmed)|n\/?a|wird noch bekannt ?gegeben|folgt(?: noch)?)\)?\.?$/iu

/** "Gatepost Rollers 29 – 20 The Taw Inn": the result of a match. */
export const matchResultPattern = /^\p{Lu}[^\n]{2,80}\s\d{1,3}\s?[–:-]\s?\d{1,3}\s\(?[\p{L}\d]/u

/**
 * "Saturday 21 November 2026, 1 to 5 pm, Wesley Hall": a day with a time or weekday, on which something takes
 * place.
 */
export const eventDayPattern =
  /^(?:\p{L}{2,3} )?\p{L}{2,10}(?:day|tag|mittwoch|di|nes|dag)\p{L}{0,2},? (?:den |the )?\d{1,2}|\d{1,2}\.?\s\p{L}{3}[^\n]{0,60}\d\s?(?:[:.h]\d{2}|uhr|h\b|noon|[ap]\.?m)|\p{L}{3}\s\d{1,2}[^\n]{0,60}\d\s?(?:[:.h]\d{2}|uhr|h\b|[ap]\.?m)/iu

/** "About Lumen": a line of its own above what a publisher says about itself. */
export const aboutHeadingPattern = /^(?:About|Über)\s(?:(?:the|die|das|den)\s)?\p{Lu}[^.!?:,]{1,60}$/u

export const postscriptPattern = /^p\.? ?s\.?\s?[:.–-]?\s/iu

/** "So geht es in einer Viertelstunde:": introduces the list right below it. */
export const listIntroductionPattern =
  /^[\p{Lu}\p{Lo}\p{N}“„"¿¡](?:[^\n]{2,220}[:：]|[^\n.!?…]{2,80}[\p{L},–-])$/u

/** "Boil tap water for a minute before you": a sentence that the list below it completes. */
export const continuesInListPattern = /^\p{Lu}(?=(?:\S{1,40}\s){3}).{10,300}\s\p{Ll}{1,12}$/u
