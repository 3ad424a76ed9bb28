import { pick, textAt } from '../stub'

/** A formatted or interactive part of a text; offset and length are in UTF-16 code units. */
export type Entity = { type: string; offset: number; length: number; url?: string; language?: string }

export type Formatted = { text: string; entities: Entity[] }

/** A refused text, with the network's message but without its "Bad Request: " prefix. */
export class TextRefused extends Error {}

// core.telegram.org/bots/api "Formatting options" and "MessageEntity"; the wording of refusals from tdlib/td
// MessageEntity.cpp and tdlib/telegram-bot-api Client.cpp, which the network runs. Read on 2026-11-23.
const kinds = [
  'mention',
  'hashtag',
  'cashtag',
  'bot_command',
  'url',
  'email',
  'phone_number',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'spoiler',
  'blockquote',
  'expandable_blockquote',
  'code',
  'pre',
  'text_link',
  'text_mention',
  'custom_emoji',
]
const maxBytes = 1 << 15

/**
 * Returns the text as people see it, with its entities; throws TextRefused. `parse_mode` takes precedence over a list
 * of entities.
 */
export function parseFormatted(text: string, parseMode: string, rawEntities: unknown): Formatted {
  if (Buffer.byteLength(text) > maxBytes) throw new TextRefused('text is too long')
  const mode = parseMode.toLowerCase()
  if (text !== '' && mode !== '' && mode !== 'none') {
    if (mode === 'html') return fromHtml(text)
    if (mode === 'markdownv2') return fromMarkdown(text, true)
    if (mode === 'markdown') return fromMarkdown(text, false)
    throw new TextRefused('unsupported parse_mode')
  }
  const entities = Array.isArray(rawEntities) ? rawEntities.map((one) => entityOf(text, one)) : []
  return { text, entities: entities.toSorted((a, b) => a.offset - b.offset || b.length - a.length) }
}

function entityOf(text: string, one: unknown): Entity {
  const wrong = (what: string) => new TextRefused(`can't parse MessageEntity: ${what}`)
  const type = textAt(one, 'type')
  const offset = pick(one, 'offset')
  const length = pick(one, 'length')
  if (type === undefined) throw wrong('Field "type" must be of type String')
  if (!Number.isInteger(offset) || typeof offset !== 'number')
    throw wrong('Field "offset" must be of type Number')
  if (!Number.isInteger(length) || typeof length !== 'number')
    throw wrong('Field "length" must be of type Number')
  if (!kinds.includes(type)) throw wrong('Unsupported type specified')
  const url = textAt(one, 'url')
  if (type === 'text_link' && !url) throw wrong('Field "url" must be of type String')
  if (offset < 0 || offset > 1_000_000)
    throw new TextRefused(`receive an entity with incorrect offset ${offset}`)
  if (length < 0 || length > 1_000_000)
    throw new TextRefused(`receive an entity with incorrect length ${length}`)
  if (offset >= text.length && length > 0)
    throw new TextRefused(`entity begins after the end of the text at UTF-16 offset ${offset}`)
  if (offset + length > text.length)
    throw new TextRefused(
      `entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${offset + length}`,
    )
  if (splitsSign(text, offset))
    throw new TextRefused(`entity begins in a middle of a UTF-16 symbol at UTF-16 offset ${offset}`)
  if (splitsSign(text, offset + length))
    throw new TextRefused(
      `entity beginning at UTF-16 offset ${offset} ends in a middle of a UTF-16 symbol at UTF-16 offset ${offset + length}`,
    )
  return { type, offset, length, ...(url ? { url } : {}) }
}

const splitsSign = (text: string, at: number): boolean => {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
}

const tags: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  'tg-emoji': 'custom_emoji',
}
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }

type Open = { name: string; type: string; offset: number; url: string | undefined }

const bytesBefore = (source: string, at: number) => Buffer.byteLength(source.slice(0, at))

function fromHtml(source: string): Formatted {
  const wrong = (what: string) => new TextRefused(`can't parse entities: ${what}`)
  const open: Open[] = []
  const entities: Entity[] = []
  let text = ''
  let at = 0
  while (at < source.length) {
    const sign = source[at]
    if (sign === '&') {
      const [whole, name = ''] =
        /^&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{1,6});/i.exec(source.slice(at, at + 12)) ?? []
      const codePoint = name.startsWith('#')
        ? String.fromCodePoint(Number(name[1] === 'x' ? `0${name.slice(1)}` : name.slice(1)) & 0x1fffff || 32)
        : named[name]
      if (whole && codePoint) {
        text += codePoint
        at += whole.length
        continue
      }
    }
    if (sign !== '<') {
      text += sign
      at += 1
      continue
    }
    const end = source.indexOf('>', at)
    const byte = bytesBefore(source, at)
    if (end < 0) throw wrong(`Unclosed start tag at byte offset ${byte}`)
    const inside = source.slice(at + 1, end)
    if (inside.startsWith('/')) {
      const last = open.pop()
      const name = inside.slice(1).trim().toLowerCase()
      if (!last) throw wrong(`Unexpected end tag at byte offset ${byte}`)
      if (name !== '' && name !== last.name)
        throw wrong(
          `Unmatched end tag at byte offset ${byte}, expected "</${last.name}>", found "</${name}>"`,
        )
      const length = text.length - last.offset
      const url = last.type === 'text_link' ? (last.url ?? text.slice(last.offset)) : undefined
      if (length > 0) entities.push({ type: last.type, offset: last.offset, length, ...(url ? { url } : {}) })
    } else {
      const name = (inside.split(/[\s/]/)[0] ?? '').toLowerCase()
      const type = tags[name]
      if (!type) throw wrong(`Unsupported start tag "${name}" at byte offset ${byte}`)
      if (name === 'span' && !/class\s*=\s*["']?tg-spoiler/.test(inside))
        throw wrong(`Tag "span" must have class "tg-spoiler" at byte offset ${byte}`)
      const url = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(inside)
      const address = (url?.[1] ?? url?.[2])?.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
      open.push({ name, type, offset: text.length, url: address })
    }
    at = end + 1
  }
  const left = open.at(-1)
  if (left) throw wrong(`Can't find end tag corresponding to start tag "${left.name}"`)
  return { text, entities: entities.toSorted((a, b) => a.offset - b.offset || b.length - a.length) }
}

const reserved = new Set('_*[]()~`>#+-=|{}.!')
const marks: readonly (readonly [string, string])[] = [
  ['```', 'pre'],
  ['__', 'underline'],
  ['||', 'spoiler'],
  ['`', 'code'],
  ['*', 'bold'],
  ['_', 'italic'],
  ['~', 'strikethrough'],
]
const oldMarks = marks.filter(([, type]) => ['pre', 'code', 'bold', 'italic'].includes(type))

/**
 * Parses MarkdownV2, or, if `strict` is false, its predecessor, which knows fewer marks and tolerates unescaped
 * characters.
 */
function fromMarkdown(source: string, strict: boolean): Formatted {
  const wrong = (what: string) => new TextRefused(`can't parse entities: ${what}`)
  const open: { mark: string; type: string; offset: number; byte: number }[] = []
  const entities: Entity[] = []
  let text = ''
  let at = 0
  const inCode = () => ['code', 'pre'].includes(open.at(-1)?.type ?? '')
  while (at < source.length) {
    const sign = source[at] ?? ''
    const byte = bytesBefore(source, at)
    if (sign === '\\' && source.charCodeAt(at + 1) > 0 && source.charCodeAt(at + 1) <= 126) {
      text += source[at + 1]
      at += 2
      continue
    }
    const mark = (strict ? marks : oldMarks).find(([written]) => source.startsWith(written, at))
    const last = open.at(-1)
    if (mark && last?.mark === mark[0]) {
      open.pop()
      if (text.length > last.offset)
        entities.push({ type: last.type, offset: last.offset, length: text.length - last.offset })
      at += mark[0].length
    } else if (inCode()) {
      text += sign
      at += 1
    } else if (mark) {
      open.push({ mark: mark[0], type: mark[1], offset: text.length, byte })
      at += mark[0].length
    } else if (sign === '[') {
      open.push({ mark: '[', type: 'text_link', offset: text.length, byte })
      at += 1
    } else if (sign === ']' && last?.mark === '[') {
      open.pop()
      const end = source[at + 1] === '(' ? source.indexOf(')', at) : -1
      if (end < 0 && strict) throw wrong(`Can't find end of a URL at byte offset ${byte}`)
      const url = source.slice(at + 2, end)
      if (end >= 0 && text.length > last.offset)
        entities.push({ type: 'text_link', offset: last.offset, length: text.length - last.offset, url })
      at = end < 0 ? at + 1 : end + 1
    } else if (strict && reserved.has(sign) && !(sign === '>' && (at === 0 || source[at - 1] === '\n'))) {
      throw wrong(`Character '${sign}' is reserved and must be escaped with the preceding '\\'`)
    } else {
      if (sign !== '>' || !strict) text += sign
      at += 1
    }
  }
  const left = open.at(-1)
  if (left) throw wrong(`Can't find end of ${nameOf(left.type)} entity at byte offset ${left.byte}`)
  return { text, entities: entities.toSorted((a, b) => a.offset - b.offset || b.length - a.length) }
}

const nameOf = (type: string): string =>
  type.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
