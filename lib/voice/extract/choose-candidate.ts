import { type BriefField, type ProjectVoice, voiceSchema } from '../schemas'
import { type Candidate, lowerRank } from './candidate'

const listFields = new Set<BriefField>(['tone', 'words_to_avoid', 'enabled_content_types'])

/**
 * Chooses the one value of a field from all candidates: the most clearly stated one. For lists, adds what is stated
 * elsewhere, with the lower confidence of the two; if a color or another single value is contradicted, keeps the
 * better one with less confidence. Returns undefined if no candidate is valid for a voice.
 */
export function chooseCandidate(field: BriefField, all: readonly Candidate[]): Candidate | undefined {
  const fitting = all.filter((one) => voiceSchema.shape[field].safeParse(one.value).success)
  const own = fitting.some((one) => !one.weak) ? fitting.filter((one) => !one.weak) : fitting
  const [best, ...rest] = own.toSorted((a, b) => b.rank - a.rank || a.from - b.from)
  if (!best) return undefined
  if (listFields.has(field)) return combineLists(best, rest)
  if (field === 'image_style_by_type') return mergeStyles(best, rest)
  if (field === 'primary_color' || field === 'secondary_color') {
    const other = rest.some((one) => one.value !== best.value && one.rank >= Math.min(2, best.rank))
    return other ? { ...best, rank: lowerRank(best.rank) } : best
  }
  if (field === 'target_audience' || field === 'default_image_prompt') {
    // "Primary audience" and "secondary audience" both count; a sentence elsewhere only repeats one of them.
    const beside = rest.filter((one) => one.rank === best.rank && one.value !== best.value)
    if (beside.length === 0) return best
    const value = [best, ...beside]
      .map((one) => one.value)
      .join('\n')
      .slice(0, 5_000)
      .toWellFormed()
    return { ...best, value, rank: lowerRank(best.rank) }
  }
  const better =
    best.rank === 1
      ? best
      : (rest.find((one) => one.rank === best.rank && sizeOf(one) > 2 * sizeOf(best)) ?? best)
  const contradicted = rest.some((one) => one.rank === 3 && one.value !== better.value) && better.rank === 3
  return contradicted ? { ...better, rank: lowerRank(better.rank) } : better
}

const sizeOf = (one: Candidate): number => String(one.value).length

function combineLists(best: Candidate, rest: readonly Candidate[]): Candidate {
  let value = listOf(best)
  let rank = best.rank
  for (const one of rest) {
    if (one.rank < 2 || one.rank < best.rank - 1) continue
    // Adjectives mentioned in passing do not add to an explicitly stated tone.
    if (best.field === 'tone' && one.rank < best.rank) continue
    const known = new Set(value.map(normalizeEntry))
    const more = listOf(one).filter((word) => !known.has(normalizeEntry(word)))
    if (more.length === 0) continue
    value = [...value, ...more]
    if (best.field === 'tone') rank = lowerRank(best.rank)
    else if (one.rank < rank) rank = one.rank
  }
  const kept = new Map(value.map((word) => [normalizeEntry(word), word]).reverse() as [string, string][])
  return { ...best, value: [...kept.values()].reverse().slice(0, 200), rank }
}

function mergeStyles(best: Candidate, rest: readonly Candidate[]): Candidate {
  const value = { ...(best.value as NonNullable<ProjectVoice['image_style_by_type']>) }
  let rank = best.rank
  for (const one of rest)
    for (const [kind, style] of Object.entries(one.value)) {
      if (Object.hasOwn(value, kind)) continue
      value[kind] = style
      if (one.rank < rank) rank = one.rank
    }
  return { ...best, value, rank }
}

const listOf = (one: Candidate): string[] => (Array.isArray(one.value) ? one.value : [])
const normalizeEntry = (word: string): string => (word.split(' → ')[0] ?? word).toLowerCase()
