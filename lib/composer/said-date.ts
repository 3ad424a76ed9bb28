const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A value as readers say it: "2026-12-12T19:30:00-05:00" becomes "Saturday, 12 December 2026, 19:30", as the clock shows it
 * there. What is no machine's date stays as it is. Of a time in UTC only the day is said, and only where it is the same nearly everywhere. Undefined where it is not, or
 * where there are no words for it in the language. Pure.
 */
export function saidDate(text: string, language: string): string | undefined {
  const match = iso.exec(text.trim())
  if (!match) return text
  if (language === 'und' || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined
  const [, year, month, day, hours, minutes, zone] = match
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined
  const isMidnight = hours === undefined || (hours === '00' && minutes === '00')
  const isUtc = zone === 'Z' && !isMidnight
  // In the middle of a day in UTC it is the same day nearly everywhere; the hour is not known.
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
