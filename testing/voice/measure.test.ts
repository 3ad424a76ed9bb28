import { expect, test } from 'vitest'
import { conversationBriefs, trapBriefs } from './briefs-conversations'
import { laterConversationBriefs } from './briefs-conversations-later'
import { heldBackBriefs } from './briefs-held-back'
import { lastSentenceBriefs, laterSentenceBriefs, sentenceBriefs } from './briefs-sentences'
import { strangersBriefs } from './briefs-strangers'
import { laterStrangersBriefs } from './briefs-strangers-later'
import { unseenBriefs } from './briefs-unseen'
import { allBriefs, measureExtraction } from './measure'

test('at least 95% of what is rated high is exactly right, and little that a brief states is missed', () => {
  const { byConfidence, byField } = measureExtraction([...allBriefs, ...heldBackBriefs])
  const high = byConfidence.get('high')
  expect(high?.found).toBeGreaterThan(50)
  expect((high?.right ?? 0) / (high?.found ?? 1)).toBeGreaterThanOrEqual(0.95)
  for (const [field, { found, right, there }] of byField) {
    expect(right / found, `precision of ${field}`).toBeGreaterThanOrEqual(0.85)
    expect(right / there, `recall of ${field}`).toBeGreaterThanOrEqual(0.8)
  }
})

test.each([
  ['held back', heldBackBriefs],
  ['held out', unseenBriefs],
])(
  'what is rated high is just as reliable in briefs the extractor was never improved on (%s)',
  (_, briefs) => {
    const high = measureExtraction(briefs).byConfidence.get('high')
    expect(high?.found).toBeGreaterThan(10)
    expect((high?.right ?? 0) / (high?.found ?? 1)).toBeGreaterThanOrEqual(0.95)
  },
)

test('in emails, chats, minutes and transcripts, at least 95% of what is rated high and 85% of what is rated medium is right', () => {
  const { byConfidence } = measureExtraction([
    ...conversationBriefs,
    ...trapBriefs,
    ...laterConversationBriefs,
  ])
  const [high, medium] = [byConfidence.get('high'), byConfidence.get('medium')]
  expect(high?.found).toBeGreaterThan(20)
  expect((high?.right ?? 0) / (high?.found ?? 1)).toBeGreaterThanOrEqual(0.95)
  expect((medium?.right ?? 0) / (medium?.found ?? 1)).toBeGreaterThanOrEqual(0.85)
})

test('in texts that strangers wrote, nothing rated high is wrong', () => {
  for (const briefs of [strangersBriefs, laterStrangersBriefs]) {
    const high = measureExtraction(briefs).byConfidence.get('high')
    expect(high?.right).toBe(high?.found)
  }
})

test('of sentences without labels, at least 85% of what they say is found, all of it is right, and nothing is rated high', () => {
  const { byConfidence, misses } = measureExtraction([
    ...sentenceBriefs,
    ...laterSentenceBriefs,
    ...lastSentenceBriefs,
  ])
  expect(byConfidence.has('high')).toBe(false)
  expect(misses.filter(({ value }) => value !== undefined)).toEqual([])
  const right = [...byConfidence.values()].reduce((sum, one) => sum + one.right, 0)
  expect(right / (right + misses.length)).toBeGreaterThanOrEqual(0.85)
})
