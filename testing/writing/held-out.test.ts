import { describe, expect, it } from 'vitest'
import { developmentItems } from './development-items'
import { heldOutItems } from './held-out-items'
import { joined, textsOf } from './snippets'
import { itemDraftOf } from './writing-item'

describe('held-out items', () => {
  it('have 57 ids of their own that no development item has', () => {
    const ids = [...heldOutItems, ...developmentItems].map(({ id }) => id)
    expect(heldOutItems).toHaveLength(57)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(heldOutItems.map((item) => [item.id, item] as const))(
    '%s has every snippet in its field',
    (_, item) => {
      const missing = [...item.expect.facts, ...item.expect.notForPosts].filter(
        ({ text, field }) => !textsOf(item, field).some((each) => joined(each).includes(text)),
      )
      expect(missing).toEqual([])
    },
  )

  it.each(heldOutItems.map((item) => [item.id, item] as const))(
    '%s never has the same snippet for posts and not for posts',
    (_, item) => {
      const unusable = item.expect.notForPosts
      expect(
        item.expect.facts.filter((one) =>
          unusable.some(({ text, field }) => field === one.field && text === one.text),
        ),
      ).toEqual([])
    },
  )

  it.each(heldOutItems.map((item) => [item.id, item] as const))(
    '%s labels each picture it has',
    (_, item) => {
      const { featuredImage, media = [], raw } = item.item
      const urls = [featuredImage, ...media].flatMap((picture) =>
        picture === undefined ? [] : [picture.url],
      )
      const labelled = item.expect.images.map(({ url }) => url)
      expect([...new Set(urls)].filter((url) => !labelled.includes(url))).toEqual([])
      expect(labelled.filter((url) => !urls.includes(url) && !JSON.stringify(raw).includes(url))).toEqual([])
    },
  )

  it('can all be handed over as a connector hands them over', () => {
    expect(heldOutItems.map((item) => itemDraftOf(item).title).filter((title) => title === '')).toEqual([])
  })

  it('come from every kind of source and are of every kind of content', () => {
    expect(new Set(heldOutItems.map(({ sourceType }) => sourceType)).size).toBe(7)
    expect(new Set(heldOutItems.map(({ expect: { kind } }) => kind)).size).toBe(13)
  })
})
