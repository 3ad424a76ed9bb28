import type { Span } from '@/lib/text/span'
import type { BriefField, ProjectVoice } from '../schemas'
import type { Part, Section } from './section'

/** 3 is told outright, 2 is under a heading or in a known turn of phrase, 1 is a guess. */
export type Rank = 1 | 2 | 3

/** A value a brief may mean for a field, and where it says so. */
export type Candidate<F extends BriefField = BriefField> = Span & {
  field: F
  value: NonNullable<ProjectVoice[F]>
  rank: Rank
  /** Counts only where nothing says it by its own name: an accent for the second colour. */
  weak?: boolean
}

/** How far a section's own marks are to be believed. */
export const rankOf = (section: Section): Rank =>
  section.unsure ? 1 : section.sure && section.by !== 'heading' ? 3 : 2

export const lower = (rank: Rank): Rank => (rank === 3 ? 2 : 1)

/** Of a quote, in UTF-16 units. */
export const maxEvidenceLength = 600

/** What shows a section in the brief: its line, or what stands under its heading. */
export function evidenceOf(section: Section, parts: readonly Part[] = section.parts): Span {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return section.label
  const from =
    section.by === 'heading'
      ? Math.min(first.from, first.key?.from ?? first.from)
      : Math.min(section.label.from, first.from)
  const until = Math.max(last.until, last.instead?.until ?? 0)
  return { from, until: Math.min(until, from + maxEvidenceLength) }
}
