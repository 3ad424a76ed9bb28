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

describe('merging what was typed with what was stored meanwhile', () => {
  const base = { a: post('a'), b: post('b') }

  it('keeps what only one side changed, on both sides', () => {
    const result = mergeDrafts(base, { ...base, a: post('mine') }, { ...base, b: post('theirs') })
    expect(result.conflicts).toEqual([])
    expect(result.merged).toMatchObject({ a: { text: 'mine' }, b: { text: 'theirs' } })
  })

  it('names a variant both sides changed, and keeps mine until somebody decides', () => {
    const result = mergeDrafts(base, { ...base, a: post('mine') }, { ...base, a: post('theirs') })
    expect(result.conflicts).toEqual(['a'])
    expect(result.merged.a?.text).toBe('mine')
  })

  it('sees no conflict when both sides wrote the same', () => {
    const result = mergeDrafts(base, { ...base, a: post('same') }, { ...base, a: post('same') })
    expect(result.conflicts).toEqual([])
  })

  it('takes up new variants and drops those that are gone', () => {
    const result = mergeDrafts(base, base, { a: post('a'), c: post('c') })
    expect(Object.keys(result.merged)).toEqual(['a', 'c'])
  })

  it('counts a change of tags, pictures or link as a change', () => {
    const mine = {
      ...base,
      a: { ...post('a'), hashtags: ['new'] },
      b: { ...post('b'), link: 'https://x.test' },
    }
    expect(changedIds(base, mine)).toEqual(['a', 'b'])
  })
})
