import { brokenCharacterPattern, hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import { openFonts } from './type/open-fonts'
import { createTypesetter } from './type/typesetter'

export type CardText = {
  /** One line, with only characters that the fonts of cards support. */
  text: string
  /** How many letters, digits and emoji of the text were left out. */
  dropped: number
  /** Whether enough is left for the text to keep its meaning. */
  enough: boolean
}

/**
 * Reduces a text to what a card can show: one line, without invisible characters and without characters that none
 * of the cards' fonts support (emoji, scripts not listed in spec/writing#5), which would show as boxes. Takes any
 * text and its language, which decides between the regional designs of East Asian characters. Callers warn if
 * `dropped` is more than 0. If not `enough` of a text is left, a card shows the brand's name instead.
 */
export async function cardText(raw: string, language: string | null = null): Promise<CardText> {
  const first = await written(raw, language)
  if (first.text === raw || first.dropped === 0) return first
  // Which font a symbol uses depends on the letters around it, and some of those are gone.
  const again = await written(first.text, language)
  return { ...first, text: again.text, dropped: first.dropped + again.dropped }
}

async function written(raw: string, language: string | null): Promise<CardText> {
  const clean = raw
    .normalize('NFC')
    .replace(brokenCharacterPattern, '')
    .replace(hiddenCharacterPattern, '')
    .replace(needlessMarks, '')
  const fonts = await openFonts([clean, clean.normalize('NFKC')], language)
  const { canWrite } = createTypesetter(clean, fonts, { language, weight: 700 })
  let text = ''
  let [kept, letters, pictures] = [0, 0, 0]
  for (const { segment } of graphemes.segment(clean)) {
    const shown = writable(segment, canWrite)
    text += shown
    if (/[\p{L}\p{N}]/u.test(shown)) kept++
    else if (shown.trim() !== '') continue
    else if (/[\p{L}\p{N}]/u.test(segment)) letters++
    else if (/[\p{Extended_Pictographic}\p{RI}]/u.test(segment)) pictures++
  }
  return {
    text: tidy(text),
    dropped: letters + pictures,
    // Emoji seldom carry the meaning, but a third of the letters does.
    enough: kept > 0 && kept >= 2 * letters,
  }
}

/** Direction marks and joiners, except joiners next to Arabic and Devanagari letters, where they control joining. */
const needlessMarks =
  /[\u200E\u200F\u061C]|(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200C\u200D]|[\u200C\u200D](?![\p{Script=Arabic}\p{Script=Devanagari}])/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The part of a grapheme that can be written: all of it, otherwise its base without marks, otherwise nothing. */
function writable(segment: string, canWrite: (cluster: string) => boolean): string {
  if (/^\s+$/u.test(segment)) return segment === '\u00A0' || segment === '\u202F' ? '\u00A0' : ' '
  // Without emoji variation selectors and keycap marks, a plain © or digit remains.
  const plain = segment.replace(/[\uFE0E\uFE0F\u20E3]/gu, '')
  // Mathematical bold and ligatures are ordinary letters after NFKC normalization.
  const found = [plain, plain.normalize('NFKC')].find(
    (text) => text !== '' && [...graphemes.segment(text)].every((one) => canWrite(one.segment)),
  )
  if (found !== undefined) return found
  const [base = ''] = plain
  return base !== '' && canWrite(base) && !/\p{Extended_Pictographic}/u.test(plain) ? base : ''
}

/** Removes the gaps and empty brackets that dropped characters leave behind. */
const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]|„\s*“|“\s*”|«\s*»|"\s*"|「\s*」|『\s*』|（\s*）/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<! ) +([,.;!?])/g, '$1')
    .trim()
