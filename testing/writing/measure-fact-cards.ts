import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { cardOfDraft, itemDraftOf, type WritingItem } from './writing-item'

/** How many of the manual labels a card agrees with, and where it does not. */
type Share = { share: number; right: number; of: number; missed: string[] }
export type Measured = Record<'kinds' | 'languages' | 'facts' | 'excluded' | 'injections' | 'images', Share>

/** The words of a snippet or fact, ignoring marks and line breaks between them. */
const words = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`\\[\]]|^#{1,6} /gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Compares each item's fact card with its manual labels: its kind, what a post would use, and what no post may use.
 */
export function measureFactCards(items: readonly WritingItem[], detector: LanguageDetector): Measured {
  const found = {
    kinds: score(),
    languages: score(),
    facts: score(),
    excluded: score(),
    injections: score(),
    images: score(),
  }
  for (const one of items) {
    const card = cardOfDraft(itemDraftOf(one), detector)
    const { expect } = one
    found.kinds(card.kind === expect.kind.replace(' ', '_'), `${one.id}: ${card.kind}, not ${expect.kind}`)
    found.languages(card.language.code === expect.language.code, `${one.id}: ${card.language.code}`)
    const usable = card.facts.map((fact) => words(fact.text))
    for (const { text, kind } of expect.facts) {
      const wanted = words(text)
      const has = usable.some(
        (own) => own.includes(wanted) || (wanted.includes(own) && own.length > wanted.length * 0.6),
      )
      found.facts(has, `${one.id}: ${kind} “${wanted}”`)
    }
    for (const { text, kind } of expect.notForPosts) {
      const banned = words(text)
      const offered = card.facts.find(
        (fact) =>
          // A heading only gives context to a fact; no post repeats it.
          fact.kind !== 'heading' &&
          ((banned.length > 3 && words(fact.text).includes(banned)) ||
            (words(fact.text).length > 12 && banned.includes(words(fact.text)))),
      )
      found.excluded(
        offered === undefined,
        `${one.id}: ${kind} “${banned}” in “${offered?.text.slice(0, 80)}”`,
      )
    }
    const instructs = expect.flags?.includes('prompt injection') ?? false
    const marked = card.not_for_posts.filter(({ reason }) => reason === 'injection')
    found.injections(
      marked.length > 0 === instructs,
      `${one.id}: ${marked.map(({ text }) => text).join(' | ') || 'not marked'}`,
    )
    for (const { url, role } of expect.images) {
      const image = card.images.find((own) => own.url === url)
      found.images(image?.role === role, `${one.id}: ${url} is a ${role}, not a ${image?.role}`)
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, add]) => [name, add.result()])) as Measured
}

function score() {
  let right = 0
  let of = 0
  const missed: string[] = []
  const add = (isRight: boolean, what: string): void => {
    of++
    if (isRight) right++
    else missed.push(what)
  }
  add.result = (): Share => ({ share: of === 0 ? 1 : right / of, right, of, missed })
  return add
}
