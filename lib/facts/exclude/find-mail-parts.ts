import type { Exclusion } from '../schemas'
import { salutationPattern, signOffPattern } from './greetings'

/** A part of a source, in UTF-16 units, that is not for posts. */
export type ExcludedSourcePart = { from: number; until: number; reason: Exclusion }

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** Labels of mail header lines; at least one line must name a sender or receiver. */
const mailPersonLabels = toWordSet('from|to|cc|bcc|von|an|kopie|de|à|para|da|a|van|aan|od|do|från|till')
const mailLabels = toWordSet(
  'sent|date|subject|reply-to|reply to|attachments|attachment|importance|gesendet|datum|betreff|anlagen|anhang|wichtigkeit|antwort an|envoyé|objet|date d’envoi|enviado|asunto|oggetto|inviato|onderwerp|verzonden|temat|wysłano|ämne|skickat',
)
const ambiguousMailLabels = toWordSet(
  'date|datum|attachments|attachment|importance|anlagen|anhang|wichtigkeit',
)
const readHeaderLabel = (line: string): string =>
  (/^[\s>*]{0,8}([\p{L}][\p{L} ’'-]{0,16}?)\s?:/u.exec(line)?.[1] ?? '').toLowerCase()
const forwarded =
  /^[\s>*_=-]{0,40}(?:(?:begin )?forwarded message|original message|original appointment|weitergeleitete nachricht|ursprüngliche nachricht|originalnachricht|anfang der weitergeleiteten (?:nachricht|e-mail)|message transféré|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht)[\s:_=*-]{0,40}$/iu
/** "On 3 March 2026 at 10:11, Jo Hall wrote:" */
const quoteIntroductionPattern =
  /^[\s>]{0,8}(?:on|am|le|el|il|op)\s.{6,160}(?:wrote|schrieb.{0,60}|a écrit|escribió|ha scritto|schreef.{0,60})\s?:$/iu

/** Words of a mail's sender about the mail itself and what its receiver should do. */
const mailTalkWords = toWordSet(
  "attached|attach|attachment|enclosed|anbei|anhang|beigefügt|angehängt|forwarding|resend|printer|i|i've|i'm|i'll|i'd|ich|mir|mich|pls|fyi|zk",
)

/**
 * Whether a sentence of a mail is about the mail, speaks for its sender or asks its receiver something. Takes one
 * sentence; pure.
 */
export const isAboutMail = (sentence: string): boolean =>
  /\?["”“»’)]{0,2}$/u.test(sentence) ||
  sentence
    .slice(0, 400)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}']+/u)
    .some((word) => mailTalkWords.has(word)) ||
  /^(?:here(?:['’]s| is) (?:the|my|our)|hier (?:ist|kommt) (?:der|die|das|mein|unser)) (?:text|copy|draft|entwurf|info)/iu.test(
    sentence,
  )

/**
 * Returns what a source contains of a mail around its actual message: header lines, quoted text, greetings and
 * signatures, in order. Empty if the text is not a mail. Takes the source; pure, linear in its length.
 */
export function findMailParts(source: string): ExcludedSourcePart[] {
  const lines = splitLines(source)
  const heads = findHeaderLines(lines.map(({ text }) => text))
  if (heads.size === 0) return []
  const parts: ExcludedSourcePart[] = []
  let isSigned = false
  let isQuoted = false
  for (const [at, { text, from, until }] of lines.entries()) {
    const add = (reason: Exclusion): void => {
      parts.push({ from, until, reason })
    }
    const words = text.trim()
    if (heads.has(at)) {
      isSigned = false
      isQuoted = /^\s*>/u.test(text) && isQuoted
      add('byline')
    } else if (quoteIntroductionPattern.test(text)) {
      isQuoted = true
      add('byline')
    } else if (/^\s*>/u.test(text) && isQuoted) add('internal_note')
    else if (words === '') continue
    else if (words === '--' || words === '—') {
      isSigned = true
      add('salutation')
    } else if (words.length < 60 && signOffPattern.test(words)) {
      isSigned = true
      add('salutation')
    } else if (isSigned && words.length < 90 && !/\p{Ll}[.!?]["”“]?$/u.test(words)) add('salutation')
    else {
      isSigned = false
      if (words.length < 60 && /[,!:]$/u.test(words) && salutationPattern.test(words)) add('salutation')
    }
  }
  return parts
}

function splitLines(source: string): { text: string; from: number; until: number }[] {
  let from = 0
  return source.split('\n').map((text) => {
    const line = { text, from, until: from + text.length }
    from = line.until + 1
    return line
  })
}

/**
 * The header lines of a mail: at least two in a row, one of which names a person; they must have a label that only
 * mails have, or an address.
 */
function findHeaderLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  let run: number[] = []
  const close = (): void => {
    const some = run.map((at) => lines[at] ?? '')
    const labels = some.map(readHeaderLabel)
    // "Date: 6 June, From: 10 am, To: 4 pm" is an event.
    const isMail =
      labels.some((one) => mailLabels.has(one) && !ambiguousMailLabels.has(one)) ||
      some.some((line) => line.includes('@'))
    if (isMail && run.length > 1 && labels.some((one) => mailPersonLabels.has(one)))
      for (const at of run) found.add(at)
    run = []
  }
  for (const [at, line] of lines.entries()) {
    const label = readHeaderLabel(line)
    if (mailPersonLabels.has(label) || mailLabels.has(label)) run.push(at)
    else if (line.trim() !== '') {
      close()
      if (forwarded.test(line)) found.add(at)
    }
  }
  close()
  return found
}

/** Lines above and below a mass mailing: how to view it in a browser. */
const mailingHintPattern =
  /^(?:(?:having |have |any )?(?:trouble|problems|difficulty|difficulties) (?:reading|viewing|seeing|displaying|with) (?:this|the)?|(?:can(?:['’]?t|not)|not able to|unable to) (?:read|see|view) (?:this|the) (?:e-?mail|mail|newsletter|message|letter|images?)|(?:is|isn['’]t) this (?:e-?mail|mail|newsletter) (?:not )?(?:displaying|showing)|(?:click here to )?(?:view|read|see|open|show) (?:(?:this|the|our)(?: (?:e-?mail|mail|newsletter|message|letter|issue))?|it|online|e-?mail|web version)\b(?: online| (?:as|on) a? ?web ?page| in (?:your|a|the|any) (?:web )?browser)|web(?: |-)?(?:version|view)$|(?:(?:wird|werden) (?:diese|dieser|die|der|ihnen|dir) .{0,40}nicht (?:richtig|korrekt|vollständig|einwandfrei) ?(?:angezeigt|dargestellt)|probleme (?:mit der|bei der) (?:darstellung|anzeige)|(?:.{0,30} )?im browser (?:ansehen|anzeigen|öffnen|lesen|anschauen|betrachten)|(?:zur )?online[- ]?(?:version|ansicht)$)|(?:cet? (?:e-?mail|message|courriel|lettre) ne s['’]affiche|(?:voir|lire|afficher|ouvrir|consulter) .{0,30}(?:en ligne|dans (?:votre|le|un) navigateur))|(?:¿?no (?:ves|ve|puedes ver|se ve) .{0,30}(?:correo|mensaje|boletín|email)|ver .{0,30}en (?:el|tu|su) navegador)|(?:non (?:vedi|visualizzi) .{0,30}|(?:visualizza|apri|leggi) .{0,30}nel (?:tuo )?browser)|(?:bekijk|lees|open) .{0,30}(?:online|in (?:je|uw|de) browser)|(?:zobacz|otwórz|wyświetl) .{0,30}w przeglądarce|(?:visa|öppna|läs) .{0,30}i (?:din )?webbläsare|(?:ver|abrir|ler) .{0,30}no (?:seu )?navegador|(?:se|vis|åbn|åpne) .{0,30}i (?:din )?(?:browser|nettleser))/iu
/** Whether a line above or below a mailing says how to read it elsewhere. Takes a sentence or line; pure. */
export const isMailingHint = (text: string): boolean =>
  text.length < 110 && mailingHintPattern.test(text.trim())
