/** Names of fields in which a record's makers write to each other, anywhere in the record. */
const noteFieldPattern =
  /intern(?:al(?:ly)?|e[rsn]?|o|os|a|as|es)?(?:_|$)|(?:^|_)(?:staff|team|dev(?:eloper)?|sales|curators?|editors?|production|qa|art|design|writers?)_?(?:notes?|remarks?|comments?)(?:_|$)|(?:^|_)(?:notes?|remarks?|comments?|hinweise?)_(?:for|fuer|für|an|to)_(?:press|presse|staff|team|redaktion|editors?|gms?|writers?|marketing|sales|printers?|agentur|colleagues|kolleg\p{L}{0,6}|internal)|(?:^|_)(?:remarks?(?:_\w{1,24})?|notizen|notas|bemerkung(?:en)?|anmerkung(?:en)?|todos?|to_?do|to_?check|open_questions|offene_fragen|admin|bearbeitung|redaktion|consent\w{0,24}|\w{1,24}_?consent|consentimento|einwilligung\w{0,24}|safeguarding|confidential|vertraulich|margins?|marge|wholesale|wiederverkauf|competitors?|werbliche_hinweise|dont_say|never_say|struck\w{0,24}|gestrichen\w{0,24}|not_for_(?:press|publication|web|print|social\w{0,10}|public|posts?|newsletter)|upsell|pricing_notes|writers?_?room|cost_cent(?:re|er)|kostenstelle)(?:_|$)/iu
/** Wording used only with people who already know about it. */
const confidentialPattern =
  /(?<!\p{L})(?:not for (?:the )?(?:press|publication|newsletter|public|website|web|print)|do(?:n['’]t| not) (?:print|publish|announce|promise|quote|name (?:him|her|them|the)|put (?:this|it|that bit) (?:online|on))|(?:bitte nicht|nicht öffentlich) (?:verwenden|nennen|erwähnen)|nicht (?:für die (?:presse|öffentlichkeit)|veröffentlichen|weitergeben|herausgeben|rabattieren|nach außen)|nichts nach außen|noch nicht (?:angekündigt|öffentlich|entschieden)|nicht \p{L}{1,20} ankündigen|nur die freigegebene|nicht freigegeben|not released|for juries|unannounced|not (?:yet )?(?:announced|public)|noch nicht bestätigt|not (?:yet )?confirmed|não publicar|ne pas publier|streng vertraulich|vertraulich behandeln|strictly confidential|keep (?:this )?confidential|internal only|nur intern)(?!\p{L})/iu

/**
 * Returns the names on the path of a bible's field, normalized: "homeRequirements" becomes "home_requirements".
 * Pure.
 */
export const splitFieldPath = (field: string): string[] =>
  field
    .replace(/^metadata\.bible\./u, '')
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .map((name) =>
      name
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
        .replace(/[\s-]+/gu, '_')
        .toLowerCase()
        // "body_de"
        .replace(/_(?:en|de|fr|es|it|pt|nl|pl|da|sv|nb|no|fi|cs)$/u, ''),
    )

/** States of something that is not settled: "asked", "needs OK from the press office". */
const unsettled =
  /(?<!\p{L})(?:needs? (?:an? )?(?:ok|approval|clearance)|tbc|tba|to be confirmed|pending|awaiting|asked|requested|unconfirmed|no answer(?: yet)?|not (?:yet )?given|angefragt|noch nicht gefragt|keine antwort|unter vorbehalt|noch offen|ausstehend|en attente|à confirmer|da confermare|por confirmar)(?!\p{L})/iu

/** Whether the state of a list entry says that no one may count on it yet. Pure. */
export const isUnsettled = (state: string): boolean =>
  !/^(?:given|granted|yes|ja|erteilt|approved|cleared|ok)(?!\p{L})|(?<!not )(?<!\p{L})granted(?!\p{L})/iu.test(
    state,
  ) &&
  (unsettled.test(state) || confidentialPattern.test(state))

/**
 * Whether a bible's field is a note among its makers, judging by its name or by its text. Pure; serves
 * spec/writing#1.
 */
export const isNoteField = (field: string, text: string): boolean =>
  field.startsWith('metadata.bible.') &&
  (splitFieldPath(field).some((name) => noteFieldPattern.test(name)) ||
    text
      .split(/(?<=[.!?])\s/u)
      .some((sentence) => sentence.length < 600 && confidentialPattern.test(sentence)))
