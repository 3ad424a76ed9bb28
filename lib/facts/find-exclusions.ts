import { creditPhrases } from './exclude/credit-phrases'
import { isMailingHint } from './exclude/find-mail-parts'
import { isFoodWarning } from './exclude/food-warnings'
import { farewellPattern, salutationPattern, signOffPattern } from './exclude/greetings'
import { isInjection } from './exclude/injections'
import {
  breadcrumbPattern,
  bylinePattern,
  callToActionPattern,
  captionPattern,
  isContactLine,
  navigationPattern,
  noticePattern,
  pageRequestPattern,
  phishingPattern,
} from './exclude/line-patterns'
import { isMarkup } from './exclude/markup'
import { findEmbargoOrDraft, hasNoteInBrackets, isInternalNote } from './exclude/not-public'
import { noticePhrases } from './exclude/notice-phrases'
import { hasContactDetails, isAboutPage, tellsHowToAct } from './exclude/public-notices'
import { crossReferencePhrases, pleasantryPhrases, requestPhrases } from './exclude/request-phrases'
import { isConditionalRequest, isSafetyWarning } from './exclude/safety-warnings'
import { isPaywall } from './exclude/system-pages'
import { inlineBoilerplatePattern } from './exclude/text-edges'
import type { Exclusion } from './schemas'

export { findLabelExclusion, findSectionExclusion, isGuidanceLabel } from './exclude/headings-and-labels'
export { decodeHiddenInstruction, isInjection, isLookalikeLink } from './exclude/injections'

/** "Tell us in the comments!": a request to a page's readers, which may also be the last of its steps. */
const commentRequestPattern =
  /(?<!\p{L})(?:(?:tell us|let us know|leave|share|post|drop|write)(?!\p{L})[^.!?]{0,60}(?<!\p{L})comments?|(?:post|leave|write|drop|ask) (?:them|it|yours|your \p{L}{1,12}) (?:below|here)|tag us|rate this|pin (?:it|this)|(?:schreib|erzähl|sag|verrat|teil)\p{L}{0,3}(?!\p{L})[^.!?]{0,60}(?<!\p{L})kommentar\p{L}{0,4}|markier\p{L}{0,3} uns|bewerte\p{L}{0,2} (?:dieses|das) rezept)(?!\p{L})/iu

/** "17 comments", "★★★★☆ 212 reviews": what others did with a page. */
const counters =
  /^[\s★☆⭐.,/\d()]{1,20}\s*(?:out of|von|comments?|kommentare?|reviews?|ratings?|bewertungen?|likes?|shares?|views?|aufrufe|reacciones|commentaires?|comentarios?|comentários?|commenti|reacties|komentarz\p{L}*|avis|opini\p{L}+|customer)\b.{0,80}$/iu

/** The nature of a text, which determines what in it is small print. */
export type TextNature = {
  /** A recall, a warning or a notice of something closed or cut off. */
  isPublicNotice: boolean
}
const defaultNature: TextNature = { isPublicNotice: false }

/** Matches a paragraph of several sentences, which are judged one by one. */
const severalSentencesPattern = /[.!?…]["”“»’)]{0,2}\s+[\p{Lu}\p{N}„“"«(]|[。！？]\S/u
/** How a paragraph begins that is for the press or about the page as a whole. */
const noticeStartPattern =
  /^[\s*_#]{0,4}(?:(?:press|media|presse|medien)[- ]?(?:contacts?|kontakt|enquir\p{L}+|inquir\p{L}+|anfragen|stelle)|notes? (?:to|for) editors?|hinweise? (?:an|für) (?:die )?redaktion\p{L}*|about (?:us|the (?:author|company))|über uns|contact presse|contacto de prensa|contatti stampa|all rights reserved|alle rechte|©|copyright|we use cookies|this (?:site|website) uses|diese (?:web)?seite (?:verwendet|nutzt)|you (?:are receiving|received) this|sie erhalten diese|forward-looking|for immediate release|disclaimer|haftungsausschluss)/iu

/**
 * Returns why a whole paragraph, entry or line is not for posts; undefined if it may be used. `at` says where it
 * is: greetings come first and farewells last. Takes its visible text; pure.
 */
export function findParagraphExclusion(
  text: string,
  at: { first: boolean; last: boolean; linkShare: number },
  nature = defaultNature,
): Exclusion | undefined {
  if (isInjection(text)) return 'injection'
  if (phishingPattern.test(text)) return 'suspicious'
  // In a longer text, only the sentence that says so is left out.
  const waits = text.length < 120 ? findEmbargoOrDraft(text) : undefined
  if (waits !== undefined) return waits
  if (isPaywall(text)) return 'paywall'
  if (isInternalNote(text)) return 'internal_note'
  if (inlineBoilerplatePattern.test(text)) return 'notice'
  if (text.length > 400) return undefined
  if (at.first && salutationPattern.test(text)) return 'salutation'
  if (at.last && text.length < 100 && (signOffPattern.test(text) || farewellPattern.test(text)))
    return 'salutation'
  if (navigationPattern.test(text) || breadcrumbPattern.test(text) || counters.test(text)) return 'navigation'
  if (isMailingHint(text)) return 'navigation'
  if (text.length < 300 && captionPattern.test(text)) return 'caption'
  if (noticeStartPattern.test(text)) return 'notice'
  if (severalSentencesPattern.test(text)) return undefined
  const reason = findLineExclusion(text, at.linkShare)
  return reason !== undefined && isForReaders(text, reason, nature) ? undefined : reason
}

function findLineExclusion(written: string, linkShare: number): Exclusion | undefined {
  if (isContactLine(written)) return 'notice'
  const text = removeStockClause(written)
  if (text.length < 120 && callToActionPattern.test(text)) return 'call_to_action'
  if (bylinePattern.test(text)) return 'byline'
  if (noticePattern.test(text)) return 'notice'
  if (text.length < 160) {
    if (linkShare > 0.9 || crossReferencePhrases.isIn(text)) return 'navigation'
    if (creditPhrases.isIn(text)) return 'byline'
    if (requestPhrases.isIn(text)) return 'call_to_action'
    if (noticePhrases.isIn(text)) return 'notice'
  }
  // In a longer text, only the sentence with markup is left out.
  return text.length < 60 && isMarkup(text) ? 'markup' : undefined
}

/** What an employer owes applicants to say: left out of an advertisement, it would not hold. */
const equalityPattern =
  /(?<!\p{L})(?:schwerbehindert\p{L}*|gleichgestellt\p{L}*|disabled (?:applicants|people|candidates)|applicants with disabilities|vorbehaltlich|subject to (?:funding|approval))(?!\p{L})/iu

/** "Book online; we don't sell tickets at the gate.": readers who do not know this come in vain. */
const salesRestrictionPattern =
  /(?<!\p{L})(?:(?:don[’']t|do not|cannot|can[’']t|no|not) (?:\p{L}+ ){0,2}(?:tickets?|bookings?|sales|cards?|walk-ins?) (?:\p{L}+ ){0,2}(?:at|on|by|accepted)|(?:tickets?|bookings?) (?:are )?(?:only|not) (?:available |sold )?(?:online|at|on|in)|(?:online|cash|card) only|only online|keine (?:abendkasse|tageskasse|kartenzahlung|karten)|nur (?:online|bar|mit karte|im vorverkauf))(?!\p{L})/iu

/** "Lieferzeit derzeit 9–11 Wochen.": a sentence of its own, and not the line below a shop's price. */
const deliveryTimePattern = /^lieferzeit(?:en)? (?!ca|:)[^.:]{0,40}\d\s?(?:wochen|monate)/iu

/**
 * Whether something that is small print elsewhere is what readers need here: how to book or apply, and most of a
 * recall or warning.
 */
const isForReaders = (text: string, reason: Exclusion, { isPublicNotice }: TextNature): boolean =>
  (reason === 'notice' || reason === 'call_to_action') &&
  (tellsHowToAct(text) ||
    salesRestrictionPattern.test(text) ||
    equalityPattern.test(text) ||
    (reason === 'call_to_action' && hasContactDetails(text) && !isAboutPage(text)) ||
    isFoodWarning(text) ||
    deliveryTimePattern.test(text) ||
    isSafetyWarning(text) ||
    (reason === 'call_to_action' && isConditionalRequest(text)) ||
    (isPublicNotice &&
      !isAboutPage(text) &&
      !callToActionPattern.test(text) &&
      !pageRequestPattern.test(text)))

/**
 * Like `findParagraphExclusion`, for one sentence of a paragraph that is not left out as a whole. The steps of a guide
 * may ask readers to do something.
 */
export function findSentenceExclusion(
  sentence: string,
  isStep = false,
  nature = defaultNature,
): Exclusion | undefined {
  const waits = findEmbargoOrDraft(sentence)
  if (waits !== undefined) return waits
  if (isPaywall(sentence)) return 'paywall'
  if (hasNoteInBrackets(sentence)) return 'internal_note'
  if (isMarkup(sentence)) return 'markup'
  // "→ Lift out of order until end of month": a line about the page or place itself.
  // "→ moved to Sat 18 April" is a change.
  if (/^[→⇒➜➔►▶👉]/u.test(sentence) && !datedPattern.test(sentence)) return 'navigation'
  if (bylinePattern.test(sentence)) return 'byline'
  // "Leash loose? Weiter.": a word with a full stop is a sentence, while a link has none.
  const isLinkWord = navigationPattern.test(sentence) && !/^\p{L}+\.$/u.test(sentence)
  if (isLinkWord || isMailingHint(sentence)) return 'navigation'
  const reason = findWordingExclusion(sentence, isStep)
  return reason !== undefined && isForReaders(sentence, reason, nature) ? undefined : reason
}

/**
 * "149 € zzgl. MwSt. für Praxen mit Vertrag, sonst 219 € zzgl. MwSt.": what something costs, and for whom, is not
 * small print.
 */
const tax =
  /(?<!\p{L})(?:inkl(?:\.|usive)?|zzgl\.?|zuzüglich|plus|incl(?:\.|uding)?|excl(?:\.|uding)?|ohne|mit) (?:\d{1,2} ?% ?)?(?:mwst|ust|vat|mehrwertsteuer|umsatzsteuer|tva|iva|btw)(?!\p{L})\.?/giu
/** "18 April", "April 18", "18.4.", "19.30", "19 Uhr": more than a number of pages or posts. */
const datedPattern =
  /\d{1,2}(?:[.:h]\s?\d{1,2}|\s?(?:uhr|[ap]m)(?!\p{L})|(?:\.|st|nd|rd|th)?\s(?:of |de )?(?:jan|gen|ene|f[eé][bv]|m(?:ar|är|rz|aa)|a[pv]r|abr|ma[iyg]|ju[nil]|giu|lug|a[uo][gû]|ago|se[pt]|o[ckt]t|nov|d[eéi][czs])\p{L}{0,7}(?!\p{L}))|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6} \d{1,2}(?!\d)/iu

const hasPriceWithTax = (sentence: string): boolean =>
  sentence.search(tax) > 0 &&
  /^\D{0,40}(?:[€£$]\s?\d|\d[\d.,]*\s?(?:€|EUR|Euro|CHF|£))/u.test(sentence) &&
  sentence.replace(tax, '').match(/\p{L}{3,}/gu) !== null

/** "At most 10 eggs a household, while stocks last.": not small print in a sentence that says more. */
const stock =
  /,?\s?(?:solange (?:der |unser )?vorrat reicht|while (?:stocks?|supplies) lasts?|subject to availability|nach verfügbarkeit|jusqu['’]à épuisement (?:des|du) stocks?|fino (?:a|ad) esaurimento (?:dei |delle )?(?:posti|biglietti|scorte)|hasta agotar existencias|zolang de voorraad strekt)/giu

/** Returns a text without its clause about stock, if it says more than that. */
function removeStockClause(text: string): string {
  const told = text.replace(stock, '')
  return (told.match(/\p{L}{2,}/gu)?.length ?? 0) > 1 ? told : text
}

function findWordingExclusion(sentence: string, isStep: boolean): Exclusion | undefined {
  const plain = removeStockClause(sentence)
  const words = hasPriceWithTax(plain) ? plain.replace(tax, '') : plain
  if (words.length < 300 && (noticePattern.test(words) || noticePhrases.isIn(words))) return 'notice'
  if (isContactLine(sentence)) return 'notice'
  if (commentRequestPattern.test(sentence)) return 'call_to_action'
  if (isStep) return undefined
  if (sentence.length < 160 && crossReferencePhrases.isIn(sentence)) return 'navigation'
  if (pageRequestPattern.test(sentence) || (sentence.length < 240 && requestPhrases.isIn(sentence)))
    return 'call_to_action'
  if (sentence.length < 120 && callToActionPattern.test(sentence)) return 'call_to_action'
  if (sentence.length < 200 && creditPhrases.isIn(sentence) && !tellsMore(sentence)) return 'byline'
  if (sentence.length < 160 && !/\d/.test(sentence) && pleasantryPhrases.isIn(sentence)) return 'salutation'
  return undefined
}

/** "Quillon has won the prize with Salt Ledger, translated by Peter Hallam": news that also names who did something. */
const tellsMore = (sentence: string): boolean =>
  sentence.length > 90 && newsVerbPattern.test(sentence.slice(0, 80))
const newsVerbPattern =
  /(?<!\p{L})(?:has|have|wins?|won|receives?|received|publishes|appears?|tells?|opens?|hat|haben|gewinnt|erhält|erhielt|erzählt|erscheint|bringt|reçoit|remporte|paraît|publie|gana|recibe|vince|riceve|esce|wint|verschijnt)(?!\p{L})/iu
