import { isDeeperThan } from '@/lib/http/responses/is-deeper-than'

/** How many possible starts of an object are tried, and the maximum nesting depth. */
const maxTries = 20
const maxDepth = 64

/**
 * Finds the JSON objects in a model's answer, most likely first: models put thoughts before the JSON, a code fence
 * around it and text after it. Takes any text, in linear time; returns an empty array if there is none. Pure.
 */
export function findJsonObjects(answer: string): unknown[] {
  const text = withoutThoughts(answer)
  const whole = parse(text.trim())
  if (isObject(whole)) return [whole]
  const found: { value: object; length: number }[] = []
  for (const piece of braced(text)) {
    const value = parse(piece)
    if (isObject(value)) found.push({ value, length: piece.length })
  }
  return found.sort((a, b) => b.length - a.length).map(({ value }) => value)
}

/** Removes tagged thoughts, even if only the closing tag is present. */
function withoutThoughts(text: string): string {
  const end = Math.max(...['</think>', '</thinking>', '</reasoning>'].map((tag) => endOf(text, tag)))
  return end > 0 ? text.slice(end) : text
}

const endOf = (text: string, tag: string): number => {
  const at = text.lastIndexOf(tag)
  return at < 0 ? -1 : at + tag.length
}

/** Returns non-overlapping pieces of the text, each from an opening brace to the one that closes it. */
function braced(text: string): string[] {
  const pieces: string[] = []
  let start = text.indexOf('{')
  for (let tries = 0; start >= 0 && tries < maxTries; tries++) {
    const end = closing(text, start)
    if (end >= 0) pieces.push(text.slice(start, end + 1))
    start = text.indexOf('{', (end >= 0 ? end : start) + 1)
  }
  return pieces
}

/** Returns the index of the brace that closes the one at `start`; -1 if none does. */
function closing(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return -1
}

function parse(text: string): unknown {
  if (!text.startsWith('{') || isDeeperThan(text, maxDepth)) return undefined
  for (const way of [text, text.replace(/,(\s*[}\]])/g, '$1')])
    try {
      return JSON.parse(way)
    } catch {
      // Try the next variant, if there is one.
    }
  return undefined
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
