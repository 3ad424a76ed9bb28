const umlauts: readonly [RegExp, string][] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
]
const umlautReadings: readonly [RegExp, string][] = [
  [/ae/g, 'ä'],
  [/oe/g, 'ö'],
  [/ue/g, 'ü'],
]
const replaced = (text: string, pairs: readonly [RegExp, string][]): string =>
  pairs.reduce((result, [from, to]) => result.replace(from, to), text)

/** Adds to each form its spellings without ß and umlauts, and with them ("süß", "suess", "süss"). Pure. */
export function addGermanSpellings(forms: readonly string[]): string[] {
  const all = new Set(forms)
  for (const form of forms) {
    if (/[äöüß]/.test(form)) {
      all.add(form.replaceAll('ß', 'ss'))
      all.add(replaced(form, umlauts))
      all.add(replaced(form, umlauts).replaceAll('ß', 'ss'))
    }
    const sharp = form.replace(longBefore, 'ß')
    if (sharp !== form) all.add(sharp).add(replaced(sharp, umlautReadings))
    // "ue" can also be two separate sounds; replacing it then yields a non-word, which matches nothing.
    const back = replaced(form, umlautReadings)
    if (back !== form) all.add(back).add(back.replaceAll('ss', 'ß'))
  }
  return [...all]
}

/**
 * "ss" after a long vowel, which is spelled "ß" in Germany but not in Switzerland ("Strasse", "heissen", but
 * "Masse").
 */
const longBefore =
  /(?<=ei|ie|au|äu|aeu|eu|[ao]u|gr[oöuü]|groe|grue|sp[aä]|f[uü](?!ll)|fue|str?[aoö](?=ss(?:e|t|en)?$)|stra|bl[o]|sü|sue|m[aä](?=ss(?:nahm|geb|ig|stab)))ss/g

const ourWords =
  'col|fav|flav|behavi|hon|lab|neighb|hum|harb|rum|endeav|arm|ard|cand|clam|glam|parl|rig|sav|splend|tum|val|vap|vig|od|misdemean|dem'
const pairs: readonly [RegExp, string][] = [
  [new RegExp(`^((?:dis|un|re|multi)?(?:${ourWords}))our`), '$1or'],
  [
    new RegExp(`^((?:dis|un|re|multi)?(?:${ourWords}))or(?=$|s$|ed$|ing$|ful|ite|able|hood|less|ly$|ist)`),
    '$1our',
  ],
  [/^(cent|theat|fib|lit|met|calib|somb|spect|lust|meag|saltpet|kilomet|centimet)re(?=s?$|d$)/, '$1er'],
  [/^(cent|theat|fib|lit|met|calib|somb|spect|lust|meag|saltpet|kilomet|centimet)er(?=s?$|ed$)/, '$1re'],
  [/yse(?=[ds]?$|rs?$)/, 'yze'],
  [/yze(?=[ds]?$|rs?$)/, 'yse'],
  [/ysing$/, 'yzing'],
  [/yzing$/, 'ysing'],
  [/ogue(?=s?$)/, 'og'],
  [/(?<=anal|catal|dial|monol|prol|epil)og(?=s?$)/, 'ogue'],
  [/(?<=[a-z](?:av|e|i|o|b|d|m|n|p|t|v|c|r))ll(?=ed$|ing$|ers?$)/, 'l'],
]
/** Words with exactly two spellings, in pairs. */
const twins = new Map<string, string>(
  (
    'defence defense|offence offense|licence license|pretence pretense|practise practice|grey gray|programme program|jewellery jewelry|ageing aging|' +
    'judgement judgment|fulfil fulfill|enrol enroll|skilful skillful|cosy cozy|plough plow|sceptical skeptical|mould mold|aluminium aluminum|' +
    'moustache mustache|pyjamas pajamas|manoeuvre maneuver|artefact artifact|doughnut donut|yoghurt yogurt|' +
    'acknowledgement acknowledgment|instalment installment|wilful willful|marvellous marvelous|traveller traveler|counsellor counselor|whisky whiskey|' +
    'omelette omelet|sulphur sulfur|archaeology archeology|encyclopaedia encyclopedia|paediatric pediatric'
  )
    .split('|')
    .flatMap((pair) => {
      const [british = '', american = ''] = pair.split(' ')
      return [
        [british, american],
        [american, british],
      ] as [string, string][]
    }),
)

const inIse = /^(\p{L}{2,}?)(is|iz)(e|es|ed|ing|er|ers|ation|ations|able|ational)$/u
/** Words in -ise that are not spelled with z in American English, without their ending. */
const onlyInS =
  /^(?:adv|exerc|prom|surpr|superv|disgu|improv|comprom|enterpr|franch|rev|dev|w|r|ra|ar|apprais|appra|prec|conc|no|otherw|likew|expert|merchand|prem|pra|po|cho|dem|telev|compr|desp|exc|inc|circumc|cru|bru|parad|treat|turquo|torto|val|chem|ma|pr|s|se|caps|prai|rai|poi|noi)$/

/** The British and American spellings of an English word ("utilise", "utilize"). Pure. */
export function listEnglishSpellings(word: string): string[] {
  if (word.length < 4) return [word]
  const twin = twins.get(word)
  const ise = word.length > 4 ? inIse.exec(word) : null
  const other =
    ise && !onlyInS.test(ise[1] ?? '') ? `${ise[1]}${ise[2] === 'is' ? 'iz' : 'is'}${ise[3]}` : word
  return [
    ...new Set([word, other, ...(twin ? [twin] : []), ...pairs.map(([from, to]) => word.replace(from, to))]),
  ]
}
