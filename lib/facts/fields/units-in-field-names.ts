/** Words in field names for durations, as in "cook_time_min". */
const durationWords =
  '(?:duration|dauer|time|zeit|prep|cook|bake|boil|rest|soak|walk|run|runtime|lauf|spiel|back|koch|ruhe|geh|fahr|gar|lade|charge|length|laenge|total|gesamt|duree|durée|garzeit|vorbereitung|zubereitung)'
const units: readonly [RegExp, string, string?][] = [
  [
    new RegExp(`(?:^|_)${durationWords}\\w{0,20}_min$|(?:^|[_ ])(?:minutes|minuten)$`, 'iu'),
    'minutes',
    'Minuten',
  ],
  // "opening_hours" is not a number of hours.
  [
    /^(?:hours|stunden)$|(?<=(?:duration|total|contact|walking|working|max|min|dauer|gesamt)_)(?:hours|stunden)$/iu,
    'hours',
    'Stunden',
  ],
  [
    /^(?:days|tage)$|(?<=(?:duration|delivery|storage|dauer|haltbarkeit|liefer\p{L}{0,10})_)(?:days|tage)$/iu,
    'days',
    'Tage',
  ],
  [/(?:^|_)(?:months|monate)$/iu, 'months', 'Monate'],
  [/(?:^|_)(?:years|jahre)$/iu, 'years', 'Jahre'],
  [/(?:^|[_ ])(?:pages|seiten)$/iu, 'pages', 'Seiten'],
  [/_(?:percent|prozent|pct)$/iu, '%'],
  [/_km_h$/iu, 'km/h'],
  [/_g_l$/u, 'g/l'],
  [/(?<!per_|pro_|_\d{1,4}|co2)_g$/u, 'g'],
  [/(?<!per|pro)_kg$/iu, 'kg'],
  [/_hm$/iu, 'm'],
  [/_mm$/iu, 'mm'],
  [/_cm$/iu, 'cm'],
  [
    /(?<=(?:height|hoehe|höhe|length|laenge|länge|width|breite|depth|tiefe|altitude|altitude|elevation|ascent|descent|aufstieg|abstieg|punkt|wingspan|denivele|dénivelé|size|diameter|drop))_m$/u,
    'm',
  ],
  [/(?<!_g)_km$/iu, 'km'],
  [/(?:^|_)ml$/iu, 'ml'],
  [/^cl$/iu, 'cl'],
  [
    /(?<=(?:volume|inhalt|fuellmenge|füllmenge|capacity|flasche|bottle|pot|tank|content|contenance))_(?:l|litres|liters|liter)$/u,
    'l',
  ],
  [/_wh$/iu, 'Wh'],
  [
    new RegExp(
      `(?<=(?:^|_)${durationWords}\\w{0,20})(?<!_km)_h$|(?<=(?:fermentation|gaerung|gärung))_h$`,
      'iu',
    ),
    'h',
  ],
  [/_ha$/iu, 'ha'],
  [/(?<=(?:temp|temperature|temperatur))_c$/u, '°C'],
]

/** Whether a field's name contains the unit of its number: "weight_g", "minutes". Pure. */
export const hasUnitInName = (name: string): boolean =>
  units.some(([pattern]) => pattern.test(toSnakeCase(name)))

/** Converts "laengeKm" to "laenge_km". */
const toSnakeCase = (name: string): string =>
  name.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').replace(/\p{Lu}/gu, (one) => one.toLowerCase())

/** Returns the unit of a field's number that its name ends with ("weight_g"); undefined for most names. Pure. */
export function findUnitInName(name: string, language: string): string | undefined {
  const found = units.find(([pattern]) => pattern.test(toSnakeCase(name)))
  if (!found) return undefined
  const [, unit, german] = found
  if (german === undefined || language === 'en') return unit
  return language === 'de' ? german : undefined
}

/** Returns a field's name without its unit; the whole name if it consists of nothing else. Pure. */
export const removeUnit = (name: string): string =>
  units.reduce((left, [pattern]) => {
    const cut = left.replace(pattern, '')
    return cut === '' ? left.replace(/(?<=\p{L})_min$/u, '') : cut
  }, name)
