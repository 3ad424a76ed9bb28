import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { developmentItems } from '@/testing/writing/development-items'
import { heldOutItems } from '@/testing/writing/held-out-items'
import { secondHeldOutItems } from '@/testing/writing/held-out-second-items'
import { type Measured, measureFactCards } from '@/testing/writing/measure-fact-cards'
import { type Report, tableOf } from './report'

const words: Record<keyof Measured, string> = {
  facts: 'facts that a person would use, found',
  excluded: 'parts that may be in no post, kept apart',
  injections: 'items that instruct machines or do not, told apart',
  languages: 'languages, right',
  kinds: 'kinds of content, right',
  images: 'images, their role right',
}

/**
 * How accurate the fact cards of items are, measured by labels that people wrote: figures of quality, not of time.
 */
export async function factCards(): Promise<Report> {
  const detector = await loadLanguageDetector()
  const heldOut = measureFactCards(heldOutItems, detector)
  const second = measureFactCards(secondHeldOutItems, detector)
  const used = measureFactCards(developmentItems, detector)
  const rows = (Object.keys(words) as (keyof Measured)[]).map((key) => [
    words[key],
    ...cells(heldOut[key]),
    ...cells(second[key]),
    ...cells(used[key]),
  ])
  const head = [
    `${heldOutItems.length} items held out`,
    'share',
    `${secondHeldOutItems.length} more items held out`,
    'share',
    `${developmentItems.length} items used`,
    'share',
  ]
  return { name: 'fact-cards', table: tableOf(['', ...head], rows) }
}

const cells = ({ right, of, share }: Measured['facts']): string[] => [`${right} of ${of}`, share.toFixed(3)]
