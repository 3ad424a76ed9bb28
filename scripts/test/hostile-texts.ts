/**
 * Building blocks of texts that may be slow to read: one character repeated, or a short piece that a reader starts
 * to parse and then gives up on.
 */
const characters = [
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...'aAeE1',
  ...'\t\n\r\u2028\u00a0\u00ad\u0301äß…“„»–→•！中あ가مก',
  ...['😀', '🇩', '\u{E0041}', '\ud800', '\u200d'],
]
const pieces = [
  ...[
    'a@',
    '@a',
    'a.',
    '.a',
    'a-',
    'A-',
    "A'",
    '!?',
    '!A',
    '1!',
    'a ',
    ' a',
    'A ',
    'a\n',
    ' \n',
    '\n\n',
    '\r\n',
    '.\n',
    '\t ',
    ') ',
  ],
  ...[
    '#a',
    '#1',
    '&a',
    '&#',
    '* ',
    '*a',
    '_a',
    '~~a ',
    '** ',
    '**a ',
    '`a',
    '- ',
    '\n- ',
    '\n> ',
    '\n# ',
    '\n|a',
    '|-',
    '1. ',
    '\n1. ',
  ],
  ...[
    '[a',
    '![',
    '](',
    '[](',
    '[a](',
    '![](',
    '![a](',
    '[a]:',
    '\n[a]: ',
    '\\[',
    '[\\',
    '(a',
    '((',
    ')(',
    '""',
    '"a" ',
    '“a',
  ],
  ...[
    '<a',
    '<!',
    '<a ',
    '</',
    '<!--',
    '-->',
    '<p>',
    '<p ',
    '<b>',
    '</b>',
    '<li>',
    '<td>',
    '<table>',
    '<script>',
    '<script><style>',
    '<a href=',
    '<img ',
    '<meta ',
    '<title>',
  ],
  ...[
    '{{',
    '{%',
    '{% a',
    '{a',
    '}}',
    '```\n',
    '\n```',
    '---\n',
    '+++\n',
    'a: ',
    '\n:',
    ': ',
    '::',
    '[[',
    ']]',
    '[{',
    '{"a":',
    ',"',
  ],
  ...[
    'http://',
    'https://a',
    'www.',
    'a.com ',
    'http://a #b ',
    'http://!',
    '/a',
    '//',
    '../',
    '?a',
    '=a',
    'mailto:',
    'sitemap',
  ],
  ...[
    'Sie du ',
    'AAAAAA ',
    'e.g. ',
    'Dr. ',
    '3. ',
    '#aaaaaa ',
    'synergy ',
    'game ',
    'tone: a\n',
    'avoid "a" ',
    'rgb(0',
    'a → ',
    '= ',
    '😀 ',
  ],
]
export const hostilePieces: readonly string[] = [...characters, ...pieces]

/** Returns a text of at least this length, made from one repeated piece. */
export const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length))

const quick = 300
const long = 100_000

/**
 * Returns the pieces for which a reader takes more than linear time: four times the text takes more than eight
 * times as long, where linear would be four and quadratic sixteen. Readers that need at most 300 ms of CPU time for
 * 100,000 characters are not examined more closely. The whole text is not read if shorter parts take so little that
 * even quadratic growth would stay within that limit, or if their time grows linearly. In the shortest parts the
 * cost per character hides quadratic growth, so their threshold is stricter.
 */
export function tooSlow(
  read: (text: string) => unknown,
  tried: readonly string[] = hostilePieces,
  finish: (text: string) => string = (text) => text,
): string[] {
  return tried.flatMap((piece) => {
    const text = (part: number) => finish(textOf(piece, long * part))
    const small = text(1 / 30)
    // Most end here, and reading the clock costs less than asking for the CPU time, which is not longer.
    const startedAt = performance.now()
    read(small)
    const first = performance.now() - startedAt
    if (first < quick / 30 ** 2) return []
    const thirtieth = Math.min(first, spent(read, small))
    // Three times the text takes three times as long if the time is linear, and nine times if it is quadratic.
    const tenth = spent(read, text(1 / 10))
    if (tenth < quick / 10 ** 2 || tenth < 3.75 * thirtieth) return []
    const third = spent(read, text(3 / 10))
    if (third < quick * 0.3 ** 2 || (third < quick && third < 5 * tenth)) return []
    const whole = text(1)
    const once = spent(read, whole)
    if (once <= quick) return []
    // Measures both in succession, so that a temporarily slow machine slows both; only once if it takes far longer
    // than allowed.
    const quarter = text(1 / 4)
    const pairs = Array.from({ length: once > 20 * quick ? 1 : 3 }, () => {
      const all = spent(read, whole)
      return { all, growth: all / spent(read, quarter) }
    })
    const best = Math.min(once, ...pairs.map(({ all }) => all))
    const growth = Math.min(...pairs.map((pair) => pair.growth))
    return best > quick && growth > 8
      ? [`${JSON.stringify(piece)}: ${Math.round(best)} ms, ${growth.toFixed(1)} times that of a quarter`]
      : []
  })
}

/** Returns milliseconds of CPU time, which other programs on the machine do not affect. */
function spent(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
