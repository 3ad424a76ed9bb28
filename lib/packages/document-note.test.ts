import { expect, test } from 'vitest'
import { documentNote } from './document-note'

test('content with a PDF gets a note on how to post it if a channel accepts documents', () => {
  const media = [null, 'https://example.com/one.jpg', 'https://example.com/Report.PDF?v=2']
  expect(documentNote(media, ['x', 'linkedin', 'linkedin'])).toBe(
    'The content has a PDF. To post it on LinkedIn, upload it to the media library and choose it for that version.',
  )
  expect(documentNote(media, ['x', 'webhook'])).toBeUndefined()
  expect(documentNote(media.slice(0, 2), ['linkedin'])).toBeUndefined()
})
