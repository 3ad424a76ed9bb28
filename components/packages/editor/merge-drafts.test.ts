import { describe, expect, it } from 'vitest'
import type { VariantContent } from '@/lib/platforms/schemas'
import { changedIds, mergeDrafts } from './merge-drafts'

const post = (text: string): VariantContent => ({
  platform: 'x',
  language: 'en',
  title: null,
  text,
  hashtags: [],
  media: [],
  link: null,
  replies: [],
  collaborators: [],
})

describe('merging typed changes with changes saved in the meantime', () => {
  const base = { a: post('a'), b: post('b') }

  it('keeps the changes that only one side made', () => {
    const result = mergeDrafts(base, { ...base, a: post('mine') }, { ...base, b: post('theirs') })
    expect(result.conflicts).toEqual([])
    expect(result.merged).toMatchObject({ a: { text: 'mine' }, b: { text: 'theirs' } })
  })

  it('reports a variant that both sides changed, and keeps mine until someone decides', () => {
    const result = mergeDrafts(base, { ...base, a: post('mine') }, { ...base, a: post('theirs') })
    expect(result.conflicts).toEqual(['a'])
    expect(result.merged.a?.text).toBe('mine')
  })

  it('sees no conflict when both sides wrote the same', () => {
    const result = mergeDrafts(base, { ...base, a: post('same') }, { ...base, a: post('same') })
    expect(result.conflicts).toEqual([])
  })

  it('adds new variants and drops removed ones', () => {
    const result = mergeDrafts(base, base, { a: post('a'), c: post('c') })
    expect(Object.keys(result.merged)).toEqual(['a', 'c'])
  })

  it('counts changed hashtags or links as a change', () => {
    const mine = {
      ...base,
      a: { ...post('a'), hashtags: ['new'] },
      b: { ...post('b'), link: 'https://x.test' },
    }
    expect(changedIds(base, mine)).toEqual(['a', 'b'])
  })
})
