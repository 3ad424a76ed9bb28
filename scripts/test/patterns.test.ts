import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { tooSlow } from './hostile-texts'

type Pattern = { at: string; source: string; flags: string }

/** Patterns that never see the inputs tried here, each with the reason. */
const bounded = new Map([
  // lib/http/responses/exact-json.ts: every quote in it is closed.
  [String.raw`"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`, 'JSON that was parsed before'],
])

/** Returns every regex literal in the product, found in its syntax tree, so that none is forgotten. */
function patterns(): Pattern[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?:app|components|db|lib|proxy)/.test(file) && !/\.test\.tsx?$/.test(file))
  const found = new Map<string, Pattern>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    // A literal is on one line, and only those with repetition are tested: most files have none and need not be
    // parsed.
    if (!/\/(?![*/])[^\n]*(?:[*+]|,\d*\})[^\n]*\//.test(text)) continue
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const pattern = { at: file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
        found.set(`${pattern.source}/${pattern.flags}`, pattern)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return [...found.values()]
}

/** Returns what a pattern itself mentions: its characters, pairs of them, and its words. */
function piecesOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}/g, 'a').replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')
  const signs = new Set(['a', ' ', '\n'])
  const classes: Record<string, string> = {
    n: '\n',
    t: '\t',
    r: '\r',
    s: '\t',
    S: 'x',
    w: 'a',
    W: '-',
    d: '1',
    D: 'x',
    b: ' ',
  }
  for (const [, code, escaped, sign] of plain.matchAll(
    /\\u\{?([\dA-Fa-f]{4,6})\}?|\\(.)|([^\\()|?*+{}^$[\]])/gsu,
  )) {
    if (code) signs.add(String.fromCodePoint(Number.parseInt(code, 16)))
    else signs.add(escaped ? (classes[escaped] ?? escaped) : (sign ?? ''))
  }
  const few = [...signs].slice(0, 9)
  const words = [...plain.matchAll(/(?:[\p{L}\d<>&"'=:;#@!% -]|\\[.\-/()[\]{}+*?|^$\\]){2,30}/gu)]
    .map(([word]) => word.replace(/\\(.)/g, '$1'))
    .slice(0, 12)
  return [
    ...new Set([
      ...[...signs].slice(0, 30),
      ...few.flatMap((one) => few.map((other) => one + other)),
      ...words,
    ]),
    ...words.flatMap((word) => [`${word} `, `${word}a`]),
  ]
}

test('every regular expression searches 100,000 characters made of its own characters, pairs or words in linear time', () => {
  const slow = patterns()
    .filter(({ source }) => /[*+]|,\d{3,}\}|,\}/.test(source) && !bounded.has(source))
    .flatMap(({ at, source, flags }) => {
      const pattern = new RegExp(source, flags)
      const search = (text: string) => {
        pattern.lastIndex = 0
        return pattern.global ? text.replace(pattern, '') : pattern.exec(text)
      }
      const tried = piecesOf(source)
      // The end of the text matters only if a pattern has a lookaround or an end anchor.
      return (/\$|\(\?/.test(source) ? ['', 'a\n'] : ['']).flatMap((end) =>
        tooSlow(search, tried, (text) => text + end)
          .slice(0, 1)
          .map((piece) => `${at}: /${source}/${flags} with ${piece}`),
      )
    })
  expect(slow).toEqual([])
})
