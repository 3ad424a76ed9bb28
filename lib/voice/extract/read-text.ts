import { type Candidate, findSectionEvidence, lowerRank, type Rank, rankSection } from './candidate'
import { isTalkedAbout } from './certainty'
import { cleanText } from './clean-text'
import { findAudience } from './find-audience'
import type { BriefSection, Part } from './section'

type TextField = 'brand_voice_description' | 'target_audience' | 'default_image_prompt'
const maxLength: Record<TextField, number> = {
  brand_voice_description: 10_000,
  target_audience: 5_000,
  default_image_prompt: 5_000,
}

/** Reads the text below a label or heading: one line per paragraph or list item. */
export function readTextField<F extends TextField>(
  text: string,
  section: BriefSection,
  field: F,
  parts: readonly Part[] = section.parts,
): Candidate<F> | undefined {
  const meant = partsOfField(text, field, parts)
  const under = unquoted(joinParts(text, meant)).replace(remark, '')
  // "We have written that down: “…”"
  const told = field === 'brand_voice_description' ? (saidBefore.exec(under)?.[1] ?? under) : under
  // A part of a sentence, or a phrase that begins in lower case, loses its final period.
  const isPhrase = field !== 'brand_voice_description' && /^\p{Ll}[^.!?\n]*\.$/u.test(told)
  const isCut = meant[0]?.from !== parts[0]?.from || meant[0]?.until !== parts[0]?.until
  const value = isPhrase || (field === 'target_audience' && isCut) ? told.replace(/\.$/, '') : told
  if (value.length < 3 || !/\p{L}{2}/u.test(value) || /\?["”“]?$/.test(value)) return undefined
  let rank: Rank = rankSection(section)
  // A brief does not say this much about one thing.
  if (value.length > 2_000) rank = lowerRank(rank)
  const whole = value.length <= maxLength[field]
  return {
    field,
    value: (whole ? value : value.slice(0, maxLength[field]).toWellFormed()) as Candidate<F>['value'],
    rank: whole && !isTalkedAbout(value) ? rank : 1,
    // "About us" is the description only if nothing describes the voice itself.
    weak: field === 'brand_voice_description' && !section.sure,
    ...findSectionEvidence(section, parts),
  }
}

/** Beginnings of what comes at the end of a page, or of bad examples. */
const footer =
  /^(?:questions? (?:to|about)|any questions|contact|rückfragen|fragen (?:an|zu)|kontakt|stand|version|last updated|signed|signature|unterschrift|gezeichnet|date|datum|©|cookie|imprint|impressum|negativbeispiel|bad example)(?![\p{L}])/iu
const inGeneral =
  /^(?:unless (?:stated|noted|specified|said) otherwise|by default|default|in general|generally|grundsätzlich|allgemein|generell|standard(?:mäßig)?|für alles?|for (?:all|everything)(?: posts)?|wenn nichts anderes (?:dabei|da)?steht|sofern nicht anders (?:angegeben|vermerkt))\s?:\s+/iu

/** The parts of a section, without the text around the value. */
function partsOfField(text: string, field: TextField, parts: readonly Part[]): readonly Part[] {
  const left = parts.filter(
    (part, at) => at === 0 || !footer.test(text.slice(part.from, Math.min(part.until, part.from + 40))),
  )
  if (field === 'default_image_prompt' && left.length === 1)
    return left.map((part) => {
      const lead = inGeneral.exec(text.slice(part.from, Math.min(part.until, part.from + 60)))
      return lead ? { ...part, from: part.from + lead[0].length } : part
    })
  if (field !== 'target_audience' || left.some(({ kind }) => kind !== 'text')) return left
  const [first, ...others] = left
  if (!first) return left
  const who = findAudience(text, first)
  return who.from !== first.from || who.until < first.until ? [{ ...first, ...who }] : [first, ...others]
}

/** A quoted sentence at the end of the text that introduces it. */
const saidBefore = /[:.!]\s["“„]([^"“”„]{15,300})["”“]\.?$/

/** The text of several parts, one line each; a heading among them goes before the text that it heads. */
export function joinParts(text: string, parts: readonly Part[]): string {
  let excerpt = ''
  let heading = ''
  for (const part of parts) {
    const words = cleanText(text.slice(part.from, Math.min(part.until, part.from + 12_000)))
    if (!words) continue
    if (part.kind === 'sub') {
      heading = `${words.replace(/:$/, '')}: `
      continue
    }
    const key = part.key ? `${cleanText(text.slice(part.key.from, part.key.until))}: ` : ''
    excerpt += `${excerpt ? '\n' : ''}${heading}${key}${words}`
    heading = ''
    if (excerpt.length > 12_000) break
  }
  return excerpt
}

/** Remarks after a value in minutes and forms: "(einstimmig)", "(all agreed)". */
const remark =
  /(?<!\s)\s*\((?:(?:all |unanimously )?(?:agreed|approved|confirmed)|final|new|einstimmig|beschlossen|bestätigt|abgestimmt|neu|ok|okay|stand [^()]{1,30}|see [^()]{1,60}|siehe [^()]{1,60}|wie (?:gehabt|besprochen|bisher)|as (?:before|discussed))\)\.?$/iu

/** Unquotes a value that is in quotation marks as a whole, as in a settings file. */
const unquoted = (words: string): string => /^["“„']([^"“”„']*)["”“'],?$/.exec(words)?.[1] ?? words
