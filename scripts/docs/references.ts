import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { TextFile } from './files'

/** A reference in a file, and what is wrong with it. */
export type Broken = { at: string; reference: string; problem: string }

const continued = String.raw`(?:(?:, | and | to )#[\w.-]*\w)*`
const specReference = new RegExp(String.raw`\bspec/([a-z-]+)#[\w.-]*\w${continued}`, 'g')
const recordReference = /\bdocs\/decisions\/(\d{4})(-[a-z0-9-]+\.md)?/g

/**
 * Returns a file's broken references to docs/spec (`spec/security#1.6, #1.7`) and to decision records
 * (`docs/decisions/0012`). A comment may split one over two lines.
 */
export function brokenReferences(file: TextFile, records: readonly string[]): Broken[] {
  const text = joinedLines(file.text)
  const broken: Broken[] = []
  const report = (reference: string, problem: string) => broken.push({ at: file.path, reference, problem })
  for (const [reference, page = ''] of text.matchAll(specReference)) {
    const anchors = anchorsOf(`docs/spec/${page}.md`)
    if (!anchors) report(reference, `there is no docs/spec/${page}.md`)
    for (const [, anchor = ''] of anchors ? reference.matchAll(/#([\w.-]*\w)/g) : [])
      if (!anchors?.has(anchor)) report(reference, `docs/spec/${page}.md has no anchor "${anchor}"`)
  }
  for (const [reference, number, name = ''] of text.matchAll(recordReference))
    if (!records.some((record) => record.startsWith(`${number}-`) && (!name || record === number + name)))
      report(reference, 'there is no such decision record')
  return broken
}

const pages = 'decisions|security|spec|service|writing|planning|platforms|http-api|performance'
/** Forms that a reader cannot follow: a page and a number, a record's number alone, a goal. */
const looseNumber = String.raw`\b(?:${pages}|specification) \(?\d+(?:\.\d+)*\b|\b[Dd]ecision(?: record)? \d{4}\b|\bperformance goals? \d`
/** A page without its folder. */
const looseName = String.raw`(?<![\w/.-])(?:${pages}|words|service-specification)\.md\b`
const loose = new RegExp(`${looseNumber}|${looseName}`, 'g')
const looseBesidePages = new RegExp(looseNumber, 'g')

/**
 * Returns references to docs/spec, in a file's comments and test names, that are not of the form
 * `spec/<page>#<anchor>`.
 */
export function looseReferences(file: TextFile): Broken[] {
  const text = joinedLines(file.path.endsWith('.md') ? withoutLinks(file.text) : wordsOf(file.text))
  return [...text.matchAll(file.path.startsWith('docs/spec/') ? looseBesidePages : loose)].map(
    ([reference]) => ({
      at: file.path,
      reference,
      problem: 'write it as spec/<page>#<anchor> (docs/spec/README.md)',
    }),
  )
}

/** Returns relative links of a Markdown file whose target file, heading or anchor does not exist. */
export function brokenLinks(file: TextFile): Broken[] {
  const broken: Broken[] = []
  for (const [, target = ''] of withoutCode(file.text).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path = '', anchor] = target.split('#')
    const to = path === '' ? file.path : normalize(join(dirname(file.path), decodeURIComponent(path)))
    if (!existsSync(to)) broken.push({ at: file.path, reference: target, problem: `there is no ${to}` })
    else if (anchor && to.endsWith('.md') && !anchorsOf(to)?.has(anchor))
      broken.push({ at: file.path, reference: target, problem: `${to} has no anchor "${anchor}"` })
  }
  return broken
}

const folders = 'app|bench|components|db|docs|e2e|lib|scripts|testing'
const repositoryPath = new RegExp(String.raw`\b(?:${folders})(?:/[\w.[\]()-]+)+/?`, 'g')

/** Returns paths of this repository, in the code spans of a Markdown file, that do not exist. */
export function brokenPaths(file: TextFile): Broken[] {
  const spans = [...withoutCode(file.text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return spans
    .filter((span) => !/[<>*{}…]|^docs\/decisions\/\d{4}$/.test(span))
    .flatMap((span) => span.match(new RegExp(`^${repositoryPath.source}$`)) ?? [])
    .filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))
    .map((path) => ({ at: file.path, reference: path, problem: `there is no ${path}` }))
}

/** Returns paths of this repository, in the comments of a source file, that do not exist. */
export function brokenCommentPaths(file: TextFile): Broken[] {
  return (
    wordsOf(file.text).match(
      /(?<![\w/@.])(?:app|bench|components|db|e2e|lib|scripts|testing)\/[\w./-]*\w/g,
    ) ?? []
  )
    .filter((path) => !['', '.ts', '.tsx'].some((end) => existsSync(path + end)))
    .map((path) => ({ at: file.path, reference: path, problem: `there is no ${path}` }))
}

/**
 * Returns `npm run` commands of a Markdown file that package.json lacks, and test paths in such commands that do
 * not exist.
 */
export function brokenCommands(file: TextFile, scripts: Record<string, string>): Broken[] {
  const unknown = [...file.text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
    .filter(([, name = '']) => !Object.hasOwn(scripts, name))
    .map(([reference]) => ({ at: file.path, reference, problem: 'package.json has no such script' }))
  const missing = [...file.text.matchAll(/\bnpm run vitest -- ([\w./ -]+)/g)]
    .flatMap(([, paths = '']) => paths.split(' ').filter((path) => /^[\w.]+\//.test(path)))
    .filter((path) => !existsSync(path))
    .map((path) => ({ at: file.path, reference: path, problem: `there is no ${path}` }))
  return [...unknown, ...missing]
}

/**
 * Returns the explicit anchors of a page and those generated for its headings. Undefined if the page does not
 * exist.
 */
export function anchorsOf(path: string): ReadonlySet<string> | undefined {
  if (!existsSync(path)) return undefined
  const text = withoutCode(readFileSync(path, 'utf8'))
  return new Set([
    ...explicitAnchors(text),
    ...[...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugOf(heading)),
  ])
}

/** Returns the anchors that a Markdown text defines itself, in order. */
export const explicitAnchors = (text: string): string[] =>
  [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id)

const slugOf = (heading: string): string =>
  heading
    .replace(/<[^>]+>|[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')

const withoutCode = (text: string): string => text.replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm, '')

const withoutLinks = (text: string): string =>
  withoutCode(text)
    .replace(/\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/^ {4}.*$/gm, '')

/** Extracts the comments of a source text, and the names of its tests. */
const wordsOf = (text: string): string =>
  [
    ...text.matchAll(
      /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|\b(?:describe|test)(?:\.\w+)?\(\s*(['"`])(?:(?!\1).)*/g,
    ),
  ].join('\n')

/** Turns comments into running text: replaces each line break, and the asterisk after it, with a space. */
const joinedLines = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')
