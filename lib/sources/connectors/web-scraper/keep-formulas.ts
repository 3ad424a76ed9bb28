import { htmlToMarkdown } from '@/lib/text/html-to-markdown'

const formulas = 'math, script[type^="math/"], img.latex, img.tex, img[class*="mwe-math-fallback-image"]'
const maxFormulas = 2_000

/**
 * Replaces a page's formulas with code before its article is extracted: Mozilla's Readability drops scripts, hidden
 * MathML and small pictures, which formulas consist of. Removes the duplicate that only renders the formula.
 */
export function keepFormulas(document: Document): void {
  for (const formula of [...document.querySelectorAll(formulas)].slice(0, maxFormulas)) {
    if (!formula.isConnected || formula.closest('pre, code')) continue
    const { markdown } = htmlToMarkdown(formula.outerHTML)
    const text = codeIn(markdown.trim())
    if (!text) continue
    const code = document.createElement('code')
    code.textContent = text
    formula.closest('.katex')?.querySelector('.katex-html')?.remove()
    formula.replaceWith(code)
  }
}

/** Returns the content of Markdown that consists only of code, without its backticks; undefined otherwise. */
function codeIn(markdown: string): string | undefined {
  let marks = 0
  while (markdown.charAt(marks) === '`') marks++
  if (marks === 0 || markdown.length <= 2 * marks || !markdown.endsWith('`'.repeat(marks))) return undefined
  return markdown
    .slice(marks, -marks)
    .replace(/^math\n/, '')
    .trim()
}
