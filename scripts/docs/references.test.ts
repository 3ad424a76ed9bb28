import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markdownFiles, sourceFiles } from './files'
import {
  type Broken,
  brokenCommands,
  brokenCommentPaths,
  brokenLinks,
  brokenPaths,
  brokenReferences,
  explicitAnchors,
  looseReferences,
} from './references'

const inWords = ({ at, reference, problem }: Broken) => `${at}: "${reference}": ${problem}`
const records = readdirSync('docs/decisions')
const own = 'scripts/docs/references.test.ts'
const sources = sourceFiles()
const pages = markdownFiles()
const files = [...sources, ...pages].filter(({ path }) => path !== own)

test('every reference to docs/spec and to a decision record leads to a page and an anchor', () => {
  expect(files.flatMap((file) => brokenReferences(file, records)).map(inWords)).toEqual([])
})

test('every reference to docs/spec has the one form that can be resolved', () => {
  expect(files.flatMap(looseReferences).map(inWords)).toEqual([])
})

test('every relative link in a Markdown file leads to a file, and to an anchor in it', () => {
  expect(pages.flatMap(brokenLinks).map(inWords)).toEqual([])
})

test('every repository path that a Markdown file or a comment names exists', () => {
  expect(pages.flatMap(brokenPaths).map(inWords)).toEqual([])
  expect(sources.flatMap(brokenCommentPaths).map(inWords)).toEqual([])
})

test('every npm script that a Markdown file names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(pages.flatMap((file) => brokenCommands(file, scripts)).map(inWords)).toEqual([])
  expect(
    brokenCommands({ path: 'a.md', text: '`npm run -s nothing -- x`, npm run dev' }, scripts),
  ).toHaveLength(1)
})

test('no page sets an anchor twice', () => {
  for (const { path, text } of pages) {
    const anchors = explicitAnchors(text)
    expect([path, anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)]).toEqual([path, []])
  }
})

test('broken references are found, even across a line break in a comment', () => {
  const told = (text: string) =>
    brokenReferences({ path: 'lib/a.ts', text }, records).map(({ problem }) => problem)
  expect(told('/** Serves spec/security#1.6, #1.7 and spec/http-api#errors. */')).toEqual([])
  expect(told('/**\n * Serves spec/security#2.1 to\n * #2.99.\n */')).toEqual([
    'docs/spec/security.md has no anchor "2.99"',
  ])
  expect(told('// spec/nothing#1')).toEqual(['there is no docs/spec/nothing.md'])
  expect(told('// docs/decisions/0070, docs/decisions/0070-something-else.md')).toEqual([
    'there is no such decision record',
  ])
  const links = (text: string) => brokenLinks({ path: 'docs/a.md', text }).map(({ reference }) => reference)
  expect(links('[a](running.md#health) [b](https://example.com) [c](no.md) [d](running.md#no)')).toEqual([
    'no.md',
    'running.md#no',
  ])
})

test('references that cannot be resolved are found in comments, test titles and Markdown', () => {
  const source = `/** Serves decisions 4 and
 * security
 * 3.3 (http-api.md). */
test('security 1.2: codes', () => ['docs/security.md', 'decisions 5'])`
  expect(looseReferences({ path: 'a.ts', text: source }).map(({ reference }) => reference)).toEqual([
    'decisions 4',
    'security 3.3',
    'http-api.md',
    'security 1.2',
  ])
  const page = 'See [decisions 4](decisions.md#4), planning 2 and `spec/planning#2`.'
  expect(looseReferences({ path: 'a.md', text: page }).map(({ reference }) => reference)).toEqual([
    'planning 2',
  ])
})
