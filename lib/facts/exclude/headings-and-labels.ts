import type { Exclusion } from '../schemas'
import { creditPhrases } from './credit-phrases'
import { isInternalHeading } from './not-public'
import { noticePhrases } from './notice-phrases'
import { crossReferencePhrases } from './request-phrases'

/** Headings of parts that say nothing about the subject itself. */
const noticeHeadingPattern =
  /^(?:about (?:us|the (?:author|company|writer|publisher)|\p{Lu}.{1,60})|über (?:uns|den autor|die autorin|\p{Lu}.{1,60})|à propos.{0,60}|press(?:e)? ?(?:contact|kontakt).{0,30}|media (?:contact|enquiries|inquiries).{0,30}|contact|kontakt|notes? (?:to|for) editors?|notes|legal(?: notice| information)?|imprint|impressum|disclaimer|haftungsausschluss|copyright|privacy(?: policy)?|datenschutz.{0,20}|cookies?|boilerplate|forward-looking statements|terms apply|t&cs apply|while (?:stocks|supplies) last|subject to availability|(?:please )?drink responsibly|results may vary|affiliate|the views expressed|this (?:article|post|page) (?:contains|may contain)|creative commons|cc by(?:-[a-z]{2})*|solange (?:der )?vorrat reicht|ohne gewähr|rechtsweg (?:ist )?ausgeschlossen|abbildung(?:en)? ähnlich|angaben ohne|nur für den internen|for internal use|not for (?:publication|release|distribution)|do not (?:publish|post|use before)|nicht (?:veröffentlichen|zur veröffentlichung)|embargo(?:ed)?|sperrfrist|license|lizenz)$/iu
const navigationHeadingPattern =
  /^(?:related.{0,40}|see also|further reading|read (?:more|next).{0,30}|more (?:from|on|about|stories|posts).{0,40}|you (?:may|might) also.{0,40}|siehe auch|weiterführende links|weitere (?:artikel|beiträge|links).{0,30}|ähnliche.{0,40}|das könnte.{0,40}|mehr zum thema|share(?!\p{L}).{0,20}|teilen|(?:\d{1,4} )?(?:comments?|kommentare?)(?: ?\(\d{1,4}\)| \d{1,4}| (?:are )?closed|:)?|leave a (?:reply|comment)|table of contents|contents|inhalt(?:sverzeichnis)?|navigation|tags?|categories|newsletter|subscribe.{0,30}|follow us.{0,20}|references|quellen|sources|einzelnachweise)$/iu

/** Returns why everything under a heading is not for posts; undefined if it may be used. Pure. */
export function findSectionExclusion(heading: string): Exclusion | undefined {
  if (isInternalHeading(heading)) return 'internal_note'
  if (noticeHeadingPattern.test(heading)) return 'notice'
  return navigationHeadingPattern.test(heading) ? 'navigation' : undefined
}

/**
 * "Pressemitteilung 14/2027": whether a heading is only what its senders call the document, or its publication
 * date. Takes a heading; pure.
 */
export const isDocumentTypeHeading = (heading: string): boolean =>
  /^(?:released?|published|updated|veröffentlicht|erschienen|stand|publié|publicado)(?: (?:on|am|le|el|vom))?:? .{0,16}\d{4}\.?$/iu.test(
    heading.trim(),
  ) ||
  /^(?:pressemitteilung|presseinformation|pressemeldung|medienmitteilung|press release|media release|news release|communiqué de presse|comunicado de prensa|comunicato stampa|persbericht|pressmeddelande|informacja prasowa)(?:\s(?:nr\.?|no\.?|n\.?|#)?\s?\d[\d/.–-]{0,12})?\W{0,3}$/iu.test(
    heading.trim(),
  )

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** Labels of what the makers of a text or page note for each other. */
const productionLabels = toWordSet(
  'headline|headlines|headline options|subline|subhead|subheadline|kicker|dachzeile|cta|call to action|button|alt|alt text|slug|keyword|keywords|hashtag|hashtags|client|auftraggeber|job no|job number|job nr|word count|wordcount|characters|zeichenzahl|zeichen|copy deadline|deadline copy|key message|key messages|kernbotschaft|kernbotschaften|tone|tonality|tonalität|channel|kanal|kanäle|platform|plattform|bildvorschlag|bildidee|visual|layout|font size|schriftgröße|seitengröße|objekt-nr|objektnummer|objekt-id|property ref|property id|cc|bcc|subject|betreff',
)
/** Labels that the makers of a text use for the text itself. */
const copyLabels = toWordSet(
  'teaser|teaser text|teasertext|intro|introduction text|copy|body|body copy|fließtext|haupttext|post text|posttext|lead|lede|vorspann|kurztext',
)

/** Commit types of programmers: changes for users, and work among themselves. */
const userChangePattern = /^(?:feat|feature|fix|bugfix|perf)$/iu
const internalChangePattern = /^(?:chore|ci|build|test|tests|refactor|style|docs|deps|wip|revert)$/iu

/** Whether what follows a label is the text itself, as with "Teaser:" and "feat:". Pure. */
export const isCopyLabel = (label: string): boolean =>
  copyLabels.has(label.toLowerCase().trim()) || userChangePattern.test(label)

/** Fields that tell colleagues how to talk about something: "sensitivity: no jokes". */
const guidanceLabelPattern =
  /^(?:sensitivit(?:y|ies)|sensitive|sensibilität|tone|tonality|tonalität|tonfall|posting (?:rules?|guidance|guidelines)|social (?:guidance|guidelines)|how to post|umgang|sprachregelung(?:en)?)$/iu
/** Whether the field of that name is addressed to colleagues, however long its text is. Pure. */
export const isGuidanceLabel = (label: string): boolean =>
  guidanceLabelPattern.test(label.replace(/[_-]+/g, ' '))

/**
 * Returns why a value is not for posts, by the label before it or the name of its field: credits, and notes among
 * colleagues. Pure.
 */
export function findLabelExclusion(label: string, value = ''): Exclusion | undefined {
  const words = label.replace(/[_-]+/g, ' ')
  // Allergens in food, what a service does not include, and how long something is valid.
  if (
    /^(?:\p{L}+ )?(?:allerg[eèé]n\p{L}{0,4}|alérgenos|alergeny)$|(?:^| )(?:may contain|contains|traces|spuren|kann (?:spuren )?(?:von )?enthalten|peut contenir|puede contener|può? contenere|kan bevatten)$|^not (?:included|suitable)|(?:^| )valid (?:until|till|to)$/iu.test(
      words,
    )
  )
    return undefined
  // What an audience wants to know beforehand: "strobing light for about forty seconds".
  if (/(?:^| )(?:content|trigger|sensory) (?:notes?|warnings?)$/iu.test(words)) return undefined
  if (
    /^(?:photos?|fotos?|bild(?:er|nachweis|quelle)?|images?|picture|credits?|copyright|source|quelle|caption|text|redaktion|illustration|reading time|read time|lesezeit|lesedauer|temps de lecture|leestijd|tiempo de lectura|tempo di lettura)(?: (?:by|von|credit))?$/iu.test(
      words,
    )
  )
    return 'byline'
  if (/\b(?:embargo|sperrfrist)\b/iu.test(words)) return noEmbargoPattern.test(value) ? 'notice' : 'embargo'
  if (isGuidanceLabel(label)) return 'internal_note'
  if (internalChangePattern.test(label)) return 'markup'
  if (productionLabels.has(label.toLowerCase().replace(/[.\s]{1,3}$/u, ''))) return 'internal_note'
  if (
    isInternalHeading(words) ||
    /\b(?:internal|intern|todo|to do|draft note|memo|do not publish)\b/iu.test(words)
  )
    return 'internal_note'
  if (
    /\b(?:private|privat|remarks?|bemerkung(?:en)?|notes?|notiz(?:en)?|not|anmerkung(?:en)?|comment|kommentar|licen[cs]e|lizenz|purchase price|einkaufspreis|ek preis|margin|marge|(?<!\d\. )stock|inventory|lager(?:bestand|ort)?|bestand|supplier|lieferant(?:in)?|wholesale|cost price|assignee|owner|approver|reviewer|approved by|checked by|freigabe|status|workflow|draft|revision|seo)\b/iu.test(
      words,
    )
  )
    return 'notice'
  if (
    /^(?:press |media |presse ?)?(?:contact|kontakt|telefon|tel|phone|mobile|mobil|fax|e-?mail|mail|impressum|copyright|disclaimer)\.?$/iu.test(
      words,
    )
  )
    return 'notice'
  if (/^(?:full )?changelog$/iu.test(words) || crossReferencePhrases.isIn(words)) return 'navigation'
  if (creditPhrases.isIn(`${words}:`)) return 'byline'
  return noticePhrases.isIn(words) ? 'notice' : undefined
}

/** "Embargo: none", but not "Embargo: no publication before Monday". */
const noEmbargoPattern =
  /^\W{0,3}(?:none|no(?:t any)?|keine[rns]?|nein|entfällt|aufgehoben|lifted|expired|abgelaufen|n\/a|aucun\p{L}*|nessun\p{L}*|ningun\p{L}*|nenhum\p{L}*|geen|ingen|inget|brak)(?!\p{L})(?!.*\s(?:before|earlier|until|till|prior|vor|bis|avant|antes|prima|voor|före|før|przed)(?!\p{L}))|^\s{0,3}[-–—]?\s{0,3}$/iu

/**
 * "Page last reviewed: 18 September 2026", "Sizes: see table": whether it is about the page itself. Takes a label
 * and its value; pure.
 */
export const isPageMetadata = (label: string, text: string): boolean =>
  /^(?:(?:this )?page )?last (?:reviewed|updated|modified|checked)$|^(?:you are here|sie (?:sind|befinden sich) hier|vous êtes ici|estás aquí|tu sei qui|je bent hier)$|^zuletzt (?:geprüft|aktualisiert|geändert)$/iu.test(
    label,
  ) ||
  (/^stand$/iu.test(label) && /^\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{4}$/u.test(text.trim())) ||
  /^(?:see|siehe|s\.) (?:the )?(?:table|tabelle|below|unten|above|oben|attachment|anhang|pdf)\.?$/iu.test(
    text.trim(),
  )
