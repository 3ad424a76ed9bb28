/** Words of many scripts, and characters made of several code points. */
const words = [
  ...[
    'The river',
    'Grüße aus Köln',
    'naïve café',
    'e\u0301te\u0301',
    'Привет, мир',
    'Καλημέρα κόσμε',
    'שלום עולם',
  ],
  ...[
    'مرحبا بالعالم',
    'नमस्ते दुनिया',
    'สวัสดีชาวโลก',
    '你好，世界',
    '日本語のテキスト',
    '안녕하세요',
    'Xin chào',
  ],
  ...['თბილისი', 'Երևան', 'አማርኛ', 'தமிழ் மொழி', 'ελιά', 'ﷺ', '𝔉𝔯𝔞𝔨𝔱𝔲𝔯', '𓀀𓂀', 'ｆｕｌｌ ｗｉｄｔｈ', 'Ⅷ ½ ﬁ'],
  ...[
    '👍',
    '👍🏽',
    '👩‍🚀',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🇩🇪🇺🇸',
    '1️⃣',
    '❤️',
    '🫱🏻‍🫲🏿',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '©',
    '™️',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u202eabc\u202c',
  ],
]

/** Strings that may be a link, a mention or a hashtag, and strings that only look like one. */
const signs = [
  ...[
    'https://example.com',
    'https://example.com/a_(b)',
    '(https://example.com/x)',
    'https://example.com/?q=ü&x=1#y,',
  ],
  ...[
    'https://example.com/ä/日本.',
    'http://a.b.example.org:8080/p?q=1!',
    'https://例え.jp/パス',
    'HTTPS://EXAMPLE.COM/A',
  ],
  ...[
    'example.com',
    'www.example.org/path?x=(y)',
    '(mill.net).',
    'Mill.org',
    'file.txt',
    'version 1.2.3',
    'not.adomainatall',
    '3.14',
  ],
  ...[
    '[https://example.com]',
    '<https://example.com>',
    '"https://example.com"',
    'https://example.com/…',
    'https://example.com/👍',
  ],
  ...[
    '@brand.com',
    '@brand.bsky.social',
    '(@brand.org)',
    '@brand.test,',
    '@nodomain',
    'name@example.com',
    '@-.com',
    '@a.b.c.net!',
    '@日本.com',
  ],
  ...[
    '#river',
    '#Mühle',
    '#日本',
    '#Привет',
    '#a_b-c',
    '#tag!',
    '#tag.',
    '#tag)',
    '＃全角',
    '#123',
    '#1a',
    '#',
    '##double',
    '#👍',
    '#👩‍🚀river',
  ],
  ...[
    '#\ufe0f',
    '#a\u200db',
    '#a\u00adb',
    `#${'x'.repeat(64)}`,
    `#${'x'.repeat(65)}`,
    `#${'é'.repeat(64)}`,
    '(#inside)',
    'no#tag',
    '#tag’s',
    '#हिन्दी',
    '#مرحبا',
  ],
  ...['$ABC', '$abc.', '($XYZ)', '$TOOLONG', '$5', 'US$ABC', '$A1!', '“$abc”'],
]

const gaps = [' ', '  ', '\n', '\r\n', '\n\n', '\t', '\u00a0', '\u3000', '', ', ', ' – ']

/** Returns a pseudorandom number generator that repeats on every run. */
function sequence(): (most: number) => number {
  let state = 20_261_123
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const pick = sequence()
const oneOf = (list: readonly string[]): string => list[pick(list.length)] ?? ''

/** Each of the strings alone and after an emoji, and mixtures of everything. */
export const texts: readonly string[] = [
  ...signs,
  ...signs.map((sign) => `👨‍👩‍👧‍👦 ${sign}\r\n`),
  ...Array.from({ length: 500 }, () =>
    Array.from({ length: 3 + pick(10) }, () => oneOf(pick(2) === 0 ? words : signs) + oneOf(gaps)).join(''),
  ),
].slice(0, 500)
