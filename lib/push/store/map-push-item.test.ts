import { expect, test } from 'vitest'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { pushItem } from '../schemas'
import { mapPushItem } from './map-push-item'

test('maps caption files of a pushed item, and ignores captions that are not files', () => {
  const pushed = (captions: unknown) => {
    const item = pushItem.parse({ external_id: 'mill', title: 'Mill', captions })
    return mapPushItem(item, pushConfig.parse({}), (note) => expect(note).toBe('')).metadata.captions
  }
  expect(pushed('https://x.example/mill.vtt')).toEqual([{ url: 'https://x.example/mill.vtt' }])
  expect(pushed([{ url: 'https://x.example/mill.srt', language: 'de', label: 'Deutsch' }])).toEqual([
    { url: 'https://x.example/mill.srt', language: 'de', label: 'Deutsch' },
  ])
  expect(pushed({ text: 'The mill at dusk' })).toBeUndefined()
})
