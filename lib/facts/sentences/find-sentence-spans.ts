import { sentenceSpans } from '@/lib/text/sentences'
import { joinQuoteSentences } from './join-quote-sentences'

type Span = { from: number; until: number }

/** "Mi, 3.6.", "Saturday, 3 May": a day and nothing else. Linear. */
export const dayOnlyPattern =
  /^(?:\p{L}{2,10}\.?,?\s(?:den\s)?)?(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d{1,2}(?:\.|st|nd|rd|th)?\s(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}{0,6}\.?(?:\s\d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\s\d{1,2}(?:,?\s\d{4})?)$/iu

/**
 * Returns the places of a block's sentences in its text, in UTF-16 units. A sentence includes the footnote mark and
 * the phone number or address after its full stop, and the day before it. A list line that asks something and goes
 * on is one sentence. Pure.
 */
export function findSentenceSpans(text: string, language: string, isLine: boolean): Span[] {
  // "18:00 – Arthrose: Was hilft? Dr. Hallbauer": a line of a program.
  if (isLine && text.length <= 240 && /\?[”“"»]?\s+\S/u.test(text) && !/[.!?]$/u.test(text.trim()))
    return [{ from: 0, until: text.length }]
  return joinContactDetails(
    text,
    joinFootnoteMarks(text, joinQuoteSentences(text, sentenceSpans(text, language))),
  )
}

/**
 * Joins sentences with the footnote mark after their full stop ("… is free.¹ It lasts") and with the day before
 * them ("28.11. Market").
 */
function joinFootnoteMarks(text: string, spans: readonly Span[]): Span[] {
  const parted: Span[] = []
  for (const span of spans) {
    const mark = /^(?:\*{1,3}|[†‡]|[¹²³⁴⁵⁶⁷⁸⁹])(?=\s|$)/u.exec(text.slice(span.from, span.from + 4))?.[0]
    const before = parted.at(-1)
    if (before && parted.length === 1 && dayOnlyPattern.test(text.slice(before.from, before.until).trim()))
      before.until = span.until
    else if (mark === undefined || !before || /\s/u.test(text.charAt(span.from - 1))) parted.push({ ...span })
    else {
      before.until = span.from + mark.length
      if (before.until < span.until) parted.push({ from: before.until, until: span.until })
    }
  }
  return parted
}

/**
 * Joins sentences with the phone number or address after their full stop: "Call us before you come. 0221 4710 119".
 */
const joinContactDetails = (text: string, spans: readonly Span[]): Span[] =>
  spans.reduce<Span[]>((joined, span) => {
    const before = joined.at(-1)
    if (before && contactOnlyPattern.test(text.slice(span.from, span.until).trim())) before.until = span.until
    else joined.push({ ...span })
    return joined
  }, [])
const contactOnlyPattern = /^(?:[\d+][\d\s()/–-]{6,24}|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60})$/u

/**
 * "KIEL, 3 May 2026 – ": where and when a press release was written; "[!WARNING]": the mark of a callout. Neither is
 * part of the first sentence.
 */
export const datelinePattern =
  /^\[!\p{L}{3,12}\][+-]?\s(?=\S)|^(?:\((?:\p{Ll}{2,4}|\p{Lu}{2,4})(?:\/\p{L}{2,4})?\)|[Pp]\.? ?[Ss]\.? ?[:–-])\s(?=[\p{Lu}„“"])|^(?!(?:C(?:orrections?|ORRECTION)|U(?:pdated?|PDATE)|Edit|Errat(?:um|a)|K(?:orrektur|ORREKTUR)|Berichtigung|Nachtrag|Correctif|Rettifica|Correctie)(?!\p{L}))\p{Lu}[\p{L}\p{M}.’'/ -]{1,40}(?:,\s\p{L}[\p{L}. ]{1,30})?(?:,|\s\()\s?(?:(?:le|el|il|am|den|op|dnia|dia)\s)?(?:\d{1,2}(?:\.|er)?\s(?:de\s)?\p{L}{3,12}\.?(?:\s(?:de\s)?\d{4})?|\p{L}{3,12}\.?\s\d{1,2}(?:,?\s\d{4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d{2}-\d{2})\)?(?:\s\([\p{L} ]{2,30}\))?\s?[–—:-]+\s(?!\d{1,2}\.?\s\p{L}{3,12}\s\d{4})/u
