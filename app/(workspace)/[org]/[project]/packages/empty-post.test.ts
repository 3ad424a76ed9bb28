import { expect, test } from 'vitest'
import { needsTranslationNote, noChannelNote } from '@/lib/packages/explain-empty-post'
import { disconnectedBlocked, emptyPostBlocked } from './empty-post'

const place = { base: '/media/news', role: 'owner', orgRole: 'owner' } as const
const translation = needsTranslationNote(
  ['News'],
  'The content is in German, but the channel posts in English.',
)

test('a post without versions links to the pages that help, and only to those that the person may use', () => {
  expect(emptyPostBlocked([noChannelNote], place)).toEqual({
    why: noChannelNote,
    links: [{ label: 'Connect a channel', href: '/media/news/channels' }],
  })
  const { why, links } = emptyPostBlocked([translation], place)
  expect(why).toMatch(/^News: needs a translation[.] The content is in German, .* or set up a model/)
  expect(links).toEqual([
    { label: 'Change the channel’s language', href: '/media/news/channels' },
    { label: 'Set up a model', href: '/media/settings/model' },
  ])
  const admin = emptyPostBlocked([translation], { ...place, orgRole: 'viewer' })
  expect(admin.links?.map(({ label }) => label)).toEqual(['Change the channel’s language'])
})

test('a post without versions tells people who may not change that whom to ask', () => {
  const reviewer = { ...place, role: 'reviewer', orgRole: 'reviewer' } as const
  expect(emptyPostBlocked([noChannelNote], reviewer)).toEqual({
    why: 'This post has no channels. Ask a workspace admin to connect one. The post then gets its text.',
    links: [],
  })
  const { why, links } = emptyPostBlocked([translation], reviewer)
  expect([
    why.endsWith('Ask a workspace admin to change the channel’s language or to set up a model.'),
    links,
  ]).toEqual([true, []])
})

test('a post whose channels were all disconnected leads to another channel, and to connecting one if there is none', () => {
  const postHref = '/media/news/packages/1'
  const linksFor = (role: 'owner' | 'editor', hasChannels: boolean) =>
    disconnectedBlocked({ ...place, role }, { postHref, hasChannels }).links
  expect(linksFor('editor', true)).toEqual([
    { label: 'Choose another channel', href: '/media/news/packages/1#channels' },
  ])
  expect(linksFor('owner', false)).toEqual([{ label: 'Connect a channel', href: '/media/news/channels' }])
  expect(linksFor('editor', false)).toEqual([])
  expect(disconnectedBlocked({ ...place, role: 'editor' }, { postHref, hasChannels: false }).why).toMatch(
    /Ask a workspace admin to connect one[.]$/,
  )
})
