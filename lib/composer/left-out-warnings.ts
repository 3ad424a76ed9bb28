import { isSafetyWarning } from '@/lib/facts/exclude/safety-warnings'
import type { ContentKind, Fact } from '@/lib/facts/schemas'
import { beginningOf } from '@/lib/text/plain-text'
import { isSummaryField, isWarning } from './fact-shape'
import { isQuoteField } from './quoted-fields'
import { isInternalField } from './records/fields-for-readers'
import type { Flag } from './schemas'
import { overlap } from './telling'

/** Kinds whose sentences tell of dangers without warning readers of them. */
const told: ReadonlySet<ContentKind> = new Set(['story', 'character', 'person', 'obituary'])

/** What readers may come to harm by, or cannot take part without, anywhere in a sentence. */
const harm =
  /allerg|alerg|anaphyla|strangul|suffocat|scald|verbrüh|verbrenn|(?:people|you (?:may|can|could)) faint|ohnmächtig|drown|ertrink|dangerous|gefährlich|lebensgefahr|giftig|toxic|poisonous|life jacket|rettungsmittel|rettungsweste|under (?:adult )?supervision|unter aufsicht|minimum age|mindestalter|never (?:swim |go |dive |climb |leave [^.]{0,30} )?alone|nie(?:mals)? allein|lanolin|(?<!\p{L})rash(?!\p{L})|hautausschlag|mit ausschlag|asthma|blood pressure|blutdruck|out of (?:the )?reach|außer(?:halb der)? reichweite|keep away from|brandgefahr|explosionsgefahr|stro?bos[ck]o?p|strobing|flashing light|blitzlicht|toxique|tossic|tóxic|dangereu|pericolos|peligros|treat [^.]{0,40} as live|turn off (?:the |your )?(?:cooker|hob|gas|oven|iron|power)|stromschlag|électrocut|noyade|étouffe|emergenc|notfall|notfäll|notruf|urgence|urgencia|emergência|emergenza|spoedg|poison|vergift|choking|erstick|medical advice|see a doctor|your doctor|ärztlich|hausarzt|fever|fieber|bleeding|blutung|pregnan|schwanger|enceinte|embaraz|gravid|zwanger|epilep|heart condition|herzerkrank|own risk|eigene gefahr|must be able to|you must be at least|must not be|not (?:suitable|recommended|safe)(?![\p{L}])|unsuitable for|nicht geeignet|ungeeignet für|voraussetzung|nicht (?:zum (?:essen|verzehr) )?bestimmt|zum (?:essen|verzehr) [^.]{0,40}nicht|not for (?:human )?consumption|not (?:meant|intended) (?:for eating|to be eaten)|solanin|do not use|stop using|don’t use|don't use|nicht (?:mehr )?(?:verwenden|benutzen|trinken|essen)/iu

/** What helps someone in an emergency: a labeled value or a line of a list counts as well. */
const inNeed =
  /emergenc(?:y|ies) (?:room|services?|number)|call (?:999|911|112|an ambulance)|poison (?:control|centre|center|line)|notruf|notarzt|rettungsdienst|giftzentrale|wählen sie (?:112|110)|urgences|centre antipoison|centro antiveleni|(?:^|(?:call|dial|ring|wähl\p{L}*|ruf\p{L}*|appel\p{L}*|chiam\p{L}*|llam\p{L}*|bel|lig\p{L}*|ringa?|zadzwoń|unter|au|al|at|on|:) ?)112(?!\d)(?=$|[\s.,;:!)–-]*(?:$|\p{Lu}\p{Ll}+punkt|[^\s\p{L}]|(?:if|when|wenn|und|and|or|oder|immediately|sofort|bei|in)(?!\p{L})))/iu
const isLine = (kind: Fact['kind']): boolean => kind === 'trait' || kind === 'entry' || kind === 'step'

/** What this file reads of a card. */
type Warned = {
  kind: ContentKind
  facts: readonly (Pick<Fact, 'kind' | 'text' | 'role' | 'label'> & { field?: string })[]
}

/** What is required of participants: "All participants must be able to swim". */
const asked = /(?<!\p{L})(?:must|have to|need to|müssen|muss)(?!\p{L})/iu
const ofPeople =
  /able to|können|confirm|bestätig|at least|mindestens|experience|erfahrung|certificate|nachweis/iu

/** What may hurt readers who don't know about it. */
const hurts =
  /anaphyla|emergenc|notfall|notfäll|notruf|notarzt|urgence|poison|vergift|choking|erstick|see a doctor|fever|fieber|bleeding|blutung|stop using|nicht (?:mehr )?(?:verwenden|benutzen|trinken|essen)/iu

/**
 * Returns the warnings and conditions of an item that a post leaves out: a post may be correct in every sentence
 * and still do harm by what is missing. Takes the card, and title and text as posted. Pure. Serves spec/writing#3.
 */
export function missingWarnings<F extends Warned['facts'][number]>(
  { kind, facts }: { kind: ContentKind; facts: readonly F[] },
  posted: string,
): F[] {
  if (told.has(kind)) return []
  const said = plain(posted)
  // In a recipe, "Don't use strawberries" is cooking advice.
  const warns = kind !== 'recipe'
  return facts.filter(
    ({ kind: what, text, role, field = '', label }) =>
      ((what === 'statement' &&
        // A summary may only name what the text is about: "bandages, poisoning, resuscitation".
        ((harm.test(text) &&
          !(isSummaryField(field, label) && ofTopics.test(text) && !isSafetyWarning(text))) ||
          (asked.test(text) && ofPeople.test(text)) ||
          role === 'warning' ||
          (warns && isWarning(text)))) ||
        (isLine(what) && inNeed.test(text))) &&
      !said.includes(plain(text)) &&
      !(isSummaryField(field, label) && isForbiddenIn(text, posted)) &&
      // Skip quotes. (Exclamations too short to warn of anything are skipped below.)
      !/^[“„"«»]/u.test(text) &&
      // Skip what only says what a page is about: "What is new and what to do before you update."
      !(
        isSummaryField(field, label) &&
        /^(?:what|how|was|wie)(?! (?:immer|bisher|im|jede\p{L}|gewohnt|always))(?!\p{L})[^?:]*$/iu.test(text)
      ) &&
      !isQuoteField(field) &&
      !isInternalField(field) &&
      plain(text).length >= 12,
  )
}

/** Topics in a row: "…: bandages, poisoning, resuscitation." */
const ofTopics = /:\s[^.:,]{3,28}(?:,\s[^.:,]{3,28}){2,}\.?$/u

/** Whether a sentence of the post already forbids the same as "Please stop using it." */
const isForbiddenIn = (text: string, posted: string): boolean =>
  forbids.test(text) &&
  posted.split(/[.!?\n]/u).some((sentence) => forbids.test(sentence) && overlap(text, sentence) >= 0.6)
const forbids = /(?<!\p{L})(?:not|don['’]t|never|stop|nicht|nie(?:mals)?|kein\p{L}{0,2})(?!\p{L})/iu

/** Whether readers may be hurt if they are not told a warning. Pure. */
export const mayHurt = (text: string): boolean => hurts.test(text) || inNeed.test(text)

/**
 * The flag that asks a person to check the warnings that a post leaves out. Takes the same as `missingWarnings`;
 * pure.
 */
export function leftOutWarnings(card: Warned, posted: string): Flag[] {
  const missing = missingWarnings(card, posted)
  const [first] = missing
  if (!first) return []
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return [
    {
      code: 'dropped_sentence',
      message: `The post leaves out a warning or condition of the content: “${beginningOf(first.text, 120)}”${more}. Add it, or check that readers don’t need it.`,
    },
  ]
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
