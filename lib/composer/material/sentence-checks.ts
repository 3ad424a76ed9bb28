/**
 * What the composer requires of a sentence beyond what its card says about it: that it neither begins nor ends
 * inside a sentence of the source, and that it refers to nothing outside itself. All pure.
 */

/** Abbreviations whose full stop does not end a sentence. */
const abbreviationPattern =
  /(?:^|[\s(„“".-]|(?<!\p{L})['’])(?:\p{L}|\p{L}{0,20}[Ss]tr|Dr|Ing|Prof|Nrn?|Nos?|max|min|ca|bzw|usw|vs|St|Mr|Mrs|Ms|transl|eds?|vol|pp?|fig|approx|est|dept|Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec|Mio|Mrd|Tel|Abs|Art|Hrsg|geb|gest|inkl|zzgl|ul|godz|pl|św|tzw|ing|dott|sig|sra?|avda|núm|pág|av|env|Mme|Mlle|i\.\s?d|ст|г|ул)\.$/u
/** "3 p.m.", or a unit after a number: "à 17 h.", "4 m." */
const unitEndPattern = /\b[ap]\.\s?m\.$|\d\s?(?:h|m|g|l|s|t|€)\.$/iu
/** Beginnings that continue the sentence before: "5. Eröffnen …", "12, 15230 Frankfurt". */
const midSentenceStartPattern = /^(?:\d{1,3}[.:,)]\s|\d{1,2}\.\d{2}\s\p{Ll}|[\p{Ll}])/u

/** Whether a sentence was split in the middle: at either of its own ends, or, if `next` is given, between the two. */
export function isBroken(sentence: string, next: string | undefined): boolean {
  const endsInside = abbreviationPattern.test(sentence) && !unitEndPattern.test(sentence)
  if (next !== undefined) return endsInside || midSentenceStartPattern.test(next)
  return endsInside || (midSentenceStartPattern.test(sentence) && !/^\p{Ll}{1,3}\p{Lu}/u.test(sentence))
}

/**
 * Whether a sentence depends on what precedes it: a quote without a speaker, a request to look elsewhere, an
 * answer.
 */
export function dependsOnPrevious(sentence: string): boolean {
  if (/^[“„"«»][^“”„"«»]*[”“"«»][.!?]?$/u.test(sentence)) return true
  if (/^(?:see|siehe|vgl|cf|as (?:above|before|usual)|wie (?:immer|gesagt))\b/iu.test(sentence)) return true
  if (/^(?:yes|no|ja|nein|doch)[:,.!–—-]/iu.test(sentence) || /^\d{1,2}[:.]\d{2}\s\p{L}/u.test(sentence))
    return true
  // A clause about someone named before: "When she came …", "Wenn sie weg sind …", "Wer sich das merkt …".
  if (
    /^(?:what|when|while|as|if|before|after|since|because|although|once|until|where) (?:he|she|they|it|this|that)\b/iu.test(
      sentence,
    )
  )
    return true
  if (
    /^(?:was|wenn|als|weil|während|nachdem|bevor|seit|sobald|obwohl|wer sich|wo) (?:er|sie|es|das|dies)\s\p{Ll}/iu.test(
      sentence,
    )
  )
    return true
  if (
    /^(?:not (?:everyone|all|everybody|so|always|only)|nicht (?:alle|jeder|immer|nur|so)|at (?:that|this) point|of course|even|only then)\b/iu.test(
      sentence,
    )
  )
    return true
  // An answer that gives only the reason.
  if (/^(?:because|weil|parce que|porque|perché|omdat|ponieważ|тому що)\s[^,]*[.!]$/iu.test(sentence))
    return true
  // A heading for what follows, phrased as a sentence.
  return (
    sentence.length < 40 &&
    /^(?:what|how|why|where|who|when|was|wie|warum|wer|wo|wann) [^?]*\.$/iu.test(sentence)
  )
}

/** Whether a sentence makes sense on its own whatever its first word: "It is with great sadness that …". */
export const isAlwaysStandalone = (sentence: string): boolean =>
  /^it is with (?:\p{L}+ ){1,3}that\b/iu.test(sentence)

/** Number of characters of a sentence that are checked: longer ones fit in no short post. */
const maxCheckedLength = 600

/**
 * Whether a sentence refers to something that only the surrounding text names: a place ("hier"), a person by a
 * pronoun or by surname alone. `known` is the text next to it in the post. Pure.
 */
export function refersToContext(whole: string, known: string): boolean {
  const sentence = whole.slice(0, maxCheckedLength)
  if (/(?<!\p{L})(?:hier|here)(?!\p{L})/iu.test(sentence)) return true
  // Further on, "dort" and "there" mostly refer to what the sentence itself has named.
  if (
    /^(?:\S{1,40}\s){0,4}(?:dort|dorthin|there)(?!\p{L})(?!['’]s|,? (?:wo|where|is|are|was|were|will|has|have|had|can|may|might|should|would|must)\b)/iu.test(
      sentence,
    )
  )
    return true
  if (
    /^(?:[\p{Ll}\p{P}]\S{0,40}\s|\p{Lu}\S{0,40}\s(?=he\b|she\b|him\b|her\b|they\b|er\b|sie\b)){1,4}(?:he|she|him|her|they|er|sie)(?!\p{L})/u.test(
      sentence,
    )
  )
    return true
  if (/[“”„"«»],?\s(?:[\p{Ll}]{2,14}\s)?(?:he|she|they|er|sie)(?!\p{L})/u.test(sentence)) return true
  const speaker =
    /[“”"«»],?\s(?:said|says|adds|explains|sagt|sagte|erklärt|erklärte|meint)\s(\p{Lu}[\p{L}’'-]{1,30})[.,]?$/u.exec(
      sentence,
    )?.[1]
  return speaker !== undefined && !known.includes(speaker)
}

/** Whether a sentence protects readers from harm: a warning, or something that must not be done. */
export function isWarning(whole: string): boolean {
  const sentence = whole.slice(0, maxCheckedLength)
  return (
    /^(?:warning|caution|danger|important|attention|achtung|warnung|vorsicht|wichtig|gefahr|attenzione|attention|atención|uwaga|let op|atenção)\s?[:!–—]/iu.test(
      sentence,
    ) ||
    /^(?:(?:please|bitte)\s)?(?:(?:do not|don[’']t)(?! (?:delay|miss|wait|forget|hesitate|worry|panic|be (?:shy|afraid|fooled)))|never|(?:installieren|verwenden|benutzen|öffnen|starten|schalten|aktualisieren|trennen|nehmen|lassen)\sSie\s(?:\S{1,40}\s){0,8}(?:nicht|nie|niemals|keinesfalls))(?!\p{L})/iu.test(
      sentence,
    ) ||
    /(?<!\p{L})(?:back ?ups? (?:first|before|of your)|(?:make|take|create) an? back ?up|before (?:you (?:upgrade|update|install)|upgrading|updating|installing)|(?:cannot|can[’']t) be (?:undone|reversed)|(?:install|update) (?:\S{1,40} ){0,4}(?:after closing|outside)|vor (?:der Aktualisierung|dem (?:Update|Einspielen|Upgrade))|(?:erstellen|machen|legen) Sie (?:\S{1,40} ){0,4}(?:Backup|Sicherung)|(?:lässt|lassen) sich (?:danach )?nicht mehr|nicht mehr (?:möglich|unterstützt)|no longer (?:possible|supported)|support for (?:\S{1,30} ){1,4}(?:ends|ended|has ended|is dropped)|nicht rückgängig)(?!\p{L})/iu.test(
      sentence,
    ) ||
    /(?<!\p{L})(?:must not|must never|may not be|auf keinen Fall|keinesfalls|unter keinen Umständen|(?:darf|dürfen) (?:\S{1,40}\s){0,6}nicht|nicht (?:installieren|aktualisieren|verwenden|einspielen|ausschalten|öffnen|unterbrechen|trennen))(?!\p{L})/iu.test(
      sentence,
    )
  )
}

/** "New date: Wednesday, 18 February": where readers look for what takes the place of a day that was called off. */
export const isNewDate = (text: string): boolean =>
  /^(?:(?:the )?new (?:date|day(?=\s?[:–—-]|\s(?:is|will)\s))|(?:der |unser )?neue[rn]? termin|(?:das )?neue datum|ersatztermin|nachholtermin|(?:la )?nouvelle date|(?:la )?nueva fecha|(?:a )?nova data|(?:la )?nuova data|(?:de )?nieuwe datum|(?:den )?ny[e]? dato|(?:det )?nya? datum(?:et)?|nowy termin|nowa data)(?!\p{L})/iu.test(
    text,
  ) && /\d/.test(text)

/** Whether a sentence says that an event was canceled, moved or sold out: no post may hide that. */
export const announcesChange = (whole: string): boolean =>
  !conditionalPattern.test(whole.slice(0, maxCheckedLength)) &&
  /(?<!\p{L})(?:cancelled|canceled|called off|postponed|rescheduled|moved (?:to|from) (?:\S{1,20} ){0,3}\d|(?:is|are|be) moving (?:out of|from)|(?:has|have) moved to (?:the|a|another|our|its?|their|\p{L}+day|\p{L}+ \d)|new (?:date|venue)|now in the(?! \p{L}{1,20} (?:of|year|decade|edition|season)(?!\p{L}))|sold out|fully booked|abgesagt|fällt aus|entfällt|verschoben|verlegt (?:auf|vom|in|ins)|neuer termin|ausverkauft|ausgebucht|annulée?s?|reportée?s? (?:au|à)|nouvelle date|cancelad[oa]s?|suspendid[oa]s?|aplazad[oa]s?|nueva fecha|agotad[oa]s?|adiad[oa]s?|nova data|esgotad[oa]s?|annullat[oaie]|rinviat[oaie]|nuova data|verplaatst|afgelast|nieuwe datum|uitverkocht|aflyst|udskudt|ny dato|udsolgt|inställt|uppskjut\p{L}+|nytt datum|utsåld[at]?|odwołan\p{L}+|przełożon\p{L}+|nowa data)(?!\p{L})/iu.test(
    whole.slice(0, maxCheckedLength),
  )

/** "If it rains, the walk is postponed to Sunday": nothing has been moved yet. */
const conditionalPattern =
  /(?<!\p{L})(?:if|in case|in the event|should|bei (?:\p{L}+ ){0,2}(?:regen|sturm|dauerregen|wetter|unwetter|gewitter|sturmwarnung|frost)|falls|sollten?|im falle)(?!\p{L})/iu

/** Whether a sentence says that an event was moved: values next to the text may still have its old day. */
export const announcesNewDay = (whole: string): boolean =>
  !conditionalPattern.test(whole.slice(0, maxCheckedLength)) &&
  /(?<!\p{L})(?:postponed|rescheduled|moved (?:to|from) (?:\S{1,20} ){0,3}\d|new date|verschoben|verlegt (?:auf|vom|in|ins)|neuer termin)(?!\p{L})/iu.test(
    whole.slice(0, maxCheckedLength),
  )

/** Whether a sentence is true on one day only: "today", "heute". */
export const mentionsRelativeDay = (whole: string): boolean =>
  /(?<!\p{L})(?:today(?:[’']s)?|tonight|tomorrow|yesterday|last night|this (?:morning|afternoon|evening)|heute(?! noch)|gestern|heut|vorgestern)(?!\p{L})/iu.test(
    whole.slice(0, maxCheckedLength),
  )

/** Offers only for those who received the text: a code, a head start. */
const subscriberOfferPattern =
  /(?<!\p{L})(?:(?:letter|newsletter|list) (?:readers|subscribers)|(?:our )?subscribers (?:can|get|may|will)|for subscribers|(?:with|use|using) (?:the |our )?(?:discount |promo |voucher )?codes? [\p{Lu}\d]{4,}|abonnent\p{L}* (?:\p{L}+ ){0,2}(?:können|erhalten|bekommen)|newsletter-?(?:leser|abonnent)\p{L}*|mit (?:dem |deinem )?(?:rabatt-?|gutschein-?)?code [\p{Lu}\d]{4,}|les abonnés à (?:cette|notre)|avec le code|con el código|con il codice|met de code)(?!\p{L})/iu
/** Questions above a button: "Ready to lose your keys for good?" */
const salesQuestionPattern =
  /^(?:(?:are you )?ready (?:to|for)|curious|interested|sound(?:s)? (?:good|interesting)|want to (?:know|learn|see|try|find out|hear)|bereit (?:für|zu)|neugierig|lust (?:auf|bekommen|darauf)|interessiert|interesse)(?!\p{L})[^.!]{0,80}\?$|^(?:can[’']t see|trouble (?:seeing|viewing)|having trouble|images not showing|(?:werden|siehst du|sehen sie) (?:die |keine )?bilder|vous ne voyez pas|vous n[’']arrivez pas|¿?no (?:ves|ve|puedes ver)|non (?:vedi|visualizzi)|zie je geen)(?!\p{L})[^.!]{0,60}\?$/iu

/** Words with which a page sends its readers to something elsewhere on it. */
const referralPattern =
  /(?<!\p{L})(?:read|find|found|see|seen|download\p{L}*|list\p{L}*|available|programmes?|details?|informations?|info|more|order\p{L}*|book\p{L}*|regist\p{L}*|appl\p{L}*|watch|lesen|finde[nt]?|findest|steht|stehen|gibt es|mehr|weiter\p{L}*|anmeld\p{L}*|bestell\p{L}*|herunterlad\p{L}*|links?)(?!\p{L})/iu

/**
 * Whether a sentence of the text belongs in no post: a dateline, a request to go somewhere, a note about the text.
 */
export function isFillerSentence(sentence: string): boolean {
  // "Find our programme here.", but not "Spring is here."
  if (
    /(?<!\b(?:is|are|back|ist|sind|wieder|nach|von|from)\s)\b(?:here|hier|below|unten|above|oben)[.!]$/iu.test(
      sentence,
    ) &&
    (sentence.length < 60 || (sentence.length < 160 && referralPattern.test(sentence)))
  )
    return true
  if (
    /\b(?:earlier version of this|this (?:article|story|post|page) (?:was|has been)|diese[rs]? (?:artikel|beitrag|text) (?:wurde|ist))\b/iu.test(
      sentence,
    )
  )
    return true
  if (
    /\b(?:free shipping|free returns|returns? within \d+|versandkostenfrei|kostenloser versand|our model (?:is|wears)|(?:das|unser) model trägt)\b/iu.test(
      sentence,
    )
  )
    return true
  if (
    /^(?:bitte|please) (?:note|see|check|click|visit|contact|read|follow|share|find|refer|feel|e-?mail|call|ring|beachten|siehe|klick\p{L}*|besuch\p{L}*|kontaktier\p{L}*|lesen|folg\p{L}*|teil\p{L}*|melde\p{L}*)(?!\p{L}).{0,50}$/iu.test(
      sentence,
    )
  )
    return true
  if (subscriberOfferPattern.test(sentence) || salesQuestionPattern.test(sentence)) return true
  // Exclamations such as "What a spring it has been!"
  if (/^(?:What an?|Was für eine?n?|Welch eine?)\s[^.!?]{1,60}!$/iu.test(sentence)) return true
  // Questions before a page asks for comments: "Did you make this?"
  if (
    /^(?:did you (?:make|try|like|enjoy)|have you (?:made|tried)|(?:tried|made) (?:this|it)|(?:schon )?(?:nachgekocht|nachgebacken|ausprobiert|probiert)|hat (?:es|ihnen|dir|euch) geschmeckt)(?!\p{L})[^.]{0,40}\?$/iu.test(
      sentence,
    )
  )
    return true
  if (
    /^(?:(?:do you |have you )?(?:have|got|any) (?:any |more |further )*questions|(?:haben sie|hast du|habt ihr|gibt es)? ?(?:noch |weitere )*fragen|(?:des|une) questions?|(?:tienes |tiene )?(?:alguna )?(?:duda|pregunta)s?)\s?\?$/iu.test(
      sentence,
    )
  )
    return true
  if (
    /^(?:any |have |more )?(?:questions?|fragen)(?!\p{L})[^.!?]{0,60}\?$/iu.test(sentence) ||
    /^(?:interested|curious|want to (?:know|learn|hear) more|neugierig)[^.!?]{0,40}\?$/iu.test(sentence)
  )
    return true
  // Thanks to regular customers ("いつもありがとうございます。").
  if (/^(?:いつも|日頃|平素|毎度)[^。]{0,40}ありがとうございます。$/u.test(sentence)) return true
  // "Have a great week!" The limit in characters is for languages with long words, which say more in four of them.
  if (
    /!$/u.test(sentence) &&
    !/[\d:]|(?:plätze|places|seats|tickets|free|gratis|kostenlos|frei)(?!\p{L})/iu.test(sentence) &&
    sentence.split(' ').length <= 4 &&
    sentence.length <= 26
  )
    return true
  // Keep opening hours: "Orari: martedì–domenica, 10–18."
  if (/^\p{L}[\p{L} ]{2,24}: .{0,80}\d{1,2}(?:[.:]\d{2})?\s?(?:[–—-]|bis|to|à|a|do)\s?\d/u.test(sentence))
    return false
  const words = sentence
    .replace(/\d[\d.:,/–-]*/gu, ' ')
    .split(/[\s,]+/u)
    .filter((word) => /\p{L}{2}/u.test(word) && !datelineWordPattern.test(word))
  return (
    words.length < 3 &&
    // Keep "Open evening on Friday 18 June.": it heads what is said about it.
    (words.length === 0 ||
      // Keep "Express trains (X2, X3)." for the same reason.
      sentence.replace(/\([^()]{0,40}\)/gu, '').includes(',') ||
      /^(?:released?|published|updated|veröffentlicht|stand|version)/iu.test(sentence)) &&
    !/^(?:no|not|keine?|nicht|closed|closing|geschlossen|fermé|cerrado|chiuso|fechado|gesloten|opens?|open|geöffnet|ouvert|abierto|aperto|book|register|apply|order|rsvp|sign up|enter|reply|buchen|anmelden|bewerben|bestellen|anmeldung|anmeldeschluss|buchung)(?!\p{L})/iu.test(
      sentence,
    ) &&
    /\d/.test(sentence) &&
    // "18–28 November, Tuesday to Saturday, 7.30 pm." says when something takes place, not when a text was written.
    !(
      /\d\s?(?:[ap]\.?m|uhr)(?!\p{L})/iu.test(sentence) &&
      /\d{1,2}\.?\s?\p{L}{3}|\p{L}{3}\s\d/u.test(sentence)
    ) &&
    // Keep prices: "£18, under-26s £8."
    !/[€$£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|euros?)(?!\p{L})/iu.test(sentence) &&
    !/[?!]$/u.test(sentence) &&
    !/\p{Script=Han}/u.test(sentence)
  )
}
const datelineWordPattern =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|mon|tue|wed|thu|fri|sat|sun|released?|published|veröffentlicht|stand|updated|am|on|vom|den)/iu

const lastPart = (field: string): string =>
  field
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1) ?? field

/** Whether a field holds the source's own short text. */
export const isSummaryField = (field: string, label: string | undefined): boolean =>
  !belongsToListElement(field) &&
  !belongsToEntryPart(field) &&
  !relationFieldPattern.test(field) &&
  /^(?:og:|twitter:|dc:)?(?:summary|description|teaser|excerpt|logline|subtitle|sub_?title|untertitel|unterzeile|sous_?titre|subtítulo|subtitulo|sottotitolo|short|short_?(?:text|description)|kurz|kurz_?beschreibung|kurz_?text|blurb\w{0,12}|strap|strap_?line|(?:in_)?(?:one|a)_sentence|in_breve|in_short|in_brief|aufmacher|kurz_?vorstellung|claim|résumé|resume_court|resumen|riassunto|abstract|dek|deck|standfirst|intro|lead|lede|kurztext|zusammenfassung|vorspann|meta_?description)(?:_[a-z]{2})?$/i.test(
    label ?? lastPart(field),
  )

/**
 * Whether a field belongs to a part of an entry: an animal's "health.summary" does not summarize the animal, but
 * "texts.summary" and "en.summary" do.
 */
const belongsToEntryPart = (field: string): boolean =>
  /^metadata\.bible\.[^.]{1,60}\./.test(field) &&
  !/^metadata\.bible\.(?:(?:texts?|texte|contents?|inhalt|copy|descriptions?|beschreibung(?:en)?|seo|meta|social|marketing|about|page|public|web(?:site)?|info|general|overview|story|synopsis|plot|handlung|press|presse|editorial|i18n|translations?|locali[sz]ed|[a-z]{2})\.){1,3}[^.]+$/i.test(
    field,
  )

/**
 * Whether a field belongs to one element of a list of things that an entry has ("stations.2.text"), which is not
 * what the entry is about. Elements of the entry's own text don't count.
 */
const belongsToListElement = (field: string): boolean => {
  const [, list = ''] =
    /^metadata\.(?:bible|fields)\.(?:[^.]{1,60}\.){0,2}?([^.]{1,60})\.\d{1,3}\./u.exec(field) ?? []
  return (
    list !== '' &&
    !/^(?:texts?|texte|sections?|abschnitte?|absaetze|paragraphs?|chapters?|kapitel|blocks?|content|body|parts?|story|description|steps?|how_it_works|schritte|ablauf)(?:_[a-z]{2})?$/i.test(
      list,
    )
  )
}
/** Bios, abilities and relationships: such texts need a name that is in another field. */
const relationFieldPattern =
  /\.(?:people|persons|cast|crew|staff|speakers|artists|personen|mitwirkende|besetzung)\.(?:.{1,80}\.)?(?:bio|biography|vita|about|kurzbiografie)(?:_[a-z]{2})?$|\.(?:abilities|skills|powers|moves|talents|spells|relationships?|relations|beziehungen|f(?:ae|ä)higkeiten)\./i
/** Instructions for writing about an entry, and what a character wants: nothing to tell as it is. */
const guidanceFieldPattern =
  /^metadata\.bible\.(?:[^.]{1,60}\.){0,2}(?:voice|tone|(?:tone|style|voice)_?notes|rules_?of_?\w{1,30}|usage|mood|style|tonality|sprache_stil|stil|guidelines?|rules?|regeln|do_?nots?|donts?|never|darf_nicht|nicht_zeigen|avoid|wants?|fears?|goals?|needs?|motivation|aengste|ängste|ziele?|wunsch|sample_lines?|prompts?)(?:_[a-z]{2})?(?:\.|$)|^metadata\.bible\.(?:notes?|notizen)(?:_[a-z]{2})?(?:\.|$)/i

/** Whether a field other than the body holds prose. */
export const isTextField = (field: string, label: string | undefined): boolean =>
  /^metadata\.bible/.test(field)
    ? !belongsToListElement(field) &&
      !guidanceFieldPattern.test(field) &&
      !relationFieldPattern.test(field) &&
      !/\.(?:cancellations?|storno\w*|ruecktritt|rücktritt|refunds?|dogs?|hunde|pets|haustiere|age|alter|pronouns?|species|height|weight|birthday|lives_in|likes|dislikes|cannot_bear|fears?)(?:_[a-z]{2})?$/i.test(
        field,
      ) &&
      !/\.(?:first_line|signature_line|quote|zitat|catch_?phrase|tagline|motto|says)(?:_[a-z]{2})?$/.test(
        field,
      ) &&
      (label === undefined ||
        !/^(?:tagline|vibe_surprise_facts|motto|quote|slogan|catch_?phrase|says|saying|favou?rite_saying|spruch|lieblingssatz|lieblingsspruch|sagt)/.test(
          label,
        ))
    : !belongsToListElement(field) &&
      /^(?:details?|about|bio|beschreibung|inhalt|text|features?|highlights?|long_?description|story)(?:_[a-z]{2})?$/i.test(
        label ?? lastPart(field),
      )
