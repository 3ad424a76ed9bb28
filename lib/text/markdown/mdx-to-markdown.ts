import { classifyLines } from './classify-lines'
import { measureIndent, removeColumns } from './indent-columns'

/**
 * Converts MDX whose components were removed to Markdown: text that is indented in a component is not code there,
 * but would be in Markdown. Fenced code loses the indentation of its fence.
 */
export function mdxToMarkdown(mdx: string): string {
  const lines = mdx.split('\n')
  let extra = 0
  return classifyLines(lines, true)
    .map(({ kind, begins, margin }, at) => {
      const line = lines[at] ?? ''
      const inner = removeColumns(line, margin)
      const before = line.slice(0, Math.max(0, line.length - inner.length))
      const indent = measureIndent(inner)
      if (kind !== 'code') return indent < 4 ? line : before + inner.trimStart()
      if (begins) extra = indent
      return extra < 4 ? line : before + removeColumns(inner, Math.min(extra, indent))
    })
    .join('\n')
}
