import { describe, expect, test } from 'vitest'
import { coveringNote } from './covering-note'

const text = 'The mill wheel turns again from Sunday. Entry is free.'

describe('a covering note', () => {
  test.each([
    [
      'greets colleagues and is signed',
      `Hi all, as agreed with the miller, with his corrections. – Pia\n\n---\n\n${text}`,
    ],
    ['is a mail', `From: Pia\nTo: web team\nSubject: mill\n\n---\n\n${text}`],
    ['speaks of the text below', `Please publish the wording as it is below.\n\n***\n\n${text}`],
    ['stands below the title', `# The mill\n\nHier ist der Text, bitte so posten.\n\n---\n\n${text}`],
  ])('%s', (_, source) => {
    const [note, ...more] = coveringNote(source)
    expect(more).toEqual([])
    expect(note?.reason).toBe('internal_note')
    expect(
      source
        .slice(note?.until)
        .trim()
        .replace(/^[-*\s]+/u, ''),
    ).toBe(text)
  })

  test('is no text above a line, and no text without one', () => {
    expect(coveringNote(`The miller has waited nine years for a new shaft.\n\n---\n\n${text}`)).toEqual([])
    expect(coveringNote(`Hi all, here is the text. ${text}`)).toEqual([])
  })
})
