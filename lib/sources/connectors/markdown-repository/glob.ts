const maxAlternatives = 50

/** Explains why a pattern cannot be used; undefined if it can. */
export function globProblem(pattern: string): string | undefined {
  if (/[\\\p{Cc}]/u.test(pattern)) return 'Use / instead of a backslash to separate folders.'
  if (pattern.split('/').includes('..')) return 'A pattern can’t leave the folder with "..".'
  const alternatives = expanded(pattern)
  if (alternatives === undefined)
    return `A pattern may have at most ${maxAlternatives} alternatives in braces.`
  return undefined
}

/**
 * Compiles patterns into a path matcher: `*` is any part of one name, `**` any number of folders, `?` one
 * character, `{a,b}` either of them. Case-insensitive. Its running time is at most proportional to pattern length
 * times path length, whatever they contain, which is why it is not a regex.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const parsed = patterns.flatMap((pattern) => expanded(pattern.replace(/^\.?\/+/, '')) ?? []).map(tokensOf)
  return (path) => {
    const text = path.toLowerCase()
    return parsed.some((tokens) => matches(tokens, text))
  }
}

/** A literal character, or a wildcard. */
type Token = string | { kind: 'one' | 'name' | 'folders' | 'everything' }

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = []
  const text = pattern.toLowerCase()
  for (let at = 0; at < text.length; ) {
    const atStart = at === 0 || text[at - 1] === '/'
    if (text.startsWith('**/', at) && atStart) {
      if (!isKind(tokens.at(-1), 'folders')) tokens.push({ kind: 'folders' })
      at += 3
    } else if (text[at] === '*') {
      let end = at
      while (text[end] === '*') end++
      tokens.push({ kind: end - at > 1 && atStart && end === text.length ? 'everything' : 'name' })
      at = end
    } else {
      tokens.push(text[at] === '?' ? { kind: 'one' } : (text[at] ?? ''))
      at++
    }
  }
  return tokens
}

const isKind = (token: Token | undefined, kind: string): boolean =>
  typeof token === 'object' && token.kind === kind

/** Scans the path once, tracking every position in the pattern that may have been reached so far. */
function matches(tokens: Token[], path: string): boolean {
  let reached = new Uint8Array(tokens.length + 1)
  let next = new Uint8Array(tokens.length + 1)
  reached[0] = 1
  reach(tokens, reached, true)
  for (let at = 0; at < path.length; at++) {
    const sign = path[at]
    next.fill(0)
    for (let place = 0; place < tokens.length; place++) {
      if (reached[place] === 0) continue
      const token = tokens[place]
      if (typeof token === 'string') {
        if (token === sign) next[place + 1] = 1
      } else if (token?.kind === 'everything' || token?.kind === 'folders') next[place] = 1
      else if (sign !== '/') next[token?.kind === 'one' ? place + 1 : place] = 1
    }
    reach(tokens, next, sign === '/')
    ;[reached, next] = [next, reached]
  }
  return reached[tokens.length] === 1
}

/**
 * Adds the positions that are reached without consuming a character: after a `*`, and after a `**` at the start of
 * a name.
 */
function reach(tokens: Token[], places: Uint8Array, atNameStart: boolean): void {
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place]
    if (places[place] === 0 || typeof token !== 'object') continue
    if (token.kind === 'name' || token.kind === 'everything' || (token.kind === 'folders' && atNameStart))
      places[place + 1] = 1
  }
}

/**
 * Expands a pattern into one per combination of its brace alternatives; undefined if there are too many. Braces do
 * not nest.
 */
function expanded(pattern: string): string[] | undefined {
  let texts = ['']
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1).split(',') : [part]
    if (texts.length * choices.length > maxAlternatives) return undefined
    texts = texts.flatMap((text) => choices.map((choice) => text + choice))
  }
  return texts
}
