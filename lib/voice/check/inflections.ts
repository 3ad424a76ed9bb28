// What a word looks like in a sentence: its inflected forms in English and German, as the source of a pattern. Forms are made by
// rule, not looked up, so they stay with endings that seldom make another word: "use" gives "used", never "user".

const vowel = /[aeiouyäöü]/
const gradable = new Set(
  (
    'big bold bright broad calm cheap clean clear clever close cold cool cute dark deep dull easy fair fast fine fresh fun funny ' +
    'good great green happy hard hip hot huge kind large late lazy lean light long loud low lucky mad mild neat new nice old ' +
    'odd plain poor posh proud pure quick quiet rare raw rich rough sad safe sexy sharp short silly simple slick slim slow ' +
    'small smart smooth soft strange strong sweet swift tall tasty tight tiny tough ugly warm weak wild wise young'
  ).split(' '),
)

/** The forms of an English word, in lower case, the word itself included. */
export function englishForms(word: string): string[] {
  const forms = new Set([word, `${word}'s`, `${word}’s`])
  if (!/^\p{L}{3,}$/u.test(word)) return [...forms]
  const yAfterConsonant = /[^aeiou]y$/.test(word)
  const hissing = /(?:s|x|z|ch|sh)$/.test(word)
  forms.add(yAfterConsonant ? `${word.slice(0, -1)}ies` : hissing ? `${word}es` : `${word}s`)
  if (word.endsWith('o')) forms.add(`${word}es`)
  if (/[^f]fe?$/.test(word)) forms.add(`${word.replace(/fe?$/, '')}ves`)
  const stem = stemOf(word)
  for (const other of [...(irregular.get(word) ?? []), ...singularsOf(word)]) forms.add(other)
  // "travelled" in Britain, "traveled" in America; "committed" everywhere.
  if (/[^aeiou][aeiou]l$/.test(word) && word.length > 4) {
    const doubled = stem.endsWith('ll') ? stem.slice(0, -1) : `${stem}l`
    forms.add(`${doubled}ed`).add(`${doubled}ing`)
  }
  if (/(?:mit|fer|cur|gin|get|set|plan|kit|trol|pel|bel|put)$/.test(word) && word.length > 4)
    forms.add(`${word}${word.at(-1)}ed`).add(`${word}${word.at(-1)}ing`)
  forms.add(word.endsWith('e') ? `${word}d` : yAfterConsonant ? `${word.slice(0, -1)}ied` : `${stem}ed`)
  forms.add(word.endsWith('ie') ? `${word.slice(0, -2)}ying` : `${stem}ing`)
  if (gradable.has(word)) {
    const base = yAfterConsonant ? `${word.slice(0, -1)}i` : stem
    forms.add(`${base}er`).add(`${base}est`)
  }
  return [...forms]
}

/** Words whose forms follow no rule; each line is the word and its forms. */
const irregular = new Map<string, string[]>(
  (
    'child children|foot feet|tooth teeth|goose geese|mouse mice|begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|' +
    'choose chose chosen|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feel felt|fight fought|fly flew flown|' +
    'forget forgot forgotten|get got gotten|give gave given|go goes went gone|grow grew grown|hold held|keep kept|know knew known|leave left|lose lost|' +
    'make made|meet met|pay paid|ride rode ridden|rise rose risen|run ran|say said|see saw seen|sell sold|send sent|shake shook shaken|shine shone|' +
    'show shown|sing sang sung|speak spoke spoken|spend spent|stand stood|steal stole stolen|swim swam swum|take took taken|teach taught|tell told|' +
    'think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn|win won|write wrote written'
  )
    .split('|')
    .map((line) => {
      const [word = '', ...forms] = line.split(' ')
      return [word, forms]
    }),
)

/** Plurals and other words in -s whose singular is another word. */
const noPlural =
  /(?:ss|us|is|ous|news|goods|customs|means|arms|glasses|sports|thanks|sales|savings|earnings|always|perhaps|series|species|clothes|lens|gas|jeans|spirits|works|manners|wages|stairs|lots|funds|looks|quarters|minutes)$/

/** What a word that was listed in its plural is one of: "solutions", "Lösungen", "Kunden". */
function singularsOf(word: string): string[] {
  if (/man$/.test(word)) return [word.replace(/man$/, 'men')]
  if (/men$/.test(word) && /^(?:wo|sales|business|crafts|chair|spokes)?men$/.test(word))
    return [word.replace(/men$/, 'man')]
  if (word.length < 6 || !word.endsWith('s') || noPlural.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (/(?:x|z|ch|sh|ss)es$/.test(word)) return [word.slice(0, -2)]
  return /\p{L}(?:[^aeiou]|[aeo])s$/u.test(word) ? [word.slice(0, -1)] : []
}

/** What -ing and -ed are put to: "make" mak-, "plan" plann-, "play" play-. */
function stemOf(word: string): string {
  if (/[^eoy]e$/.test(word)) return word.slice(0, -1)
  const short = /^[^aeiou]*[aeiou][bdfgklmnprt]$/.test(word)
  return short ? word + word.slice(-1) : word
}

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' }
/** Endings of German nouns; -er only for the few that take it, since it mostly makes another word (Bau, Bauer). */
const nounEndings = ['e', 'en', 'n', 's', 'es', 'se', 'sen', 'nen', 'ns']
const adjectiveEndings = ['e', 'en', 'er', 'es', 'em']
const pluralInEr =
  /(?:amt|bad|bild|blatt|brett|buch|dach|dorf|ei|fach|feld|gesicht|glas|grab|gut|haus|holz|huhn|kind|kleid|korn|land|licht|lied|loch|mann|nest|rad|schild|schloss|tal|tuch|tum|volk|wald|wort)$/
const adjective =
  /(?:iv|ig|lich|isch|bar|sam|haft|los|ell|al|är|ent|ant|abel|ibel|reich|voll|frei|wert|end|iert)$/

const genderSigns = ['', '*', ':', '_', '/', '/-', '·', '•', '.', '(-']
/** Forms of a German noun for women and for everybody, with the signs that people use ("Kundin", "Kund*innen", "KundInnen"). */
export function genderForms(typed: string): string[] {
  const word = singularOf(typed.toLowerCase())
  if (!/^\p{Lu}/u.test(typed) || word.endsWith('in') || !/^\p{L}{4,}$/u.test(word)) return []
  const stem = word.replace(/e$/, '')
  const changed = umlautOf(stem)
  return [
    ...genderSigns.flatMap((sign) =>
      [...new Set([stem, word, ...(changed ? [changed] : [])])].flatMap((one) => [
        `${one}${sign}in`,
        `${one}${sign}innen`,
      ]),
    ),
    ...['(in)', '(innen)', '(-in)', '(-innen)', '(inn)en'].map((end) => stem + end),
  ]
}

/** "Lösungen" is of "Lösung", "Kunden" of "Kunde", "Kundinnen" of "Kundin"; others are as they are. */
function singularOf(word: string): string {
  if (/(?:ung|heit|keit|schaft|ion|tät|anz|enz|ur)en$/.test(word) && word.length > 6) return word.slice(0, -2)
  if (/innen$/.test(word) && word.length > 7) return word.slice(0, -3)
  return /(?:kund|kolleg|expert|ist|ent|ant|graf|loge|nom|gast)en$/.test(word) && word.length > 5
    ? word.slice(0, /(?:kund|kolleg|expert|loge)en$/.test(word) ? -1 : -2)
    : word
}

/** The forms of a German word as it was typed: a capital makes it a noun. */
export function germanForms(typed: string): string[] {
  const word = typed.toLowerCase()
  const forms = new Set([word])
  if (!/^\p{L}{3,}$/u.test(word)) return [...forms]
  const noun = typed !== word
  if (noun) {
    const single = singularOf(word)
    if (single !== word) for (const ending of ['', 'e', 's', 'es', 'n']) forms.add(single + ending)
    for (const ending of nounEndings) forms.add(word + ending)
    const changed = umlautOf(word)
    if (pluralInEr.test(word)) for (const ending of ['er', 'ern']) forms.add((changed ?? word) + ending)
    if (changed) for (const ending of ['', 'e', 'en', 'n']) forms.add(changed + ending)
    if (word.endsWith('um')) forms.add(`${word.slice(0, -2)}en`)
    if (word.endsWith('us')) forms.add(`${word.slice(0, -2)}en`)
  }
  if (!noun || adjective.test(word)) addAdjective(forms, word)
  if (/(?:en|ern|eln)$/.test(word)) addVerb(forms, word)
  return [...forms]
}

function addAdjective(forms: Set<string>, word: string): void {
  const base = word.endsWith('el') ? `${word.slice(0, -2)}l` : word.endsWith('e') ? word.slice(0, -1) : word
  for (const ending of adjectiveEndings) forms.add(base + ending)
  for (const grade of new Set([base, umlautOf(base) ?? base])) {
    for (const ending of ['', ...adjectiveEndings]) forms.add(`${grade}er${ending}`)
    for (const ending of adjectiveEndings) {
      forms.add(`${grade}st${ending}`).add(`${grade}est${ending}`)
      if (/[sßzx]$/.test(grade)) forms.add(`${grade}t${ending}`)
    }
  }
}

function addVerb(forms: Set<string>, word: string): void {
  const stem = word.endsWith('en') ? word.slice(0, -2) : word.slice(0, -1)
  const soft = /[dt]$/.test(stem) ? 'e' : ''
  for (const ending of ['e', `${soft}st`, `${soft}t`, `${soft}te`, `${soft}test`, `${soft}tet`, `${soft}ten`])
    forms.add(stem + ending)
  forms.add(`ge${stem}${soft}t`).add(`ge${stem}en`)
  if (word.endsWith('ieren')) forms.add(`${word.slice(0, -2)}t`)
  for (const ending of ['', ...adjectiveEndings]) forms.add(`${word}d${ending}`)
}

/** The word with its last a, o or u changed; undefined when the last vowel cannot be. */
function umlautOf(word: string): string | undefined {
  const at = [...word].findLastIndex((letter) => vowel.test(letter))
  const aeu = word.slice(at - 1, at + 1)
  const place = aeu === 'au' ? at - 1 : at
  const changed = umlauts[word.charAt(place)]
  return changed === undefined ? undefined : word.slice(0, place) + changed + word.slice(place + 1)
}
