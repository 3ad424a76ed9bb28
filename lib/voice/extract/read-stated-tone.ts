import type { Span } from '@/lib/text/span'
import type { Candidate } from './candidate'
import { readAdjectives } from './read-tone'
import { splitListItems } from './split-list-items'

/** Phrases after which a sentence names the tone explicitly. */
const named =
  /(?:^|[\s,;(“„"])(?:(?:the|our|their|his|her|a) )?(?:tone(?: of voice)?|tonality)(?: of [^.,:;]{2,30})?,?(?: (?:is|are|was fixed as|should be|should sound|must be|has to be|is to be|stays|remains|will be|now reads|reads)(?: now)?)?\s?[:=]?\s|(?:^|[\s,;])(?:(?:the|our|three|two|four|five|my) )?adjectives(?: (?:are|we (?:chose|want|use)|would be))?\s?:?\s|(?:^|[\s,;(“„"])(?:der |unser |die |unsere |als )?(?:ton|tonfall|tonalität)(?: der marke| der texte)?(?: (?:ist|sei|soll(?:te)?|bleibt|lautet|wird|wurde)(?: (?:jetzt|nun|beschlossen|festgelegt|vereinbart|sein))?)?\s?[:=]?\s/iu
/** Phrases after which a list is the tone if something nearby is about tone. */
const leading =
  /(?:\b(?:in short|in a nutshell|in (?:two|three|four|five) words|(?:two|three|four|five) (?:words|cards|adjectives)(?: (?:for it|remain\w{0,20}|stayed))?|what (?:counts|remained|remains|stays|is left)(?: [^.:]{0,40})?(?: is| are| were)?|ours are|it['’]s now|put|make it|write down|note)\s?:?|\b(?:settled|agreed|decided|landed) on|\b(?:brand|it|we|everything|texts|posts|copy) (?:is|are|should|must|has to|have to)(?: always| meant)?(?: to)? (?:be|sound|feel|come across as)?|\b(?:sounds?|sounding|come across as)|(?<!\p{L})(?:kurz(?: gesagt)?|in (?:zwei|drei|vier) (?:worten|wörtern)|(?:zwei|drei|vier) (?:wörter|worte|begriffe|adjektive)(?: dazu)?|herausgekommen (?:ist|sind)|geblieben (?:ist|sind)|übrig (?:blieben|geblieben sind)|es bleib(?:t|en)(?: bei)?|unsere sind|die marke ist|wir klingen|klingt|schreiben sie|notieren sie|nimm|also)\s?:?|(?<!\p{L})(?:wir|einigung auf|geeinigt auf))\s*[:“„"]?\s*(?=\p{L})/iu
const nearTone =
  /\b(?:tone|tonality|adjectives?|voice|sounds?)\b|(?<!\p{L})(?:ton|tonfall|tonalität|adjektive?|stimme|klingen|klingt|klänge)(?!\p{L})/iu
const notStatedPattern =
  /\b(?:propos\w{0,20}|suggest\w{0,20}|reject\w{0,20}|object\w{0,20}|no longer|formerly|used to|previous|earlier|competitors?|not us|drafts?|examples?|if we|would (?:be|sound)|could (?:be|sound)|they (?:are|sound|write)|wants?|wanted|thinks?|said)\b|(?<!\p{L})(?:schl[aä]gt|schlug|vorschlag|abgelehnt|früher|bisher\w{0,20}|ehemal\w{0,20}|wettbewerb\w{0,20}|nicht mehr|entwurf|beispiel\w{0,20}|würde|wäre|möchte|wollte|regt an)(?!\p{L})|\?/iu
const adjective =
  /^\p{Ll}[\p{L}-]{2,24}(?: (?:in tone))?$|^(?:a (?:bit|little|touch)(?: bit)?|slightly|quietly|ein (?:bisschen|wenig)|etwas) \p{Ll}[\p{L}-]{2,24}$/u
const noAdjective =
  /^(?:the|and|but|not|that|this|what|who|with|for|from|only|just|very|more|less|now|then|here|there|all|none|both|und|aber|nicht|dass|das|die|der|den|ein|eine|mit|für|von|nur|sehr|mehr|jetzt|dann|hier|alle|beide|gern|people|words|things|fine|ok|okay|done|ready|sure|punkt|fertig|period)$/iu

/**
 * Reads the tone that a sentence states as a list of adjectives; `before` is the preceding text. Returns undefined
 * if it states none.
 */
export function readStatedTone(text: string, sentence: Span, before: string): Candidate<'tone'> | undefined {
  const said = text.slice(sentence.from, Math.min(sentence.until, sentence.from + 600))
  // Table rows have already been read by their columns.
  if (notStatedPattern.test(said) || /[|\t]/.test(said)) return undefined
  for (const [pattern, needsNear] of [
    [named, false],
    [leading, true],
  ] as const) {
    const found = pattern.exec(said)
    if (!found || (needsNear && !nearTone.test(before) && !nearTone.test(said))) continue
    let rest = sentence.from + found.index + found[0].length
    const colon = said.indexOf(': ', found.index + found[0].length)
    if (colon > 0) rest = sentence.from + colon + 2
    const words = readAdjectiveList(text, { from: rest, until: sentence.from + said.length })
    if (words) return { field: 'tone', value: words, rank: 2, from: sentence.from, until: sentence.until }
  }
  return undefined
}

/** Two to six adjectives and nothing else, up to the end of the clause. */
function readAdjectiveList(text: string, span: Span): string[] | undefined {
  const { words } = readAdjectives(text, span, true)
  const items = splitListItems(text, span).map((item) =>
    text
      .slice(item.from, item.until)
      .replace(/^["“„'‘(]{1,9}|["”“'’).!]{1,9}$/g, '')
      .trim(),
  )
  const kept: string[] = []
  for (const item of items) {
    if (!adjective.test(item.toLowerCase()) || noAdjective.test(item)) break
    kept.push(item)
  }
  // What follows a list after a comma may be a remark; two adjectives followed by something else are not a list.
  if (kept.length < 2 || kept.length > 6 || (kept.length < items.length && kept.length < 3)) return undefined
  return words.length >= kept.length ? words.slice(0, kept.length) : kept
}
