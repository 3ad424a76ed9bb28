import { expect, test } from 'vitest'
import { conversationBriefs, trapBriefs } from './briefs-conversations'
import { laterConversationBriefs } from './briefs-conversations-later'
import { heldBackBriefs } from './briefs-held-back'
import { strangersBriefs } from './briefs-strangers'
import { laterStrangersBriefs } from './briefs-strangers-later'
import { unseenBriefs } from './briefs-unseen'
import { allBriefs, measureExtraction } from './measure'

test('what is reported as high is exactly right in at least 95 of 100 cases, and little that is told is missed', () => {
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
])('the same holds of briefs the extractor was never improved on (%s)', (_, briefs) => {
  const high = measureExtraction(briefs).byConfidence.get('high')
  expect(high?.found).toBeGreaterThan(10)
  expect((high?.right ?? 0) / (high?.found ?? 1)).toBeGreaterThanOrEqual(0.95)
})

test('of emails, chats, minutes and transcripts little is high, and what is, is right', () => {
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

test('of what strangers wrote nothing is rated high that is wrong, however little is found', () => {
  for (const briefs of [strangersBriefs, laterStrangersBriefs]) {
    const high = measureExtraction(briefs).byConfidence.get('high')
    expect(high?.right).toBe(high?.found)
  }
})
