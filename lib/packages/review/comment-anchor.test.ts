import { expect, test } from 'vitest'
import { commentParts, findAnchor, findMentionedMembers, makeAnchor } from './comment-anchor'

const sentence = 'Dogs are welcome.'
const text = `The bridge opens. ${sentence} Bring a coat. ${sentence} See you there!`
const second = text.lastIndexOf(sentence)
const anchor = makeAnchor(text, { from: second, until: second + sentence.length })

test('finds a comment’s passage after edits elsewhere in the text', () => {
  const longer = text.replace('The bridge opens.', 'After two years of work the bridge opens 🎉.')
  expect(findAnchor(longer, anchor)?.from).toBe(longer.lastIndexOf(sentence))
  const first = makeAnchor(text, { from: 18, until: 18 + sentence.length })
  expect(findAnchor(longer, first)?.from).toBe(longer.indexOf(sentence))
  // The other occurrence of the same text was removed.
  const fewer = text.replace(`${sentence} Bring`, 'Bring')
  expect(findAnchor(fewer, anchor)?.from).toBe(fewer.indexOf(sentence))
})

test('does not find a comment’s passage once its own text has changed', () => {
  expect(findAnchor(text.replaceAll('welcome', 'allowed'), anchor)).toBeUndefined()
  expect(findAnchor('', anchor)).toBeUndefined()
})

test('shows a mention’s id in the text as the person’s name', () => {
  const id = '0197b6a0-0000-7000-8000-000000000001'
  const gone = '0197b6a0-0000-7000-8000-000000000002'
  const said = `@[${id}] and @[${gone}], see @[nobody] @[${id}]`
  expect(findMentionedMembers(said)).toEqual([id, gone])
  expect(commentParts({ text: said, mentions: [{ id, name: 'Ada' }] })).toEqual([
    { text: '@Ada', person: true },
    { text: ' and ', person: false },
    { text: '@former member', person: true },
    { text: ', see @[nobody] ', person: false },
    { text: '@Ada', person: true },
  ])
})
