/**
 * Small print that readers may come to harm without: what is in food, whom a thing is not for, who must be asked
 * first.
 */
const harmPattern =
  /(?<!\p{L})(?:(?:severe |serious )?allergic reaction|(?:nut|peanut|food|milk|egg|wheat|severe|serious) allerg(?:y|ies)|(?:nuss|erdnuss|lebensmittel|milch|eiweiß)allergi\p{L}+|allergisch (?:auf|reagier)\p{L}*|blood thinners?|blutverdünn\p{L}+|(?:wer|quem|chi|qui|quien) [^.!?]{0,40}al+erg\p{L}+|contains?\s?:? (?:[\p{L}-]{1,20},? (?:and |or )?){0,6}(?:milk|nuts?|gluten|wheat|soya?|eggs?|sulphites|sulfites|sesame|peanuts?|almonds?|hazelnuts?|fish|celery|mustard|lupin|alcohol|caffeine|latex|nickel|lanolin)|may contain (?:traces|nuts)|enthält\s?:? (?:\p{L}{1,24},? (?:und |oder )?){0,6}(?:milch|nüsse|gluten|weizen|soja|eier|ei|sulfite|sesam|erdnüsse|mandeln|haselnüsse|fisch|sellerie|senf|lupinen?|alkohol|koffein|latex|nickel)|(?:contiene|contient|contém|contengono|contiennent|bevat|zawiera|innehåller|indeholder|inneholder|obsahuje|sisältää)\s?:? (?:[\p{L}'’,]{1,20} ){0,8}(?:latte|leche|lait|leite|melk|mleko|glutine|gluten|glúten|noci|nueces|noix|nozes|noten|uova|huevos?|œufs?|ovos?|soia|soja|sesamo|sésamo|sésame|sedano|apio|céleri|aipo|senape|mostaza|moutarde|pesce|pescado|poisson|mælk|melk|mjölk|nötter|nødder|nøtter|ägg|æg|egg|vete|hvede|hvete|fisk|mléko|ořechy|vejce|lepek|arachidi|cacahuetes?|arachides?|solfiti|sulfitos|sulfites)|spuren von|kann spuren|not (?:suitable|intended|recommended) (?:for|with|if|in|during|when)|unsuitable (?:for|with|if|in|during)|nicht (?:geeignet|empfohlen|bestimmt) (?:für|bei|in|im|während|ab|unter|wenn)|ungeeignet (?:für|bei|in|während)|für (?:[\p{L}\d]{1,24} ){1,6}(?:nicht geeignet|ungeeignet)|abus d['’]alcool|choking hazard|erstickungsgefahr|adult supervision|supervision of an adult|unter aufsicht|(?:out of|away from) (?:the )?reach|(?:out of|away from) children|außer(?:halb der)? reichweite|(?:ask|see|talk to|consult|speak to) (?:your|a) (?:gp|doctor|midwife|pharmacist|vet|physician)|(?:fragen|sprechen|wenden) sie (?:\p{L}{1,20} ){0,4}(?:arzt|ärztin|hausarzt\p{L}*|hebamme|apothek\p{L}+|tierarzt|tierärzt\p{L}+)|ärztlich\p{L}* rat|(?:at|on) (?:your|their|one['’]s) own risk|auf eigene gefahr|auf eigenes risiko|eltern haften|(?:must|have to) be (?:at least |over |aged )?(?:1[0-9]|2[01])(?! ?%)|(?:ab|mindestens) (?:1[0-9]|2[01]) jahren?)(?!\p{L})/iu
/** Small print that every text of its kind carries and that helps no one. */
const boilerplateWarningPattern =
  /(?<!\p{L})(?:affiliate|paid|sponsored|bezahlte|unbezahlte|werbung|drink\p{L}* responsibly|does not (?:replace|constitute)|ersetzt (?:k?eine|nicht)|(?:article|blog|website|newsletter|e-?mail)|artikel|beitrag|cookies?|resale|distribution|publication)(?!\p{L})/iu

/** Whether small print keeps readers from harm: allergens, whom a thing is not for. Takes a sentence; pure. */
export const isSafetyWarning = (text: string): boolean => {
  const words = text.slice(0, 400)
  return harmPattern.test(words) && !boilerplateWarningPattern.test(words)
}

/** "If stairs are a problem, tell us by Tuesday": what readers should do in a case that the text names. */
const conditionalRequestPattern =
  /^(?:if|unless|should|anyone who|people who|those who|whoever|wenn|falls|sollten?|wer)(?!\p{L})(?![^.!?]{0,80}(?<!\p{L})(?:enjoy\p{L}*|liked?|loved?|found|forward\p{L}*|subscri\p{L}*|share[ds]?|questions?|comments?|follow\p{L}*|read(?:ing)? (?:this|more)|want to (?:know|learn|see|read|find)|more (?:information|details)|receiv\p{L}+|e-?mails?|newsletters?|unsubscribe|gefallen|gefällt|fragen|abonnier\p{L}*|teilen|weiterleit\p{L}*|newsletter|mehr (?:wissen|erfahren|lesen|dazu)|informationen|kommentar\p{L}*|unterstützen|spenden|support us|donate)(?!\p{L}))[^.!?]{12,200},/iu

/** Whether a request applies only to a case that the text names, and says what to do then. Takes a sentence; pure. */
export const isConditionalRequest = (text: string): boolean =>
  conditionalRequestPattern.test(text.slice(0, 400))
