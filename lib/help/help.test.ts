import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpFor, helpPlaces } from '@/components/help/help-places'
import { sourceFiles } from '@/testing/texts-of'
import { anchorOf, type HelpName, helpNames, parseHelpPage, searchHelp } from './help'

const pages = helpNames.map((name: HelpName) =>
  parseHelpPage(name, readFileSync(`docs/help/${name}.md`, 'utf8')),
)

/** Whether a help URL, or a link in one of the help files, points to an existing page and heading. */
function isThere(link: string, from?: HelpName): boolean {
  const [, name = from, anchor] = /^(?:\/help\/)?([a-z-]+)?(?:\.md)?(?:#(.+))?$/.exec(link) ?? []
  const page = pages.find((one) => one.name === name)
  return page !== undefined && (!anchor || page.sections.some((section) => section.anchor === anchor))
}

test('every link within the help, and from the product to it, leads to an existing section', () => {
  const links = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ name, link })),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ name, link }) => !isThere(link, name))).toEqual([])
  expect(helpPlaces.filter((place) => !isThere(place))).toEqual([])
  // A page's own anchors are unique, and broken links are detected.
  for (const { sections } of pages)
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length)
  expect([isThere('/help/nowhere'), isThere('review.md#nothing'), isThere('review.md')]).toEqual([
    false,
    false,
    true,
  ])
})

test('every page of a project and of a workspace has its own help section', () => {
  const addresses = sourceFiles(['app/(workspace)'])
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) =>
      file
        .replace(/^app\/\(workspace\)|\/page\.tsx$|\/\(org\)/g, '')
        .replace('[org]', 'mill')
        .replace('[project]', 'river')
        .replace(/\[[^\]]+\]/g, '018f'),
    )
  expect(addresses).toContain('/mill/river/review')
  expect(addresses.filter((address) => helpFor(address) === '/help')).toEqual([])
  expect([helpFor('/mill/river/review'), helpFor('/mill'), helpFor('/mill/calendar')]).toEqual([
    '/help/review',
    '/help/first-steps#start-your-day',
    '/help/calendar',
  ])
})

test('search matches headings first and ignores case', () => {
  const [first] = searchHelp(pages, 'posts ON hold')
  expect(first?.section.heading).toBe('Posts on hold')
  expect(searchHelp(pages, 'quiet hours').map(({ page }) => page.name)).toContain('notifications')
  expect(searchHelp(pages, 'zzyzx')).toEqual([])
  expect(searchHelp(pages, '  ')).toEqual([])
  expect(anchorOf('When we couldn’t publish: 2 cases')).toBe('when-we-couldnt-publish-2-cases')
})

test('every help page has 300 to 600 words', () => {
  for (const { name, text } of pages) {
    const words = text.split(/\s+/).length
    expect([name, words >= 300 && words <= 600]).toEqual([name, true])
  }
})
