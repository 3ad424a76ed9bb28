import type { Span } from '@/lib/text/span'
import { type Candidate, findSectionEvidence, lowerRank, rankSection } from './candidate'
import { cleanText } from './clean-text'
import { cutExplanation } from './read-tone'
import type { BriefSection } from './section'
import { splitBriefSentences } from './split-brief-sentences'
import { splitListItems } from './split-list-items'

/** The name of a kind of content, without shares and counts ("Recipes (40 %)"). */
const nameOf = (words: string): string =>
  cleanText(words)
    .replace(/ ?\([^()]*\)/g, '')
    .replace(/(?<![\s:,-])[\s:,-]*(?<!\d)\d{1,9}\s?(?:%|x\b|×)[\s\S]*$/i, '')
    .replace(/^["“„]|[”“".]$/g, '')
    .replace(/ (?:etc|usw)$/i, '')
    .replace(
      /^(?:for now|to start with|at first|zunächst|vorerst|erst einmal|fürs erste)?,? ?(?:only|just|nur)? (?=\S)/i,
      '',
    )
    .trim()
const sentence =
  /^(?:we|our|you|they|it|there|this|wir|unsere?|es|das ist|sie|please|bitte|no|kein\w*|not|nicht|everything|alles)\b/i

/** Words about kinds that are undecided or discontinued. */
const undecidedPattern =
  /\b(?:maybe|perhaps|possibly|later|discontinued|dropped|not|no)\b|(?<!\p{L})(?:vielleicht|eventuell|evtl|später|eingestellt|entfällt|gestrichen|nicht|keine?|erst,? wenn)(?!\p{L})/iu
const isUndecidedType = (text: string, { from, until }: Span): boolean =>
  undecidedPattern.test(text.slice(from, Math.min(until, from + 300)))

/** Reads the kinds of content below a label or heading. */
export function readContentTypes(
  text: string,
  section: BriefSection,
): Candidate<'enabled_content_types'> | undefined {
  const names: string[] = []
  let whole = true
  for (const part of section.parts) {
    // It is impossible to tell whether "before and after" is one kind or two.
    if (
      part.kind === 'text' &&
      /[^,]\s(?:and|und|&)\s/.test(text.slice(part.from, Math.min(part.until, part.from + 1_500)))
    )
      whole = false
    const pieces =
      part.kind === 'text'
        ? splitBriefSentences(text, part)
            .filter((one) => !isUndecidedType(text, one))
            .flatMap((one) => splitListItems(text, one))
        : [cutExplanation(text, part)]
    for (const piece of pieces) {
      const name = nameOf(text.slice(piece.from, Math.min(piece.until, piece.from + 200)))
      if (!name || /^(?:etc|usw)\.?$/.test(name)) continue
      if (name.split(' ').length <= 5 && name.length <= 60 && !sentence.test(name)) names.push(name)
      else whole = false
    }
  }
  const value = [...new Set(names)].slice(0, 60)
  if (value.length === 0) return undefined
  const rank = rankSection(section)
  return {
    field: 'enabled_content_types',
    value,
    rank: whole ? rank : lowerRank(rank),
    ...findSectionEvidence(section),
  }
}
