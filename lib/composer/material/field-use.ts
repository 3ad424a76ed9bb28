import { splitFieldPath } from '@/lib/facts/fields/note-fields'

/** Names of what readers must know, wherever in a record it is. */
const vitalFieldPattern =
  /(?:^|_)(?:may_contain|cross_contamination|kann_(?:spuren_)?(?:von_)?enthalten|peut_contenir|puede_contener|può?_contenere|kan_bevatten|allergens?|allergene?n?|allergenes|traces|spuren|warnings?|warnhinweise?|safety|sicherheit\w{0,24}|not_suitable\w{0,24}|nicht_geeignet\w{0,24}|nicht_fuer|contra\w{0,24}|precautions?|securite|sécurité|seguridad|sicurezza|seguranca|hazards?|gefahren?)(?:_|$)/iu
/** What a part of a record is for readers, judged by the name that its authors gave it. */
export type FieldUse = 'warning' | 'act' | 'text' | 'offer' | 'know' | 'extra'

/** Names of what authors keep to themselves, wherever in a record it is. */
const internalFieldPattern =
  /(?:^|_)(?:available_for_(?:interviews?|press)|not_available|(?:inhalt|plot|synopsis|handlung|story)_(?:komplett|complete|full|gesamt\w{0,2}|spoiler\w{0,2})|full_(?:plot|synopsis|story)|leichte_sprache|einfache_sprache|easy_read|plain_language|offen|blocked|belegt|unavailable|editorial|writers?_?room|playtest\w{0,24}|model_?sheet|silhouette|arcs?|season_?arcs?|storylines?|twists?|reveal\w{0,24}|fate|schicksal|direction|rights?|rechte?|permissions?|clearances?|freigabe\w{0,24}|press(?!_?(?:text|release))|presse|handling|condition|zustand|conservation|location_history|provenance|risks?|risiken|discounts?|trade|gastro_?(?:netto|preis\w{0,4})|netto_?preis\w{0,2}|preis_netto|b2b|reseller_?prices?|h(?:ae|ä)ndler_?(?:preis|rabatt|konditionen)\w{0,6}|public_liability|story_(?:outline|end|beats|notes)|suppliers?|lieferant\w{0,24}|brand_voice|nicht_verraten|spoilers?|endings?|further_reading|literatur|literature|bibliograph\w{0,24}|sources|quellen|reviews?|ratings?|rezensionen|bewertungen|avis|feedback|accession|inventory|inventar\w{0,24}|insurance|versicherung\w{0,24}|stock|bestand|seo|analytics|credits?|lender|leihgeber\w{0,24}|landowners?|previous_owner|interest|enquiries|anfragen|owner|zustaendig|maintenance|wartung|funding|foerderung|förderung|sponsors?|partners?|permission|usage|photos?|images?|bilder|fotos?|stills?|video|audio|assets?|media|files?|voice_actor|casting|budget|landlord|lead_score|last_year|letztes_jahr|privacy|datenschutz|imprint|impressum|changelog|metadata|last_update\w{0,2}|last_change\w{0,2}|updated|quelle_intern|last_audit|audits?|inventur|aktualisiert|embargo\w{0,24}|sperrfrist\w{0,24})(?:_|$)/iu
/** Names of information without which readers could come to harm. */
const warningFieldPattern =
  /(?:^|_)(?:mandatory_\w{1,24}|pflichtausr\w{1,24}|warn\w{0,24}|safety|sicherheit\w{0,24}|can_live_with|lives?_with|good_with|compatible_with|vertr(?:ae|ä)glich\w{0,24}|nicht_zu|not_with|may_contain|cross_contamination|kann_(?:spuren_)?(?:von_)?enthalten|peut_contenir|puede_contener|può?_contenere|kan_bevatten|allergens?|allergene?n?|allergenes|allergenos|content_?(?:notes?|warnings?)|inhaltshinweise?|not_suitable\w{0,24}|not_for|nicht_geeignet\w{0,24}|nicht_empfohlen|nicht_fuer|suitability|closures?|closed|sperrungen?|sperre|nacheinlass|hinweise?|notruf|notfall|emergency|anforderung\w{0,24}|schwierigkeit\w{0,24}|difficulty|road_?closure|fermeture|wichtig|important|contra\w{0,24}|precautions?|précautions|securite|sécurité|avertissements?|attention|danger\w{0,24}|seguridad|sicurezza|avvertenze|segurança|seguranca|hinweis_(?:fuer|für)_(?:besucher|gaeste|gäste|teilnehm)\w{0,24}|gefahren?|hazards?|risks_for_\w{1,24}|traces|spuren|jugendschutz|age_check|requirements|voraussetzungen|conditions|bedingungen|aktuell\w{0,24}|current_\w{1,24}|(?<!last_)updates?|medical\w{0,24}|eligibility|risk_statement|risikohinweis\w{0,24}|achtung|weather_rule|gewitter|notabstieg)(?:_|$)/iu
/** Names of what readers act on: when, where, how, and at what price. */
const actionFieldPattern =
  /^(?:einweihung|inauguration|vernissage|finissage|launch_event|launch_party|pub_?date|publication_date|erscheinungs(?:datum|termin)|timetable|stundenplan|courses?|kurse|entries|entry|startgeld|talks?|gespr(?:ae|ä)ch|vortr(?:ae|ä)ge|vortrag|lectures?|lesung|open_(?:days?|house|hours|times|air|to|from|until|daily|weekends?)|authors?|autor(?:in|en)?|written_by|laenge\w{0,24}|länge\w{0,24}|length\w{0,24}|distance\w{0,24}|gehzeit|walking_time|duration|dauer|aufstieg\w{0,24}|ascent\w{0,24}|hm_auf|when|wann|quand|dates?|datum|fecha|tag|day|einlass|doors\w{0,24}|letzter_einlass|termine?|suitable_for|for_whom|fuer_wen|für_wen|pour_qui|geeignet_\w{1,24}|zielgruppe|times?|zeit(?:en)?|uhrzeit|schedule|start|starts\w{0,24}|begin\w{0,24}|ends?|opens|closes|programme?|programm|programa|events?|veranstaltung(?:en)?|performances?|auffuehrungen|aufführungen|vorstellungen|screenings?|readings|lesungen|venues?|where|wo|ort|orte|place|location|adresse|address|lieu|treffpunkt|meeting_?point|opening_?(?:hours|times)|hours|oeffnungszeiten|öffnungszeiten|horaires|besuch|visit(?:s|ing|ing_hours)?|ausstellung|exhibition|exposicao|tickets?|admission|eintritt\w{0,24}|prices?|preise?|preis_\w{1,24}|price_\w{1,24}|tarif\w{0,24}|costs?|kosten|fees?|fee_\w{1,24}|gebuehr|gebühr|karten|booking\w{0,24}|buchung|registration|anmeldung\w{0,24}|how_to_\w{1,24}|deadline|frist|bewerb\w{0,24}|apply|application\w{0,24}|adoption|appeal|donate|spenden|get_?involved|workdays|workshop_visits|fuehrung(?:en)?|führung(?:en)?|tours?|probefahrt|tasting_event|ausweichtermin|run|zeitraum|wet_weather|backup_date|course_dates|application|sessions?(?:_\d+)?|runs|classes|packages|pricing|ingredients|zutaten|ingr[eé]dients|ingredientes|ingredienti|steps|schritte|method|zubereitung|instructions|anleitung|entrada|horario|exposicao|inauguracao|travel|sprechzeiten|buerozeiten|office_hours|cinema_release)$/iu
/** Names of how something is sold, shipped and displayed, which a post leaves to its link. */
const offerFieldPattern =
  /^(?:gebinde|packs?|packung(?:en)?|variants?|varianten?|display|on_display\w{0,24}|zu_sehen\w{0,24}|order\w{0,24}|bestell\w{0,24}|vorbestell\w{0,24}|sale|sales|verkauf|vente|availab\w{0,24}|verfuegbar\w{0,24}|verfügbar\w{0,24}|disponible\w{0,24}|release\w{0,24}|erschein\w{0,24}|publication\w{0,24}|on_sale\w{0,24}|shops?|laeden|läden|sizes|editions?|formats?|lieferdaten|shipping|versand|delivery|lieferung|contact|kontakt|abgabe|bezug|contract_?term|minimum_\w{1,24}|coverage|minimum_fleet|stops|haltestellen|distribution|next_\w{1,24}|next_free|laufzeit)$/iu
/** Names of fields that contain texts. */
const textFieldPattern =
  /^(?:challenge|herausforderung|approach|ansatz|\w{0,24}blurb\w{0,12}|strap\w{0,12}|vorspann|standfirst|dek|lede|(?:in_)?(?:one|a)_sentence|in_(?:short|brief|breve|kuerze|kürze)|aufmacher|vita\w{0,12}|vorwort|foreword|preface|ausgangslage|vorhaben|\w{1,24}_story|story_(?:short|long|md|text|public|\d)|\w{1,24}geschichte|(?:artists?|directors?|makers?|curators?|mission|authors?)_statement|(?!(?:non|not|nicht|is|semi)_)\w{1,24}_public|public_(?:text|description|summary|story|bio|statement|info|blurb)|why(?:_(?!rejected|cut|delayed|not_|internal|declined)\w{0,24})?|warum\w{0,24}|sage|legend|storia|trama|presentazione|verhaal|beschrijving|press_release|\w{0,24}descriptions?\w{0,24}|\w{0,24}beschreibung(?:en)?\w{0,24}|beschrieb\w{0,12}|ankuendigung|ankündigung|announcement|lebenslauf|kurzbio|descri\w{1,24}|texts?|texte?|texto|testo|\w{1,24}_?text|text_\w{1,24}|story|stories|body|copy|contents?|inhalt\w{0,24}|long\w{0,24}|lang\w{0,24}|short\w{0,24}|kurz\w{0,24}|intro\w{0,24}|einleitung|einfuehrung|einführung|pitch|about|histor(?:y|ia)|geschichte|histoire|background|hintergrund|synopsis\w{0,24}|plot|summary|zusammenfassung|resume|résumé|teaser|lead|hook|logline|one_?liner?|taglines?|sub_?title|untertitel|kicker|headline|claim|motto|biogra\w{1,24}|bio|vita|portraits?|backstory|need|idea|idee|concept|konzept|what(?!_to_)\w{0,24}|entstehung|origin|herkunft|made|making|form|handwerk|quotes?|zitate?|frase|citation|cit[aá]c\w{1,24}|message|chapters|kapitel|sections|abschnitte|paragraphs|absatz\w{0,24}|absaetze|pr[eé]sentation|accroche|apresentacao|mission|problem|promise|elevator_pitch|good_to_know|fun_fact|en|de|fr|es|it|nl|pt|this_\w{1,24}|for_your_\w{1,24}|charakter|character|wegverlauf|einkehr|producer_note|maker_note|artist_statement|statement|anecdote|notice)$/iu
/** Names of what is good to know. */
const goodToKnowFieldPattern =
  /^(?:allerg\w{1,24}|storage|lagerung|aufbewahr\w{0,24}|keeping|keeps|haltbar\w{0,24}|how_to_keep|care|pflege|needs|home_?\w{0,24}|process|ablauf|species|breed|rasse|tierart|sex|geschlecht|latin|age\w{0,24}|alter\w{0,24}|min(?:imum)?_?age|running_?time|access\w{0,24}|barrierefrei\w{0,24}|getting_?there|anreise\w{0,24}|anfahrt|parking|parken|huiles|cancellation|storno\w{0,24}|refunds?|ruecktritt|rücktritt|included|enthalten|inklusive|not_included|nicht_enthalten|advice|notes?|bring|what_to_\w{1,24}|mitbringen|ausruestung|highlights|features|merkmale|besonderheit(?:en)?|audience|level|vorkenntnisse|prerequisites|best_time|beste_zeit|strecke|duree|difficulte|balisage|season|guarantee|garantie|warranty|returns|growing|fruit|tasting|geschmack|sensorik|taste|goes_with|pairs_with|passt_zu|serving|suggested_serve|roasting_tip|accords|conseils|pets|haustiere|chiens|cast|besetzung|mitwirkende|line_?up|performers|artists?|kuenstler\w{0,24}|speakers?|referent\w{0,24}|tutors|leitung|director|regie|composer|publisher|verlag|maker|designer|platforms|languages?_spoken|facts|fakten|fun_?facts|trivia|results?|ergebnisse|approach|how_it_works|so_funktioniert\w{0,24}|stages|etappen|etapes|temperament|health|gesundheit|daily|character)$/iu
/** Names of boxes that a file puts around everything else. */
const wrapperBoxPattern =
  /^(?:texts?|contents?|info|infos|public|details?|data|fields|main|page|item|entry|en|de|fr|es|it|nl|pt)$/iu

/**
 * What a field of a record is for readers. A record contains everything that its authors know about a thing, most
 * of it for themselves: only fields whose names say that they are for readers are told. Undefined for all others.
 * Pure; serves spec/writing#6.
 */
export function findFieldUse(field: string): FieldUse | undefined {
  const names = splitFieldPath(field)
  if (names.some((name) => vitalFieldPattern.test(name))) return 'warning'
  if (names.some((name) => internalFieldPattern.test(name) && !warningFieldPattern.test(name)))
    return undefined
  // Contacts for the press.
  if (
    names.some((name) => /^press_?(?:release|text)$/u.test(name)) &&
    names.some((name) => /^(?:contact|kontakt)/u.test(name))
  )
    return undefined
  const [top = '', ...rest] = names
  // Where an object is stored while it is not on display.
  if (placeFieldPattern.test(top) && rest.some((one) => storageFieldPattern.test(one))) return undefined
  const name = wrapperBoxPattern.test(top) && rest[0] !== undefined ? rest[0] : top
  // The "conditions" of an animal are its illnesses, not terms.
  if (/^(?:health|gesundheit)$/u.test(name) && rest.includes('conditions')) return 'know'
  if (warningFieldPattern.test(name) || name === 'dogs' || name === 'hunde') return 'warning'
  const use = findNameUse(name)
  return use !== undefined && rest.some((one) => warningFieldPattern.test(one)) ? 'warning' : use
}

const placeFieldPattern = /^(?:location|standort|place|ort|lagerort)$/u
const storageFieldPattern = /(?:^|_)(?:depot|magazin|drawer|shelf|bay|regal|schublade|lagerplatz)(?:_|$)/u

const findNameUse = (name: string): FieldUse | undefined =>
  actionFieldPattern.test(name)
    ? 'act'
    : offerFieldPattern.test(name)
      ? 'offer'
      : textFieldPattern.test(name)
        ? 'text'
        : goodToKnowFieldPattern.test(name)
          ? 'know'
          : undefined

/** Names of fields that describe a character of a game or story. */
const characterFieldPattern =
  /^(?:appear\w{0,24}|aussehen|look|personality|persoenlichkeit|charakter\w{0,24}|vibe\w{0,24}|habitat\w{0,24}|diet\w{0,24}|tribe\w{0,24}|size\w{0,24}|role|rolle|home|zuhause|occupation|beruf|identity|profile|profil|wants?|needs?|fears?|goals?|flaws?|strengths?|weakness\w{0,24}|powers?|abilit\w{1,24}|skills?|traits?|speech|manner\w{0,24}|temper\w{0,24}|hobb\w{1,24}|family|friends?|art|name|epithet|title|age|alter|likes|dislikes|habits?|motto|catch_?phrase|voice\w{0,24}|signature\w{0,24}|belongings|keepsakes|first_\w{1,24}|game|series|world|welt|work|book|film|show|product|release\w{0,24}|lives_in|weapon|gameplay|play|belongs_to|faction|relationships?)$/iu

/** Whether a field of a character is told: its name must be that of a text or a trait. Pure. */
export function isCharacterField(field: string): boolean {
  const [top = '', ...rest] = splitFieldPath(field)
  const name = wrapperBoxPattern.test(top) && rest[0] !== undefined ? rest[0] : top
  // Notes are not told: "sex_note: Named before we knew."
  if (rest.some((one) => /(?:^|_)(?:notes?|hinweise?|notiz(?:en)?)$/u.test(one))) return false
  return (
    !isInternalField(field) &&
    (characterFieldPattern.test(name) || textFieldPattern.test(name) || goodToKnowFieldPattern.test(name))
  )
}

/** Whether a name in a field's path says that its authors keep it to themselves. Pure. */
export const isInternalField = (field: string): boolean =>
  field.startsWith('metadata.bible.') &&
  splitFieldPath(field).some((name) => internalFieldPattern.test(name) && !warningFieldPattern.test(name))
