import { readVisibleBlocks } from '@/lib/text/markdown/read-visible-blocks'
import { getDraftMarkLength } from '../exclude/not-public'
import { isWorkingTitle } from '../exclude/unreleased'
import { escapeTitle, getTitleLabelLength, type Name } from '../fields/item-name'
import { isInjection } from '../find-exclusions'
import type { FactCollector } from './fact-collector'

/** Adds an item's name, without draft marks ("[DRAFT]") and labels that its system put before it. */
export function readName(card: FactCollector, { text: title, ...place }: Name): void {
  if (isWorkingTitle(title)) card.exclude('draft', title, place)
  const mark = getDraftMarkLength(title)
  if (mark > 0) card.exclude('draft', title.slice(0, mark).trim(), { ...place, until: place.from + mark })
  const label = getTitleLabelLength(title.slice(mark))
  if (label > 0) {
    const from = place.from + mark
    card.exclude('markup', title.slice(mark, mark + label).trim(), { ...place, from, until: from + label })
  }
  const begin = mark + label
  const [block] = readVisibleBlocks(escapeTitle(title.slice(begin))).blocks
  // "Rust Leeds: Writing a tiny database" is one title, not a value with a label. It keeps the space that French
  // puts before a colon.
  const plain = title.slice(begin).trim()
  const text = block?.label
    ? /[*_`[\]<>\\&]/u.test(plain)
      ? `${block.label}: ${block.text}`
      : plain
    : (block?.text ?? '')
  if (text === '') return
  if (isInjection(title)) card.exclude('injection', title, place)
  else card.add('name', text, { ...place, from: place.from + begin })
}
