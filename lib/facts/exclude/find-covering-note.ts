import type { ExcludedSourcePart } from './find-mail-parts'
import { salutationPattern, signOffPattern } from './greetings'

/** How far into a source to look for the line that separates a note from the text it came with, in UTF-16 units. */
const maxSearchLength = 1_500
const separatorLinePattern = /\n[^\S\n]{0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\\?[-*_] ?){3,})[^\S\n]*\n/
/** Without "from" and "to", which stand above events too. */
const mailHeaderPattern =
  /^[\s*_>]{0,6}(?:subject|sent|betreff|gesendet|objet|asunto|oggetto|onderwerp|temat)\s?:/imu
/** "– Priya", "x Dolly", "LG Nuri" at the end of a message to colleagues. */
const signaturePattern =
  /(?:^|[.!?)\s])[–—-]\s?\p{Lu}\p{L}{1,20}\.?$|(?:^|\n|[.!?]\s)(?:lg|vg|cheers|thanks|danke|best|x{1,3})[,!]?\s?(?:\p{Lu}\p{L}{1,20})?\s?\*{0,2}$/iu
/** What no one says to readers: that the text is handed over, or is to be published. */
const publishRequestPattern =
  /(?<!\p{L})(?:here(?:['’]s| is) (?:the|your|our) (?:\p{L}+ )?(?:text|copy|post|version)|hier (?:ist|kommt) (?:der|die|das|unser\p{L}*|mein\p{L}*) (?:\p{L}+ )?(?:text|beitrag|fassung)|please (?:(?:put|send|get) (?:it|this) out|(?:post|publish) (?:it|this|the|as))|bitte (?:so )?(?:posten|veröffentlichen|online stellen))(?!\p{L})/iu

/** Words that a note handing a text on contains. */
const handoverWordPattern =
  /(?<!\p{L})(?:anbei|beigefügt|attached|enclosed|below|unten|text|copy|wording|draft|corrections?|final|meldung|pressemitteilung|mitteilung|press release|communiqué|comunicado|comunicato|persbericht)(?!\p{L})/iu

/** "Joss – this is still version 2. … –N", in a quoted block above a text. */
const isAddressedToColleague = (note: string): boolean =>
  /^\p{Lu}\p{L}{1,15}(?: (?:and|und|&) \p{Lu}\p{L}{1,15})?\s?[,:–—-]\s/u.test(note) &&
  (/(?:^|[.!?)\s])[–—-]\s?\p{Lu}{1,3}\.?$/u.test(note) ||
    (signaturePattern.test(note) &&
      /(?<!\p{L})(?:version|draft|todo|entwurf|fassung|tbc|don['’]t use|not online|noch nicht)(?!\p{L})/iu.test(
        note,
      )))

/**
 * Finds the note with which someone handed a text on, up to the line that separates the two: a mail, a short
 * request to publish, or a greeting to colleagues that mentions the text. Also finds a quoted block at the top that
 * is addressed to a colleague. Empty if what stands above the line is itself text for readers, as in a letter, or
 * if less than half its length follows. Takes the source; pure, linear in its length.
 */
export function findCoveringNote(source: string): ExcludedSourcePart[] {
  const head = source.slice(0, maxSearchLength)
  const quoted = /^\s*(?:#\s[^\n]*\n\s*)?(?=>)((?:[^\S\n]{0,3}>[^\n]*(?:\n|$))+)/.exec(head)
  if (
    quoted?.[1] !== undefined &&
    isAddressedToColleague(quoted[1].replace(/^[^\S\n]{0,3}>\s?/gmu, '').trim())
  )
    return [{ from: quoted[0].length - quoted[1].length, until: quoted[0].length, reason: 'internal_note' }]
  const line = separatorLinePattern.exec(head)
  if (!line) return []
  const from = /^\s*#\s[^\n]*\n/.exec(head)?.[0].length ?? 0
  const note = head.slice(from, line.index).trim()
  if (note === '' || line.index <= from || (source.length - line.index) * 2 < note.length) return []
  const [first = ''] = note.split('\n')
  const greets = salutationPattern.test((/^[^,!:–—]{1,60}[,!:–—]/u.exec(first)?.[0] ?? first).trim())
  const lines = note.split('\n').map((line) => line.replace(/[*_]/gu, '').trim())
  const isSigned =
    signaturePattern.test(lines.at(-1) ?? '') ||
    lines.some((line) => line.length < 60 && signOffPattern.test(line))
  const isNote =
    mailHeaderPattern.test(note) ||
    (note.length < 400 && publishRequestPattern.test(note)) ||
    (greets && (publishRequestPattern.test(note) || (isSigned && handoverWordPattern.test(note))))
  return isNote ? [{ from, until: line.index + 1, reason: 'internal_note' }] : []
}
