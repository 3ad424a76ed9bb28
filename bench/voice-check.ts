import { checkText } from '@/lib/voice/check/check-text'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { compare, type Spread } from './harness'
import { comparisons, lineOf, type Report } from './report'

const length = 5_000
/** Texts checked per measurement; a single one is too fast to measure. */
const times = 150
const rounds = 9

const syllables = 'ka lo mi ren sta tu vel wo zin bar del fon gri hul jor'.split(' ')
const made = (at: number): string =>
  [at, at * 7 + 3, at * 13 + 5].map((one) => syllables[one % syllables.length]).join('')
/** 200 words and phrases, the maximum for a voice; every fourth names a replacement. */
const avoided = Array.from({ length: 200 }, (_, at) => {
  const word = at % 2 ? made(at) : `${made(at).charAt(0).toUpperCase()}${made(at).slice(1)}`
  return at % 4 === 0 ? `${word} → another word` : at % 10 === 3 ? `${word} ${made(at + 50)}` : word
})

const clean = {
  en: 'The river was quiet this morning. A heron stood by the old bridge and waited for its breakfast, as it does every day. ',
  de: 'Der Fluss war heute Morgen still. Ein Reiher stand bei der alten Brücke und wartete auf sein Frühstück, wie an jedem Tag. ',
}
const full = {
  en: (at: number) =>
    `This ${made(at)} is GREAT NEWS for the ${made(at + 4)}s!! Look 🎉 at #ff00aa, ${made(at * 4)}. `,
  de: (at: number) =>
    `Das ${made(at)} ist GROSSARTIG für dich und für Sie!! Sieh 🎉 die ${made(at + 4)}en, ${made(at * 4)}. `,
}

const filled = (part: (at: number) => string): string => {
  let text = ''
  for (let at = 0; text.length < length; at++) text += part(at)
  return text.slice(0, length)
}

/**
 * The voice check of a long text, as run on every keystroke, compared with one pass that splits the same text into
 * words.
 */
export async function voiceCheck(): Promise<Report> {
  const voice: ProjectVoice = {
    brand_voice_description: 'Wir duzen unsere Leser. '.repeat(40),
    words_to_avoid: avoided,
    primary_color: '#14646b',
    secondary_color: '#e26d5a',
  }
  const lines = []
  for (const [language, name] of [
    ['en', 'English'],
    ['de', 'German'],
  ] as const)
    for (const [what, text] of [
      ['nothing to find', filled(() => clean[language])],
      ['full of findings', filled(full[language])],
    ] as const) {
      let found = 0
      let words = 0
      const comparison = await compare({
        rounds,
        floor: async () => {
          for (let time = 0; time < times; time++) for (const _ of text.matchAll(/[\p{L}\p{N}]+/gu)) words++
        },
        ours: async () => {
          for (let time = 0; time < times; time++) found = checkText(text, voice, { language }).length
        },
        check: async () => {
          if (found > 0 !== (what === 'full of findings')) throw new Error(`${found} findings: ${what}`)
        },
      })
      if (words === 0) throw new Error('The floor split nothing.')
      lines.push(
        lineOf(`${name}, ${what}${found ? ` (${found})` : ''}`, {
          ...comparison,
          ours: each(comparison.ours),
          floor: each(comparison.floor),
        }),
      )
    }
  return { name: 'voice-check', table: comparisons(lines) }
}

const each = ({ median, min, max }: Spread): Spread => ({
  median: median / times,
  min: min / times,
  max: max / times,
})
