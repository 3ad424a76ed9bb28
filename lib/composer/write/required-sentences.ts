import { isFoodWarning } from '@/lib/facts/exclude/food-warnings'
import type { Material, TextSentence } from '../material/material'
import { isQuoteField } from '../material/quoted-fields'
import { paragraph, type Sentence } from '../material/sentence'
import { announcesChange, isFillerSentence, isNewDate, isWarning } from '../material/sentence-checks'
import { mentionsAmount, mentionsSameDay, normalizeText } from './detail-lines'
import { getDraftText, isInToldSection, type PostDraft } from './draft'
import { isFirstPersonText, quoteDraft } from './first-person'
import { getEntryText } from './outline'
import { mentionsDay, overlap, type PreparedText } from './prepare-text'
import { needsHeading } from './select-passages'
import type { MakeDrafts } from './structures'

/** What readers must know before they come, book or pay. */
const conditionPattern =
  /(?<!\p{L})(?:non-refundable|no refunds?|not refundable|refunds?|(?:no|without|advance|prior) (?:booking|registration|reservation|tickets?)|booking|bookable|registration|register|sign up|rsvp|book (?:by|your|online|in|ahead|early|at)|free (?:of charge|entry|admission)|admission|entry is|tickets? (?:are|cost|from|at)|first come|places are limited|nicht erstatt\p{L}{0,10}|erstattung|anmeldung\p{L}{0,2}|anmeldeschluss|anmelden|voranmeldung|reservierung|eintritt\p{L}{0,12}|karten (?:kosten|gibt|zu|für)|tickets? (?:kosten|gibt|zu|ab)|kostenlos|kostenfrei|teilnahmegebühr|begrenzt|inscription|réservation|entrée|reserva|inscripción|prenotazione|ingresso|biglietti|zapisy|wstęp|bilety)(?!\p{L})/iu

/** How readers take part, apply or ask: words that tell what an address is for. */
const howToPattern =
  /(?<!\p{L})(?:appl(?:y|ications?)|send your|register|sign up|submit|entries|enter by|email us|call|hotline|helpline|report it|bewerb\p{L}*|bewirb|anmeld\p{L}*|einsend\p{L}*|einreich\p{L}*|meldet? (?:sie )?(?:sich|euch)|candidatures?|envoyez|inscri\p{L}+|postul\p{L}+|enví\p{L}+|solicit\p{L}+|candidatur[ae]|inviare|iscri\p{L}+|aanmeld\p{L}*|solliciteren|zgłosz\p{L}+|zapis\p{L}*|ansök\p{L}*|anmäl\p{L}*|ansøg\p{L}*|søk|tilmeld\p{L}*|påmeld\p{L}*|hakemu\p{L}+|ilmoittau\p{L}+|přihl\p{L}+|başvur\p{L}*|申し?込み|応募|신청|지원|报名|申请)(?!\p{L})/iu
/** Whether a sentence says how to take part: where to apply, until when. Pure. */
export const saysHowToTakePart = (sentence: string): boolean =>
  howToPattern.test(sentence) && /@|https?:|www\.|\d/u.test(sentence) && sentence.length <= 200

/** Limits of an offer (for whom, of what, when): left out, it would be promised to everyone. */
const offerLimitPattern =
  /(?<!\p{L})(?:(?:is|are) (?:limited|restricted|reserved|open only) to|(?:is|are) excluded|only (?:available|valid|open|for|on|in|applies|apply)|available (?:only|to)|valid (?:only|until|for)|not (?:available|valid|included|open|possible|refundable)|(?:do|does) not (?:apply|include|cover|need)|eligib\p{L}+|must (?:be|have|bring|book|register|pre-?order)|(?:cannot|can[’']t) be|no longer|(?:gilt|gelten|nur|ausschließlich) (?:nur |ausschließlich )?(?:für|bei|an|am|im|in|mit|solange)|(?:ist|sind|davon|hiervon) (?:\S{1,30} )?(?:ausgenommen|ausgeschlossen)|nicht (?:enthalten|möglich|gültig|inbegriffen|erhältlich|buchbar)|voraussetzung\p{L}*|(?:muss|müssen) (?:\S{1,30} ){0,6}(?:sein|haben|mitbringen|anmelden|buchen))(?!\p{L})/iu
const mentionsOfferLimit = (sentence: string): boolean =>
  offerLimitPattern.test(sentence.slice(0, 300)) && !/^[“„"«»]/u.test(sentence)

/** Whether the card itself calls a sentence a deadline, a warning, or how to take part. */
const hasRequiredRole = ({ facts: [fact] }: Sentence): boolean =>
  !isQuoteField(fact?.field ?? '') &&
  (fact?.role === 'deadline' || fact?.role === 'how_to' || fact?.role === 'warning')

/**
 * Returns what a post of its kind must not leave unsaid: the warnings of a guide or a release, what an event
 * requires of its guests, how to respond to a call.
 */
function findRequiredSentences(
  prepared: PreparedText,
  said: string,
): { warnings: Sentence[]; conditions: Sentence[] } {
  const { kind, entries } = prepared.material
  const words = normalizeText(said)
  const isNew = ({ text }: Sentence): boolean => !words.includes(normalizeText(text))
  const all = prepared.paragraphs.flat().filter(({ isQuestion }) => !isQuestion)
  if (kind === 'guide' || kind === 'release_notes') {
    const warnings = [...all.filter(({ alone, text }) => alone || isWarning(text)), ...entries]
    return {
      warnings: warnings.filter((one) => isWarning(one.text) && isNew(one)).slice(0, 2),
      conditions: [],
    }
  }
  if (kind === 'story') return { warnings: findAttribution(prepared).filter(isNew), conditions: [] }
  if (kind === 'recipe') return { warnings: findRecipeWarnings(prepared, said).filter(isNew), conditions: [] }
  const isEvent = kind === 'event'
  if (!isEvent && kind !== 'announcement' && kind !== 'other' && kind !== 'product')
    return { warnings: [], conditions: [] }
  const conditions = all.filter(
    (one) =>
      (one.alone || saysHowToTakePart(one.text) || hasRequiredRole(one)) &&
      one.text.length <= (mentionsOfferLimit(one.text) ? 240 : 180) &&
      (one.holds.has('deadline') ||
        mentionsOfferLimit(one.text) ||
        hasRequiredRole(one) ||
        saysHowToTakePart(one.text) ||
        (isEvent &&
          (conditionPattern.test(one.text) ||
            (one.holds.has('price') && isPriceOfSubject(prepared, one))))) &&
      !needsHeading(prepared, one) &&
      !isFillerSentence(one.text) &&
      makesSenseWhenAdded(prepared, one, said) &&
      isNew(one) &&
      !isAlreadyCovered(one.text, said),
  )
  const newDate = announcesChange(said) ? findNewDate(prepared, said) : undefined
  if (newDate) return { warnings: [newDate], conditions: selectMainConditions(conditions) }
  const changes = isEvent ? all.filter((one) => one.alone && announcesChange(one.text) && isNew(one)) : []
  return { warnings: changes.slice(0, 2), conditions: selectMainConditions(conditions) }
}

/** "From: Tilda Ros, “Offshore Wind”, Heron Press": whose text an excerpt is, which no post may leave out. */
const findAttribution = ({ paragraphs, material: { entries } }: PreparedText): Sentence[] =>
  [...entries, ...paragraphs.flat()]
    .filter(
      ({ text }) => attributionPattern.test(text) && /[»«“”„"‘’]|\d{4}/u.test(text) && text.length <= 240,
    )
    .slice(0, 1)
const attributionPattern =
  /^(?:(?:auszug |leseprobe |ausschnitt )?aus(?: dem (?:roman|buch|band|erzählband))?\s?:|(?:auszug|leseprobe|ausschnitt) aus |(?:an )?(?:extract|excerpt)(?:ed)? from|taken from|from\s?:|extrait d|tiré d|tratto d|extracto de|fragmento de|trecho de|uit\s?:|fragment uit|uddrag af|utdrag (?:fra|ur))/iu

/** The line that says when something takes place that a post says was called off. */
export const findNewDate = ({ material }: PreparedText, said: string): Sentence | undefined =>
  [...material.paragraphs.flat(), ...material.entries].find(
    ({ text }) => isNewDate(text) && text.length <= 180 && !normalizeText(said).includes(normalizeText(text)),
  )

/** The warnings of a recipe, if the post tells how it is made. */
function findRecipeWarnings({ material: { entries, paragraphs } }: PreparedText, said: string): Sentence[] {
  const isMade = entries.some(
    ({ kind, text }) => kind === 'step' && normalizeText(said).includes(normalizeText(text)),
  )
  if (!isMade) return []
  return paragraphs
    .flat()
    .filter(({ alone, text }) => alone && text.length <= 180 && (isWarning(text) || isFoodWarning(text)))
    .slice(0, 2)
}

/**
 * Returns the two most important conditions, in the order of the text: deadlines and how to book or apply come
 * before prices.
 */
function selectMainConditions(conditions: readonly TextSentence[]): TextSentence[] {
  const need = (one: TextSentence): number =>
    one.holds.has('deadline') || one.facts[0]?.role === 'deadline' || saysHowToTakePart(one.text)
      ? 2
      : Number(one.holds.has('price'))
  const ranked = [...conditions].sort((a, b) => need(b) - need(a)).slice(0, 2)
  return conditions.filter((one) => ranked.includes(one))
}

/**
 * Whether a sentence makes sense where it is added: it stands alone, begins its paragraph, names the subject, or
 * follows a sentence that is told.
 */
function makesSenseWhenAdded(
  { paragraphs, name, material: { kind } }: PreparedText,
  one: TextSentence,
  said: string,
): boolean {
  const around = paragraphs.find((some) => some.includes(one)) ?? []
  const before = around[around.indexOf(one) - 1]
  if (before && normalizeText(said).includes(normalizeText(before.text))) return true
  // "Auch für die Fernleihe ändert sich nichts.": in addition to what?
  if (before && /^(?:auch|ebenso|also|likewise|équalement|también|anche)(?!\p{L})/iu.test(one.text))
    return false
  // "Without booking, 40 places." after a sentence with a date is about that occasion only.
  if (before?.holds.has('when') && one.text.length < 60) return false
  // "No extension is possible.": of what?
  const isVague =
    one.text.length < 45 &&
    !conditionPattern.test(one.text) &&
    !saysHowToTakePart(one.text) &&
    !hasRequiredRole(one)
  if (isVague && name !== null && overlap(name.text, one.text) === 0) return false
  if (one.alone || !before) return true
  if (kind === 'event' && conditionPattern.test(one.text)) return true
  return name !== null && overlap(name.text, one.text) > 0.2
}

/** Whether a price is that of the text's subject, not of something else that it mentions. */
const isPriceOfSubject = ({ name, paragraphs }: PreparedText, one: TextSentence): boolean =>
  name === null || overlap(name.text, one.text) > 0 || paragraphs[0]?.includes(one) === true

/** Whether a sentence adds nothing: "Der Eintritt ist frei." below "Eintritt: frei". */
const isAlreadyCovered = (sentence: string, said: string): boolean =>
  sentence.length < 60 && overlap(sentence, said) === 1

/** Makes a structure's drafts say what they must: warnings always, conditions if there is room for them. */
function completeDrafts(prepared: PreparedText, make: MakeDrafts, isShort = false): MakeDrafts {
  return () => {
    const made = make().flatMap((draft) => {
      if (!draft) return []
      const said = getDraftText(draft)
      const { warnings: found, conditions: all } = findRequiredSentences(prepared, said)
      // "Don't swap anything" below "Nut allergy" holds for something else without its heading.
      const warnings =
        isShort && prepared.material.kind === 'guide'
          ? found.filter((one) => isInToldSection(draft, one))
          : found
      // Such a draft only names its subject and tells none of what readers have to do: a single rule would stand
      // for all of them.
      if (isShort && draft.structure === 'title and short text') {
        const [due] = all.filter(({ facts: [fact] }) => fact?.role === 'deadline')
        return due ? [appendSentences(draft, [due]), draft] : [draft]
      }
      const conditions = isShort ? all.filter((one) => isRelatedToPost(prepared, one, said)) : all
      if (warnings.length > 0)
        return [
          appendSentences(draft, [...warnings, ...conditions]),
          appendSentences(draft, warnings),
          appendSentences(draft, warnings.slice(0, 1)),
          // A release may be told without its warnings; a flag says that something is left out.
          ...(prepared.material.kind === 'release_notes' ? [draft] : []),
        ]
      return conditions.length > 0
        ? [appendSentences(draft, conditions), appendSentences(draft, conditions.slice(0, 1)), draft]
        : [draft]
    })
    return isShort && prepared.material.kind === 'event' ? preferDeadline(prepared, made) : made
  }
}

/** Puts drafts first that say until when guests must book: whoever comes without that comes in vain. */
function preferDeadline({ paragraphs }: PreparedText, drafts: readonly PostDraft[]): PostDraft[] {
  const due = paragraphs
    .flat()
    .filter(({ alone, text, facts: [fact] }) => alone && fact?.role === 'deadline' && text.length <= 180)
  const saysWhen = (draft: PostDraft): boolean => {
    const said = normalizeText(getDraftText(draft))
    return due.some(({ text }) => said.includes(normalizeText(text)))
  }
  return [...drafts.filter(saysWhen), ...drafts.filter((draft) => !saysWhen(draft))]
}

function appendSentences(draft: PostDraft, more: readonly Sentence[]): PostDraft {
  const added = paragraph(...more)
  return added ? removeRepeatedDetails({ ...draft, body: [...draft.body, added] }, more) : draft
}

/**
 * For a short post: whether a condition is about what the post tells, not about something else that the text comes
 * to later.
 */
function isRelatedToPost(
  { paragraphs, name, material: { kind } }: PreparedText,
  one: Sentence,
  said: string,
): boolean {
  const around = paragraphs.find((some) => some.some((each) => each === one)) ?? []
  if (around.some((each) => each !== one && said.includes(each.text))) return true
  if (name !== null && overlap(name.text, one.text) > 0.2) return true
  const isAdmission = kind === 'event' && one.text.length < 60 && conditionPattern.test(one.text)
  return hasRequiredRole(one) || saysHowToTakePart(one.text) || (isAdmission && around.length <= 3)
}

/** Removes "Admission: £16" if a sentence says "Entry is £16, or £11 for members". */
function removeRepeatedDetails(draft: PostDraft, more: readonly Sentence[]): PostDraft {
  const said = more.map(({ text }) => text).join(' ')
  const isSaid = ({ text, facts: [fact] }: Sentence): boolean =>
    /^[^:]{2,20}: /u.test(text) &&
    ((fact?.kind === 'price' && mentionsAmount(fact.text, said)) ||
      (fact?.kind === 'deadline' && mentionsSameDay(text, said)))
  const body = draft.body.map((block) => ({
    ...block,
    sentences: block.join === '\n' ? block.sentences.filter((one) => !isSaid(one)) : block.sentences,
  }))
  return { ...draft, body: body.filter(({ sentences }) => sentences.length > 0) }
}

/**
 * Makes a network's structures say what they must, and puts what a person says about themselves in quotation marks.
 * Pure.
 */
export const completeStructures =
  (structures: (prepared: PreparedText) => MakeDrafts[], hasTitle = false, isShort = false) =>
  (prepared: PreparedText): MakeDrafts[] =>
    structures(prepared).map((make) => {
      const whole = completeDrafts(prepared, make, isShort)
      if (!isFirstPersonText(prepared)) return whole
      return () => whole().map((draft) => draft && quoteDraft(draft, prepared, hasTitle))
    })

/** Titles of texts that only give opening hours. */
const openingHoursTitlePattern =
  /(?<!\p{L})(?:(?:opening|visiting|shop|office|summer|winter|holiday|new) (?:hours|times)|öffnungszeiten|sprechzeiten|schalterzeiten|horaires?|horarios?|orari(?:o)?|horários?|openingstijden|godziny (?:otwarcia|pracy)|öppettider|åbningstider|åpningstider|aukioloajat|otevírací doba)(?!\p{L})/iu
/** Titles of formal invitations to a members' meeting. */
const meetingTitlePattern =
  /(?<!\p{L})(?:mitgliederversammlung|hauptversammlung|generalversammlung|jahreshauptversammlung|gesellschafterversammlung|annual general meeting|agm|(?:extraordinary |special )?general meeting|notice of (?:annual |special |general )*meeting|assemblée générale|asamblea general|assemblea (?:generale|dei soci|ordinaria)|assembleia geral|ledenvergadering|walne (?:zebranie|zgromadzenie)|årsmöte|generalforsamling|årsmøte)(?!\p{L})/iu
const hour = /\d{1,2}(?:[.:h]\d{2}|\s?(?:[ap]\.?m|uhr|h\b|uur))|\d\s?[–-]\s?\d/iu
const hoursLinePattern =
  /\d{1,2}(?:[.:h]\d{2}|\s?(?:[ap]\.?m|uhr|h\b|uur))?.{0,12}\d|(?<!\p{L})(?:closed|geschlossen|ferm[ée]e?|cerrad[oa]|chius[oa]|fechad[oa]|encerrad[oa]|gesloten|nieczynne|zamknięte|stängt|lukket|stengt)(?!\p{L})/iu

/**
 * Whether a post says what content of its kind is for: all of the new hours, or the day and hour of a formal
 * meeting. A post that doesn't is worse than none (spec/writing#6). Pure.
 */
export function coversMainPoint({ name, entries, values }: Material, text: string): boolean {
  const title = name?.text ?? ''
  if (meetingTitlePattern.test(title)) return mentionsDay(text) && hour.test(text)
  if (!openingHoursTitlePattern.test(title)) return true
  const said = normalizeText(text)
  const hours = entries.filter(
    (one) =>
      one.text.length < 140 &&
      hoursLinePattern.test(one.text) &&
      (hour.test(one.text) || !/\d/.test(one.text)),
  )
  if (hours.length > 1) return hours.every((one) => said.includes(normalizeText(getEntryText(one))))
  const ofFields = values.filter(({ facts: [fact] }) => fact?.role === 'opening_hours')
  return hours.length + ofFields.length > 0 || (text.match(new RegExp(hour, 'giu'))?.length ?? 0) > 1
}
