import { expect, test } from 'vitest'
import { developmentItems } from './development-items'
import { joined } from './snippets'
import { plantedFalsehoods, trueSentences } from './true-sentences'
import { itemDraftOf } from './writing-item'

const itemsById = new Map(developmentItems.map((item) => [item.id, item]))
/** Everything that an item contains, as one text. */
const everythingOf = (id: string): string => {
  const item = itemsById.get(id)
  return item ? joined(`${JSON.stringify(itemDraftOf(item))}\n${item.item.body}`).toLowerCase() : ''
}

test('thirty items, half of them German, have five sentences each', () => {
  expect(trueSentences.map(({ item, sentences }) => [item, sentences.length])).toEqual(
    trueSentences.map(({ item }) => [item, 5]),
  )
  expect(new Set(trueSentences.map(({ item }) => item)).size).toBe(30)
  expect(trueSentences.filter(({ language }) => language === 'de')).toHaveLength(15)
  for (const { item, language } of trueSentences)
    expect([item, itemsById.get(item)?.expect.language.code]).toEqual([item, language])
})

test('the replaced words occur once in their sentence, and their replacement nowhere in the item', () => {
  const wrong = trueSentences.flatMap(({ item, sentences }) =>
    sentences
      .filter(
        ({ text, falsehood }) =>
          text.split(falsehood.right).length !== 2 ||
          everythingOf(item).includes(falsehood.wrong.toLowerCase()),
      )
      .map(({ text, falsehood }) => `${item}: ${text} (${falsehood.wrong})`),
  )
  expect(wrong).toEqual([])
})

test('true quotes and links occur in the item', () => {
  const missing = trueSentences.flatMap(({ item, sentences }) =>
    sentences
      .filter(({ falsehood: { type, right } }) => {
        const words = right.replace(/[.,]$/, '').toLowerCase()
        return (type === 'quote' || type === 'link') && !everythingOf(item).includes(words)
      })
      .map(({ text }) => `${item}: ${text}`),
  )
  expect(missing).toEqual([])
})

test('the span of a falsehood covers exactly the false words', () => {
  const wrongs = trueSentences.flatMap(({ sentences }) => sentences.map(({ falsehood }) => falsehood.wrong))
  expect(plantedFalsehoods.map(({ text, from, until }) => [...text].slice(from, until).join(''))).toEqual(
    wrongs,
  )
})

test('every type of falsehood is planted at least three times in each language', () => {
  for (const type of ['number', 'date', 'name', 'price', 'link', 'quote'] as const)
    for (const language of ['en', 'de'] as const) {
      const count = plantedFalsehoods.filter(
        (each) => each.type === type && each.language === language,
      ).length
      expect([type, language, count >= 3]).toEqual([type, language, true])
    }
})

test('no true sentence repeats another or copies its item word for word', () => {
  const all = trueSentences.flatMap(({ item, sentences }) => sentences.map(({ text }) => ({ item, text })))
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  expect(all.filter(({ item, text }) => everythingOf(item).includes(text.toLowerCase()))).toEqual([])
})
