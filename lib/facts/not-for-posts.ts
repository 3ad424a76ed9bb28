import { gluedAbout } from './exclude/around-text'
import { asks, leadsElsewhere, pleasantries } from './exclude/asks'
import { credits } from './exclude/credits'
import { farewell, salutation, signOff } from './exclude/greetings'
import { isInjection } from './exclude/injections'
import { isForACase, keepsFromHarm } from './exclude/keeps-from-harm'
import {
  ask,
  byline,
  callToAction,
  caption,
  fraud,
  isContact,
  navigation,
  notice,
  trail,
} from './exclude/lines'
import { isOfMailing } from './exclude/mail-parts'
import { isMarkup } from './exclude/markup'
import { isPaywall } from './exclude/no-articles'
import { hasNoteInBrackets, isInternalNote, waitsIn } from './exclude/not-public'
import { notices } from './exclude/notices'
import { hasReach, isOfPage, tellsHowTo } from './exclude/public-notices'
import { saysWhoMustNotEat } from './exclude/safety-of-food'
import type { Exclusion } from './schemas'

export { exclusionOfLabel, exclusionOfSection, isOfTreatment } from './exclude/headings-and-labels'
export { exclusionOfLink, hiddenOrder, isInjection } from './exclude/injections'

/** "Tell us in the comments!": a request to a page's readers, which may also be the last of its steps. */
const asksOfPage =
  /(?<!\p{L})(?:(?:tell us|let us know|leave|share|post|drop|write)(?!\p{L})[^.!?]{0,60}(?<!\p{L})comments?|(?:post|leave|write|drop|ask) (?:them|it|yours|your \p{L}{1,12}) (?:below|here)|tag us|rate this|pin (?:it|this)|(?:schreib|erzähl|sag|verrat|teil)\p{L}{0,3}(?!\p{L})[^.!?]{0,60}(?<!\p{L})kommentar\p{L}{0,4}|markier\p{L}{0,3} uns|bewerte\p{L}{0,2} (?:dieses|das) rezept)(?!\p{L})/iu

/** "17 comments", "★★★★☆ 212 reviews": what others did with a page. */
const counters =
  /^[\s★☆⭐.,/\d()]{1,20}\s*(?:out of|von|comments?|kommentare?|reviews?|ratings?|bewertungen?|likes?|shares?|views?|aufrufe|reacciones|commentaires?|comentarios?|comentários?|commenti|reacties|komentarz\p{L}*|avis|opini\p{L}+|customer)\b.{0,80}$/iu

/** The nature of a text, which determines what in it is small print. */
export type TextNature = {
  /** A recall, a warning or a notice of something closed or cut off. */
  isPublicNotice: boolean
}
const ofNoNature: TextNature = { isPublicNotice: false }

/** Matches a paragraph of several sentences, which are judged one by one. */
const hasSeveral = /[.!?…]["”“»’)]{0,2}\s+[\p{Lu}\p{N}„“"«(]|[。！？]\S/u
/** How a paragraph begins that is for the press or about the page as a whole. */
const beginsNotice =
  /^[\s*_#]{0,4}(?:(?:press|media|presse|medien)[- ]?(?:contacts?|kontakt|enquir\p{L}+|inquir\p{L}+|anfragen|stelle)|notes? (?:to|for) editors?|hinweise? (?:an|für) (?:die )?redaktion\p{L}*|about (?:us|the (?:author|company))|über uns|contact presse|contacto de prensa|contatti stampa|all rights reserved|alle rechte|©|copyright|we use cookies|this (?:site|website) uses|diese (?:web)?seite (?:verwendet|nutzt)|you (?:are receiving|received) this|sie erhalten diese|forward-looking|for immediate release|disclaimer|haftungsausschluss)/iu

/**
 * Returns why a whole paragraph, entry or line is not for posts; undefined if it may be used. `at` says where it
 * is: greetings come first and farewells last. Takes its visible text; pure.
 */
export function exclusionOfBlock(
  text: string,
  at: { first: boolean; last: boolean; linkShare: number },
  nature = ofNoNature,
): Exclusion | undefined {
  if (isInjection(text)) return 'injection'
  if (fraud.test(text)) return 'suspicious'
  // In a longer text, only the sentence that says so is left out.
  const waits = text.length < 120 ? waitsIn(text) : undefined
  if (waits !== undefined) return waits
  if (isPaywall(text)) return 'paywall'
  if (isInternalNote(text)) return 'internal_note'
  if (gluedAbout.test(text)) return 'notice'
  if (text.length > 400) return undefined
  if (at.first && salutation.test(text)) return 'salutation'
  if (at.last && text.length < 100 && (signOff.test(text) || farewell.test(text))) return 'salutation'
  if (navigation.test(text) || trail.test(text) || counters.test(text)) return 'navigation'
  if (isOfMailing(text)) return 'navigation'
  if (text.length < 300 && caption.test(text)) return 'caption'
  if (beginsNotice.test(text)) return 'notice'
  if (hasSeveral.test(text)) return undefined
  const reason = exclusionOfLine(text, at.linkShare)
  return reason !== undefined && isForReaders(text, reason, nature) ? undefined : reason
}

function exclusionOfLine(text: string, linkShare: number): Exclusion | undefined {
  if (isContact(text)) return 'notice'
  if (text.length < 120 && callToAction.test(text)) return 'call_to_action'
  if (byline.test(text)) return 'byline'
  if (notice.test(text)) return 'notice'
  if (text.length < 160) {
    if (linkShare > 0.9 || leadsElsewhere.isIn(text)) return 'navigation'
    if (credits.isIn(text)) return 'byline'
    if (asks.isIn(text)) return 'call_to_action'
    if (notices.isIn(text)) return 'notice'
  }
  // In a longer text, only the sentence with markup is left out.
  return text.length < 60 && isMarkup(text) ? 'markup' : undefined
}

/** "Book online; we don't sell tickets at the gate.": readers who do not know this come in vain. */
const saysWhereNot =
  /(?<!\p{L})(?:(?:don[’']t|do not|cannot|can[’']t|no|not) (?:\p{L}+ ){0,2}(?:tickets?|bookings?|sales|cards?|walk-ins?) (?:\p{L}+ ){0,2}(?:at|on|by|accepted)|(?:tickets?|bookings?) (?:are )?(?:only|not) (?:available |sold )?(?:online|at|on|in)|(?:online|cash|card) only|only online|keine (?:abendkasse|tageskasse|kartenzahlung|karten)|nur (?:online|bar|mit karte|im vorverkauf))(?!\p{L})/iu

/**
 * Whether something that is small print elsewhere is what readers need here: how to book or apply, and most of a
 * recall or warning.
 */
const isForReaders = (text: string, reason: Exclusion, { isPublicNotice }: TextNature): boolean =>
  (reason === 'notice' || reason === 'call_to_action') &&
  (tellsHowTo(text) ||
    saysWhereNot.test(text) ||
    (reason === 'call_to_action' && hasReach(text) && !isOfPage(text)) ||
    saysWhoMustNotEat(text) ||
    keepsFromHarm(text) ||
    (reason === 'call_to_action' && isForACase(text)) ||
    (isPublicNotice && !isOfPage(text) && !callToAction.test(text) && !ask.test(text)))

/**
 * Like `exclusionOfBlock`, for one sentence of a paragraph that is not left out as a whole. The steps of a guide
 * may ask readers to do something.
 */
export function exclusionOfSentence(
  sentence: string,
  isStep = false,
  nature = ofNoNature,
): Exclusion | undefined {
  const waits = waitsIn(sentence)
  if (waits !== undefined) return waits
  if (isPaywall(sentence)) return 'paywall'
  if (hasNoteInBrackets(sentence)) return 'internal_note'
  if (isMarkup(sentence)) return 'markup'
  // "→ Lift out of order until end of month": a line about the page or place itself.
  if (/^[→⇒➜➔►▶👉]/u.test(sentence)) return 'navigation'
  if (byline.test(sentence)) return 'byline'
  if (navigation.test(sentence) || isOfMailing(sentence)) return 'navigation'
  const reason = exclusionOfWords(sentence, isStep)
  return reason !== undefined && isForReaders(sentence, reason, nature) ? undefined : reason
}

/**
 * "149 € zzgl. MwSt. für Praxen mit Vertrag, sonst 219 € zzgl. MwSt.": what something costs, and for whom, is not
 * small print.
 */
const tax =
  /(?<!\p{L})(?:inkl(?:\.|usive)?|zzgl\.?|zuzüglich|plus|incl(?:\.|uding)?|excl(?:\.|uding)?|ohne|mit) (?:\d{1,2} ?% ?)?(?:mwst|ust|vat|mehrwertsteuer|umsatzsteuer|tva|iva|btw)(?!\p{L})\.?/giu
const saysPriceWithTax = (sentence: string): boolean =>
  sentence.search(tax) > 0 &&
  /^\D{0,40}(?:[€£$]\s?\d|\d[\d.,]*\s?(?:€|EUR|Euro|CHF|£))/u.test(sentence) &&
  sentence.replace(tax, '').match(/\p{L}{3,}/gu) !== null

/** "At most 10 eggs a household, while stocks last.": not small print in a sentence that says more. */
const stock =
  /,?\s?(?:solange (?:der |unser )?vorrat reicht|while (?:stocks?|supplies) lasts?|subject to availability|nach verfügbarkeit|jusqu'à épuisement (?:des|du) stocks?|fino a esaurimento scorte|hasta agotar existencias|zolang de voorraad strekt)/giu

function exclusionOfWords(sentence: string, isStep: boolean): Exclusion | undefined {
  const told = sentence.replace(stock, '')
  const plain = (told.match(/\p{L}{2,}/gu)?.length ?? 0) > 4 ? told : sentence
  const words = saysPriceWithTax(plain) ? plain.replace(tax, '') : plain
  if (words.length < 300 && (notice.test(words) || notices.isIn(words))) return 'notice'
  if (isContact(sentence)) return 'notice'
  if (asksOfPage.test(sentence)) return 'call_to_action'
  if (isStep) return undefined
  if (sentence.length < 160 && leadsElsewhere.isIn(sentence)) return 'navigation'
  if (ask.test(sentence) || (sentence.length < 240 && asks.isIn(sentence))) return 'call_to_action'
  if (sentence.length < 120 && callToAction.test(sentence)) return 'call_to_action'
  if (sentence.length < 200 && credits.isIn(sentence)) return 'byline'
  if (sentence.length < 160 && !/\d/.test(sentence) && pleasantries.isIn(sentence)) return 'salutation'
  return undefined
}
