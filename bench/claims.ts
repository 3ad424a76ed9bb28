import { checkClaims } from '@/lib/claims/check-claims'
import { itemEvidence } from '@/lib/claims/item-evidence'
import { prepareEvidence } from '@/lib/claims/prepare-evidence'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { heldOutItems } from '@/testing/writing/held-out-items'
import { heldOutSentences } from '@/testing/writing/held-out-sentences'
import { cardOfDraft, itemDraftOf } from '@/testing/writing/writing-item'
import { type Report, tableOf } from './report'

/** How many planted falsehoods the check of claims finds, and how many true sentences it doubts, on sentences held out. */
export async function claims(): Promise<Report> {
  const items = new Map(heldOutItems.map((item) => [item.id, itemDraftOf(item)]))
  const found = new Map<string, { right: number; of: number }>()
  const detector = await loadLanguageDetector()
  let doubted = 0
  for (const { item, language, sentence, falsehood } of heldOutSentences) {
    const draft = items.get(item)
    if (!draft) throw new Error(`There is no item ${item}.`)
    const evidence = prepareEvidence(itemEvidence(draft, cardOfDraft(draft, detector)), language)
    if (checkClaims(sentence, { language, evidence }).length > 0) doubted++
    const told = checkClaims(falsehood.text, { language, evidence })
    const isFound = told.some(({ from, until }) => from < falsehood.until && until > falsehood.from)
    const count = found.get(falsehood.type) ?? { right: 0, of: 0 }
    found.set(falsehood.type, { right: count.right + (isFound ? 1 : 0), of: count.of + 1 })
  }
  const rows = [...found].map(([type, { right, of }]) => [
    `falsehoods found: ${type}`,
    `${right} of ${of}`,
    (right / of).toFixed(3),
  ])
  const all = heldOutSentences.length
  rows.push(['true sentences doubted', `${doubted} of ${all}`, (doubted / all).toFixed(3)])
  return {
    name: 'claims',
    table: tableOf(['', `${all} sentences held out, and one falsehood in each`, 'share'], rows),
  }
}
