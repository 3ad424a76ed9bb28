import { htmlToMarkdown } from '@/lib/text/html-to-markdown'

const formulas = 'math, script[type^="math/"], img.latex, img.tex, img[class*="mwe-math-fallback-image"]'
const maxFormulas = 2_000

/**
 * Puts code in the place of a page's formulas, before its article is looked for: Mozilla's reader drops scripts, hidden
 * MathML and small pictures, and formulas are made of these. What shows the same again for the eye goes.
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

/** The text of what is code as a whole, without its marks; undefined for anything else. */
function codeIn(markdown: string): string | undefined {
  let marks = 0
  while (markdown.charAt(marks) === '`') marks++
  if (marks === 0 || markdown.length <= 2 * marks || !markdown.endsWith('`'.repeat(marks))) return undefined
  return markdown
    .slice(marks, -marks)
    .replace(/^math\n/, '')
    .trim()
}
