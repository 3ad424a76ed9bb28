import { rotated } from './choose'
import type { Facts } from './facts'
import { type Frame, fitBlocks } from './fit-post'
import { type Block, closing, factList, hook, profile, rotatedFacts, titleLine } from './pieces'

type Structure = (facts: Facts) => Block[]

const body = (facts: Facts): Block[] => facts.paragraphs.map((paragraph) => paragraph.join(' '))
const list = (facts: Facts): Block => factList(facts, rotatedFacts(facts, 'full'), '•', 'full')

const structures: readonly Structure[] = [
  (facts) => [hook(facts), ...body(facts), list(facts), profile(facts)],
  (facts) => [hook(facts), list(facts), ...body(facts), profile(facts)],
  (facts) => [...body(facts), list(facts), profile(facts), closing(facts)],
  (facts) => [hook(facts), ...body(facts), profile(facts), list(facts)],
]

/** Everything an item says in one language: the text of a webhook and the description of a video, in one of four orders. */
export function composeFullText(facts: Facts, frame: Frame): string {
  const [structure] = rotated(structures, `${facts.seed}|full`)
  const blocks = structure?.(facts) ?? []
  return fitBlocks(blocks.some(Boolean) ? blocks : [titleLine(facts) ?? facts.name], frame)
}
