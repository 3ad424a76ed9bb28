import { rotated } from './choose'
import type { Facts } from './facts'
import { type Frame, fitBlocks, fitsOn, joined } from './fit-post'
import {
  type Block,
  canOpen,
  closing,
  factLine,
  hook,
  meaningful,
  names,
  opening,
  questionLine,
  rotatedFacts,
  titleLine,
  traitsLine,
} from './pieces'

type Structure = (facts: Facts, fact: string) => Block[] | null

const structures: readonly Structure[] = [
  (facts, fact) => all(hook(facts), fact),
  (facts, fact) => (canOpen(fact, facts) ? all(fact, closing(facts)) : null),
  (facts, fact) => all(factLine(facts, fact, 'x'), closing(facts)),
  (facts, fact) => all(traitsLine(facts, 3, 'x'), fact),
  (facts, fact) => all(questionLine(facts, fact, 'x'), closing(facts)),
  (facts, fact) => {
    const [first] = opening(facts, 1, 200)
    return first !== undefined && names(first, facts.name) ? all(first, fact) : null
  },
]

const all = (...blocks: Block[]): Block[] | null => (blocks.every(Boolean) ? blocks : null)

/** X: one hook and one fact within 280 weighted characters; the first structure and fact that fit are taken. */
export function composeX(facts: Facts, frame: Frame): string {
  for (const structure of rotated(structures, `${facts.seed}|x`)) {
    for (const fact of rotatedFacts(facts, 'x')) {
      const blocks = structure(facts, fact)
      if (blocks && fitsOn(frame, joined(blocks))) return joined(blocks)
    }
  }
  return composeFromText(facts, frame)
}

/** Without surprising facts: the hook and as many sentences as fit, or the first sentences of a plain text. */
function composeFromText(facts: Facts, frame: Frame): string {
  const sentences = meaningful(facts).flat()
  const lead = hook(facts)
  if (lead !== null) return fitBlocks([lead, ...sentences.slice(0, 1)], frame)
  const [first = null, second = null, third = null] = sentences
  const title = titleLine(facts)
  const options: Block[][] = [
    [title, first],
    [spaced(first, second)],
    [title, spaced(first, second)],
    [first, spaced(second, third)],
  ]
  const whole = rotated(options, `${facts.seed}|x`).find(
    (blocks) => joined(blocks) && fitsOn(frame, joined(blocks)),
  )
  return whole ? joined(whole) : fitBlocks([first ?? facts.name], frame)
}

const spaced = (...parts: Block[]): Block => parts.filter(Boolean).join(' ')
