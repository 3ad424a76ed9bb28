import { parse as parseToml, TomlDate, TomlError } from 'smol-toml'
import { parseDocument } from 'yaml'
import { parseExactJson } from '@/lib/http/responses/exact-json'
import { EntrySkipped } from '@/lib/sources/source-error'
import { isRecord } from '@/lib/text/is-empty'

/** Anything longer is a text that only starts like front matter. */
const maxLength = 64 * 1024
const maxDepth = 8

type Block = { language: 'yaml' | 'toml' | 'json'; text: string; body: string }

/**
 * Splits a file into front matter and text: YAML between --- (Jekyll, Hugo, Astro, Gatsby, Docusaurus, Eleventy),
 * TOML between +++, JSON as an object at the very start. Values are returned as plain JSON, times as strings. A
 * file without front matter has no fields. Throws EntrySkipped, naming the line, when front matter cannot be
 * parsed.
 */
export function readFrontMatter(text: string): { fields: Record<string, unknown>; body: string } {
  const block = blockOf(text)
  if (block === undefined) return { fields: {}, body: text }
  if (block.text.length > maxLength) throw new EntrySkipped('The front matter is longer than 64 KB.')
  const parsed = parsedBlock(block)
  if (parsed === null || parsed === undefined) return { fields: {}, body: block.body }
  const fields = plainValue(parsed, 0)
  if (!isRecord(fields))
    throw new EntrySkipped('The front matter is not a list of fields. Each line must be “name: value”.')
  return { fields, body: block.body }
}

function blockOf(text: string): Block | undefined {
  const opening = /^(?:(---)(?:[ \t]*(yaml|yml|toml|json))?|(\+\+\+))[ \t]*\r?\n/.exec(text)
  if (!opening) return jsonBlock(text)
  const marks = opening[3] ?? '---'
  const start = opening[0].length
  for (let at = start; at <= text.length; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd()
    if (line === marks || (marks === '---' && line === '...'))
      return {
        language: marks === '+++' ? 'toml' : languageOf(opening[2]),
        text: text.slice(start, at),
        body: end < 0 ? '' : text.slice(end + 1),
      }
    if (end < 0) return undefined
    at = end + 1
  }
  return undefined
}

const languageOf = (word: string | undefined): Block['language'] =>
  word === 'toml' || word === 'json' ? word : 'yaml'

/** JSON front matter has no delimiters: it ends with the closing brace on a line of its own. */
function jsonBlock(text: string): Block | undefined {
  if (!/^\{[ \t]*\r?\n/.test(text)) return undefined
  const end = /\n\}[ \t]*(?:\r?\n|$)/.exec(text)
  if (!end) return undefined
  const after = end.index + end[0].length
  return { language: 'json', text: text.slice(0, after), body: text.slice(after) }
}

function parsedBlock({ language, text }: Block): unknown {
  try {
    if (language === 'toml') return parseToml(text, { integersAsBigInt: 'asNeeded' })
    if (language === 'json') return parseExactJson(text)
    return parsedYaml(text)
  } catch (error) {
    if (error instanceof EntrySkipped) throw error
    if (error instanceof RangeError || error instanceof ReferenceError)
      throw new EntrySkipped('The front matter is nested too deeply or refers to itself.')
    const line = error instanceof TomlError ? ` See line ${error.line + 1} of the file.` : ''
    throw new EntrySkipped(`The front matter is not valid ${names[language]}.${line}`)
  }
}

const names = { yaml: 'YAML', toml: 'TOML', json: 'JSON' }

/** Only YAML's core types: no language-specific ones, few alias repetitions, times kept as written. */
function parsedYaml(text: string): unknown {
  const document = parseDocument(text, {
    schema: 'core',
    uniqueKeys: false,
    merge: true,
    logLevel: 'silent',
    intAsBigInt: true,
  })
  const [error] = document.errors
  if (error) {
    const line = error.linePos?.[0].line
    const place =
      line === undefined
        ? ''
        : ` See line ${line + 1} of the file. Put quotes around values that contain a colon.`
    throw new EntrySkipped(`The front matter is not valid YAML.${place}`)
  }
  return document.toJS({ maxAliasCount: 50 })
}

const isSafe = (value: bigint): boolean =>
  BigInt(Number(value)) === value && Number.isSafeInteger(Number(value))

/**
 * Converts a value to what JSON can hold: times and large numbers as strings, no NaN or Infinity, limited nesting.
 */
function plainValue(value: unknown, depth: number): unknown {
  if (value instanceof TomlDate) return value.toISOString()
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (typeof value === 'bigint') return isSafe(value) ? Number(value) : String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value))
    return depth < maxDepth ? value.slice(0, 1000).map((each) => plainValue(each, depth + 1)) : null
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return null
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainValue(each, depth + 1)]))
}
