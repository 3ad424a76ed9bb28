import { expect, test } from 'vitest'
import { mapPage } from '@/lib/sources/connectors/web-scraper/map-page'
import { readPage } from '@/lib/sources/connectors/web-scraper/read-page'
import { webScraperConfig } from '@/lib/sources/connectors/web-scraper/schemas'
import { contentToMarkdown } from '../content-to-markdown'
import { htmlToMarkdown } from '../html-to-markdown'

const tex = (text: string) => `<annotation encoding="application/x-tex">${text}</annotation>`
const mathml = '<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>'
const forms: [string, string, string][] = [
  [
    'MathML with its TeX',
    `<math><semantics><mrow>${mathml}</mrow>${tex('E=mc^2')}</semantics></math>`,
    'E=mc^2',
  ],
  ['MathML alone', `<math>${mathml}</math>`, 'E = m c^2'],
  [
    'MathML with a fraction and a root',
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><msqrt><mi>x</mi></msqrt></math>',
    '(a + b)/2 √x',
  ],
  [
    'MathML with words for those who cannot see it',
    `<math alttext="{\\displaystyle E=mc^{2}}"><mi>E</mi></math>`,
    'E=mc^{2}',
  ],
  [
    'KaTeX',
    `<span class="katex"><span class="katex-mathml"><math><semantics><mrow>${mathml}</mrow>${tex('a &lt; b')}</semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">a&lt;b</span></span></span>`,
    'a < b',
  ],
  ['a script of MathJax', '<script type="math/tex">x_1 < y</script>', 'x_1 < y'],
  [
    'Wikipedia',
    `<span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math alttext="{\\displaystyle a^{2}}">${tex('{\\displaystyle a^{2}}')}</math></span><img src="https://w.example/a.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle a^{2}}"></span>`,
    'a^{2}',
  ],
  [
    'a picture of WordPress',
    '<img src="https://s0.wp.example/latex.php?latex=E" alt="E=mc^2" class="latex" width="20" height="10">',
    'E=mc^2',
  ],
]

test.each(forms)(
  'a formula as %s appears once, as its TeX or its symbols, and never as an image',
  (_, html, shown) => {
    const read = htmlToMarkdown(`<p>Before ${html} after.</p>`)
    expect(read).toEqual({ markdown: `Before \`${shown}\` after.`, images: [] })
  },
)

test.each(forms)('a formula as %s is kept on a web page', (_, html, shown) => {
  const words = 'The river rises in spring, and everybody knows the sound of the ice. '.repeat(6)
  const page = `<!doctype html><html><head><title>T</title></head><body><article><p>${words}</p><p>Before ${html} after. ${words}</p></article></body></html>`
  const config = webScraperConfig.parse({ start_url: 'https://a.example/' })
  const item = mapPage(
    'a',
    readPage(page, new URL('https://a.example/a'), config, () => undefined),
    config,
    () => undefined,
  )
  expect(item.rawContent.split(`\`${shown}\``)).toHaveLength(2)
  expect([item.featuredImage, item.mediaUrls]).toEqual([null, []])
})

test('a formula on a line of its own is a block, one in Markdown stays inline, and one without text leaves a placeholder', () => {
  expect(htmlToMarkdown(`<p>A</p><math display="block">${tex('x')}</math><p>B</p>`).markdown).toBe(
    'A\n\n```math\nx\n```\n\nB',
  )
  expect(contentToMarkdown(`# T\n\nSee <math display="block">${tex('a &lt; b')}</math> here.`).markdown).toBe(
    '# T\n\nSee `a < b` here.',
  )
  expect(htmlToMarkdown('<p>A <mjx-container><svg><path d="x"/></svg></mjx-container> b</p>').markdown).toBe(
    'A \\[formula\\] b',
  )
  expect(htmlToMarkdown('<p>$y^2$</p>').markdown).toBe('$y^2$')
})
