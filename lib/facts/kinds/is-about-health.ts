import type { FactCard } from '../schemas'
import { plainName } from './read-declared-kind'

/** What publishers and systems call content about health. */
const namePattern =
  /\bhealth|\bmedical\b|\bmedicine\b|gesundheit|medizin|\bpatient|\bsante\b|\bsalud\b|\bsalute\b|\bzdrowi|\bsaude\b|\bgezondheid|\bsaglik/

/** Words of texts about health, one entry per subject; matched against plain lower case without accents. */
const signs: readonly RegExp[] = [
  /\b(?:diagnos\w+)/,
  /\b(?:symptom\w*|sintom[aei]s?)\b/,
  /\b(?:therap(?:y|ies|ie|ien|eut\w*)|\w+therapien?|terapi[ae]s?)\b/,
  /\b(?:medications?|medikamente?n?|medicaments?|medicamentos?|farmaci|arzneimitteln?)\b/,
  /\b(?:dos(?:age|es?|is)|dosierung|posologie)\b/,
  /\b(?:side effects?|nebenwirkung\w*|effets secondaires|efectos secundarios|effetti collaterali)\b/,
  /\b(?:patients?|patient(?:en|in|innen)|pacientes?|pazienti?)\b/,
  /\b(?:vaccin\w+|impf(?:ung|stoff|termin|en)\w*|geimpft\w*|vacuna\w*)\b/,
  /\b(?:diseases?|illness(?:es)?|(?:\w+)?(?:krankheit|erkrankung)(?:en)?|maladies?|enfermedad(?:es)?|malattia)\b/,
  /\b(?:cancer|carcinoma|tumou?rs?|\w*krebs(?:vorsorge|erkrankung|patient\w*)|brustkrebs|tumore|melanom\w*)\b/,
  /\b(?:diabet\w+|cholester\w+|blood (?:pressure|sugar)|blutdruck|blutzucker)\b/,
  /\b(?:depress(?:ion|ive)\w*|anxiety disorders?|angststorung\w*|burn-?out|suicid\w+|suizid\w*)\b/,
  /\b(?:mental health|psychische\w* (?:gesundheit|erkrankung\w*)|eating disorders?|essstorung\w*|addiction|suchterkrankung\w*)\b/,
  /\b(?:infect(?:ion|ions|ious)|infektion\w*|virus(?:es)?|viren|bacterial|bakteriell\w*|antibioti\w+|immune system|immunsystem)\b/,
  /\b(?:pregnan(?:t|cy)|schwanger\w*|fertility|embarazo|grossesse)\b/,
  /\b(?:dementia|demenz|alzheimer\w*|parkinson\w*|stroke|schlaganfall|heart (?:attack|disease)|herzinfarkt|heart failure)\b/,
  /\b(?:clinical (?:trial|study|studies)|klinische\w* studien?|prescription|verschreibungspflichtig\w*|contraindicat\w+)\b/,
  /\b(?:chronic (?:pain|illness|condition)s?|chronisch\w* (?:krank\w*|schmerz\w*)|arthritis|rheuma\w*|osteopor\w+)\b/,
]
/** So many subjects are no coincidence: a story may mention a patient. */
const minSigns = 3
const maxReadLength = 8_000

/**
 * Whether content is about health, judging by what it is called or by its words. Takes its card and the names that
 * its publisher gives it. Pure. Serves spec/writing#3 (sensitive kinds).
 */
export function isAboutHealth(card: FactCard, names: readonly string[]): boolean {
  if (names.some((name) => namePattern.test(plainName(name)))) return true
  // What a model set aside still says what the content is about.
  const aside = card.refined?.changes.flatMap((one) => (one.change === 'set_aside' ? [one] : [])) ?? []
  const text = [...card.facts, ...aside]
    .map((fact) => fact.text)
    .join('\n')
    .slice(0, maxReadLength)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return signs.filter((sign) => sign.test(text)).length >= minSigns
}
