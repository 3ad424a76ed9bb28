import { Phrases } from '../exclude/phrases'

/** First words of a sentence that continues the one before it. */
const dependentStartPatterns: Record<string, RegExp> = {
  en: /^(?:(?:but|however|yet|and|or|so|then|thus|therefore|hence|also|besides|moreover|furthermore|additionally|instead|otherwise|still|nevertheless|nonetheless|meanwhile|afterwards?|finally|consequently|accordingly|similarly|likewise|except|nor|again|later|after that|before that|in addition|in contrast|on the other hand|for (?:example|instance)|that said|that is why|as a result|by contrast|of course|indeed|in fact|until then|since then|even so|either way|there(?! (?:is|are|was|were|will|has|have|can)\b)|such|same|both|neither|either|another|others?|some of|most of|all of|each of|one of (?:them|these|those)|the (?:former|latter|other|same|second|third|next|two|three|rest|following|above))\b|(?:he|she|it|they|this(?! (?:week|month|year|spring|summer|autumn|fall|winter|morning|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)|that|these|those|his|her|its|their|him|them|hers|theirs|who|which|whose|where|what follows)\b|(?:yes|no|well|okay|ok|right|sure|true|correct|maybe|perhaps|absolutely|exactly)[,.!])/iu,
  de: /^(?:(?:aber|doch|jedoch|und|oder|denn|sondern|also|daher|deshalb|deswegen|darum|somit|folglich|außerdem|zudem|ferner|ebenso|auch|dennoch|trotzdem|allerdings|dagegen|hingegen|stattdessen|sonst|andernfalls|inzwischen|mittlerweile|danach|anschließend|dann|schließlich|zuletzt|später|währenddessen|nicht so|wiederum|gleichzeitig|dabei|dafür|dazu|damit|daran|darin|daraus|davon|davor|darauf|darüber|darunter|dadurch|hier|dort|da|so|seitdem|bis dahin|zum beispiel|beispielsweise|im gegensatz|natürlich|tatsächlich|einerseits|andererseits|ebenfalls|beide|andere|letztere[rs]?|erstere[rs]?)\b|(?:er|sie|es(?! gibt\b)|dies(?:e[rsnm]?)?(?! (?:Woche|Jahr|Monat|Wochenende|Sommer|Winter|Herbst|Frühjahr|Abend)\b)|jene[rsnm]?|das|ihr(?:e[rsnm]?)?|sein(?:e[rsnm]?)?|ihm|ihn|ihnen|deren|dessen|solche[rsnm]?|welche[rsnm]?|der (?:erste|zweite|dritte|andere|letzte)|die (?:erste|zweite|dritte|andere|letzte|anderen|beiden))\b|(?:ja|nein|gut|okay|ok|genau|klar|stimmt|richtig|vielleicht)[,.!])/iu,
}
/** "Das Fest" names something, "Das ist" does not. */
const germanArticle = /^[Dd]as\s+(?:\p{Ll}+\s+){0,2}\p{Lu}/u

const pointerPattern =
  /\b(?:see|as (?:shown|described|mentioned|noted|explained|discussed)) (?:above|below|here|earlier)\b|\b(?:above|below|following|attached|previous) (?:table|list|image|picture|photo|example|figure|section|chart|diagram|code|link|map|paragraph|form|video|recipe)\b|\b(?:table|figure|section|appendix|step) \d|\b(?:siehe|wie) (?:oben|unten|hier|vorher)\b|\b(?:obige|untenstehende|folgende|nachfolgende|nebenstehende|vorige)[rsnm]? (?:Tabelle|Liste|Bild|Abbildung|Beispiel|Abschnitt|Grafik|Karte|Link|Foto|Absatz|Formular|Video|Übersicht)\b|\b(?:the (?:former|latter)(?= (?:is|was|are|were|has|had|have|will|can|being)\b|[.,;])|respectively|beziehungsweise oben)(?!\p{L})|\b(?:list|listed|table|programme|program|details|find|found|shown|instructions|map|form|photos?|link|video)\b.{0,24}\b(?:below|above)\b|\b(?:weiter (?:unten|oben)|unten (?:finden|stehend\p{L}*|aufgeführt)|oben (?:genannt\p{L}*|beschrieben\p{L}*|erwähnt\p{L}*)|im (?:Folgenden|Anschluss finden)|click on the|klicken Sie auf|die (?:Tabelle|Grafik|Abbildung) zeigt|the (?:table|chart|graph|diagram) (?:shows|lists))\b/iu

/**
 * Beginnings that continue the sentence before: pronouns after prepositions, references to a day or a part of what
 * was said, answers.
 */
const continuationPhrases: Record<string, Phrases> = {
  en: new Phrases(`
^(with|without|of|among|amongst|like|unlike|from|to|for|after|before|despite|besides|between|behind|beyond|near|through|inside|under|above|beside) (it|them|these|those|this|that|its|their|his|her|him|whom|which|one another)
^(thanks|due|owing|in addition|next|close|similar|contrary|according|opposite) to (it|them|these|those|this|that|its|their|his|her|him)
^(because|instead|ahead|outside|inside|out|most|some|many|few|none|all|half|part|each|one|two|three|both|several|any) of (it|them|these|those|this|that|its|their|his|her|him|which|whom)
^(on|at|in|by|from|until|during|for|since) (that|these|those|the same|then|which|both|such)
^(on|at|in|by|during|for) (it|them|its|their|his|her)
^at (the time|first|last|that)
^in (other words|the end|return|turn|short|this (way|case|sense|process)|that (way|case)|any case|both cases|the meantime|the same)
^here('s| is| are| you| we| they| he| she| it)
^not (so|only|just that|that|this|any more|yet|surprisingly|everyone agrees)
^because (it|they|he|she|this|that|of (this|that|it|them))
^if (so|not|it (is|was|does|has|had|works|fails)|they|he|she|this|that|you do|they do|it does)
^when (it|they|he|she|this|that)
^while (it|they|he|she|this|that)
^as (it|they|he|she) \\p{L}+
^as (mentioned|described|shown|before|above|usual|always|expected|promised)
^more (on|about|of) (it|them|this|that|these|those)
^each (has|is|was|one|gets|\\p{L}+s)
^both (are|were|have|had|can|will|would|should|must|may|do|did|come|open|close|cost|live|work|sell|play|began|went|took|made)
^neither
^the (first|last|fourth|fifth|sixth|others?|former|latter) (is|was|are|were|has|had|will|can|one|ones|came|\\p{L}+s|half)
^the (reason|answer|result|results|idea|aim|goal|solution|problem|difference|catch|trick|secret|upside|downside|advantage|verdict|response|alternative|explanation|outcome|consequence|effect|point|rest) (is|was|are|were|has|had|comes?|came|surprised|lies|could|would|will|may|went)
^the (day|night|morning|week|month|year) (after|before)
^the (following|next|same|previous)
^a (second|third|fourth|further|few \\p{L}+ later|little later|year later|week later|month later|day later|moment later|decade later|similar)
^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|many|several|some|few) (of (them|these|those)|(minutes|hours|days|weeks|months|years|decades) (later|earlier|before that|after that))
^(soon|shortly|long|not long|moments|just) (after|afterwards|before)(ward|wards|ward,)?( that)?,?
^(who|why|how|what|where)\\?
^by (then|now,|contrast|comparison|doing so)
^even (so|then|they|he|she|it|this|that|worse|better)
^no (wonder|longer|one knew|problem|surprise)
^too (late|bad|much)
^(we|i|you|people|everyone|nobody) (\\p{L}+ )?\\p{L}+ (her|him|them|it|this|that|these|those)( \\p{L}+)?,? (in|at|on|for|to|with|and|by|again|there|too|all|since|from|when|because|as)
^(none|nothing) of
^(so|such) (it|they|he|she|we|i|that|this|the|a|an|is|was|were|are|did|does|much for)
^only (then|they|he|she|it|this|that|one of)
^all (this|that|these|those|three|four|five)
^(in|on) the (photo|picture|image|video|map|chart|left|right|foreground|background)
^what (happened|came|follow*|makes (it|this|them)|he|she|they|it)
^as you (know|may|might|will|can)
^that's
^it's (a|an|the|also|not|just|only|all|about|time|free|open|made|called|because|like|so)
^(two|three|four|five|six|seven|eight|nine|ten|several|many|some) (more|others)
^once (there|inside|outside|again|it|they|he|she|this|that)
^(sounds|looks|feels|seems|means|turns out|makes)
^there's (also|another|more)
^they're
^he's
^she's
`),
  de: new Phrases(`
^(mit|bei|von|für|nach|neben|unter|zwischen|außer|statt|trotz|wie|an|auf|in|zu|aus|seit|ohne|durch|gegen|um|vor|hinter|über|dank|wegen|während|laut|gegenüber) (ihm|ihnen|ihn|ihr|jenem|jener|jenen|ihre[mrn]?|seine[mrn]?|seinem|denen|dessen|deren|beiden|allen dreien)
^(mit|bei|von|für|nach|neben|unter|zwischen|außer|statt|trotz|an|auf|in|zu|aus|seit|ohne|durch|gegen|um|vor|hinter|über|dank|wegen|während) (diesem|dieser|diesen|dieses|diese) (?!(jahr|monat|woche|wochenende|sommer|winter|herbst|frühjahr|frühling|saison|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\\b)\\p{L}+
^eine[rsnm]? (von|davon|der|dieser|unter|ihrer|seiner) (ihnen|diesen|denen|beiden|drei|vier)
^ein(e|er|es|en)? (zweite[rsn]?|dritte[rsn]?|vierte[rsn]?|weitere[rsn]?|andere[rsn]?|jahr (später|darauf|danach)|monat (später|darauf)|woche (später|darauf)|tag (später|darauf)|paar (tage|wochen|minuten|jahre) später)
^jede[rs]? weitere*
^alle (anderen|übrigen)
^jede[rs]? (hat|ist|war|kann|wird|bekommt|kostet|soll|muss|darf|von|einzelne|davon)
^beide (sind|waren|haben|hatten|können|werden|kommen|\\p{Ll}+en)
^(die|alle|diese) (beiden|drei|vier|übrigen|anderen|restlichen|folgenden|nächsten|letzteren)
^(der|die|das) (letztere|erstere|gleiche|selbe|übrige|folgende|andere)[ns]?
^dasselbe
^das gleiche
^dergleichen
^desgleichen
^all (das|dies|diese*)
^alles (das|dies|andere)
^mit anderen worten
^mehr (dazu|davon|darüber|hier|als das)
^wenn (ja|nein|nicht|doch|er|das|dies|es (ist|nicht|das|so|dann))
^weil (sie|er|es|das|dies)
^als (er|sie|es|das)
^obwohl (er|sie|es|das)
^während (er|sie|es|dessen)
^nachdem (er|sie|es|das)
^was (schade|gut|schön|neu|bleibt|folg*|dann|daran|dabei|damit|ihn|sie|es|er|das|dazu)
^wie (gesagt|erwähnt|oben|immer|gehabt|üblich|das|es|sie|er)
^neu (ist|sind|war) (auch|ebenfalls|zudem|außerdem|dabei)
^gemeint (ist|sind|war)
^der (grund|hintergrund|anlass|clou|haken|unterschied|vorteil|nachteil|trick|plan|rest|effekt) (ist|war|dafür|dahinter|lautet|liegt|sei|besteht|bleibt)
^die (antwort|folge|folgen|idee|lösung|ursache|erklärung|ergebnisse|gründe|hälfte|andere|meisten|wenigsten|alternative|überraschung) (ist|war|sind|waren|lautet*|überrasch*|dafür|davon|dahinter|liegt|liegen|kam|hat|haben|davon)
^das (ergebnis|problem|ziel|geheimnis|besondere|schönste|beste|fazit|resultat) (ist|war|daran|dabei|lautet|kann|überrasch*)
^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|viele|wenige|einige|mehrere|ein paar) (tage|jahre|wochen|monate|minuten|stunden|jahrzehnte) (später|darauf|danach|zuvor|vorher|lang)
^am (nächsten|folgenden|selben|gleichen|anderen|ende|anfang)
^(damals|seither|vorher|nachher|hinterher|zuvor|zunächst|zuerst|nun|wenig später|später|derweil|unterdessen|gleichwohl|immerhin|jedenfalls|ansonsten|übrigens|dadurch|demnach|demzufolge|insofern|weiterhin|weiters|ferner|ebendort)
^(bald|kurz) (darauf|danach|zuvor)
^erst (dann|danach|später)
^nur (so|dann|dort|das|sie|er)
^genau (das|so|dort|hier)
^gerade (das|dann|deshalb)
^weitere
^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|viele|einige|mehrere) (weitere|andere)
^(manche|einige|etliche|wenige|mehrere) (\\p{L}+en|davon|von|sind|hat|haben) (?![A-ZÄÖÜ])
^keine[rs]? (von|davon|der beiden)
^beides
^den (kennt|hat|gibt|kann|sieht|findet)
^(klingt|sieht|heißt|bedeutet|stimmt)
^zu spät
^kein (wunder|problem)
^nicht (nur das|alle|jeder|so|mehr|weit davon)
^auf dem (bild|foto)
^(die|diese) (tabelle|grafik|karte|abbildung|übersicht|liste) zeig*
^so (ist|sind|war|wurde|wird|geht|gelingt|entstand|kam|kann|können|bauten|machen|hat|haben|lässt|bleibt|werden|funktioniert|sieht|heißt|einfach)
^es (ist|sind|war|waren|hat|wird|kann|soll|geht|bleibt|kostet|kommt|heißt|stammt|enthält|dauert|handelt|liegt|wurde)
`),
}
/** Beginnings that look the same but continue nothing. */
const independentStartPhrases: Record<string, Phrases> = {
  en: new Phrases(`
^makes (about |around |enough |roughly )?(for )?(\\d|a|an|one|two|three|four|six|eight|ten|twelve)
^but for (the|a|an|\\d)
^that the
^both \\p{L}+s
^so far
^instead of (?!(it|them|this|that|these|those)\\b)\\p{L}+
^those who
^these days
^all of (the|our|us|my)
^(her|his) majesty*
^(her|his) royal
^this (week|month|year|spring|summer|autumn|fall|winter|morning|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
^some of the
^most of the
^each of the
^neither (of the|the)
`),
  de: new Phrases(`
^ihre (majestät|exzellenz)
^seine (majestät|exzellenz)
^so viele?
^auch (im|in|am|an|bei|zu|nach|wer|ohne|mit|für)
^als (er|sie) \\p{L}+ jahre
^es gibt
^es war einmal
`),
}
/**
 * A German pronoun after subject and verb, with no noun after it: it refers to someone or something mentioned
 * before.
 */
const germanReference =
  /^(?:Wir|Ich|Man|Du|Ihr) \p{L}+ (?:sie|ihn|ihm|ihr|ihnen|das|dies)(?! \p{Lu})(?:[\s,.]|$)/u
/**
 * "Jetzt ist er zurück", "Mindestens 40 davon": refers to someone or something mentioned before, ahead of any noun
 * in the sentence.
 */
const germanPronounFirst =
  /^\S+(?: (?:\d[\d.,]*|\p{Ll}[\p{Ll}-]*)){0,3}? (?:er|sie|ihm|ihn|ihnen|davon|daran|darin|daraus|darüber|darauf)(?![\p{L}])/u
const englishPronounFirst =
  /^\S+(?: (?:\d[\d.,]*|\p{Ll}[\p{Ll}'’-]*)){0,3}? (?:he|she|him|them|they|hers|theirs)(?![\p{L}])/u
/** "The solution: a second key." answers a question asked before. */
const answerPattern =
  /^(?:The|Our|Die|Der|Das|Unsere?) \p{L}+: |\bthe (?:first|second|third|other|last) one\b/u
/** "Beide Büchereien", "Der erste Zug": the word has its own noun. */
const germanNoun = /^(?:[Bb]eide|[Dd](?:er|ie|as) (?:erste|letzte|nächste))[ns]? \p{Lu}/u

/** "Noted.", "The difference …", "Third is lovely.": beginnings that need the sentence before. */
const missingSubjectPatterns: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:first|second|third|fourth|fifth|last) (?:is|was|would|place (?:is|was)|are|feels?)\b|(?:noted|agreed|fair enough|exactly|indeed|understood|right|sure|correct|quite|of course|not yet|nearly|almost|perhaps|maybe|possibly|sorry)[.!]|(?:better|worse|cheaper|faster|slower|easier|bigger|smaller|larger|higher|lower|longer|shorter|fewer|less)[ ,.](?!than |and )|(?:the )(?:same|latter|former|difference|remainder)\b(?! \p{L}+ (?:of|between)\b)(?! between))/iu,
  de: /^(?:(?:erste|zweite|dritte|vierte|letzte)[rs]? (?:ist|war|wäre|sind|zu werden)\b|(?:genau|stimmt|eben|richtig|klar|notiert|einverstanden|verstanden|noch nicht|fast|vielleicht|natürlich|leider)[.!]|(?:besser|schlechter|billiger|schneller|leichter|größer|kleiner|höher|länger|kürzer|weniger)[ ,.](?!als |und )|(?:der|die|das) (?:unterschied|gleiche|teilnehmerzahl|teilnehmendenzahl|gruppengröße|platzzahl|letztere[rns]?|erstere[rns]?)(?!\p{L})(?! (?:zwischen|von|der|des)(?!\p{L}))|beides(?!\p{L}))/iu,
}
/** An amount with its unit, but without saying of what: "1.860 Kilo.", "Sieben Minuten." */
const bareAmount =
  /^(?:(?:around|about|some|over|nearly|just|only|rund|etwa|knapp|über|fast|nur|genau|gut)\s)?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s\p{L}{1,12}(?:[.!]|(?:,| in| im| am) [^.]{0,40}[.!])$/iu

/** Whether a sentence is about something that only the one before it names. */
const lacksSubject = (sentence: string, language: string): boolean => {
  const begin = sentence.slice(0, 120).replace(/^[“„"«'‚‘(]+/u, '')
  return (
    (missingSubjectPatterns[language]?.test(begin) ?? false) ||
    (sentence.length < 70 && bareAmount.test(sentence))
  )
}

/** "Some things are not, and …": the sentence before says what they are not. */
const ellipsisPattern =
  /^(?:some|others?|many|most|few|none|both|all)(?: \p{L}+){0,2} (?:is|are|was|were|do|does|did|have|has|can|will)(?: not|n[’']t)?[,.;]/iu

/**
 * Whether a sentence makes sense without the ones around it. In languages whose continuation words we do not know,
 * only the first sentence of a paragraph counts. Takes a whole sentence; pure.
 */
export function isSelfContained(sentence: string, language: string, isFirst: boolean): boolean {
  if (/[:,;]["”“»’')]*$/u.test(sentence) || pointerPattern.test(sentence)) return false
  if (!isFirst && lacksSubject(sentence, language)) return false
  if (ellipsisPattern.test(sentence)) return false
  const pattern = dependentStartPatterns[language]
  // Who says it was said before.
  if (!pattern) return isFirst && !/^[“„"«»「『]/u.test(sentence)
  const bare = sentence.replace(/^[("'“„«‚‘¿¡\s\p{Emoji_Presentation}]+/u, '')
  if (independentStartPhrases[language]?.isIn(bare)) return true
  if (answerPattern.test(bare)) return false
  if (language === 'en' && englishPronounFirst.test(bare)) return false
  if (language === 'de') {
    if (germanNoun.test(bare)) return true
    if (germanArticle.test(bare)) return !continuationPhrases.de?.isIn(bare)
    if (germanReference.test(bare) || germanPronounFirst.test(bare)) return false
  }
  return !pattern.test(bare) && !continuationPhrases[language]?.isIn(bare)
}
