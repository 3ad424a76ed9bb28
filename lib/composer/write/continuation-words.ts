/**
 * Words that continue a paragraph before, in languages for which we know only these: a sentence with one may appear
 * in a post but not begin it.
 */
const continuationPatternByLanguage: Readonly<Record<string, RegExp>> = {
  fr: /^(?:il(?! (?:y a|faut|s['’]agit|est (?:possible|interdit|temps|né)))|elles?|ils|celui|celle|ceux|celles|cela|ceci|ces derni\p{L}+|cette derni\p{L}+|mais|or|donc|ainsi|pourtant|cependant|toutefois|ensuite|puis|alors|de plus|en outre|en effet|par exemple|par conséquent|également|enfin)(?!\p{L})/iu,
  es: /^(?:él|ella|ellos|ellas|esto|eso|estos|estas|este último|además|pero|sin embargo|por eso|por ello|así|entonces|también|luego|por ejemplo|por último)(?!\p{L})/iu,
  it: /^(?:egli|essi|esse|questi|queste|questo è|inoltre|ma|però|quindi|così|infine|infatti|anche|per esempio|ad esempio|tuttavia)(?!\p{L})/iu,
  pt: /^(?:ele|ela|eles|elas|isso|isto|estes|estas|mas|porém|também|além disso|assim|então|por exemplo|por fim|contudo)(?!\p{L})/iu,
  nl: /^(?:hij|zij|ze|maar|echter|daarom|daarna|daarnaast|ook|toen|dus|bovendien|verder|deze|die(?= \p{Ll}+(?:en|t) )|bijvoorbeeld|tot slot)(?!\p{L})/iu,
  pl: /^(?:on|ona|oni|one|ale|jednak|dlatego|potem|także|również|więc|ponadto|natomiast|na przykład|ponieważ)(?!\p{L})/iu,
  sv: /^(?:han|hon|de(?= \p{Ll})|denna|detta|dessa|men|dock|därför|också|sedan|dessutom|till exempel)(?!\p{L})/iu,
  da: /^(?:han|hun|de(?= \p{Ll})|denne|dette|disse|men|dog|derfor|også|derefter|desuden|for eksempel)(?!\p{L})/iu,
  no: /^(?:han|hun|de(?= \p{Ll})|denne|dette|disse|men|derfor|også|deretter|dessuten|for eksempel)(?!\p{L})/iu,
}

/** Whether a sentence begins with a word that continues another sentence. Takes its language; pure. */
export const startsWithContinuation = (sentence: string, language: string): boolean =>
  continuationPatternByLanguage[language]?.test(sentence.slice(0, 80)) ?? false
