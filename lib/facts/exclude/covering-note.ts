import { salutation, signOff } from './greetings'
import type { PartApart } from './mail-parts'

/** As far into a source as a line is looked for that parts a note from the text it came with. */
const maxLength = 1_500
const breakLine = /\n[^\S\n]{0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\\?[-*_] ?){3,})[^\S\n]*\n/
const mailHead = /^[\s*_>]{0,6}(?:from|to|subject|sent|von|an|betreff|gesendet)\s?:/imu
/** "– Priya", "x Dolly", "LG Nuri" at the end of what somebody wrote to colleagues. */
const signed =
  /(?:^|[.!?)\s])[–—-]\s?\p{Lu}\p{L}{1,20}\.?$|(?:^|\n|[.!?]\s)(?:lg|vg|cheers|thanks|danke|best|x{1,3})[,!]?\s?(?:\p{Lu}\p{L}{1,20})?\s?\*{0,2}$/iu
/** What is said of the text that follows, and of what to do with it. */
const ofText =
  /(?<!\p{L})(?:(?:final |approved |press )?(?:text|copy|wording|version|post) (?:is |as |comes? )?(?:below|attached|follows)|here(?:['’]s| is) (?:the|your|our) (?:\p{L}+ )?(?:text|copy|post|version|release)|(?:text|beitrag|fassung|meldung|version)(?: \p{L}+){0,2} (?:unten|anbei|folgt)|hier (?:ist|kommt) (?:der|die|das|unser\p{L}*|mein\p{L}*) (?:\p{L}+ )?(?:text|beitrag|fassung|meldung)|(?:put|send|get) (?:it|this) out|please (?:post|publish|share|use)|bitte (?:so )?(?:posten|veröffentlichen|online stellen|verwenden))(?!\p{L})/iu

/**
 * The note with which somebody handed a text on, up to the line that parts the two: it greets colleagues, is a mail, or speaks of the
 * text below. None where what stands above the line is text itself. Takes the source; pure, linear in its length.
 */
export function coveringNote(source: string): PartApart[] {
  const head = source.slice(0, maxLength)
  const line = breakLine.exec(head)
  if (!line) return []
  const from = /^\s*#\s[^\n]*\n/.exec(head)?.[0].length ?? 0
  const note = head.slice(from, line.index).trim()
  if (note === '' || line.index <= from) return []
  const [first = ''] = note.split('\n')
  const greets = salutation.test((/^[^,!:–—]{1,60}[,!:–—]/u.exec(first)?.[0] ?? first).trim())
  const lines = note.split('\n').map((line) => line.replace(/[*_]/gu, '').trim())
  const isSigned =
    signed.test(lines.at(-1) ?? '') || lines.some((line) => line.length < 60 && signOff.test(line))
  const isNote = mailHead.test(note) || ofText.test(note) || (greets && isSigned)
  return isNote ? [{ from, until: line.index + 1, reason: 'internal_note' }] : []
}
