const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const german = listed(
  'der die das und ist nicht ein eine einen einem einer eines mit für auf den dem des im ins zu zum zur von vom sich wir sie es aber auch wie nach bei beim ' +
    'werden wird wurde wurden sind war waren sein oder ich du ihr uns euch unser unsere unseren unserer unserem dein deine euer eure ihre ihren ihrem ihrer seine seinen ' +
    'kein keine keinen mehr noch schon sehr nur hier jetzt heute morgen dann wenn dass weil als bis aus über unter durch gegen ohne um am vor alle allen alles jede jeder ' +
    'jedes diese dieser dieses diesem diesen gibt hat haben hatte kann können muss müssen soll sollen will wollen darf ab seit zwischen neue neuen neuer neues zwei drei ' +
    'vier fünf immer wieder man mich dich ihn ihm ihnen doch denn damit dazu dabei macht geht kommt kommen bitte danke viel viele viele uhr jahr jahre er ja nein mein meine ' +
    'herr frau liebe lieber steht liegt bleibt spricht sagte sagt einfach ganz gut zusammen endlich',
)
const english = listed(
  'the and is of to that it with for are on as by this from have not be you we or an at our their they them there these those which who whom what when where why how ' +
    'has had were been being but if so than then too very just only also even still again into onto over under after before between about against through during until ' +
    'since while can could may might must shall should would do does did done get gets got your yours my his her hers its us me he she i a every each both all any some more ' +
    'most many much few other another such no nor one two three four five first last new now today tomorrow here out up down off its it’s don’t we’re you’re let make makes ' +
    'made take takes come comes said says please thanks off because without within both year years people',
)
/** Function words of neighboring languages, some of which also occur in English and German. */
const others = listed(
  'le la les et est pour dans une avec sur pas qui que vous nous ce cette aux du au son sa ses el los las por con para una como más del su sus il lo gli di che per non sono ' +
    'della nel het een van voor op niet wij zijn met ook naar och att det som är på av till inte og til ikke på jeg na się nie jest do za że w z o um os uma não com dos',
)
const sharedWith = listed('in so an war die des also am du per do to me on over as had bis den')

/** Letters, beginnings and endings that hardly occur in the other language. */
const looksGerman =
  /[äöüß]|sch|(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|lich|liche[rnsm]?|isch|ische[rnsm]?|ieren|iert|iges?|igen|chen|tz|cht|pf|nnen)$|^(?:ge[^aeiou]\p{L}{3,}t|ver[^aiouy]\p{L}{3,}|zu[sr]\p{L}{3,}|auf\p{L}{3,}|über\p{L}*)$/u
const looksEnglish =
  /^(?:th|wh|wr|kn[aeiou](?=\p{L}*(?:w|t|ck)$))|(?:ing|ings|ed|ly|ight|ought|ould|tion|tions|ness|ful|less|ship|ous|ies|ay|ow|ew|ell|ook|oom|ee|ea[a-z]{0,2})$|['’](?:s|re|ll|ve|t|d)$/u

/**
 * Detects whether a text is English or German, by its function words and by typical letters and word endings;
 * undefined if the text is too short or in another language. Browser-safe and fast enough for every keystroke. For
 * content use `lib/text/language/detect-language.ts`, which knows all languages. Serves spec/writing#8.
 */
export function detectEnglishOrGerman(text: string): 'en' | 'de' | undefined {
  let [de, en, other] = [0, 0, 0]
  let before = ''
  for (const [word] of text
    .slice(0, 6_000)
    .replace(/(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|[@#][\p{L}\p{N}_]+/gu, '.')
    .matchAll(/\p{L}[\p{L}\p{M}'’]*|[.!?:\n]/gu)) {
    const low = word.toLowerCase()
    if (!/\p{L}/u.test(low)) {
      before = ''
      continue
    }
    const weight = sharedWith.has(low) ? 0.5 : 2
    const [isGerman, isEnglish, isOther] = [german.has(low), english.has(low), others.has(low)]
    if (isGerman) de += weight
    if (isEnglish) en += weight
    if (isOther) other += isGerman || isEnglish ? 0.5 : 2
    if (!isGerman && !isEnglish && !isOther && low.length > 3) {
      if (looksGerman.test(low)) de += /[äöüß]/.test(low) ? 1.5 : 1
      if (looksEnglish.test(low)) en += 1
      // German nouns are capitalized within a sentence, but so are names in any language.
      if (before !== '' && /^\p{Lu}\p{Ll}/u.test(word)) de += 0.4
    }
    before = word
  }
  const [most, least] = de > en ? [de, en] : [en, de]
  if (most < 1.5 || other > most || most - least < 0.25 * (most + least)) return undefined
  return de > en ? 'de' : 'en'
}

/** Language codes that have changed, and the variants of Norwegian. */
const today: Record<string, string> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', ji: 'yi', mo: 'ro', sh: 'sr' }

/** The language that a tag names, without its region: "de" for "de-AT". */
export function baseLanguage(tag: string): string {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0] || 'und'
  return today[base] ?? base
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German" for "de"; unknown codes are returned unchanged. */
export function languageName(tag: string): string {
  if (tag === 'und') return 'an unknown language'
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}

/** "English, German" for the caption files of a video. */
export const captionLanguages = (captions: readonly { language: string }[]): string =>
  captions.map(({ language }) => languageName(language)).join(', ')
