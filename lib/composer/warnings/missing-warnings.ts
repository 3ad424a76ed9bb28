import { isSafetyWarning } from '@/lib/facts/exclude/safety-warnings'
import type { ContentKind, Fact } from '@/lib/facts/schemas'
import { truncateText } from '@/lib/text/plain-text'
import { isInternalField } from '../material/field-use'
import { isQuoteField } from '../material/quoted-fields'
import { isSummaryField, isWarning } from '../material/sentence-checks'
import type { Flag } from '../schemas'
import { overlap } from '../write/prepare-text'

/** Kinds whose sentences tell of dangers without warning readers of them. */
const narrativeKinds: ReadonlySet<ContentKind> = new Set(['story', 'character', 'person', 'obituary'])

/** What readers may come to harm by, or cannot take part without, anywhere in a sentence. */
const harmPattern =
  /allerg(?!r[öo]ß|eringst)|alerg|anaphyla|strangul|suffocat|(?:can|may|might|could|will|risk of|danger of) scald|scald(?:ing|s)? (?:hazard|risk|injur|you|skin|hot|water)|scalds? (?:and|or) burn|burns? (?:and|or) scald|verbrüh|verbrenn|(?:people|you (?:may|can|could)) faint|ohnmächtig|drown|ertrink|dangerous|gefährlich|lebensgefahr|giftig|toxic|poisonous|life jacket|rettungsmittel|rettungsweste|under (?:adult )?supervision|unter aufsicht|minimum age|mindestalter|never (?:swim |go |dive |climb |leave [^.]{0,30} )?alone|nie(?:mals)? allein|lanolin|(?<!\p{L})rash(?!\p{L})|hautausschlag|mit ausschlag|asthma|blood pressure|blutdruck|out of (?:the )?reach|außer(?:halb der)? reichweite|keep away from|brandgefahr|explosionsgefahr|stro?bos[ck]o?p|strobing|flashing light|blitzlicht|toxique|tossic|tóxic|dangereu|pericolos|peligros|treat [^.]{0,40} as live|turn off (?:the |your )?(?:cooker|hob|gas|oven|iron|power)|stromschlag|électrocut|noyade|étouffe|emergenc|notfall|notfäll|notruf|urgence|urgencia|emergência|emergenza|spoedg|poison|vergift|choking|erstick|medical advice|see a doctor|your doctor|ärztlich|hausarzt|fever(?!eiro)|fieber|bleeding|blutung|pregnan|schwanger|enceinte|embaraz|gravid|zwanger|epilep|heart condition|herzerkrank|own risk|eigene gefahr|must be able to|you must be at least|must not be|not (?:suitable|recommended|safe)(?![\p{L}])|unsuitable for|nicht geeignet|ungeeignet für|voraussetzung|nicht (?:zum (?:essen|verzehr) )?bestimmt|zum (?:essen|verzehr) [^.]{0,40}nicht|not for (?:human )?consumption|not (?:meant|intended) (?:for eating|to be eaten)|solanin|do not use|stop using|don’t use|don't use|nicht (?:mehr )?(?:verwenden|benutzen|trinken|essen)/iu

/** What helps someone in an emergency: a labeled value or a line of a list counts as well. */
const emergencyHelpPattern =
  /emergenc(?:y|ies) (?:room|services?|number)|call (?:999|911|112|an ambulance)|poison (?:control|centre|center|line)|notruf|notarzt|rettungsdienst|giftzentrale|wählen sie (?:112|110)|urgences|centre antipoison|centro antiveleni|(?:^|(?:call|dial|ring|wähl\p{L}*|ruf\p{L}*|appel\p{L}*|chiam\p{L}*|llam\p{L}*|bel|lig\p{L}*|ringa?|zadzwoń|unter|au|al|at|on|:) ?)112(?!\d)(?=$|[\s.,;:!)–-]*(?:$|\p{Lu}\p{Ll}+punkt|[^\s\p{L}]|(?:if|when|wenn|und|and|or|oder|immediately|sofort|bei|in)(?!\p{L})))/iu
const isLine = (kind: Fact['kind']): boolean => kind === 'trait' || kind === 'entry' || kind === 'step'

/** What this file reads of a card. */
type WarningCard = {
  kind: ContentKind
  refined?: { kind_before: ContentKind } | undefined
  facts: readonly (Pick<Fact, 'kind' | 'text' | 'role' | 'label'> & { field?: string })[]
}

/** What is required of participants: "All participants must be able to swim". */
const requirementPattern = /(?<!\p{L})(?:must|have to|need to|müssen|muss)(?!\p{L})/iu
const abilityPattern =
  /able to|können|confirm|bestätig|at least|mindestens|experience|erfahrung|certificate|nachweis/iu

/** What may hurt readers who don't know about it. */
const severeHarmPattern =
  /anaphyla|emergenc|notfall|notfäll|notruf|notarzt|urgence|poison|vergift|choking|erstick|see a doctor|fever(?!eiro)|fieber|bleeding|blutung|stop using|nicht (?:mehr )?(?:verwenden|benutzen|trinken|essen)/iu

/**
 * Returns the warnings and conditions of an item that a post leaves out: a post may be correct in every sentence
 * and still do harm by what is missing. Takes the card, and title and text as posted. Pure. Serves spec/writing#3.
 */
export function findMissingWarnings<F extends WarningCard['facts'][number]>(
  { kind, refined, facts }: Omit<WarningCard, 'facts'> & { facts: readonly F[] },
  posted: string,
): F[] {
  // A model may find that content is of another kind, which takes no warning back.
  const kinds = [kind, refined?.kind_before ?? kind]
  if (kinds.every((one) => narrativeKinds.has(one))) return []
  // In a recipe, "Don't use strawberries" is cooking advice.
  const isAdvice = kinds.every((one) => one === 'recipe')
  const warnings = listWarnings(facts, isAdvice)
  if (warnings.length === 0) return []
  const said = normalizeText(posted)
  return warnings.flatMap(({ fact, words }) =>
    said.includes(words) ||
    (isSummaryField(fact.field ?? '', fact.label) && isAlreadyForbidden(fact.text, posted))
      ? []
      : // Each list of facts has its own entry.
        [fact as F],
  )
}

/** A fact that no post may leave out, and its letters and digits. */
type Warning = { fact: WarningCard['facts'][number]; words: string }
/** The warnings of each list of facts, with which every draft of its posts is compared. */
const warningsByFacts = new WeakMap<WarningCard['facts'], { isAdvice: boolean; warnings: Warning[] }>()

function listWarnings(facts: WarningCard['facts'], isAdvice: boolean): Warning[] {
  const before = warningsByFacts.get(facts)
  if (before?.isAdvice === isAdvice) return before.warnings
  const warnings = facts
    .filter((fact) => warnsReaders(fact, isAdvice))
    .map((fact) => ({ fact, words: normalizeText(fact.text) }))
    .filter(({ words }) => words.length >= 12)
  warningsByFacts.set(facts, { isAdvice, warnings })
  return warnings
}

/** Whether a fact is a warning or condition that readers must be told. */
function warnsReaders(
  { kind: what, text, role, field = '', label }: WarningCard['facts'][number],
  isAdvice: boolean,
): boolean {
  return (
    ((what === 'statement' &&
      // A summary may only name what the text is about: "bandages, poisoning, resuscitation".
      ((harmPattern.test(text) &&
        !(isSummaryField(field, label) && topicListPattern.test(text) && !isSafetyWarning(text))) ||
        (requirementPattern.test(text) && abilityPattern.test(text)) ||
        role === 'warning' ||
        (!isAdvice && isWarning(text)))) ||
      (isLine(what) && (emergencyHelpPattern.test(text) || (!isAdvice && isAbsoluteWarning(text))))) &&
    // Skip quotes. (Exclamations too short to warn of anything are skipped below.)
    !/^[“„"«»]/u.test(text) &&
    // Skip what only says what a page is about: "What is new and what to do before you update."
    !(
      isSummaryField(field, label) &&
      /^(?:what|how|was|wie)(?! (?:immer|bisher|im|jede\p{L}|gewohnt|always))(?!\p{L})[^?:]*$/iu.test(text)
    ) &&
    !isQuoteField(field) &&
    !isInternalField(field)
  )
}

/** Topics in a row: "…: bandages, poisoning, resuscitation." */
const topicListPattern = /:\s[^.:,]{3,28}(?:,\s[^.:,]{3,28}){2,}\.?$/u

/** Whether a sentence of the post already forbids the same as "Please stop using it." */
const isAlreadyForbidden = (text: string, posted: string): boolean =>
  prohibitionPattern.test(text) &&
  posted
    .split(/[.!?\n]/u)
    .some((sentence) => prohibitionPattern.test(sentence) && overlap(text, sentence) >= 0.6)
const prohibitionPattern =
  /(?<!\p{L})(?:not|don['’]t|never|stop|nicht|nie(?:mals)?|kein\p{L}{0,2})(?!\p{L})/iu

const absoluteWarningPattern =
  /^(?:(?:wichtig|important|achtung|attention|warning)\s?[:!–-]\s)?(?:(?:please|bitte)\s)?(?:never(?! (?:a|again|been|before|ever|fear|had|has|have|heard|mind|miss|too|tried|was|were)(?!\p{L}))|nie(?:mals)?(?! (?:gab|hat|hatte|ist|ma|mehr(?! als)|są|trzeba|war|waren|wieder|zuvor)(?!\p{L}))|ne jamais|jamais|nunca|mai(?= \p{L}{1,12}[aei]re(?!\p{L}))|nooit)(?!\p{L})(?![^?]*\?)/iu

/** Whether a warning holds for everyone, whatever else a post tells: "NEVER look at the sun without a filter." Pure. */
export const isAbsoluteWarning = (text: string): boolean => absoluteWarningPattern.test(text)

/** Whether readers may be hurt if they are not told a warning. Pure. */
export const isSevereWarning = (text: string): boolean =>
  severeHarmPattern.test(text) || emergencyHelpPattern.test(text)

/**
 * The flag that asks a person to check the warnings that a post leaves out. Takes the same as `findMissingWarnings`;
 * pure.
 */
export function flagMissingWarnings(card: WarningCard, posted: string): Flag[] {
  const missing = findMissingWarnings(card, posted)
  const [first] = missing
  if (!first) return []
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return [
    {
      code: 'dropped_sentence',
      message: `The post leaves out a warning or condition of the content: “${truncateText(first.text, 120)}”${more}. Add it, or check that readers don’t need it.`,
    },
  ]
}

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
