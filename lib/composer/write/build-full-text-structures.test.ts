import { expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { composeVariant } from '../compose-variant'
import { composerVoice } from '../composer-voice'
import { findUnprovenParts } from '../find-unproven-parts'
import { type SourceItem, sourceItem, withCard } from '../items.fixture'

const anything = composerVoice({ voice: {}, levels: {} })
const post = (fields: Partial<SourceItem>, platform: Platform): string => {
  const source = sourceItem({ url: 'https://swimmers.example/winter', ...fields })
  const { content, trace } = composeVariant(
    withCard(source),
    { platform, language: source.language },
    anything,
  )
  if (!content) throw new Error('needs a translation')
  expect(findUnprovenParts(content, trace)).toEqual([])
  return content.text
}

const winter: Partial<SourceItem> = {
  title: 'Your first winter in the harbour',
  content_type: 'guide',
  raw_content: `The water drops from 13 °C in October to 6 °C in February. Start now and come twice a week.\n\n## Going in\n\nWalk in and hold the rail. The gasp is cold shock, and it is the most dangerous part of the swim.\n\n## How long\n\nOne minute per degree is the limit for the first winter.\n\n## Afterwards\n\nNo hot shower until you have stopped shivering: people faint.\n\nNever swim alone, and ask your doctor first if you have asthma.`,
}

test('a LinkedIn post tells short advice in full, each part under its heading', () => {
  const text = post(winter, 'linkedin')
  for (const part of [
    'Going in\nWalk in and hold the rail.',
    'How long\nOne minute per degree',
    'Afterwards\nNo hot shower',
    'Never swim alone',
  ])
    expect(text).toContain(part)
})

test('a caption includes the same warnings', () => {
  const text = post(winter, 'instagram')
  expect(text).toContain('Never swim alone')
  expect(text).toContain('people faint')
})

test('an event’s start in UTC is stated as a day without a time', () => {
  const talk = {
    title: 'Invoices in 45 minutes',
    content_type: 'webinar',
    raw_content:
      'Nuray Dincer sets up electronic invoices with you, step by step. Questions for a quarter of an hour.',
    metadata: { fields: { starts_at: '2027-06-10T08:00:00Z' } },
  }
  expect(post(talk, 'linkedin')).toContain('Thursday, 10 June 2027')
  expect(post(talk, 'linkedin')).not.toMatch(/\d:\d\d/)
})
