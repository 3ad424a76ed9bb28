const units: readonly [RegExp, string, string?][] = [
  [/_min$|(?:^|[_ ])(?:minutes|minuten)$/iu, 'minutes', 'Minuten'],
  // "opening_hours" are no number of hours.
  [
    /^(?:hours|stunden)$|(?:duration|total|contact|walking|working|max|min|dauer|gesamt)_(?:hours|stunden)$/iu,
    'hours',
    'Stunden',
  ],
  [
    /^(?:days|tage)$|(?<!opening|closing|closed|work|back|oeffnungs|öffnungs|ruhe)_(?:days|tage)$/iu,
    'days',
    'Tage',
  ],
  [/(?:^|_)(?:months|monate)$/iu, 'months', 'Monate'],
  [/(?:^|_)(?:years|jahre)$/iu, 'years', 'Jahre'],
  [/(?:^|[_ ])(?:pages|seiten)$/iu, 'pages', 'Seiten'],
  [/_(?:percent|prozent|pct)$/iu, '%'],
  [/_g_l$/u, 'g/l'],
  [/_g$/u, 'g'],
  [/_kg$/iu, 'kg'],
  [/_mm$/iu, 'mm'],
  [/_cm$/iu, 'cm'],
  [/_m$/u, 'm'],
  [/_km$/iu, 'km'],
  [/_ml$/iu, 'ml'],
  [/_(?:l|litres|liters|liter)$/u, 'l'],
  [/_wh$/iu, 'Wh'],
  [/_h$/u, 'h'],
  [/_ha$/iu, 'ha'],
  [/_c$/u, '°C'],
]

/** Whether a field's number has its unit in the name: "weight_g", "minutes". Pure. */
export const isMeasure = (name: string): boolean => units.some(([pattern]) => pattern.test(name))

/** The unit that the name of a field ends with ("weight_g"), in which its number is. Undefined of most. Pure. */
export function unitOfName(name: string, language: string): string | undefined {
  const found = units.find(([pattern]) => pattern.test(name))
  if (!found) return undefined
  const [, unit, german] = found
  if (german === undefined || language === 'en') return unit
  return language === 'de' ? german : undefined
}

/** The name of a field without its unit; the whole where it is nothing else. Pure. */
export const withoutUnit = (name: string): string =>
  units.reduce((left, [pattern]) => {
    const cut = left.replace(pattern, '')
    return cut === '' ? left : cut
  }, name)
