import type { ContentKind } from '@/lib/facts/schemas'
import type { Details } from './material'
import { type Block, type Sentence, say } from './sentence'
import { saysWeekday, type Telling } from './telling'

const detailNames: Partial<Record<ContentKind, (keyof Details)[]>> = {
  event: ['when', 'where', 'price', 'deadline'],
  product: ['price'],
  recipe: ['serves', 'time'],
}

/** "When: Saturday, 9 May": values with the composer's label, in other languages as they stand; none that was said already. */
export function detailLines(telling: Telling, said: string): Sentence[] {
  const { kind, details, phrases } = telling.material
  const found = (detailNames[kind] ?? []).flatMap((name) => {
    const value = details[name]
    if (
      !value ||
      plain(said).includes(plain(value.text)) ||
      (name === 'when' && namesDayOf(value.text, said))
    )
      return []
    // "250 AED" after "costs 250 dirhams".
    const amount = name === 'price' ? /\d[\d.,]*/.exec(value.text)?.[0] : undefined
    if (amount && new RegExp(`(?<!\\d)${amount.replace(/[.,]/g, '[.,]')}(?!\\d)`).test(said)) return []
    // A place alone does not tell that something takes place there.
    if (name === 'where' && !details.when && !saysWeekday(said)) return []
    // "Kosten: keine" and "Fee: £164" keep their own word.
    const own = name === 'price' && value.facts[0]?.field === 'raw_content' ? value.facts[0].label : undefined
    const label = own ?? (name === 'price' && kind === 'event' ? phrases?.admission : phrases?.[name])
    if (label === undefined) return /^[\p{N}\s.,]+$/u.test(value.text) ? [] : [value]
    // "Serves 4, or 2 with lunch tomorrow" has its own word for it.
    if (name === 'serves' && /\b(?:serves|für|for) (?:\d|one|two|four|six|vier|zwei|sechs)/iu.test(said))
      return []
    if (name === 'serves' && /\p{L}{4}/u.test(value.text)) return [value]
    if (label === '') return []
    const on = name === 'when' && /tag, dem \d/u.test(value.text) ? `${phrases?.onDay} ` : ''
    return [say(`${label}: ${on}`, value)]
  })
  return kind === 'product' && !details.price ? [...found, ...priceSentence(telling, said)] : found
}

/** Where no value is the price, the sentence that says it. */
function priceSentence({ paragraphs }: Telling, said: string): Sentence[] {
  const sentence = paragraphs
    .flat()
    .find(({ alone, holds, text }) => alone && holds.has('price') && text.length <= 140)
  return sentence && !plain(said).includes(plain(sentence.text)) ? [sentence] : []
}

const germanStems: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' }

/** "20 June" of "Saturday, 20 June 2026", said already. */
function namesDayOf(value: string, said: string): boolean {
  const { day, month } = /(?<day>\d{1,2})\.? (?<month>\p{L}{3,})/u.exec(value)?.groups ?? {}
  if (!day || !month) return false
  const stem = month.slice(0, 3)
  const number =
    1 +
    'jan feb mar apr may jun jul aug sep oct nov dec'
      .split(' ')
      .indexOf(germanStems[stem.toLowerCase()] ?? stem.toLowerCase())
  const forms = [
    `(?<!\\d)${day}(?:st|nd|rd|th|\\.)? ?(?:of )?${stem}`,
    `${stem}\\p{L}*\\.? ${day}(?!\\d)`,
    `(?<!\\d)0?${day}\\. ?0?${number}\\.`,
  ]
  return new RegExp(forms.join('|'), 'iu').test(said)
}

export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

export const wordsOf = (...blocks: Block[]): string =>
  blocks.map((block) => block?.sentences.map(({ text }) => text).join(' ') ?? '').join(' ')
