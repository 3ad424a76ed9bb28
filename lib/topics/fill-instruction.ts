import type { ItemRow } from '@/db/schema'
import { hiddenCharacters } from '@/lib/text/hidden-characters'
import { type AngleVariable, fillAngle } from './schemas'

/** What stands in the brand's own instruction is one line, cannot be mistaken for one of its quotations, and is short. */
const quoted = (text: string): string =>
  text
    .replace(hiddenCharacters, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[<>"“”„«»{}]/gu, '’')
    .trim()
    .slice(0, 200)

/**
 * A topic's prompt for one post, with its variables filled in: dates are those of the topic's time zone, seasons those of the
 * northern hemisphere. What comes from the content is quoted, so that a title gives no orders (spec/security#7.4). Pure.
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

/** The season of a month (1 to 12) in the northern hemisphere, as meteorologists count. Pure. */
export const seasonOf = (month: number): (typeof seasons)[number] =>
  seasons[Math.floor((month % 12) / 3)] ?? 'winter'
