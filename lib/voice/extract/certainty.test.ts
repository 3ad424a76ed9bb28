import { expect, test } from 'vitest'
import { extractVoice } from './extract-voice'

const form = `Brand sheet

Tone: calm, exact
Primary colour: #14646b
Audience: people who mend their own boats`

const ratings = (text: string) =>
  Object.fromEntries(
    Object.entries(extractVoice(text).fields).map(([field, { confidence }]) => [field, confidence]),
  )

test('rates a form high that describes one brand in one version', () => {
  expect(ratings(form)).toEqual({ tone: 'high', primary_color: 'high', target_audience: 'high' })
})

test.each([
  'In the last edition it was something else.',
  'Changes: the colour was replaced in March.',
  'Our competitors are loud.',
  'The sister brand has a sheet of its own.',
  'This is a proposal.',
  'I wrote this on the train.',
  '> Can you send me the sheet?',
  'Nachtrag: siehe Protokoll.',
  'Früher war alles bunter.',
  'Der Wettbewerb ist laut.',
  'Der Entwurf liegt bei.',
])('rates nothing high where the brief also says %j', (line) => {
  expect(Object.values(ratings(`${form}\n\n${line}`))).not.toContain('high')
})

test.each([
  'see attached moodboard (will send)',
  'siehe Anlage (nicht beigefügt)',
  'wie besprochen',
  'as discussed',
  'to follow',
  'wird nachgereicht',
  'noch offen, Rücksprache nötig',
  'not sure yet, ask Kim',
  '???',
  '_________',
  'tbd',
  'keine Angabe',
])('%j is not a value of any field', (placeholder) => {
  const labels = ['Tone', 'Audience', 'Image style', 'Brand voice', 'Words to avoid', 'Content types']
  for (const label of labels) expect([label, ratings(`${label}: ${placeholder}`)]).toEqual([label, {}])
  expect(ratings(`Secondary colour: ${placeholder}\nAccent for print: #ee2e31`)).toEqual({})
})

test.each([
  ['Audience: parents (mostly)', 'target_audience'],
  ['Audience: parents. Not teachers.', 'target_audience'],
  ['Tone: calm, exact, but not cold', 'tone'],
  ['Words to avoid: cheap, deal\n\nA deal on a boat is a deal.', 'words_to_avoid'],
  ['Brand voice: warm, dry and short', 'brand_voice_description'],
  ['Image style: boats at dusk\nImages for recipes: from above', 'default_image_prompt'],
])('%j: more text about a value keeps it from being rated high', (text, field) => {
  expect(ratings(text)[field] ?? 'none').not.toBe('high')
})

test('takes what is decided, ticked or in force as the value, and nothing next to it', () => {
  const values = (text: string) =>
    Object.fromEntries(Object.entries(extractVoice(text).fields).map(([field, { value }]) => [field, value]))
  expect(values('Formats:\n[x] guides\n[ ] jokes\n[x] dates')).toEqual({
    enabled_content_types: ['guides', 'dates'],
  })
  expect(
    values('Field;Value;Status\nTone;loud, bright;old\nTone;calm, exact;live\nAudience;sailors;draft'),
  ).toEqual({
    tone: ['calm', 'exact'],
  })
  expect(values('Audience\nA: painters. F: teachers. We: people who mend their own boats.')).toEqual({
    target_audience: 'people who mend their own boats',
  })
  expect(values('Secondary colour: between #112233 and #445566, we will vote')).toEqual({})
})
