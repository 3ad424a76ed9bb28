import { expect, test } from 'vitest'
import { type NetworkName, networkNames, networks } from '@/lib/networks/registry'
import type { VariantMedia } from '@/lib/platforms/schemas'
import { fileTooLarge, fitOwnPost } from './fit-own-post'
import { validateVariant } from './validate-variant'

const pdf = { url: '/api/media/4f1c8a7e-0000-4000-8000-000000000000.lib.pdf', alt: '', title: 'Our year' }
const image = { url: '/sample/one.jpg', alt: 'A pot' }
const said = (platform: NetworkName, media: VariantMedia[], facts = { bytes: 1000, pages: 12 }) =>
  validateVariant(
    {
      ...{ platform, language: 'en', title: 'A title', text: 'Words', hashtags: [], link: null },
      ...{ media, replies: [], collaborators: [] },
    },
    { documents: { [pdf.url]: facts } },
  ).flatMap(({ field, severity, message }) => (field === 'media' ? [`${severity}: ${message}`] : []))

test.each<[string, VariantMedia[], { bytes: number; pages: number } | undefined, string[]]>([
  ['one of the library', [pdf], undefined, []],
  ['of 300 pages and 100 MB', [pdf], { pages: 300, bytes: 100 * 1024 * 1024 }, []],
  [
    'of 301 pages',
    [pdf],
    { pages: 301, bytes: 1000 },
    ['error: This PDF has 301 pages. LinkedIn takes at most 300. Use one with fewer pages.'],
  ],
  [
    'of more than 100 MB',
    [pdf],
    { pages: 1, bytes: 1_049_000_000 },
    ['error: This PDF has 1 GB. LinkedIn takes at most 100 MB. Export it smaller.'],
  ],
  [
    'beside an image',
    [image, pdf],
    undefined,
    ['error: LinkedIn shows a document on its own. Keep one document, or keep the images and videos.'],
  ],
  [
    'without a title',
    [{ ...pdf, title: ' ' }],
    undefined,
    ['error: The document has no title. LinkedIn shows one with it, so enter one.'],
  ],
  [
    'of another website',
    [{ ...pdf, url: 'https://example.com/report.PDF?v=2' }],
    undefined,
    ['error: We publish documents from the media library. Upload this PDF there and choose it.'],
  ],
])('a document on LinkedIn: %s', (_, media, facts, issues) => {
  expect(said('linkedin', media, facts)).toEqual(issues)
})

test('every other network for people rejects a document, and a webhook gets its address', () => {
  for (const name of networkNames.filter((one) => one !== 'linkedin' && !networks[one].isForMachines))
    expect(said(name, [pdf])).toContain(
      `error: ${networks[name].label} takes no documents. Remove the PDF, or leave ${networks[name].label} out.`,
    )
  expect(said('webhook', [{ ...pdf, url: 'https://example.com/report.pdf' }, image])).toEqual([])
})

test('in an own post, a network with documents gets only the document, and the others get everything else', () => {
  const words = { title: null, text: 'Words', link: null, media: [image, pdf] }
  const fitted = (platform: NetworkName) => {
    const { content, leftOut } = fitOwnPost(words, { platform, language: 'en' })
    return { media: content.media, leftOut }
  }
  expect(fitted('linkedin')).toEqual({
    media: [pdf],
    leftOut: ['LinkedIn shows a document on its own, so we leave out 1 other file there.'],
  })
  expect(fitted('x')).toEqual({
    media: [image],
    leftOut: ['X takes no documents, so we leave the PDF out there.'],
  })
  expect(fitted('webhook')).toEqual({ media: [image, pdf], leftOut: [] })
  const long = { name: 'Report.pdf', kind: 'document', bytes: 1000, pages: 400 } as const
  expect(fileTooLarge('linkedin', long)).toBe('Report.pdf has 400 pages. LinkedIn takes at most 300.')
  expect(fileTooLarge('x', long)).toBeUndefined()
})
