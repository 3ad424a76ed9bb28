import { findUnitInName, removeUnit } from '@/lib/facts/fields/units-in-field-names'
import { findPriceAudience } from './audience-prices'

/** English field names that systems and authors of bibles use, with their German labels. */
const germanLabelByName: Readonly<Record<string, string>> = {
  price: 'Preis',
  prices: 'Preise',
  tickets: 'Karten',
  admission: 'Eintritt',
  date: 'Termin',
  dates: 'Termine',
  time: 'Zeit',
  when: 'Wann',
  where: 'Wo',
  venue: 'Ort',
  place: 'Ort',
  location: 'Ort',
  address: 'Adresse',
  start: 'Beginn',
  opens: 'Beginn',
  end: 'Ende',
  programme: 'Programm',
  program: 'Programm',
  schedule: 'Programm',
  events: 'Termine',
  booking: 'Buchung',
  registration: 'Anmeldung',
  deadline: 'Frist',
  contact: 'Kontakt',
  hours: 'Öffnungszeiten',
  opening_hours: 'Öffnungszeiten',
  ingredients: 'Zutaten',
  allergens: 'Allergene',
  may_contain: 'Kann Spuren enthalten von',
  storage: 'Aufbewahrung',
  shipping: 'Versand',
  delivery: 'Lieferung',
  warranty: 'Garantie',
  care: 'Pflege',
  safety: 'Sicherheit',
  material: 'Material',
  materials: 'Material',
  size: 'Größe',
  weight: 'Gewicht',
  age: 'Alter',
  duration: 'Dauer',
  accessibility: 'Barrierefreiheit',
  access: 'Zugang',
  parking: 'Parken',
  conditions: 'Bedingungen',
  availability: 'Verfügbarkeit',
  cast: 'Besetzung',
  director: 'Regie',
  composer: 'Komposition',
  publisher: 'Verlag',
  platforms: 'Plattformen',
  origin: 'Herkunft',
  features: 'Merkmale',
  included: 'Enthalten',
  not_included: 'Nicht enthalten',
}
/** Further English names. A field whose name contains one gets no label in another language. */
const english = new Set([
  ...Object.keys(germanLabelByName),
  ...'about above amount artist author available awards background basis batch body booked build by capacity closes code colour color colours cost country credit currency description details designer difficulty directions display edition effect episode extract facts family feature fee fees finish for format from full gallery garden gameplay genre group guests habit heading height home how image info item kind level limit line link list logline long look made maker method name news note notes number of on online open order organiser owner part people photo pieces play product quote quotes rating reason recipe release released role rules sale season section series set short sizes species specs stage status step steps stock story style summary support tagline taste team teaser text texts title to type unit until use varieties version view voice what who why wildlife with works world year'.split(
    ' ',
  ),
])
/** Words in which "ae", "oe" and "ue" are not umlauts. */
const noUmlautPattern = /(?<!f)[dktsnxv]uell|zuer|statue|[aeäq]ue|israel|michael|poet|koeff|oboe/iu
const germanSpellingByWord: Readonly<Record<string, string>> = {
  masse: 'Maße',
  groesse: 'Größe',
  strasse: 'Straße',
  fuer: 'für',
  oev: 'ÖPNV',
  oepnv: 'ÖPNV',
  suess: 'süß',
}
/** French words with their accents, by the spelling without accents that field names use. */
const frenchSpellingByWord: Readonly<Record<string, string>> = Object.fromEntries(
  'réduit réduits début unité gratuité interprète interprètes représentation représentations créateur créatrice scène accessibilité allergènes année arrivée cinéma confiné conférence cuisinière denivelé dénivelé départ description déjeuner dès déviation difficulté durée école éditeur électricité engagement étage étapes été événement ingrédients intérieur itinéraire matériaux métier modèle numéro période précautions préparation présentation prévoir propriétaires qualité région règlement règles réponse réservation résumé sécurité séjour société spécialité téléphone trésor troisième tronçon variété vélo été'
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
)
const portugueseSpellingByWord: Readonly<Record<string, string>> = {
  horario: 'horário',
  titulo: 'título',
  preco: 'preço',
  endereco: 'endereço',
  duracao: 'duração',
  historia: 'história',
  numero: 'número',
  inscricoes: 'inscrições',
}
/** Names that only say that a value is an amount ("gbp: 220" of a fee): the box around them says of what. */
const currencyName = /^(?:gbp|eur|usd|chf|sek|nok|dkk|pln|czk|amount|betrag|value|wert)$/u
/** Words that are written in capitals. */
const capitals = new Set(
  'isbn abv vhs dvd usb gps faq led uv rrp hrc uk eu us usa de ch nl cd lp pc'.split(' '),
)
const currency = /_(?:eur|gbp|usd|chf|sek|nok|dkk|pln|czk)$/iu

/**
 * The label of a field in a language: "best_scent" becomes "Best scent", "oeffnungszeiten" "Öffnungszeiten".
 * Undefined if the name is in another language and has no known word in this one. Pure; serves spec/writing#6.
 */
export function formatFieldLabel(name: string, language: string): string | undefined {
  const days = formatWeekdays(name.toLowerCase())
  if (days !== undefined) return days
  const key = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{L}{2})(\d)/gu, '$1_$2')
    .replace(/(\d)(\p{L}{3,})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/gu, '_')
    .replace(/_[a-z]{2}$/u, (code) => (code === `_${language}` ? '' : code))
    .replace(/_0\d{1,3}(?=_|$)/gu, '')
  const unpriced = key.replace(currency, '')
  // "preis_pro_liter_eur" is a price, not a number of liters.
  const bare = unpriced === key ? removeUnit(key) : unpriced
  if (!/^[\p{L}\d].*\p{L}{2}|^\p{L}{2}/u.test(bare)) return undefined
  if (capitals.has(bare) || (bare === 'at' && language === 'de')) return bare.toUpperCase()
  if (currencyName.test(bare)) return undefined
  if (language === 'en') return /[äöüßéèàç]/u.test(bare) ? undefined : capital(bare.replaceAll('_', ' '))
  const inOwn = language === 'de' ? lookUpWord(germanLabelByName, bare) : undefined
  if (inOwn !== undefined) return inOwn
  const words = bare.split('_')
  if (words.some((word) => english.has(word) && !sharedEnglishWords.has(word))) return undefined
  if (currencyName.test(bare)) return undefined
  if (language === 'pt')
    return capital(
      words
        .map(
          (word) =>
            lookUpWord(portugueseSpellingByWord, word) ??
            word.replace(/cao$/u, 'ção').replace(/coes$/u, 'ções'),
        )
        .join(' '),
    )
  if (language === 'fr')
    return capital(words.map((word) => lookUpWord(frenchSpellingByWord, word) ?? word).join(' '))
  if (language !== 'de') return capital(words.join(' '))
  return words
    .map((word, at) =>
      at > 0 && lowercaseWords.has(word) ? spellGermanWord(word) : capital(spellGermanWord(word)),
    )
    .join(' ')
}

/**
 * Wording that a post may add to the text of a field: the labels of its boxes, its unit, and who a price is for.
 * Pure.
 */
export const listFieldLabels = (field: string, language: string): string[] =>
  field
    .replace(/^metadata\.bible\./u, '')
    .split('.')
    .flatMap((name) => [
      formatFieldLabel(name, language) ?? '',
      findUnitInName(name, language) ?? '',
      findPriceAudience(name, language) ?? '',
    ])

/** Turns "di_so" into "Di–So". */
const formatWeekdays = (key: string): string | undefined => {
  if (!weekdays.test(key)) return undefined
  const [first = '', last] = key.split(/_(?:bis_|to_)?/u).map(capital)
  return last === undefined ? first : `${first}–${last}`
}
const weekdays =
  /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)_(?:bis_|to_)?(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)$/u

/** English words that other languages use in field names, too. */
const sharedEnglishWords = new Set(
  'material info name team service text art version online design format genre status system'.split(' '),
)
/** German words in field names that are not nouns and so are not capitalized. */
const lowercaseWords = new Set(
  'ab am an auf aus bei bis das dem den der des die durch ein eine fuer für im in je mit nach nicht ohne pro seit sie um und unter von vor wer zu zum zur'.split(
    ' ',
  ),
)

/** Looks up a word in a table, safely: a field may be called "constructor". */
const lookUpWord = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const spellGermanWord = (word: string): string => {
  const umlauts = noUmlautPattern.test(word)
    ? word
    : word
        .replaceAll('ae', 'ä')
        .replaceAll('oe', 'ö')
        .replace(/(?<![aeq])ue/gu, 'ü')
  return (
    lookUpWord(germanSpellingByWord, word) ??
    umlauts.replace(sharpSPattern, (stem) => stem.replace('ss', 'ß'))
  )
}
/** Stems that are spelled with "ß". */
const sharpSPattern =
  /ermässig|äusser|gröss|grösse|(?<!\p{L})gross|strasse|füss|fuss(?!b)|schliess|heiss|süss|weiss|aussen|massnahm|massstab/gu

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
