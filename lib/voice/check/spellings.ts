const umlauts: readonly [RegExp, string][] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
]
const without: readonly [RegExp, string][] = [
  [/ae/g, 'ä'],
  [/oe/g, 'ö'],
  [/ue/g, 'ü'],
]
const replaced = (text: string, pairs: readonly [RegExp, string][]): string =>
  pairs.reduce((result, [from, to]) => result.replace(from, to), text)

/** Each form also as it is typed without ß and umlauts, and with them ("süß", "suess", "süss"). Pure. */
export function spelledOut(forms: readonly string[]): string[] {
  const all = new Set(forms)
  for (const form of forms) {
    if (/[äöüß]/.test(form)) {
      all.add(form.replaceAll('ß', 'ss'))
      all.add(replaced(form, umlauts))
      all.add(replaced(form, umlauts).replaceAll('ß', 'ss'))
    }
    // "ue" is also two sounds; what comes of it there is no word, so it finds nothing.
    const back = replaced(form, without)
    if (back !== form) all.add(back).add(back.replaceAll('ss', 'ß'))
  }
  return [...all]
}

const pairs: readonly [RegExp, string][] = [
  [/is(e|ation)$/, 'iz$1'],
  [/iz(e|ation)$/, 'is$1'],
  [/yse$/, 'yze'],
  [/yze$/, 'yse'],
  [/^(col|fav|flav|behavi|hon|lab|neighb|hum|harb|rum|end?eav)our$/, '$1or'],
  [/^(col|fav|flav|behavi|hon|lab|neighb|hum|harb|rum|end?eav)or$/, '$1our'],
  [/^(cent|theat|fib|lit|met)re$/, '$1er'],
  [/^(cent|theat|fib|lit|met)er$/, '$1re'],
]
const onlyInS =
  /^(?:adv|exerc|prom|surpr|superv|disgu|improv|comprom|enterpr|franch|rev|dev|w|r|ra|prec|conc|no|otherw|likew|expert|merchand|prem|pra|po|cho|dem|prom)is[e]$/

/** An English word as it is spelled in Britain and in America ("utilise", "utilize"). Pure. */
export function bothSpellings(word: string): string[] {
  if (word.length < 5 || onlyInS.test(word)) return [word]
  return [...new Set([word, ...pairs.map(([from, to]) => word.replace(from, to))])]
}
