import type { WritingStyle } from '@/lib/networks/network'
import { type Block, paragraph } from '../material/sentence'
import { getBlockText } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { type Interview, type InterviewTurn, turnBlock } from './interview'
import type { PreparedText } from './prepare-text'
import { buildTitleBlock } from './select-passages'
import type { MakeDrafts } from './structures'
import { textStructures } from './text-structures'

/** Maximum number of turns in a post, and their maximum length together. */
const room: Readonly<Record<Exclude<WritingStyle, 'short'>, { turns: number; characters: number }>> = {
  professional: { turns: 2, characters: 900 },
  caption: { turns: 1, characters: 600 },
  video: { turns: 12, characters: 1_200 },
  whole: { turns: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY },
}

/**
 * The structures of posts about an interview (spec/writing#6): who is interviewed comes first, then questions with
 * their complete answers, then what else the text says. Without a complete turn, the text around the questions is
 * told.
 */
export function buildInterviewStructures(
  { style, hasTitle }: { style: WritingStyle; hasTitle: boolean },
  { turns, around }: Interview,
  prepared: PreparedText,
): MakeDrafts[] {
  const [intro, ...besides] = prepared.paragraphs.map((sentences) => paragraph(...sentences))
  const blockOf = (turn: InterviewTurn): Block => turnBlock(turn, around.language)
  const alone = turns.filter((turn) => turn.alone)
  const other = textStructures[style](prepared)
  if (style === 'short')
    return alone.length === 0
      ? other
      : alone.map((turn) => () => [buildShortDraft(prepared, intro ?? null, blockOf(turn))])
  const { turns: most, characters } = room[style]
  const title =
    hasTitle || (intro && isQuestionCountInTitle(prepared))
      ? null
      : buildTitleBlock(prepared, prepared.paragraphs[0]?.[0])
  const of = (order: readonly InterviewTurn[]): PostDraft[] => {
    const chosen = new Set<InterviewTurn>()
    let used = 0
    for (const turn of order) {
      const { length } = getBlockText(blockOf(turn))
      if (chosen.size === most || used + length > characters) continue
      chosen.add(turn)
      used += length
    }
    if (chosen.size === 0) return []
    const told = turns.filter((turn) => chosen.has(turn)).map(blockOf)
    const draft = buildDraft('who is asked, questions and answers', [
      title,
      intro ?? null,
      ...told,
      ...besides,
    ])
    return draft ? [{ ...draft, isWhole: true }] : []
  }
  if (hasTitle) return of(turns).length > 0 ? [() => of(turns)] : other
  const begun = alone.map((_, at) => () => of([...alone.slice(at), ...alone.slice(0, at)]))
  return begun.some((make) => make().length > 0) ? begun : other
}

/** Whether the title counts the questions ("Five questions for …"), which would be wrong above only some of them. */
const isQuestionCountInTitle = ({ name }: PreparedText): boolean =>
  /(?<!\p{L})(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s(?:\p{L}+\s){0,2}(?:questions|fragen)/iu.test(
    name?.text ?? '',
  )

/** One line about the person, the question and the answer; used only if all of it fits. */
function buildShortDraft(prepared: PreparedText, intro: Block, turn: Block): PostDraft | undefined {
  const [first] = intro?.sentences ?? []
  const draft = buildDraft('who is asked, a question and its answer', [
    first ? paragraph(first) : paragraph(prepared.name),
    turn,
  ])
  return draft && { ...draft, isWhole: true }
}
