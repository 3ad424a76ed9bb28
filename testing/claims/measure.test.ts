import { describe, expect, test } from 'vitest'
import { checkClaims } from '@/lib/claims/check-claims'
import { prepareEvidence } from '@/lib/claims/evidence/prepare-evidence'
import { calculatedItems } from './calculated-items'
import { claimlessSentences } from './claimless-sentences'
import { englishItems } from './english-items'
import { germanItems, otherItems } from './german-items'
import type { ClaimsItem } from './item'
import { laterItems } from './later-items'
import { newestItems } from './newest-items'
import { paraphrasedItems } from './paraphrased-items'
import { postedItems } from './posted-items'
import { postedLaterItems } from './posted-later-items'
import { retoldItems } from './retold-items'

const items = [...englishItems, ...germanItems, ...otherItems]

const groupOf: Record<string, string> = {
  number: 'numbers',
  price: 'numbers',
  date: 'dates',
  time: 'dates',
  link: 'links',
  email: 'links',
  mention: 'links',
  hashtag: 'links',
  name: 'names',
  place: 'names',
  quote: 'quotes',
}
const targets: Record<string, number> = { numbers: 0.99, dates: 0.99, links: 0.99, names: 0.95, quotes: 0.95 }

type Outcome = { missed: string[]; all: number }

function planted(all: readonly ClaimsItem[]): Map<string, Outcome> {
  const groups = new Map<string, Outcome>()
  for (const { language, evidence, falsehoods } of all) {
    const prepared = prepareEvidence(evidence, language)
    for (const [sentence, kind, wrong] of falsehoods) {
      expect(sentence).toContain(wrong)
      const outcome = groups.get(groupOf[kind] ?? kind) ?? { missed: [], all: 0 }
      groups.set(groupOf[kind] ?? kind, outcome)
      outcome.all++
      const from = [...sentence.slice(0, sentence.indexOf(wrong))].length
      const until = from + [...wrong].length
      const found = checkClaims(sentence, { language, evidence: prepared })
      if (!found.some((claim) => claim.from < until && claim.until > from))
        outcome.missed.push(`${sentence} (${wrong})`)
    }
  }
  return groups
}

describe('the development set', () => {
  test('has at least 40 texts, and 75 true and 75 false sentences each in English and German', () => {
    expect(items.length).toBeGreaterThanOrEqual(40)
    for (const of of [englishItems, germanItems]) {
      expect(of.flatMap(({ truths }) => truths).length).toBeGreaterThanOrEqual(75)
      expect(of.flatMap(({ falsehoods }) => falsehoods).length).toBeGreaterThanOrEqual(75)
    }
  })

  test.each(Object.entries(targets))(
    'enough planted falsehoods are found: %s at least %d',
    (group, target) => {
      const { missed, all } = planted(items).get(group) ?? { missed: [], all: 0 }
      expect(all).toBeGreaterThan(4)
      expect((all - missed.length) / all, missed.join('\n')).toBeGreaterThanOrEqual(target)
    },
  )

  test('at most one in fifty true sentences is reported', () => {
    const all = items.flatMap(({ language, evidence, truths }) =>
      truths.map((text) => ({ text, language, evidence })),
    )
    const wrong = all.flatMap(({ text, ...options }) => {
      const found = checkClaims(text, options)
      return found.length > 0
        ? [`${text}: ${found.map((claim) => `${claim.kind} ${claim.text}`).join(', ')}`]
        : []
    })
    expect(wrong.length / all.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })
})

test.each([
  ['written later', laterItems, 0.02],
  // Some of these require calculations that the check does not do, such as the price of one evening of a course.
  ['written last', newestItems, 0.08],
  ['retold', retoldItems, 0.02],
  ['paraphrased', paraphrasedItems, 0.02],
  ['reckoned', calculatedItems, 0.02],
])('sentences %s are judged reliably too', (_, all, maxDoubted) => {
  const counts = { truths: 0, falsehoods: 0 }
  const wrong: string[] = []
  const missed: string[] = []
  for (const [language, texts, truths, falsehoods] of all) {
    const evidence = prepareEvidence(texts, language, new Date('2027-03-01'))
    counts.truths += truths.length
    counts.falsehoods += falsehoods.length
    wrong.push(...truths.filter((text) => checkClaims(text, { language, evidence }).length > 0))
    missed.push(...falsehoods.filter((text) => checkClaims(text, { language, evidence }).length === 0))
  }
  expect(wrong.length / counts.truths, wrong.join('\n')).toBeLessThanOrEqual(maxDoubted)
  expect(missed.length / counts.falsehoods, missed.join('\n')).toBeLessThanOrEqual(0.03)
})

// What these floors leave out are calculations that the check does not do, listed in docs/decisions/0226.
test.each([
  ['seen while rules were made', postedItems, 0.02, 0.99],
  ['not seen', postedLaterItems, 0.23, 0.88],
])('posts about many kinds of items are judged within fixed bounds: %s', (_, all, maxDoubted, minFound) => {
  const truths = all.flatMap(({ language, evidence, truths }) => {
    const prepared = prepareEvidence(evidence, language, new Date('2027-01-15'))
    return truths.map((text) => ({ text, found: checkClaims(text, { language, evidence: prepared }) }))
  })
  const doubted = truths.filter(({ found }) => found.length > 0).map(({ text }) => text)
  expect(doubted.length / truths.length, doubted.join('\n')).toBeLessThanOrEqual(maxDoubted)
  const groups = [...planted(all).values()]
  const missed = groups.flatMap(({ missed }) => missed)
  const count = groups.reduce((sum, { all }) => sum + all, 0)
  expect(1 - missed.length / count, missed.join('\n')).toBeGreaterThanOrEqual(minFound)
})

test.each(['en', 'de'] as const)(
  'at most one in fifty sentences that claim nothing is reported: %s',
  (language) => {
    const all = claimlessSentences[language]
    const sources = [...items, ...postedItems].filter((item) => item.language === language).slice(-12)
    const evidence = [[], ...sources.map((item) => item.evidence)].map((texts) =>
      prepareEvidence(texts, language),
    )
    const doubted = all.filter((text) =>
      evidence.some((evidence) => checkClaims(text, { language, evidence }).length > 0),
    )
    expect(doubted.length / all.length, doubted.join('\n')).toBeLessThanOrEqual(0.02)
  },
)
