/** What a text may be made slow with: one sign over and over, or a short piece that a reader begins to read and gives up. */
const signs = [
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
export const hostilePieces: readonly string[] = [...signs, ...pieces]

/** A text of a length at least, made of one piece. */
export const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length))

const allowed = 300
const long = 100_000
const probes = [10_000, 30_000]

/**
 * The pieces of which 100,000 characters take a reader longer than 300 ms of the processor, with the time. Where a part of the
 * text takes so little that the whole would not take longer even if the time grew with the square, it is not read.
 */
export function tooSlow(
  read: (text: string) => unknown,
  tried: readonly string[] = hostilePieces,
  finish: (text: string) => string = (text) => text,
): string[] {
  return tried.flatMap((piece) => {
    for (const part of probes)
      if (spent(read, finish(textOf(piece, part))) < allowed * (part / long) ** 2) return []
    // Code that runs for the first time is slow.
    const whole = finish(textOf(piece, long))
    const times: number[] = []
    // Far more than allowed is no slow moment.
    while (
      times.length < 3 &&
      (times.length === 0 || (Math.min(...times) > allowed && Math.min(...times) < 10 * allowed))
    )
      times.push(spent(read, whole))
    const best = Math.min(...times)
    return best > allowed ? [`${JSON.stringify(piece)}: ${Math.round(best)} ms`] : []
  })
}

/** Milliseconds of the processor, which another program on the machine does not take from. */
function spent(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
