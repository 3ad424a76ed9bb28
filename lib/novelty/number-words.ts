const numbered = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + at * step])

const germanUnits = numbered('ein zwei drei vier funf sechs sieben acht neun', 1)
const germanTens = numbered('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10)

/** Numbers from two on that posts write as one word, in English and German, folded. "One" is as often an article. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numbered('two three four five six seven eight nine ten eleven twelve thirteen fourteen', 2),
  ...numbered('fifteen sixteen seventeen eighteen nineteen', 15),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numbered(
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn',
    2,
  ),
  ...numbered('siebzehn achtzehn neunzehn', 17),
  ...germanTens,
  ...germanTens.flatMap(([tens, value]) =>
    germanUnits.map(([unit, digit]): [string, number] => [`${unit}und${tens}`, value + digit]),
  ),
  ['hundred', 100],
  ['hundert', 100],
  ['thousand', 1000],
  ['tausend', 1000],
  ['dozen', 12],
  ['dutzend', 12],
])
