import type { ItemRow } from '@/db/schema'
import { hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import { type AngleVariable, fillAngle } from './schemas'

/**
 * Makes a text safe to insert into the brand's own instruction: one line, no quotation marks, at most 200
 * characters.
 */
const quoted = (text: string): string =>
  text
    .replace(hiddenCharacterPattern, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[<>"“”„«»{}]/gu, '’')
    .trim()
    .slice(0, 200)

/**
 * Fills in the variables of a topic's prompt for one post: dates are in the topic's time zone, seasons those of the
 * northern hemisphere. Values from the content are quoted, so that a title cannot give instructions
 * (spec/security#7.4). Pure.
 */
export function fillInstruction(
  prompt: string,
  { item, brand, at, timeZone }: { item: ItemRow; brand: string; at: Date; timeZone: string },
): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at)
  const month = Number(part({ month: 'numeric' }))
  const values: Record<AngleVariable, string> = {
    'item.title': `“${quoted(item.title)}”`,
    'item.url': item.url ? `“${quoted(item.url)}”` : 'no address',
    'item.kind': item.contentType ? `“${quoted(item.contentType.replaceAll('_', ' '))}”` : 'no kind',
    today: part({ day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: part({ weekday: 'long' }),
    month: part({ month: 'long' }),
    year: part({ year: 'numeric' }),
    season: seasonOf(month),
    brand: quoted(brand),
  }
  return fillAngle(prompt, values)
}

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

/** Returns the meteorological season of a month (1 to 12) in the northern hemisphere. Pure. */
export const seasonOf = (month: number): (typeof seasons)[number] =>
  seasons[Math.floor((month % 12) / 3)] ?? 'winter'
