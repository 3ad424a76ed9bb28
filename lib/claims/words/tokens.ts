import { findAddresses, findHashtags, findMentions } from '@/lib/text/text-entities'
import { findEmails, findHosts } from './entities'

export type EntityKind = 'link' | 'email' | 'mention' | 'hashtag'

export type Token = {
  kind: 'word' | 'digits' | 'sign' | EntityKind
  text: string
  /** In lower case, without accents, ss for ß. */
  low: string
  /** Offsets into the original text, in code points. */
  from: number
  until: number
  /** The whitespace before it; "" if it touches the previous token. */
  gap: string
  /** Whether it is the first on its line. */
  first: boolean
}

/** A text read once: its tokens, and a function that slices the original text by code points. */
export type TokenizedText = {
  tokens: Token[]
  slice: (from: number, until: number) => string
  length: number
}

const invisiblePattern = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\uFE0E|\uFE0F/
const wideCharacterPattern = /[\uFF01-\uFFEF\u{1D400}-\u{1D7FF}]/u
const digitPattern = /\p{Nd}/u
const tokenPattern = /(\p{L}[\p{L}\p{M}]*(?:['’ʼ](?=\p{L})[\p{L}\p{M}]+)*)|(\d+)|(\s+)|[\s\S]/gu

/**
 * Splits a text into words, numbers, symbols and addresses. Drops invisible characters and converts digits of other
 * scripts, so that neither can hide a claim. Linear.
 */
export function tokenizeText(text: string): TokenizedText {
  const starts: number[] = []
  const places: number[] = []
  let plain = ''
  let at = 0
  for (const sign of text) {
    const index = starts.length
    starts.push(at)
    at += sign.length
    const shown = sign < '\u00AD' ? sign : normalizeCharacter(sign)
    for (let unit = 0; unit < shown.length; unit++) places.push(index)
    plain += shown
  }
  starts.push(text.length)
  return {
    tokens: createTokens(plain, places),
    slice: (from, until) => text.slice(starts[from] ?? 0, starts[until] ?? text.length),
    length: starts.length - 1,
  }
}

function normalizeCharacter(sign: string): string {
  if (invisiblePattern.test(sign)) return ''
  const usual = wideCharacterPattern.test(sign) ? sign.normalize('NFKC') : sign
  return digitPattern.test(usual) && usual > '9' ? convertDigit(usual) : usual
}

/** Returns the value of a digit in another script, where the digits follow one another from zero to nine. */
function convertDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && digitPattern.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

type EntitySpan = { kind: EntityKind; from: number; until: number }

function findEntities(plain: string): EntitySpan[] {
  const found: EntitySpan[] = []
  const add = (kind: EntityKind, spans: readonly { from: number; until: number }[]) => {
    for (const { from, until } of spans) found.push({ kind, from, until })
  }
  if (plain.includes('://')) add('link', findAddresses(plain))
  if (plain.includes('@')) {
    add('email', findEmails(plain))
    add('mention', findMentions(plain))
  }
  if (plain.includes('#')) add('hashtag', findHashtags(plain))
  if (plain.includes('.')) add('link', findHosts(plain))
  found.sort((a, b) => a.from - b.from || b.until - a.until)
  let end = 0
  return found.filter(({ from, until }) => {
    if (from < end || until <= from) return false
    end = until
    return true
  })
}

function createTokens(plain: string, places: readonly number[]): Token[] {
  const tokens: Token[] = []
  let gap = ''
  let first = true
  const push = (kind: Token['kind'], from: number, text: string) => {
    tokens.push({
      kind,
      text,
      low: kind === 'sign' || kind === 'digits' ? text : foldWord(text),
      from: places[from] ?? 0,
      until: (places[from + text.length - 1] ?? 0) + 1,
      gap,
      first,
    })
    gap = ''
    first = false
  }
  const read = (from: number, until: number) => {
    for (const match of plain.slice(from, until).matchAll(tokenPattern)) {
      const [text, word, digits, space] = match
      if (space !== undefined) {
        gap += space
        if (space.includes('\n')) first = true
      } else push(word ? 'word' : digits ? 'digits' : 'sign', from + match.index, text)
    }
  }
  let end = 0
  for (const { kind, from, until } of findEntities(plain)) {
    read(end, from)
    push(kind, from, plain.slice(from, until))
    end = until
  }
  read(end, plain.length)
  return tokens
}

/** Folds a word for comparison: lower case, without accents, ss for ß. */
export function foldWord(word: string): string {
  const low = word.toLowerCase()
  return /^[a-z]*$/.test(low)
    ? low
    : low.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/[’ʼ]/g, "'")
}

/** Like `foldWord`, but with ae, oe and ue for ä, ö and ü, as in addresses and older systems. */
export const foldWithDigraphs = (word: string): string =>
  foldWord(
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (sign) => digraphByUmlaut[sign] ?? sign),
  )
const digraphByUmlaut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Returns the lowercase text of the token at an index; empty if there is none. */
export const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

/** Whether there is no whitespace between a token and the previous one. */
export const touchesPrevious = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''
