import { changeProse } from '@/lib/text/markdown/pieces'

/** What was left out of a text, for a note. */
export type LeftOut = { shortcodes: number; components: number; imports: number }

/**
 * Leaves out of a text what only the program that builds the site understands: Hugo's shortcodes, Liquid and Nunjucks
 * tags, and of MDX imports, exports and components. What stands between an opening and a closing tag stays; a figure
 * becomes a picture. Code is not touched. Serves spec/service#2.3: the text must read well without that program.
 */
export function withoutTemplateTags(
  markdown: string,
  isMdx: boolean,
): { markdown: string; leftOut: LeftOut } {
  const leftOut: LeftOut = { shortcodes: 0, components: 0, imports: 0 }
  const text = changeProse(
    markdown,
    (prose) => {
      const before = leftOut.shortcodes + leftOut.components + leftOut.imports
      const plain = withoutShortcodes(prose, leftOut)
      const text = isMdx ? withoutComponents(withoutImports(plain, leftOut), leftOut) : plain
      return leftOut.shortcodes + leftOut.components + leftOut.imports > before ? tidy(text) : text
    },
    isMdx,
  )
  return { markdown: text, leftOut }
}

/** Blank lines that are left of what was taken out. */
const tidy = (text: string): string => text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')

// A tag begins and ends on few lines, so that a lone bracket does not take a page with it.
const tag = /\{\{[<%]([^{}]{0,2000}?)[>%]\}\}|\{%[^{}]{0,2000}?%\}|\{\{([^{}<%][^{}]{0,500}?|)\}\}/g

function withoutShortcodes(prose: string, leftOut: LeftOut): string {
  if (!prose.includes('{{') && !prose.includes('{%')) return prose
  return withoutComments(prose, leftOut).replace(
    tag,
    (_, shortcode: string | undefined, output: string | undefined) => {
      const figure = shortcode === undefined ? undefined : figureOf(shortcode)
      if (figure !== undefined) return figure
      leftOut.shortcodes++
      // {{ "/assets/x.png" | relative_url }}: the text is what is meant, the rest makes an address of it.
      return (
        /^\s*["']([^"']{1,500})["']\s*\|\s*(?:relative_url|absolute_url|url|asset_url)/.exec(
          output ?? '',
        )?.[1] ?? ''
      )
    },
  )
}

/** What stands between Liquid's comment and endcomment was never meant for readers. */
function withoutComments(prose: string, leftOut: LeftOut): string {
  let result = ''
  let done = 0
  let opened: number | undefined
  for (const match of prose.matchAll(/\{%-?\s*(end)?comment\s*-?%\}/g)) {
    if (match[1] === undefined) opened ??= match.index
    else if (opened !== undefined) {
      result += prose.slice(done, opened)
      done = match.index + match[0].length
      opened = undefined
      leftOut.shortcodes++
    }
  }
  return result + prose.slice(done)
}

/** Hugo's figure as a picture of Markdown. */
function figureOf(shortcode: string): string | undefined {
  if (!/^\s*figure\s/.test(shortcode)) return undefined
  const value = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(shortcode)?.slice(1).find(Boolean)
  const src = value('src')
  if (src === undefined) return undefined
  const words = (value('alt') ?? value('caption') ?? value('title') ?? '').replace(/[[\]]/g, '')
  return `![${words}](${/[\s()<>]/.test(src) ? `<${src.replace(/[<>]/g, '')}>` : src})`
}

const startOfModule =
  /^(?:import\s+(?:['"]|[\w*$]+(?:\s*,\s*\{[^}\n]*\})?\s+from\s|[\w*$]+\s+as\s|\{)|export\s+(?:default|const|let|var|function|class|async|\{|\*))/

/** Imports and exports are paragraphs of their own. */
function withoutImports(prose: string, leftOut: LeftOut): string {
  if (!/^(?:im|ex)port\s/m.test(prose)) return prose
  return prose
    .split(/(\n[ \t]*\r?\n)/)
    .map((part) => {
      if (!startOfModule.test(part.trimStart())) return part
      leftOut.imports++
      return ''
    })
    .join('')
}

const maxTagLength = 20_000
const maxFailures = 20

/** Tags of components (<Tabs>, </Tabs>, <Video id={1} />, <>) and comments in braces; what is between them stays. */
function withoutComponents(prose: string, leftOut: LeftOut): string {
  let result = ''
  let done = 0
  let failed = 0
  for (const { index } of prose.matchAll(/<\/?(?=[A-Z>])|\{\s*\/\*/g)) {
    if (index < done || failed > maxFailures) continue
    const end = prose.startsWith('<', index) ? endOfTag(prose, index + 1) : endOfComment(prose, index)
    if (end === undefined) {
      failed++
      continue
    }
    leftOut.components++
    result += prose.slice(done, index)
    done = end
  }
  return result + prose.slice(done)
}

/** Behind the > that ends a tag: not one in quotes or in braces. */
function endOfTag(text: string, start: number): number | undefined {
  let depth = 0
  let quote = ''
  const last = Math.min(text.length, start + maxTagLength)
  for (let at = start; at < last; at++) {
    const sign = text[at] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'" || (sign === '`' && depth > 0)) quote = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth <= 0) return at + 1
  }
  return undefined
}

function endOfComment(text: string, start: number): number | undefined {
  const end = text.slice(start, start + maxTagLength).search(/\*\/\s*\}/)
  return end < 0 ? undefined : text.indexOf('}', start + end) + 1
}
