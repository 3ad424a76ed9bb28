import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '@/testing/texts-of'

/** Matches an export that may be a function and that no comment directly precedes. */
const candidatePattern = /(?<!\*\/\s*)^export (?:default )?(?:async )?(?:function|const)\b/m

/** Returns the places and names of a file's exported functions that have no docstring. */
function undocumentedFunctions(file: string, text: string): string[] {
  // Most files document every export and need not be parsed.
  if (!candidatePattern.test(text)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  return source.statements.flatMap((statement) => {
    if (!isExported(statement) || hasDocstring(statement, text)) return []
    const { line } = source.getLineAndCharacterOfPosition(statement.getStart())
    return functionNames(statement).map((name) => `${file}:${line + 1} ${name}`)
  })
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const hasDocstring = (statement: ts.Statement, text: string): boolean =>
  (ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []).some(({ pos }) =>
    text.startsWith('/**', pos),
  )

/** Returns the names of the functions that a statement declares; of an overloaded one, only its first signature's. */
function functionNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default']
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer && ts.isFunctionLike(initializer))
    .map(({ name }) => name.getText())
}

describe('the functions that lib exports', () => {
  test('have a docstring', () => {
    const found = sourceFiles(['lib']).flatMap((file) =>
      undocumentedFunctions(file, readFileSync(file, 'utf8')),
    )
    expect(
      found,
      'Say what they take, return and throw, and which promise they serve (CONTRIBUTING.md, “Docstrings”)',
    ).toEqual([])
  })

  test.each([
    'export function a() {}',
    'export async function a() {}',
    'export const a = (b: number) => b',
    'export const a =\n  async (b: number) => b',
    'export const a = b => b',
    'export const a: (b: B) => C = (b) => b',
    'export const a: B = <T>(b: T): T => b',
    'export const a = function () {}',
    '// Why.\nexport const a = () => 1',
    '/** The limit. */\nexport const limit = 1\nexport const a = () => limit',
  ])('a missing one is detected in %j', (text) => {
    expect(undocumentedFunctions('lib/a.ts', text)).toEqual([expect.stringMatching(/^lib\/a\.ts:\d+ a$/)])
  })

  test.each([
    '/** Returns one. */\nexport const a = () => 1',
    '/**\n * Returns one.\n */\nexport async function a() {}',
    'function a() {}\nconst b = () => a()',
    'export const limit = 1',
    'export const a = (1 + 2) * 3',
    'export type A = () => void',
  ])('none is missing in %j', (text) => {
    expect(undocumentedFunctions('lib/a.ts', text)).toEqual([])
  })
})
