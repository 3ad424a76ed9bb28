import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Wording that people do not say. `use` is what they say. Matched in any case, with any white space between the words. */
const avoided: { phrase: string; use: string }[] = [
  { phrase: 'All can stay as they are', use: 'The defaults work for most sources' },
  { phrase: 'come back by themselves', use: 'we restore them automatically' },
  { phrase: 'Done with gaps', use: 'Done with errors' },
  { phrase: 'Find out what it is', use: 'Detect' },
  { phrase: 'How it is called', use: 'Name (shown in lists)' },
  { phrase: 'Keep the stored one', use: 'Keep saved value' },
  { phrase: 'Known there as', use: 'ID in the source' },
  { phrase: 'Look at the marked fields', use: 'Check the highlighted fields' },
  { phrase: 'Looks for changes', use: 'Checks for changes' },
  { phrase: 'Manifest in a bucket', use: 'Content folder (manifest.json)' },
  { phrase: 'Nothing fits', use: 'No matches' },
  { phrase: 'Publish by itself', use: 'Publish automatically' },
  { phrase: 'Bring it back', use: 'Restore' },
  { phrase: 'Do not look for it', use: 'Ignore' },
  { phrase: 'Handed in for review', use: 'Submitted for review' },
  { phrase: 'It is on its way', use: 'Publishing …' },
  { phrase: 'Make it again', use: 'Regenerate' },
  { phrase: 'Nobody knows whether', use: 'We couldn’t confirm' },
  { phrase: 'Not known', use: 'Unconfirmed' },
  { phrase: 'Present password', use: 'Current password' },
  { phrase: 'Second pair of eyes', use: 'Second approver' },
  { phrase: 'stands in for a picture', use: 'No image found, so we use a branded card' },
  { phrase: 'Taken back', use: 'Cancelled' },
  { phrase: 'That are many', use: 'Too many' },
  { phrase: 'tried again by itself', use: 'We try again automatically' },
  { phrase: 'refused the post', use: 'rejected the post' },
  { phrase: 'Take it over', use: 'Apply changes' },
  { phrase: 'E-mail', use: 'Email' },
  { phrase: 'That did not come through', use: 'We couldn’t reach the server' },
  { phrase: 'That are too many', use: 'There are too many' },
  { phrase: 'They are really gone', use: 'Confirm they are gone' },
]

/** Where the texts are that people read. */
const places = ['app', 'components', 'lib']

const spaced = (phrase: string) =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ +/g, '\\s+')
    .replace(/^(?=\w)/, '\\b')
    .replace(/(?<=\w)$/, '\\b')

const anyAvoided = new RegExp(avoided.map(({ phrase }) => spaced(phrase)).join('|'), 'i')
const findings = avoided.map(({ phrase, use }) => ({ phrase, use, at: new RegExp(spaced(phrase), 'i') }))

/** What a node shows to people, when it holds a text at all. Names, comments and imports hold none. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) return node.text
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return undefined
}

/** The avoided phrases in the texts of one file, as `file:line “phrase”, use “…”`. */
function avoidedIn(file: string, source: string): string[] {
  if (!anyAvoided.test(source)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    for (const { phrase, use, at } of text === undefined ? [] : findings) {
      const hit = at.exec(text ?? '')
      if (!hit) continue
      const start =
        node.getStart(parsed) + (ts.isJsxText(node) ? hit.index - node.getLeadingTriviaWidth(parsed) : 0)
      found.push(`${file}:${parsed.getLineAndCharacterOfPosition(start).line + 1} “${phrase}”, use “${use}”`)
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

test('no text on screen says what people do not say', () => {
  const files = globSync(places.map((place) => `${place}/**/*.{ts,tsx}`)).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => avoidedIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('texts count, and names and comments do not', () => {
  const source = `
    // Publish by itself
    const nothingFits = { 'x': \`Done with\n gaps \${1}\` }
    const view = <p title="Nothing fits">
      They are
      really gone {nothingFits}
    </p>`
  expect(avoidedIn('a.tsx', source)).toEqual([
    'a.tsx:3 “Done with gaps”, use “Done with errors”',
    'a.tsx:5 “Nothing fits”, use “No matches”',
    'a.tsx:6 “They are really gone”, use “Confirm they are gone”',
  ])
})
