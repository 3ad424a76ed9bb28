import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { findEmbargoOrDraft, isInternalNote, isTask, startsAsDraft } from '../exclude/not-public'
import { tellsHowToAct } from '../exclude/public-notices'
import { isPaywall } from '../exclude/system-pages'
import { inlineBoilerplatePattern } from '../exclude/text-edges'
import { isEmbargoHeading } from '../exclude/unreleased'
import { findParagraphExclusion, isInjection } from '../find-exclusions'
import type { Exclusion } from '../schemas'
import { joinLabelAndText } from './join-label-and-text'
import { postscriptPattern } from './practical-line-patterns'
import type { TextReading } from './text-reading'

type BlockContext = {
  block: VisibleBlock
  before: VisibleBlock | undefined
  /** Whether it is one of the first two blocks of prose. */
  isFirst: boolean
  /** Whether it is one of the last three blocks of prose. */
  isLast: boolean
  /** Whether its list has tasks for editors. */
  isInEditorsList: boolean
  /** Why nothing in its section, or in its list, is for posts. */
  ofSection: Exclusion | undefined
  ofList: Exclusion | undefined
}

/** Returns why a whole block is not for posts; undefined if its sentences should be read one by one. */
export function findBlockExclusion(
  { card, nature }: TextReading,
  { block, before, isFirst, isLast, isInEditorsList, ofSection, ofList }: BlockContext,
): Exclusion | undefined {
  if (isInjection(block.text)) return 'injection'
  const whole = joinLabelAndText(block)
  const isDayOfEmbargo = isEmbargoHeading(before?.text ?? '') && /\d/.test(whole)
  if (isDayOfEmbargo && whole.length < 60) return 'embargo'
  const isToColleagues = card.excluded.some(({ reason }) => reason === 'internal_note')
  const own =
    findBlockKindExclusion(block) ??
    (whole.length < 120 ? findEmbargoOrDraft(whole) : undefined) ??
    (startsAsDraft(whole) ? 'draft' : undefined) ??
    (isPaywall(whole) ? 'paywall' : undefined) ??
    ((isInEditorsList && isTask(block.text)) ||
    isInternalNote(whole) ||
    (postscriptPattern.test(whole) && isToColleagues)
      ? 'internal_note'
      : undefined) ??
    ofSection ??
    (inlineBoilerplatePattern.test(whole) || correctionPattern.test(whole) || revisionPattern.test(whole)
      ? 'notice'
      : undefined) ??
    ofList
  if (own !== undefined || (block.label && tellsHowToAct(whole))) return own
  const linkShare = block.links.reduce((sum, link) => sum + link.until - link.from, 0) / block.text.length
  const reason = findParagraphExclusion(block.text, { first: isFirst, last: isLast, linkShare }, nature)
  // "it's stained with wine (don't treat the stain, and tell us)": an entry that continues the sentence above its list
  // is not a call to action of the page.
  const continues = block.list !== undefined && block.label === undefined && /^\p{Ll}/u.test(block.text)
  return continues && (reason === 'call_to_action' || reason === 'notice') ? undefined : reason
}

/** "last checked Feb 26, MK. Sugar was 1kg in the old version!!": who last changed a text, and what. */
const revisionPattern =
  /^(?:last (?:updated|modified|edited|reviewed|changed|checked|revised)|(?:updated|edited|reviewed|checked|revised) by (?-i:\p{Lu})[\p{L}. ]{1,40}|zuletzt (?:geändert|aktualisiert|bearbeitet|geprüft)|letzte (?:änderung|aktualisierung|durchsicht)|dernière mise à jour|ultimo aggiornamento|última actualización)(?!\p{L})[^\n]{0,40}[\d:]/iu

/**
 * "Correction, 14 May: we said …", "Correction: an earlier version of this article …": about an earlier text, to its
 * last sentence.
 */
const correctionPattern =
  /^(?:corrections?|correction note|clarification|errat(?:um|a)|korrektur|berichtigung|correctif|rectificatif|rettifica|correctie|fe de erratas|sprostowanie)(?:,[^:.!?]{1,24}|\s\([^)]{1,24}\))?\s?[:–—]\s(?=[^\n]{0,200}(?<!\p{L})(?:we (?:\p{L}{2,10} ){0,2}(?:said|wrote|reported|stated|gave|named|called|printed|had|were|mis\p{L}{3,9})|(?:an?|the|in an?) (?:earlier|previous|original) (?:version|post|article|text)|wir (?:\p{L}{2,10} ){0,2}(?:haben|hatten|schrieben|meldeten)|(?:haben|hatten|schrieben|meldeten) wir|(?:einer |der )?(?:früheren|ersten|vorherigen|ursprünglichen) (?:fassung|version)|nous avons|une version (?:précédente|antérieure)|abbiamo|una versione precedente|una versión anterior|een eerdere versie|we hebben|napisaliśmy)(?!\p{L}))/iu

function findBlockKindExclusion(block: VisibleBlock): Exclusion | undefined {
  if (
    block.kind === 'table' ||
    block.kind === 'code' ||
    block.kind === 'caption' ||
    block.kind === 'footnote' ||
    block.kind === 'hidden'
  )
    return block.kind
  // "`--drafts` is gone.": in a sentence, the words around the code mean something.
  return block.codeShare > (/\p{Ll}[.!]$/u.test(block.text) ? 0.75 : 0.6) ? 'code' : undefined
}
