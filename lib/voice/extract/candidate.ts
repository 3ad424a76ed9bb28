import type { Span } from '@/lib/text/span'
import type { BriefField, ProjectVoice } from '../schemas'
import type { BriefSection, Part } from './section'

/** 3: stated explicitly; 2: below a heading or in a known phrase; 1: a guess. */
export type Rank = 1 | 2 | 3

/** A value that a brief may give for a field, and where it says so. */
export type Candidate<F extends BriefField = BriefField> = Span & {
  field: F
  value: NonNullable<ProjectVoice[F]>
  rank: Rank
  /** Counts only if nothing is given under the field's own name: an accent color for the secondary color. */
  weak?: boolean
}

/** The rank that a section's own markup justifies. */
export const rankSection = (section: BriefSection): Rank =>
  section.unsure ? 1 : section.sure && section.by !== 'heading' ? 3 : 2

/** Returns the next lower rank; 1 stays 1. */
export const lowerRank = (rank: Rank): Rank => (rank === 3 ? 2 : 1)

/** Maximum length of a quote, in UTF-16 units. */
export const maxEvidenceLength = 600

/** The quote that supports a section: its line, or the text below its heading. */
export function findSectionEvidence(section: BriefSection, parts: readonly Part[] = section.parts): Span {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return section.label
  const from =
    section.by === 'heading'
      ? Math.min(first.from, first.key?.from ?? first.from)
      : Math.min(section.label.from, first.from)
  const until = Math.max(last.until, last.instead?.until ?? 0)
  return { from, until: Math.min(until, from + maxEvidenceLength) }
}
