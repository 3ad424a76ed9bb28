import type { Token } from '../words/tokens'

/** What a number measures. Amounts of one dimension are compared in its base unit. */
export type Unit = { dimension: string; factor: number; offset?: number }

const unitTable: [string, number, string][] = [
  ['length', 0.001, 'mm millimeter millimetre millimetern millimeters millimetres'],
  ['length', 0.01, 'cm zentimeter zentimetern centimeter centimetre centimeters centimetres'],
  ['length', 1, 'm meter metern metre meters metres'],
  ['length', 1000, 'km kilometer kilometern kilometre kilometers kilometres kms'],
  ['length', 0.0254, 'inch inches zoll'],
  ['length', 0.3048, 'ft foot feet'],
  ['length', 0.9144, 'yd yard yards'],
  ['length', 1609.344, 'mi mile miles meile meilen'],
  ['length', 1852, 'seemeile seemeilen'],
  ['mass', 0.001, 'mg milligramm milligram milligrams'],
  ['mass', 1, 'g gramm gram grams gr'],
  ['mass', 1000, 'kg kilo kilos kilogramm kilogram kilograms'],
  ['mass', 1e6, 't tonne tonnen tonnes tons ton'],
  ['mass', 500, 'pfund'],
  ['mass', 453.592, 'lb lbs pound pounds'],
  ['mass', 28.3495, 'oz ounce ounces unze unzen'],
  ['volume', 0.001, 'ml milliliter millilitre milliliters millilitres'],
  ['volume', 0.01, 'cl zentiliter centiliter'],
  ['volume', 0.1, 'dl deziliter'],
  ['volume', 1, 'l liter litern litre liters litres'],
  ['volume', 100, 'hl hektoliter hektolitern'],
  ['volume', 3.78541, 'gallon gallons gallone gallonen'],
  ['tablespoon', 1, 'el essloffel tbsp tablespoon tablespoons'],
  ['teaspoon', 1, 'tl teeloffel tsp teaspoon teaspoons'],
  ['cup', 1, 'cup cups tasse tassen'],
  ['area', 1, 'm² qm sqm quadratmeter quadratmetern'],
  ['area', 10_000, 'ha hektar hektare hectare hectares'],
  ['area', 1e6, 'km² quadratkilometer quadratkilometern'],
  ['area', 4046.86, 'acre acres'],
  ['volume', 1000, 'm³ kubikmeter kubikmetern'],
  ['time', 0.001, 'ms millisekunde millisekunden millisecond milliseconds'],
  ['time', 1, 's sek sec secs sekunde sekunden second seconds'],
  ['time', 60, 'min mins minute minuten minutes'],
  ['time', 3600, 'h std hr hrs stunde stunden hour hours'],
  ['time', 86_400, 'tag tage tagen tages day days'],
  ['time', 604_800, 'woche wochen week weeks'],
  ['months', 1, 'monat monate monaten monats month months'],
  ['months', 12, 'jahr jahre jahren jahres year years yr yrs'],
  ['months', 120, 'jahrzehnt jahrzehnte jahrzehnten decade decades'],
  ['months', 1200, 'jahrhundert jahrhunderte jahrhunderten century centuries'],
  ['temperature', 1, '°c'],
  ['percent', 1, '% prozent percent'],
  ['promille', 1, '‰ promille'],
  ['points', 1, 'prozentpunkt prozentpunkte prozentpunkten'],
  ['data', 1e-3, 'kb kilobyte'],
  ['data', 1, 'mb megabyte megabytes'],
  ['data', 1e3, 'gb gigabyte gigabytes'],
  ['data', 1e6, 'tb terabyte terabytes'],
  ['power', 1, 'w watt watts'],
  ['power', 1e3, 'kw kilowatt kilowatts'],
  ['power', 1e6, 'mw megawatt megawatts'],
  ['horsepower', 1, 'ps hp'],
  ['energy', 1, 'kwh kilowattstunde kilowattstunden'],
  ['energy', 1000, 'mwh megawattstunde megawattstunden'],
  ['calories', 1, 'kcal kilokalorie kilokalorien kilocalories'],
  ['calories', 1, 'kalorien calories'],
  ['joule', 1, 'kj'],
  ['voltage', 1, 'volt volts'],
  ['sound', 1, 'db dezibel decibel decibels'],
  ['frequency', 1, 'hz hertz'],
  ['speed', 1, 'km/h kmh stundenkilometer stundenkilometern'],
  ['speed', 1.609344, 'mph'],
]

const unitsByWord = new Map<string, Unit>(
  unitTable.flatMap(([dimension, factor, words]) =>
    words.split(' ').map((word): [string, Unit] => [word, { dimension, factor }]),
  ),
)
/** Abbreviations that are a unit only in their usual spelling (see `isWrittenAsUnit`). */
const ambiguousUnitAbbreviations = new Set('m g t l h s w ft mi el tl gr ms ps hp mb db min ha'.split(' '))

/** Returns the unit that a lowercase word or abbreviation stands for; undefined for other words. */
export const findUnit = (low: string): Unit | undefined => unitsByWord.get(low)

/** Reads the unit at a position and where it ends; undefined if there is none. */
export function readUnit(tokens: readonly Token[], start: number): { unit: Unit; until: number } | undefined {
  let index = start
  const hyphen = tokens[index]
  if (
    hyphen &&
    (hyphen.text === '-' || hyphen.text === '‑') &&
    hyphen.gap === '' &&
    tokens[index + 1]?.gap === ''
  )
    index++
  const token = tokens[index]
  if (!token || (token.gap.includes('\n') && index === start)) return undefined
  if (token.text === '°' || token.low === 'grad' || token.low === 'degrees' || token.low === 'degree') {
    const next = tokens[index + 1]
    const scale = next && !next.first ? next.low : ''
    if (scale === 'f' || scale === 'fahrenheit')
      return { unit: { dimension: 'fahrenheit', factor: 1 }, until: index + 2 }
    const named = scale === 'c' || scale === 'celsius'
    return { unit: { dimension: 'temperature', factor: 1 }, until: index + (named ? 2 : 1) }
  }
  if (token.text === '℃') return { unit: { dimension: 'temperature', factor: 1 }, until: index + 1 }
  if (token.text === '㎡') return { unit: { dimension: 'area', factor: 1 }, until: index + 1 }
  if (token.low === 'per' && tokens[index + 1]?.low === 'cent') return { unit: percentUnit, until: index + 2 }
  if (/^(?:square|sq)$/.test(token.low)) {
    const skip = tokens[index + 1]?.text === '.' ? 2 : 1
    const base = unitsByWord.get(tokens[index + skip]?.low ?? '')
    if (base?.dimension !== 'length') return undefined
    return { unit: { dimension: 'area', factor: base.factor ** 2 }, until: index + skip + 1 }
  }
  const next = tokens[index + 1]
  const touching = next?.gap === '' ? next.text : ''
  if (
    touching === '²' ||
    touching === '³' ||
    ((touching === '2' || touching === '3') && /^(?:k|c|d)?m$/.test(token.low))
  ) {
    const power = touching === '²' || touching === '2' ? 2 : 3
    const base = unitsByWord.get(token.low)
    if (base?.dimension === 'length')
      return {
        unit:
          power === 2
            ? { dimension: 'area', factor: base.factor ** 2 }
            : { dimension: 'volume', factor: base.factor ** 3 * 1000 },
        until: index + 2,
      }
  }
  if (token.low === 'km' && touching === '/' && tokens[index + 2]?.low === 'h')
    return { unit: { dimension: 'speed', factor: 1 }, until: index + 3 }
  const unit = unitsByWord.get(token.low)
  if (
    !unit ||
    (token.kind === 'word' && ambiguousUnitAbbreviations.has(token.low) && !isWrittenAsUnit(token))
  )
    return undefined
  const dotted = /^(?:std|min|sek|sec|mins|hrs|hr)$/.test(token.low) && touching === '.'
  return { unit, until: index + (dotted ? 2 : 1) }
}

const percentUnit: Unit = { dimension: 'percent', factor: 1 }

/** "5 M" is not a length and "3 S" not a time; "TL" and "EL" are spoons only in capitals. */
const isWrittenAsUnit = ({ text, low }: Token): boolean =>
  /^(?:el|tl|ps|mb|w)$/.test(low)
    ? text === text.toUpperCase()
    : low === 'db'
      ? text === 'dB'
      : text === low || low === 'l'

const currencyBySymbol: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '₴': 'UAH',
  '฿': 'THB',
}
const currencyCodes = new Set(
  'EUR USD GBP CHF JPY SEK NOK DKK PLN CZK HUF CAD AUD NZD INR TRY CNY RON BGN ZAR BRL MXN SGD HKD'.split(
    ' ',
  ),
)
const currencyByWord = new Map<string, string>([
  ...['euro', 'euros', 'eur'].map((word): [string, string] => [word, 'EUR']),
  ...['dollar', 'dollars', 'usd', 'bucks', 'us-dollar'].map((word): [string, string] => [word, 'USD']),
  ...['pound', 'pounds', 'gbp', 'quid'].map((word): [string, string] => [word, 'GBP']),
  ...['franken', 'chf', 'francs', 'sfr'].map((word): [string, string] => [word, 'CHF']),
])
const currencyByHundredthWord = new Map([
  ['cent', 'EUR'],
  ['cents', 'EUR'],
  ['ct', 'EUR'],
  ['pence', 'GBP'],
  ['rappen', 'CHF'],
])

/** Reads the currency at a position: its code, where it ends, and whether it counts hundredths. */
export function readCurrency(
  tokens: readonly Token[],
  index: number,
): { code: string; until: number; hundredths: boolean } | undefined {
  const token = tokens[index]
  if (!token) return undefined
  const symbol = currencyBySymbol[token.text]
  if (symbol) return { code: symbol, until: index + 1, hundredths: false }
  if (token.kind !== 'word') return undefined
  if (
    /^(?:US|CA|AU|NZ|HK|A|C)$/.test(token.text) &&
    tokens[index + 1]?.text === '$' &&
    tokens[index + 1]?.gap === ''
  )
    return {
      code: { C: 'CAD', CA: 'CAD', A: 'AUD', AU: 'AUD', NZ: 'NZD', HK: 'HKD' }[token.text] ?? 'USD',
      until: index + 2,
      hundredths: false,
    }
  if (currencyCodes.has(token.text)) return { code: token.text, until: index + 1, hundredths: false }
  const word = currencyByWord.get(token.low)
  if (word) return { code: word, until: index + 1, hundredths: false }
  const part = currencyByHundredthWord.get(token.low)
  return part ? { code: part, until: index + 1, hundredths: true } : undefined
}
