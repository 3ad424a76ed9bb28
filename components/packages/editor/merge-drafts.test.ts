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

  const picture = { url: '/api/media/a.jpg', alt: 'A' }
  it.each<Partial<VariantContent>>([
    { title: 'new' },
    { text: 'new' },
    { hashtags: ['new'] },
    { link: 'https://x.test' },
    { replies: ['new'] },
    { collaborators: ['new'] },
    { media: [] },
    { media: [{ ...picture, url: '/api/media/b.jpg' }] },
    { media: [{ ...picture, alt: 'new' }] },
    { media: [{ ...picture, title: 'new' }] },
    { media: [{ ...picture, focal: { x: 0.2, y: 0.8 } }] },
    { media: [{ ...picture, captions: [{ url: '/api/media/a.vtt', language: 'en' }] }] },
  ])('counts this as a change: %j', (change) => {
    const loaded = { ...post('a'), media: [picture] }
    const mine = { a: { ...loaded, ...change }, b: structuredClone(loaded) }
    expect(changedIds({ a: loaded, b: loaded }, mine)).toEqual(['a'])
  })
})
