import { globSync } from 'node:fs'
import ts from 'typescript'

/** The source files in these folders, without tests. */
export const sourceFiles = (places: string[]): string[] =>
  globSync(places.map((place) => `${place}/**/*.{ts,tsx}`)).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  )

/** A text that a file may show to people, and the line number of a position in it. */
export type ShownText = { text: string; lineAt: (index: number) => number }

/**
 * Returns the texts in a source file: string literals, parts of templates and text between tags. Names, comments
 * and imports do not count.
 */
export function findShownTexts(file: string, source: string): ShownText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const texts: ShownText[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== undefined)
      texts.push({
        text,
        lineAt: (index) => {
          const inside = ts.isJsxText(node) ? index - node.getLeadingTriviaWidth(parsed) : 0
          return parsed.getLineAndCharacterOfPosition(node.getStart(parsed) + inside).line + 1
        },
      })
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return texts
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) return node.text
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return undefined
}
