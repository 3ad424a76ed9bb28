import { checkText } from '@/lib/voice/check/check-text'
import type { CheckCase } from './check-cases'

export type CheckScore = { found: number; missed: number; wrong: number; misses: string[] }

/** Counts the passages that the check marks, misses, and marks wrongly. A passage is found if a mark overlaps it. */
export function scoreCheck(cases: readonly CheckCase[], tellsLanguage: boolean): CheckScore {
  const score: CheckScore = { found: 0, missed: 0, wrong: 0, misses: [] }
  for (const { language, rule, avoided, text, finds } of cases) {
    const voice = { words_to_avoid: avoided }
    const marks = checkText(text, voice, { language: tellsLanguage ? language : undefined })
      .filter((issue) => issue.rule === rule)
      .map(({ from, until }) => ({ from, until }))
    let reached = 0
    for (const piece of finds) {
      const from = text.indexOf(piece, reached)
      if (from < 0) throw new Error(`“${piece}” isn’t in “${text}”.`)
      reached = from + piece.length
      const at = marks.findIndex((mark) => mark.from < reached && mark.until > from)
      if (at < 0) {
        score.missed++
        score.misses.push(`missed “${piece}” of “${avoided.join(', ')}”: ${text}`)
      } else {
        score.found++
        marks.splice(at, 1)
      }
    }
    for (const { from, until } of marks) {
      score.wrong++
      score.misses.push(`marked “${text.slice(from, until)}” for “${avoided.join(', ')}”: ${text}`)
    }
  }
  return score
}
