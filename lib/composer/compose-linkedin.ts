import { rotated } from './choose'
import type { Facts } from './facts'
import { type Frame, fitBlocks } from './fit-post'
import {
  type Block,
  closing,
  factLine,
  factList,
  homeLine,
  hook,
  meaningful,
  names,
  opening,
  questionLine,
  rotatedFacts,
  titleLine,
  traitsLine,
  tribeLine,
} from './pieces'

type Structure = (facts: Facts) => Block[] | null

const about = (facts: Facts, skip = 0): Block => opening(facts, 3, 420, skip).join(' ')
const more = (facts: Facts, after: number): Block => opening(facts, 3, 420, after).join(' ')
const factsFor = (facts: Facts): string[] => rotatedFacts(facts, 'linkedin')
const lines = (...parts: Block[]): Block => parts.filter(Boolean).join('\n') || null

const structures: readonly Structure[] = [
  (facts) => {
    const lead = hook(facts)
    return lead
      ? [
          lead,
          about(facts),
          factList(facts, factsFor(facts).slice(0, 2), '•', 'linkedin'),
          lines(homeLine(facts), tribeLine(facts)),
        ]
      : null
  },
  (facts) => {
    const [first, second = null] = factsFor(facts)
    const lead = first === undefined ? null : factLine(facts, first, 'linkedin')
    return lead ? [lead, about(facts), second, closing(facts)] : null
  },
  (facts) => {
    const [first, ...rest] = opening(facts, 6, 800)
    if (first === undefined || !names(first, facts.name)) return null
    return [
      first,
      rest.slice(0, 2).join(' '),
      factList(facts, factsFor(facts).slice(0, 3), '•', 'linkedin'),
      closing(facts),
    ]
  },
  (facts) => {
    const lead = traitsLine(facts, 4, 'linkedin')
    const count = opening(facts, 3, 420).length
    return lead ? [lead, about(facts), more(facts, count), factsFor(facts)[0] ?? null, homeLine(facts)] : null
  },
  (facts) => {
    const [first, second = null] = factsFor(facts)
    const lead = first === undefined ? null : questionLine(facts, first, 'linkedin')
    return lead ? [lead, closing(facts), about(facts), second, traitsLine(facts, 3, 'linkedin')] : null
  },
]

const plain: readonly Structure[] = [
  (facts) => [titleLine(facts), ...grouped(facts, 2)],
  (facts) => grouped(facts, 1),
  (facts) => [titleLine(facts), ...grouped(facts, 1)],
  (facts) => grouped(facts, 3),
]

/** Sentences of a plain text: a lead of some, then the rest in paragraphs of three. */
function grouped(facts: Facts, lead: number): Block[] {
  const sentences = meaningful(facts)
    .flat()
    .slice(0, lead + 6)
  const blocks = [sentences.slice(0, lead), sentences.slice(lead, lead + 3), sentences.slice(lead + 3)]
  return blocks.map((block) => block.join(' '))
}

/** LinkedIn: short paragraphs in a sober order, with two or three facts. */
export function composeLinkedin(facts: Facts, frame: Frame): string {
  const hasFacts = facts.tagline !== null || facts.surprises.length > 0
  for (const structure of rotated(hasFacts ? structures : plain, `${facts.seed}|linkedin`)) {
    const blocks = structure(facts)
    if (blocks?.some(Boolean)) return fitBlocks(blocks, frame)
  }
  return fitBlocks([hook(facts) ?? facts.name, about(facts)], frame)
}
