import { formatCanonicalNumber } from '../read/digits'
import { findUnit, readCurrency } from '../read/units'
import { normalizeLink } from '../words/entities'
import { stem } from '../words/stems'
import { foldWithDigraphs, foldWord, type Token } from '../words/tokens'
import { addValue, anyCountedThing, type Evidence } from './evidence'

/** Adds a word in all forms that a sentence may use. */
export function addWord(evidence: Evidence, word: string): void {
  const low = foldWord(word)
  for (const form of new Set([low, foldWithDigraphs(word), low.replace(/'s?$/, '')])) {
    evidence.words.add(form)
    evidence.stems.add(stem(form))
  }
}

/** Adds ISO 8601 durations: "PT1H15M" is an hour and a quarter. */
export function addIsoDurations(evidence: Evidence, text: string): void {
  if (text.length > 100_000 || !text.includes('P')) return
  for (const [all, days, hours, minutes, seconds] of text.matchAll(
    /\bP(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,4})S)?)?\b/g,
  )) {
    if (all.length < 3) continue
    const of = (count: string | undefined) => Number(count ?? 0)
    const total = 86_400 * of(days) + 3600 * of(hours) + 60 * of(minutes) + of(seconds)
    if (total > 0) addValue(evidence.values, `duration:${total}`, [anyCountedThing])
  }
}

const wordPartPattern = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{L}+|\d+/gu

/** Adds what a single token of the evidence says: words, units, weekdays, addresses, currencies. */
export function addToken(evidence: Evidence, tokens: readonly Token[], index: number, token: Token): void {
  if (token.kind === 'word') {
    addWord(evidence, token.text)
    const next = tokens[index + 1]
    // For a hashtag, "Jazz-Nacht" and "JazzNacht" are the same word; "B 12" is the same as B12.
    if (next?.kind === 'digits' && next.gap.length < 2)
      addValue(evidence.values, `number:${token.low}${next.text}`, [])
    if (
      next?.text === '-' &&
      next.gap === '' &&
      tokens[index + 2]?.kind === 'word' &&
      tokens[index + 2]?.gap === ''
    )
      addWord(evidence, token.text + (tokens[index + 2]?.text ?? ''))
    const unit = findUnit(token.low)
    // A single letter counts as a unit only in the label of a field: "distance_m", "(km)".
    if (unit && (token.low.length > 1 || /^[_(/[]$/.test(tokens[index - 1]?.text ?? ''))) {
      evidence.seenUnits.add(`${unit.dimension}:${unit.factor}`)
      // "An hour" means one hour.
      const name = unit.dimension === 'time' ? 'duration' : unit.dimension
      if (articlePattern.test(tokens[index - 1]?.low ?? ''))
        addValue(evidence.values, `${name}:${formatCanonicalNumber(unit.factor)}`, [])
    }
    if (/^(?:now|currently|jetzt|derzeit|inzwischen|mittlerweile|nun)$/.test(token.low))
      addValue(evidence.values, 'date:relative:today', [])
    const minutes = minutesByWord[token.low]
    if (minutes) addValue(evidence.values, `duration:${minutes * 60}`, [])
    for (const weekday of weekdaysByPattern.find(([form]) => form.test(token.low))?.[1] ?? []) {
      evidence.weekdays.add(weekday)
      evidence.statedWeekdays.add(weekday)
    }
  } else if (token.kind === 'digits') {
    evidence.digits.add(token.text.replace(/^0+(?=\d)/, ''))
    evidence.words.add(token.text)
  } else if (token.kind !== 'sign') {
    for (const [word] of token.text.matchAll(wordPartPattern)) if (word.length < 100) addWord(evidence, word)
    if (token.kind === 'link') {
      const target = normalizeLink(token.text)
      evidence.hosts.add(target.split(/[/?:]/)[0] ?? target)
      if (evidence.linkTexts.length < 50) evidence.linkTexts.push(token.text)
      for (const part of target.split(/[/?=&]/).slice(1))
        evidence.handles.add(foldWithDigraphs(part.replace(/^@/, '')))
    } else if (token.kind === 'email')
      evidence.hosts.add(token.text.slice(token.text.indexOf('@') + 1).toLowerCase())
    else if (token.kind === 'mention') evidence.handles.add(foldWithDigraphs(token.text.slice(1)))
    else addWord(evidence, token.text.slice(1))
  }
  const currency = readCurrency(tokens, index)
  if (currency) evidence.seenUnits.add(`price:${currency.code}`)
}

const articlePattern = /^(?:an?|one|eine?[nmrs]?|per|pro|je)$/
const minutesByWord: Record<string, number> = {
  viertelstunde: 15,
  dreiviertelstunde: 45,
  halbstundig: 30,
  halbstundige: 30,
  fortnight: 20_160,
}
const weekdaysByPattern: [RegExp, number[]][] = [
  [/^(?:weekends?|wochenenden?|wochenends)$/, [6, 7]],
  [/^(?:weekdays?|werktags|wochentags|werktagen?|wochentagen?)$/, [1, 2, 3, 4, 5]],
  [/^(?:daily|taglich|taeglich)$/, [1, 2, 3, 4, 5, 6, 7]],
]
