import { describe, expect, test } from 'vitest'
import { findCoveringNote } from './find-covering-note'

const text = 'The mill wheel turns again from Sunday. Entry is free.'

describe('a covering note', () => {
  test.each([
    [
      'greets colleagues and is signed',
      `Hi all, as agreed with the miller, with his corrections. – Pia\n\n---\n\n${text}`,
    ],
    ['is a mail', `From: Pia\nTo: web team\nSubject: mill\n\n---\n\n${text}`],
    ['speaks of the text below', `Please publish the wording as it is below.\n\n***\n\n${text}`],
    [
      'is a quoted block to a colleague',
      `> Joss – this is still version 2, so please don't use the £4,000 anywhere. –N\n\n${text}`,
    ],
    ['stands below the title', `# The mill\n\nHier ist der Text, bitte so posten.\n\n---\n\n${text}`],
  ])('%s', (_, source) => {
    const [note, ...more] = findCoveringNote(source)
    expect(more).toEqual([])
    expect(note?.reason).toBe('internal_note')
    expect(
      source
        .slice(note?.until)
        .trim()
        .replace(/^[-*\s]+/u, ''),
    ).toBe(text)
  })

  test('is not found in text for readers, nor in a greeting without a line below it', () => {
    for (const quote of [
      'Honestly, please go and see this show. The photos don’t do it justice. – Anna',
      'Freiheit, bitte verzeiht mir den Text, ist ein großes Wort. – Goethe',
    ])
      expect(findCoveringNote(`> ${quote}\n\n${text}`)).toEqual([])
    expect(
      findCoveringNote(`> Anna, please come home before the bread is cold. Your brother waits.\n\n${text}`),
    ).toEqual([])
    expect(findCoveringNote(`The miller has waited nine years for a new shaft.\n\n---\n\n${text}`)).toEqual(
      [],
    )
    expect(findCoveringNote(`Hi all, here is the text. ${text}`)).toEqual([])
    // A letter to readers with its small print, and the dates of an event.
    expect(
      findCoveringNote(
        'Dear readers,\n\nthe hives are full and the shop is open on Saturdays. Come and taste.\n\nBest wishes\nAnna\n\n---\n\nYou get this letter because you asked for it. It has more lines than the letter itself has, as such lines do.',
      ),
    ).toEqual([])
    expect(findCoveringNote(`From: Friday 3 May, 10 am\nTo: Sunday 5 May, 4 pm\n\n---\n\n${text}`)).toEqual(
      [],
    )
    expect(
      findCoveringNote(`Please use the side entrance; the text below tells why.\n\n---\n\n${text}`),
    ).toEqual([])
  })
})
