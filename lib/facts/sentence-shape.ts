/** Words that a sentence begins with when it goes on from the one before it. */
const dependent: Record<string, RegExp> = {
  en: /^(?:(?:but|however|yet|and|or|so|then|thus|therefore|hence|also|besides|moreover|furthermore|additionally|instead|otherwise|still|nevertheless|nonetheless|meanwhile|afterwards?|finally|consequently|accordingly|similarly|likewise|except|nor|again|later|after that|before that|in addition|in contrast|on the other hand|for (?:example|instance)|that said|that is why|as a result|by contrast|of course|indeed|in fact|until then|since then|even so|either way|there(?! (?:is|are|was|were|will|has|have|can)\b)|such|same|both|neither|either|another|others?|some of|most of|all of|each of|one of (?:them|these|those)|the (?:former|latter|other|same|second|third|next|two|three|rest|following|above))\b|(?:he|she|it|they|this(?! (?:week|month|year|spring|summer|autumn|fall|winter|morning|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)|that|these|those|his|her|its|their|him|them|hers|theirs|who|which|whose|where|what follows)\b|(?:yes|no|well|okay|ok|right|sure|true|correct|maybe|perhaps|absolutely|exactly)[,.!])/iu,
  de: /^(?:(?:aber|doch|jedoch|und|oder|denn|sondern|also|daher|deshalb|deswegen|darum|somit|folglich|außerdem|zudem|ferner|ebenso|auch|dennoch|trotzdem|allerdings|dagegen|hingegen|stattdessen|sonst|andernfalls|inzwischen|mittlerweile|danach|anschließend|dann|schließlich|zuletzt|später|währenddessen|nicht so|wiederum|gleichzeitig|dabei|dafür|dazu|damit|daran|darin|daraus|davon|davor|darauf|darüber|darunter|dadurch|hier|dort|da|so|seitdem|bis dahin|zum beispiel|beispielsweise|im gegensatz|natürlich|tatsächlich|einerseits|andererseits|ebenfalls|beide|andere|letztere[rs]?|erstere[rs]?)\b|(?:er|sie|es(?! gibt\b)|dies(?:e[rsnm]?)?(?! (?:Woche|Jahr|Monat|Wochenende|Sommer|Winter|Herbst|Frühjahr|Abend)\b)|jene[rsnm]?|das|ihr(?:e[rsnm]?)?|sein(?:e[rsnm]?)?|ihm|ihn|ihnen|deren|dessen|solche[rsnm]?|welche[rsnm]?|der (?:erste|zweite|dritte|andere|letzte)|die (?:erste|zweite|dritte|andere|letzte|anderen|beiden))\b|(?:ja|nein|gut|okay|ok|genau|klar|stimmt|richtig|vielleicht)[,.!])/iu,
}
/** "Das Fest" names something, "Das ist" does not. */
const germanArticle = /^[Dd]as\s+(?:\p{Ll}+\s+){0,2}\p{Lu}/u

const pointsElsewhere =
  /\b(?:see|as (?:shown|described|mentioned|noted|explained|discussed)) (?:above|below|here|earlier)\b|\b(?:above|below|following|attached|previous) (?:table|list|image|picture|photo|example|figure|section|chart|diagram|code|link|map|paragraph|form|video|recipe)\b|\b(?:table|figure|section|appendix|step) \d|\b(?:siehe|wie) (?:oben|unten|hier|vorher)\b|\b(?:obige|untenstehende|folgende|nachfolgende|nebenstehende|vorige)[rsnm]? (?:Tabelle|Liste|Bild|Abbildung|Beispiel|Abschnitt|Grafik|Karte|Link|Foto|Absatz|Formular|Video|Übersicht)\b|\b(?:the former|the latter|respectively|beziehungsweise oben)\b/iu

const endsLikeSentence = /[.!?…。！？।؟۔][)"'”“«»’*\]」』）]*$/u
const beginsLikeSentence =
  /^[("'“„«‚‘¿¡[「『（]{0,5}(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|[^\p{L}\p{N}\s]{0,5}\p{Emoji_Presentation})/u
/** Brand and product names may begin small ("iPhone", "eBay"). */
const beginsWithName = /^[a-z]{1,2}\p{Lu}/u
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/** A whole sentence: it begins and ends as one and has the words for it. Takes one sentence on one line; pure. */
export function isWholeSentence(sentence: string): boolean {
  if (!endsLikeSentence.test(sentence)) return false
  if (!beginsLikeSentence.test(sentence) && !beginsWithName.test(sentence)) return false
  const words = sentence.split(/\s+/u).length
  if (unspaced.test(sentence)) return sentence.length >= 6
  return words >= 3 && /\p{L}{2}/u.test(sentence) && hasBalancedQuotes(sentence)
}

/** A quote that begins or ends in another sentence is cut off. */
function hasBalancedQuotes(sentence: string): boolean {
  const count = (sign: string) => sentence.split(sign).length - 1
  if (count('“') + count('„') > 0 && count('”') + count('“') + count('„') < 2) return false
  if (count('”') > 0 && count('“') + count('„') === 0) return false
  if (count('»') !== count('«')) return false
  if (count('(') !== count(')')) return false
  return count('"') % 2 === 0
}

/**
 * True for a sentence that makes sense without the ones around it. In languages whose words for going on we do not know, only
 * the first sentence of a paragraph counts. Takes a whole sentence; pure.
 */
export function standsAlone(sentence: string, language: string, isFirst: boolean): boolean {
  if (/[:,;]$/u.test(sentence) || pointsElsewhere.test(sentence)) return false
  const pattern = dependent[language]
  if (!pattern) return isFirst
  const bare = sentence.replace(/^[("'“„«‚‘¿¡\s\p{Emoji_Presentation}]+/u, '')
  if (language === 'de' && germanArticle.test(bare)) return true
  return !pattern.test(bare)
}
