import { plain } from './detail-lines'
import { type Draft, textOfDraft } from './draft'
import { isWarning, tellsChange } from './fact-shape'
import { isToldByPerson, quotedDraft } from './first-person'
import { needsHead } from './passages'
import { paragraph, type Sentence } from './sentence'
import type { MakeDrafts } from './structures'
import type { Telling } from './telling'

/** What must be known before one comes, books or pays. */
const condition =
  /(?<!\p{L})(?:non-refundable|no refunds?|not refundable|refunds?|(?:no|without|advance|prior) (?:booking|registration|reservation|tickets?)|booking|bookable|registration|register|sign up|rsvp|book (?:by|your|online|in|ahead|early|at)|free (?:of charge|entry|admission)|admission|entry is|tickets? (?:are|cost|from|at)|first come|places are limited|nicht erstatt\p{L}{0,10}|erstattung|anmeldung\p{L}{0,2}|anmeldeschluss|anmelden|voranmeldung|reservierung|eintritt\p{L}{0,12}|karten (?:kosten|gibt|zu|für)|tickets? (?:kosten|gibt|zu|ab)|kostenlos|kostenfrei|teilnahmegebühr|begrenzt|inscription|réservation|entrée|reserva|inscripción|prenotazione|ingresso|biglietti|zapisy|wstęp|bilety)(?!\p{L})/iu

/** How readers take part, apply or ask: an address with what it is for. */
const how =
  /(?<!\p{L})(?:appl(?:y|ications?)|send your|register|sign up|submit|entries|enter by|email us|call|hotline|helpline|report it|bewerb\p{L}*|bewirb|anmeld\p{L}*|einsend\p{L}*|einreich\p{L}*|meldet? (?:sie )?(?:sich|euch)|candidatures?|envoyez|inscri\p{L}+|postul\p{L}+|enví\p{L}+|solicit\p{L}+|candidatur[ae]|inviare|iscri\p{L}+|aanmeld\p{L}*|solliciteren|zgłosz\p{L}+|zapis\p{L}*|ansök\p{L}*|anmäl\p{L}*|ansøg\p{L}*|søk|tilmeld\p{L}*|påmeld\p{L}*|hakemu\p{L}+|ilmoittau\p{L}+|přihl\p{L}+|başvur\p{L}*|申し?込み|応募|신청|지원|报名|申请)(?!\p{L})/iu
/** Whether a sentence says how to take part: where to apply, until when. Pure. */
export const tellsHow = (sentence: string): boolean =>
  how.test(sentence) && /@|https?:|www\.|\d/u.test(sentence) && sentence.length <= 200

/** What the card itself calls a deadline, a warning, or how to take part. */
const isNeeded = ({ facts: [fact] }: Sentence): boolean =>
  fact?.role === 'deadline' || fact?.role === 'how_to' || fact?.role === 'warning'

/**
 * What a post of its kind may not leave unsaid: the warnings of a guide or a release, what an event asks of its guests, how to answer
 * a call.
 */
function mustSay(telling: Telling, said: string): { warnings: Sentence[]; conditions: Sentence[] } {
  const { kind, entries } = telling.material
  const isNew = ({ text }: Sentence): boolean => !plain(said).includes(plain(text))
  const all = telling.paragraphs.flat().filter(({ isQuestion }) => !isQuestion)
  if (kind === 'guide' || kind === 'release_notes') {
    const warnings = [...all.filter(({ alone, text }) => alone || isWarning(text)), ...entries]
    return {
      warnings: warnings.filter((one) => isWarning(one.text) && isNew(one)).slice(0, 2),
      conditions: [],
    }
  }
  const isEvent = kind === 'event'
  if (!isEvent && kind !== 'announcement' && kind !== 'other' && kind !== 'product')
    return { warnings: [], conditions: [] }
  const conditions = all.filter(
    (one) =>
      (one.alone || tellsHow(one.text) || isNeeded(one)) &&
      one.text.length <= 180 &&
      (one.holds.has('deadline') ||
        isNeeded(one) ||
        tellsHow(one.text) ||
        (isEvent && (one.holds.has('price') || condition.test(one.text)))) &&
      !needsHead(telling, one) &&
      isNew(one),
  )
  const changes = isEvent ? all.filter((one) => one.alone && tellsChange(one.text) && isNew(one)) : []
  return { warnings: changes.slice(0, 2), conditions: conditions.slice(0, 2) }
}

/** A structure whose drafts say what they must: warnings always, conditions where there is room for them. */
function complete(telling: Telling, make: MakeDrafts): MakeDrafts {
  return () =>
    make().flatMap((draft) => {
      if (!draft) return []
      const { warnings, conditions } = mustSay(telling, textOfDraft(draft))
      const withMore = (more: readonly Sentence[]): Draft => {
        const added = paragraph(...more)
        return added ? { ...draft, body: [...draft.body, added] } : draft
      }
      if (warnings.length > 0)
        return [withMore([...warnings, ...conditions]), withMore(warnings), withMore(warnings.slice(0, 1))]
      return conditions.length > 0 ? [withMore(conditions), withMore(conditions.slice(0, 1)), draft] : [draft]
    })
}

/** The structures of a network, each with what it must say; what a person says of themselves is quoted. Pure. */
export const completed =
  (structures: (telling: Telling) => MakeDrafts[], hasTitle = false) =>
  (telling: Telling): MakeDrafts[] =>
    structures(telling).map((make) => {
      const whole = complete(telling, make)
      if (!isToldByPerson(telling)) return whole
      return () => whole().map((draft) => draft && quotedDraft(draft, telling, hasTitle))
    })
