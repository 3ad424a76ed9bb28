import { parseExactJson } from '@/lib/http/responses/exact-json'
import { isDeeperThan } from '@/lib/http/responses/is-deeper-than'
import type { Note } from '@/lib/mapping/document-reader'
import { storableJson } from '@/lib/text/storable-json'
import { parseIsoTime } from '@/lib/text/time/iso-time'
import type { ColumnKind } from './dialect'
import type { Cell } from './session'

/** Maximum length of one value's text; we request one character more, to see whether there is more. */
export const maxCharacters = 300_000
const maxListed = 200
const maxDepth = 50

/**
 * Converts a cell to a field value that is safe to store as JSON: numbers where nothing is lost, otherwise the
 * digits as text; times as the database writes them (UTC); JSON and lists parsed. What cannot be stored counts as
 * empty and is noted. Pure.
 */
export function readValue(cell: Cell, column: { name: string; kind: ColumnKind }, note: Note): unknown {
  if (cell === null) return null
  const { name, kind } = column
  const text = plainText(cell, name, note)
  switch (kind) {
    case 'integer': {
      const number = Number(text)
      return Number.isSafeInteger(number) && String(number) === text ? number : text
    }
    case 'number': {
      const number = Number(text)
      return Number.isFinite(number) && String(number) === text ? number : text
    }
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
    case 'date':
    case 'time':
      return readMoment(text, name, note)
    case 'json':
      return parsed(text) ?? text
    case 'list':
      return text.startsWith('[') ? (parsed(text) ?? text) : text.split(',').filter((part) => part !== '')
    case 'binary':
      return null
    default:
      return listInText(text) ?? text
  }
}

function plainText(cell: Buffer, name: string, note: Note): string {
  let text = cell.toString('utf8')
  if (text.includes('\uFFFD') && !isUtf8(cell))
    note(`“${name}” is not valid UTF-8 text. We replaced the broken characters.`)
  if (text.includes('\u0000')) {
    note('We removed NUL characters from the text.')
    text = text.replaceAll('\u0000', '')
  }
  if (text.length <= maxCharacters) return text
  note(`“${name}” is longer than ${maxCharacters.toLocaleString('en')} characters. We cut off the rest.`)
  // The cut may have split a character.
  return text
    .slice(0, maxCharacters)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
}

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Accepts times in the years 1 to 9999; MySQL’s “0000-00-00” and PostgreSQL’s “infinity” carry no information. */
function readMoment(text: string, name: string, note: Note): string | null {
  if (parseIsoTime(text)) return text
  note(`“${name}” contains “${text.slice(0, 40)}”, which isn’t a valid date. We treat it as empty.`)
  return null
}

/** Parses JSON that is not nested too deeply to be serialized again. */
function parsed(text: string): unknown {
  if (isDeeperThan(text, maxDepth)) return undefined
  try {
    return storableJson(parseExactJson(text), () => undefined)
  } catch {
    return undefined
  }
}

/** Tags and pictures are often stored as a JSON list in a text column. */
function listInText(text: string): unknown[] | undefined {
  if (!/^\s*\[["\d\]]/.test(text) || text.length > 64 * 1024) return undefined
  const value = parsed(text)
  if (!Array.isArray(value)) return undefined
  return value.every((part) => typeof part === 'string' || typeof part === 'number')
    ? value.slice(0, maxListed)
    : undefined
}
