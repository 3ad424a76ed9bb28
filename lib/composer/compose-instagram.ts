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
} from './pieces'

type Structure = (facts: Facts) => Block[] | null

const factsFor = (facts: Facts): string[] => rotatedFacts(facts, 'instagram')
const spread = (facts: Facts, count = 3): Block => opening(facts, count, 300).join('\n')
const traits = (facts: Facts): Block =>
  facts.traits.length > 1 ? facts.traits.slice(0, 4).join(' · ') : null

const structures: readonly Structure[] = [
  (facts) => {
    const lead = hook(facts)
    return lead ? [lead, spread(facts), factsFor(facts)[0] ?? null, homeLine(facts)] : null
  },
  (facts) => {
    const [first, second = null] = factsFor(facts)
    const lead =
      first === undefined
        ? null
        : (questionLine(facts, first, 'instagram') ?? factLine(facts, first, 'instagram'))
    return lead ? [lead, closing(facts), spread(facts, 2), second] : null
  },
  (facts) => {
    const row = traits(facts)
    return row ? [`${facts.name}\n${row}`, spread(facts), factsFor(facts)[0] ?? null, closing(facts)] : null
  },
  (facts) => {
    const lead = hook(facts)
    const list = factList(facts, factsFor(facts).slice(0, 2), '–', 'instagram')
    return lead && list ? [lead, traits(facts), list, homeLine(facts)] : null
  },
  (facts) => {
    const [first, ...rest] = opening(facts, 3, 320)
    if (first === undefined || !names(first, facts.name)) return null
    return [first, rest.join('\n'), factsFor(facts)[0] ?? null, closing(facts)]
  },
]

const plain: readonly Structure[] = [
  (facts) => [titleLine(facts), ...lines(facts, 3)],
  (facts) => lines(facts, 4),
  (facts) => [titleLine(facts), lines(facts, 3).join('\n')],
  (facts) => [...lines(facts, 1), lines(facts, 4).slice(1).join('\n')],
]

const lines = (facts: Facts, count: number): string[] => meaningful(facts).flat().slice(0, count)

/** Instagram: a caption of short lines with air between them. */
export function composeInstagram(facts: Facts, frame: Frame): string {
  const hasFacts = facts.tagline !== null || facts.surprises.length > 0
  for (const structure of rotated(hasFacts ? structures : plain, `${facts.seed}|instagram`)) {
    const blocks = structure(facts)
    if (blocks?.some(Boolean)) return fitBlocks(blocks, frame)
  }
  return fitBlocks([hook(facts) ?? facts.name, spread(facts)], frame)
}
