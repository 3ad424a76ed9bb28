import { readLabel } from './field-labels'

/** A timestamp before what someone says: "[09:12]", "12.05.24, 18:03 -", "00:00:12". */
const stamp =
  /^\[?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)?,? ?(?:um )?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?(?: Uhr)?\]?(?: ?[-–|]| ?:)?(?=\s)/i
const name =
  /^[*_]{0,2}(@?\p{L}[\p{L}\d.'’-]{0,20}(?: (?:\p{Lu}[\p{L}.'’-]{0,20}|(?:jun|sen)\.|\d{1,2})){0,2})(?: \([^()\n]{1,40}\))?[*_]{0,2}:[*_]{0,2}(?=\s)/u
/** "Agreed: …" before a decision. */
const decision =
  /^(?:agreed|agreement|decision|decided|resolved|final|beschluss|beschlossen|ergebnis|entscheidung|festgelegt|einigung)\s?:(?=\s)/i

const mailHead = /^[ \t>*]*(?:from|to|cc|subject|sent|von|an|betreff|gesendet)[*]*:[ \t]+\S/gim
const greeting =
  /^[ \t>]*(?:hi|hello|hey|dear|hallo|huhu|moin|servus|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend))\b[^\n.:]{0,50}[,!]?[ \t]*$/im
const closing =
  /^[ \t>]*(?:best|thanks|thank you|cheers|(?:kind|best|warm) (?:regards|wishes)|regards|viele grüße|vg|lg|mfg|mit (?:freundlichen|besten) grüßen|(?:liebe|beste|herzliche) grüße|gruß|danke)\b[^\n:]{0,25}$/im
const minutes =
  /^[ \t>#*]*(?:(?:meeting )?minutes\b|(?:meeting |call )?notes (?:from|of)\b|meeting notes\b|(?:gesprächs|ergebnis|sitzungs)?protokoll\b|gesprächsnotiz|present:|attendees:|participants:|anwesend:|anwesende:|teilnehmer(?:innen)?:|action items|TOP \d|mitschrift|transcript|transkript|interview(?:er)?\b|verbatim|(?:gesprächs)?mitschnitt|\[?podcast\b|(?:conversation|gespräch) (?:with|mit)\b|voice memo|sprachnachricht)/im
const reply =
  /\b(?:wrote|writes|schrieb|schreibt)(?: [^\n:]{0,60})?:[ \t]*$|forwarded message|weitergeleitete nachricht|original message/im

/** A line of an exported chat that only says who speaks and when: "Nell [10:31 AM]", "Tina  10:02 Uhr". */
const nameAndTime =
  /^\p{L}[\p{L}.'’ -]{0,40}[ \t]+[([]?\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?(?: Uhr)?[)\]]?[ \t]*$/gimu

/** Speaker and time before what they say: "Priya 09:14  ok". */
const nameThenTime =
  /^\p{L}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?[ \t]+[([]?\d{1,2}:\d{2}[)\]]?(?: ?[ap]\.?m\.?)?[ \t]+(?=\S)/u
/** An interview printed without names. */
const asked = /^[ \t>*]*(?:Q|Question|Frage|F)[*]*:[ \t]*\S/gm
const answered = /^[ \t>*]*(?:A|Answer|Antwort)[*]*:[ \t]*\S/gm

/**
 * Whether and how people talk to each other in a text. `speakers` are the names that precede what they say; empty
 * if there are none.
 */
export type Conversation = {
  /**
   * Whether it is an email, a chat, minutes or a transcript, in which statements may be withdrawn, or be questions
   * or mere proposals.
   */
  isConversation: boolean
  /** Whether several people speak (a chat, minutes, a transcript), so that it is never certain what applies. */
  areSeveral: boolean
  speakers: ReadonlySet<string>
}

/** Distinguishes emails, chats, minutes and transcripts from guides and forms by their markers. Linear time. Pure. */
export function detectConversation(text: string): Conversation {
  const counts = new Map<string, number>()
  let stamps = 0
  for (const line of text.split('\n', 5_000)) {
    let rest = line.slice(0, 120).replace(/^[\s>]+/, '')
    const called = nameThenTime.exec(rest)?.[0]
    if (called) {
      const who = called.trim().split(/[\s([]{1,9}\d/, 1)[0] ?? ''
      counts.set(who, (counts.get(who) ?? 0) + 1)
      continue
    }
    const at = stamp.exec(rest)
    if (at) {
      stamps++
      rest = rest.slice(at[0].length).trimStart()
    }
    const who = name.exec(rest)?.[1]
    if (who === undefined || /^[qa]$/i.test(who) || (!at && !/^\p{Lu}/u.test(who)) || readLabel(who)) continue
    counts.set(who, (counts.get(who) ?? 0) + 1)
  }
  const speakers = new Set([...counts].filter(([, count]) => count > 1 || stamps > 1).map(([who]) => who))
  const talks = stamps > 2 || speakers.size > 1
  const exported = (text.match(nameAndTime)?.length ?? 0) > 1
  const mails = (text.match(mailHead)?.length ?? 0) > 1
  const isInterview = [asked, answered].every((pattern) => (text.match(pattern)?.length ?? 0) > 2)
  const areSeveral = talks || exported || isInterview || minutes.test(text)
  return {
    areSeveral,
    isConversation: areSeveral || mails || [greeting, closing, reply].some((pattern) => pattern.test(text)),
    speakers: talks ? speakers : new Set(),
  }
}

/** Returns how many characters precede what a line says: the time, the speaker, "Agreed:". Pure. */
export function measureSpeechPrefix(line: string, { speakers }: Conversation): number {
  let at = 0
  const skip = (pattern: RegExp, only?: (found: RegExpExecArray) => boolean) => {
    const found = pattern.exec(line.slice(at))
    if (!found || (only && !only(found))) return
    at += found[0].length
    while (/\s/.test(line[at] ?? '')) at++
  }
  if (speakers.size > 0) {
    skip(nameThenTime)
    skip(stamp)
    skip(name, (found) => speakers.has(found[1] ?? ''))
  }
  skip(decision)
  return at < line.length ? at : 0
}
