const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Rewords a machine date for readers: "2026-12-12T19:30:00-05:00" becomes "Saturday, 12 December 2026, 19:30", in
 * its own local time. Any other text is returned unchanged. For a time in UTC, returns only the day, and only if it
 * is the same nearly everywhere; otherwise undefined. Also undefined for a language without a date format. Pure.
 */
export function formatDate(text: string, language: string): string | undefined {
  const match = iso.exec(text.trim())
  // "2023-11-02T8:00:00": a machine date, but not in a standard form.
  if (!match) return /^\d{4}-\d{1,2}-\d{1,2}[T ]\d/.test(text.trim()) ? undefined : text
  if (language === 'und' || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined
  const [, year, month, day, hours, minutes, zone] = match
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined
  const isMidnight = hours === undefined || (hours === '00' && minutes === '00')
  const isUtc = zone === 'Z' && !isMidnight
  // Around midday in UTC it is the same day nearly everywhere; the local hour is unknown.
  if (isUtc && (Number(hours) < 10 || Number(hours) > 18)) return undefined
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-u-nu-latn-ca-gregory`, {
      dateStyle: 'full',
      timeZone: 'UTC',
    })
  formats.set(language, format)
  const said = format.format(date)
  if (isMidnight || isUtc) return said
  return language === 'de' ? `${said}, ${hours}:${minutes} Uhr` : `${said}, ${hours}:${minutes}`
}

/**
 * Only the day of a machine date, in readers' wording; undefined for any other text, or for a language without a
 * date format. Pure.
 */
export const formatDateOnly = (text: string, language: string): string | undefined =>
  iso.test(text.trim()) ? formatDate(text.trim().slice(0, 10), language) : undefined

/** Only the time of day of a machine date; undefined if it has none, or only one in UTC. Pure. */
export function formatHour(text: string, language: string): string | undefined {
  const [, , , , hours, minutes, zone] = iso.exec(text.trim()) ?? []
  if (hours === undefined || zone === 'Z') return undefined
  return language === 'de' ? `${hours}:${minutes} Uhr` : `${hours}:${minutes}`
}

/** Rewords the machine dates within a text for readers: "2026-07-18 (only in a storm)". Pure. */
export const formatDatesInText = (text: string, language: string): string =>
  text.replace(/(?<![\d/=_.-])\d{4}-\d{2}-\d{2}(?![\dT/_-])/gu, (day) => formatDate(day, language) ?? day)

type RangeWords = { from: string; to: string; until: string }
const ranges: Readonly<Record<string, RangeWords>> = {
  en: { from: '', to: ' to ', until: ' to ' },
  de: { from: '', to: ' bis ', until: ' bis ' },
  fr: { from: 'du ', to: ' au ', until: ' à ' },
  es: { from: 'del ', to: ' al ', until: ' a ' },
  it: { from: 'da ', to: ' a ', until: '–' },
  pt: { from: 'de ', to: ' a ', until: ' às ' },
  nl: { from: 'van ', to: ' tot en met ', until: ' tot ' },
}
/** The words between the start and end of a time range in a language; a dash if none are listed here. Pure. */
export const getRangeWords = (language: string): RangeWords =>
  ranges[language] ?? { from: '', to: ' – ', until: '–' }

const availableFrom: Readonly<Record<string, string>> = {
  en: 'Available from ',
  de: 'Erhältlich ab ',
  fr: 'Disponible à partir du ',
  es: 'Disponible a partir del ',
  it: 'Disponibile da ',
  nl: 'Verkrijgbaar vanaf ',
}
/**
 * The wording before the day from which something is available; undefined for a language that is not listed here.
 * Pure.
 */
export const getAvailableFromWords = (language: string): string | undefined => availableFrom[language]

/** Date words that a post may contain in addition to its facts. Pure. */
export const dateWords = (language: string): string[] => [
  ...Object.values(getRangeWords(language)),
  availableFrom[language] ?? '',
  language === 'de' ? 'Uhr' : '',
]
