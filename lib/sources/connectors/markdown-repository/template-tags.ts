import { changeProse } from '@/lib/text/markdown/split-markdown'

/** How much was removed from a text, for a note. */
export type RemovedTags = { shortcodes: number; components: number; imports: number }

/**
 * Removes what only the site generator understands: Hugo's shortcodes, Liquid and Nunjucks tags, and MDX imports,
 * exports and components. Content between an opening and a closing tag stays; a figure becomes a picture. Leaves
 * code untouched. Serves spec/service#2.3: the text must read well without the site generator.
 */
export function withoutTemplateTags(
  markdown: string,
  isMdx: boolean,
): { markdown: string; leftOut: RemovedTags } {
  const leftOut: RemovedTags = { shortcodes: 0, components: 0, imports: 0 }
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

/** Collapses the blank lines that removed parts leave behind. */
const tidy = (text: string): string => text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')

// Limited to a few lines per tag, so that an unmatched bracket does not swallow a page.
const tag = /\{\{[<%]([^{}]{0,2000}?)[>%]\}\}|\{%[^{}]{0,2000}?%\}|\{\{([^{}<%][^{}]{0,500}?|)\}\}/g

function withoutShortcodes(prose: string, leftOut: RemovedTags): string {
  if (!prose.includes('{{') && !prose.includes('{%')) return prose
  return withoutComments(prose, leftOut).replace(
    tag,
    (_, shortcode: string | undefined, output: string | undefined) => {
      const figure = shortcode === undefined ? undefined : figureOf(shortcode)
      if (figure !== undefined) return figure
      leftOut.shortcodes++
      // {{ "/assets/x.png" | relative_url }}: keep the string; the filter only turns it into an address.
      return (
        /^\s*["']([^"']{1,500})["']\s*\|\s*(?:relative_url|absolute_url|url|asset_url)/.exec(
          output ?? '',
        )?.[1] ?? ''
      )
    },
  )
}

/** Text between Liquid's comment and endcomment was never meant for readers. */
function withoutComments(prose: string, leftOut: RemovedTags): string {
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

/** Converts Hugo's figure shortcode into a Markdown picture. */
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

/** Removes imports and exports, which are paragraphs of their own. */
function withoutImports(prose: string, leftOut: RemovedTags): string {
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

/**
 * Removes component tags (<Tabs>, </Tabs>, <Video id={1} />, <>) and comments in braces; content between tags
 * stays.
 */
function withoutComponents(prose: string, leftOut: RemovedTags): string {
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

/** Returns the position after the > that ends a tag, ignoring any in quotes or braces. */
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
