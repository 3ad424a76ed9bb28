import { checkClaims } from '@/lib/claims/check-claims'
import { collectItemEvidence } from '@/lib/claims/evidence/collect-item-evidence'
import { prepareEvidence } from '@/lib/claims/evidence/prepare-evidence'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { laterHeldOutItems, laterHeldOutSentences } from '@/testing/claims/held-out-later'
import type { HeldOutSentence } from '@/testing/writing/held-out/planted'
import { heldOutItems } from '@/testing/writing/held-out-items'
import { heldOutSentences } from '@/testing/writing/held-out-sentences'
import { cardOfDraft, itemDraftOf, type UnlabelledItem } from '@/testing/writing/writing-item'
import { type Report, tableOf } from './report'

type Count = { right: number; of: number }

/**
 * How many planted falsehoods the claim check finds, and how many true sentences it doubts, on held-out sentences.
 */
export async function claims(): Promise<Report> {
  const detector = await loadLanguageDetector()
  const [first, later] = [
    measured(heldOutItems, heldOutSentences, detector),
    measured(laterHeldOutItems, laterHeldOutSentences, detector),
  ]
  const rows = [...new Set([...first.found.keys(), ...later.found.keys()])].map((type) => [
    `falsehoods found: ${type}`,
    ...cells(first.found.get(type)),
    ...cells(later.found.get(type)),
  ])
  rows.push(['true sentences doubted', ...cells(first.doubted), ...cells(later.doubted)])
  const heads = [heldOutSentences, laterHeldOutSentences].map(({ length }) => `${length} sentences held out`)
  return {
    name: 'claims',
    table: tableOf(
      ['', `${heads[0]}, and one falsehood in each`, 'share', `${heads[1]} later`, 'share'],
      rows,
    ),
  }
}

const cells = ({ right, of }: Count = { right: 0, of: 0 }): string[] => [
  `${right} of ${of}`,
  of === 0 ? '' : (right / of).toFixed(3),
]

function measured(
  all: readonly UnlabelledItem[],
  sentences: readonly HeldOutSentence[],
  detector: LanguageDetector,
): { found: Map<string, Count>; doubted: Count } {
  const items = new Map(all.map((item) => [item.id, itemDraftOf(item)]))
  const found = new Map<string, Count>()
  const doubted = { right: 0, of: sentences.length }
  for (const { item, language, sentence, falsehood } of sentences) {
    const draft = items.get(item)
    if (!draft) throw new Error(`There is no item ${item}.`)
    const evidence = prepareEvidence(collectItemEvidence(draft, cardOfDraft(draft, detector)), language)
    if (checkClaims(sentence, { language, evidence }).length > 0) doubted.right++
    const findings = checkClaims(falsehood.text, { language, evidence })
    const isFound = findings.some(({ from, until }) => from < falsehood.until && until > falsehood.from)
    const count = found.get(falsehood.type) ?? { right: 0, of: 0 }
    found.set(falsehood.type, { right: count.right + (isFound ? 1 : 0), of: count.of + 1 })
  }
  return { found, doubted }
}
