import { brokenCharacters, hiddenCharacters } from '@/lib/text/hidden-characters'
import { openFonts } from './type/open-fonts'
import { typesetterOf } from './type/typesetter'

export type CardText = {
  /** One line, of signs that the fonts of cards can write. */
  text: string
  /** How many letters, digits and emoji of the text were left out. */
  dropped: number
  /** Whether enough is left for the text to say what it said. */
  enough: boolean
}

/**
 * A text as a card can write it: in one line, without what nobody sees and without signs that no font of cards holds (emoji,
 * scripts that are not among those of spec/writing#5), which would show as boxes. Takes any text and its language, which
 * decides between the designs of East Asian letters. A caller warns when `dropped` is more than 0; a card does not show a text of
 * which not `enough` is left, but the brand's name in its place.
 */
export async function cardText(raw: string, language: string | null = null): Promise<CardText> {
  const first = await written(raw, language)
  if (first.text === raw || first.dropped === 0) return first
  // Which fonts write a symbol depends on the letters around it, and some of those are gone.
  const again = await written(first.text, language)
  return { ...first, text: again.text, dropped: first.dropped + again.dropped }
}

async function written(raw: string, language: string | null): Promise<CardText> {
  const clean = raw
    .normalize('NFC')
    .replace(brokenCharacters, '')
    .replace(hiddenCharacters, '')
    .replace(needlessMarks, '')
  const fonts = await openFonts([clean, clean.normalize('NFKC')], language)
  const { canWrite } = typesetterOf(clean, fonts, { language, weight: 700 })
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
    // An emoji seldom carries what is said; a third of the letters does.
    enough: kept > 0 && kept >= 2 * letters,
  }
}

/** Direction marks, and joiners but for those that say how Arabic and Indic letters are joined. */
const needlessMarks =
  /[\u200E\u200F\u061C]|(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200C\u200D]|[\u200C\u200D](?![\p{Script=Arabic}\p{Script=Devanagari}])/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What of a grapheme can be written: the whole, else its base without marks, else nothing. */
function writable(segment: string, canWrite: (cluster: string) => boolean): string {
  if (/^\s+$/u.test(segment)) return segment === '\u00A0' || segment === '\u202F' ? '\u00A0' : ' '
  // Without what asks for a sign as an emoji, a plain © or digit is left.
  const plain = segment.replace(/[\uFE0E\uFE0F\u20E3]/gu, '')
  // Mathematical bold and ligatures are letters in disguise.
  const found = [plain, plain.normalize('NFKC')].find(
    (text) => text !== '' && [...graphemes.segment(text)].every((one) => canWrite(one.segment)),
  )
  if (found !== undefined) return found
  const [base = ''] = plain
  return base !== '' && canWrite(base) && !/\p{Extended_Pictographic}/u.test(plain) ? base : ''
}

/** Without the gaps and brackets that what was left out leaves behind. */
const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]|„\s*“|“\s*”|«\s*»|"\s*"|「\s*」|『\s*』|（\s*）/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<! ) +([,.;!?])/g, '$1')
    .trim()
