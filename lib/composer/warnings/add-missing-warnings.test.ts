import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { composeVariant } from '../compose-variant'
import { composerVoice } from '../composer-voice'
import { findUnprovenParts } from '../find-unproven-parts'
import { type SourceItem, sourceItem, withCard } from '../items.fixture'

const anything = composerVoice({ voice: {}, levels: {} })
const platforms = ['x', 'linkedin', 'instagram', 'youtube', 'webhook'] as const

const item = (title: string, content_type: string | null, raw_content: string): SourceItem =>
  sourceItem({ title, content_type, raw_content, url: 'https://clinic.example/page' })

function post(source: SourceItem, platform: Platform) {
  const { content, trace, flags } = composeVariant(withCard(source), { platform, language: 'en' }, anything)
  if (!content) throw new Error('needs a translation')
  expect(findUnprovenParts(content, trace)).toEqual([])
  return { text: content.text, flags }
}

const ticks = 'If the rash spreads or you have a fever, see a doctor the same day.'
const bites = item(
  'Removing a tick',
  'guide',
  `Ticks sit in long grass from March to October. Most bites heal without any treatment.\n\nPull the tick out slowly with tweezers, close to the skin. Don't twist it and don't use oil.\n\nWash the bite and note the date.\n\n${ticks}`,
)

describe('warnings', () => {
  test('about harm to readers are in every post, or the post isn’t written', () => {
    for (const platform of platforms) {
      const { text, flags } = post(bites, platform)
      if (text === '') expect(flags[0]).toMatchObject({ code: 'nothing_to_say' })
      else expect(text).toContain(ticks)
    }
    expect(post(bites, 'linkedin').text).toContain(ticks)
  })

  test('that fit into no short post leave only its headline and link; without a link, nothing is written and a flag says why', () => {
    const long = `If you feel faint, sweat or see double, call 999 at once, tell them which of the four sprays you used and how many times, keep the can, lie down on your left side, and do not drink anything, not even water, until the ambulance crew has seen you and spoken to the poison centre.`
    const spray = item('Clearing wasps from a shed', 'guide', `Wasps leave a nest in late autumn.\n\n${long}`)
    const headline = post(spray, 'x')
    expect(headline.text).toBe(spray.title)
    expect(headline.flags.map(({ code }) => code)).toEqual(['dropped_sentence'])
    const { text, flags } = post({ ...spray, url: null }, 'x')
    expect(text).toBe('')
    expect(flags).toEqual([
      expect.objectContaining({ code: 'nothing_to_say', message: expect.stringContaining('dangerous') }),
    ])
  })

  test('of an event are added after its text where there is room, and flagged where they are left out', () => {
    const asked = 'All divers must be able to swim 400 metres without a rest.'
    const course = item(
      'Open day at the diving club',
      'event',
      `Saturday, 12 June 2027, 10 am, at the quarry in Holme. Bring a towel and try a bottle in the shallow end.\n\nTea and cake all day.\n\n${asked}`,
    )
    expect(post(course, 'linkedin').text).toContain(asked)
    const short = post(course, 'x')
    expect(short.text).not.toContain(asked)
    expect(short.flags.map(({ code }) => code)).toContain('dropped_sentence')
  })

  test('about something that a post doesn’t mention are left out too, with a flag', () => {
    const windfalls = 'Please do not bring windfalls from pasture: we cannot press them safely.'
    const award = item(
      'Our orchard wins the county prize',
      'news',
      `On Friday the orchard behind Mill Lane was named the best in the county. It has 90 trees, and 40 families look after them.\n\nThe prize is £2,000, which buys a shed.\n\nIn October we press for everybody. ${windfalls}`,
    )
    const { text, flags } = post(award, 'x')
    expect(text).not.toContain('windfalls')
    expect(flags.map(({ code }) => code)).toContain('dropped_sentence')
  })
})
