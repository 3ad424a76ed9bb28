import { namesOfField } from '@/lib/facts/note-fields'

/** Names of what readers must know wherever it stands. */
const vital =
  /(?:^|_)(?:allergens?|allergene?n?|allergenes|traces|spuren|warnings?|warnhinweise?|safety|sicherheit\w*|not_suitable\w*|nicht_geeignet\w*|nicht_fuer|contra\w*|precautions?|hazards?|gefahren?)(?:_|$)/iu
/** What a part of a record is to readers, by the name that its makers gave it. */
export type Use = 'warning' | 'act' | 'text' | 'know' | 'extra'

/** Names of what makers keep for themselves, wherever in a record they stand. */
const internal =
  /(?:^|_)(?:offen|editorial|arcs?|season_?arcs?|storylines?|twists?|reveal\w*|fate|schicksal|direction|rights?|rechte?|permissions?|clearances?|freigabe\w*|press|presse|handling|condition|zustand|conservation|location_history|provenance|risks?|risiken|discounts?|trade|suppliers?|lieferant\w*|brand_voice|nicht_verraten|spoilers?|endings?|further_reading|literatur|literature|sources|quellen|reviews?|ratings?|rezensionen|bewertungen|avis|feedback|accession|inventory|inventar\w*|insurance|versicherung\w*|stock|bestand|seo|analytics|credits?|lender|leihgeber\w*|landowners?|previous_owner|interest|enquiries|anfragen|owner|zustaendig|maintenance|wartung|funding|foerderung|förderung|sponsors?|partners?|permission|usage|photos?|images?|bilder|fotos?|stills?|video|audio|assets?|media|files?|voice_actor|casting|budget|landlord|lead_score|last_year|letztes_jahr|privacy|datenschutz|imprint|impressum|changelog|metadata|embargo\w*|sperrfrist\w*)(?:_|$)/iu
/** Names of what readers come to harm without. */
const warning =
  /(?:^|_)(?:warn\w*|safety|sicherheit\w*|allergens?|allergene?n?|allergenes|allergenos|content_?(?:notes?|warnings?)|inhaltshinweise?|not_suitable\w*|not_for|nicht_geeignet\w*|nicht_empfohlen|nicht_fuer|suitability|closures?|closed|sperrungen?|road_?closure|fermeture|wichtig|important|contra\w*|precautions?|précautions|gefahren?|hazards?|risks_for_\w+|traces|spuren|jugendschutz|age_check|requirements|voraussetzungen|conditions|bedingungen|aktuell\w*|current_\w+|updates?)(?:_|$)/iu
/** Names of what readers act on: when, where, for how much, and how. */
const act =
  /^(?:when|wann|quand|dates?|termine?|times?|zeit(?:en)?|uhrzeit|schedule|start|starts\w*|begin\w*|ends?|opens|closes|programme?|programm|programa|events?|veranstaltung(?:en)?|performances?|auffuehrungen|aufführungen|vorstellungen|screenings?|readings|lesungen|venues?|where|wo|ort|orte|place|location|adresse|address|lieu|treffpunkt|meeting_?point|opening_?(?:hours|times)|hours|oeffnungszeiten|öffnungszeiten|horaires|besuch|visit(?:s|ing|ing_hours)?|ausstellung|exhibition|exposicao|display|on_display\w*|zu_sehen\w*|tickets?|admission|eintritt\w*|prices?|preise?|preis_\w+|price_\w+|tarif\w*|costs?|kosten|fees?|fee_\w+|gebuehr|gebühr|karten|booking\w*|buchung|registration|anmeldung\w*|how_to_\w+|order\w*|bestell\w*|vorbestell\w*|sale|sales|verkauf|vente|availab\w*|verfuegbar\w*|verfügbar\w*|disponible\w*|release\w*|erschein\w*|publication\w*|on_sale\w*|shops?|laeden|läden|sizes|editions?|formats?|lieferdaten|shipping|versand|delivery|lieferung|deadline|frist|bewerb\w*|apply|application\w*|adoption|appeal|donate|spenden|get_?involved|workdays|workshop_visits|fuehrung(?:en)?|führung(?:en)?|tours?|probefahrt|premiere|tasting_event|next_\w+|contact|kontakt|abgabe|bezug|ausweichtermin|wet_weather|backup_date|course_dates|application|sessions?(?:_\d+)?|runs|classes|packages|pricing|contract_?term|minimum_\w+|coverage|ingredients|zutaten|ingr[eé]dients|ingredientes|ingredienti|steps|schritte|method|zubereitung|instructions|anleitung|entrada|horario|exposicao|inauguracao|travel|next_free|sprechzeiten|buerozeiten|office_hours|minimum_fleet|stops|haltestellen|cinema_release|distribution)$/iu
/** Names of texts. */
const text =
  /^(?:\w*descriptions?\w*|\w*beschreibung(?:en)?\w*|descri\w+|texts?|texte?|texto|testo|\w+_?text|text_\w+|story|stories|body|copy|contents?|inhalt\w*|long\w*|lang\w*|short\w*|kurz\w*|intro\w*|einleitung|einfuehrung|einführung|pitch|about|histor(?:y|ia)|geschichte|histoire|background|hintergrund|synopsis\w*|plot|blurb|summary|zusammenfassung|resume|résumé|teaser|lead|hook|logline|one_?liner?|taglines?|strapline|sub_?title|untertitel|kicker|headline|claim|motto|biogra\w+|bio|vita|portraits?|backstory|why|warum|need|idea|idee|concept|konzept|what\w*|entstehung|origin|herkunft|made|making|form|handwerk|quotes?|zitate?|frase|citation|cit[aá]c\w+|message|chapters|kapitel|sections|abschnitte|paragraphs|absatz\w*|absaetze|pr[eé]sentation|accroche|apresentacao|mission|problem|promise|elevator_pitch|good_to_know|fun_fact|en|de|fr|es|it|nl|pt|this_\w+|for_your_\w+|charakter|character|wegverlauf|einkehr|producer_note|maker_note|artist_statement|statement|anecdote|notice)$/iu
/** Names of what is good to know. */
const know =
  /^(?:allerg\w+|storage|lagerung|aufbewahr\w*|keeping|keeps|haltbar\w*|how_to_keep|care|pflege|needs|home_?\w*|process|ablauf|species|breed|rasse|tierart|sex|geschlecht|latin|age\w*|alter\w*|min(?:imum)?_?age|duration|dauer|running_?time|access\w*|barrierefrei\w*|getting_?there|anreise\w*|anfahrt|parking|parken|huiles|cancellation|storno\w*|refunds?|ruecktritt|rücktritt|included|enthalten|inklusive|not_included|nicht_enthalten|advice|hinweise?|notes?|bring|what_to_bring|mitbringen|ausruestung|highlights|features|merkmale|besonderheit(?:en)?|suitable_for|fuer_wen|für_wen|for_whom|zielgruppe|audience|level|vorkenntnisse|prerequisites|difficulty|schwierigkeit\w*|best_time|beste_zeit|distance\w*|strecke|laenge\w*|länge\w*|duree|difficulte|balisage|season|guarantee|garantie|warranty|returns|growing|fruit|tasting|geschmack|sensorik|taste|goes_with|pairs_with|passt_zu|serving|suggested_serve|roasting_tip|accords|conseils|cast|besetzung|mitwirkende|line_?up|performers|artists?|kuenstler\w*|speakers?|referent\w*|tutors|leitung|author|autor(?:in)?|director|regie|composer|publisher|verlag|maker|designer|platforms|languages?_spoken|facts|fakten|fun_?facts|trivia|results?|ergebnisse|approach|how_it_works|so_funktioniert\w*|stages|etappen|etapes|temperament|health|gesundheit|daily|character)$/iu
/** Boxes that a file puts around everything else. */
const around =
  /^(?:texts?|contents?|info|infos|public|details?|data|fields|main|page|item|entry|en|de|fr|es|it|nl|pt)$/iu

/**
 * What a field of a record is to readers. A record holds all that its makers know of a thing, and most of it is for them: only what has a name that
 * says it is for readers is told. Undefined for all else. Pure; serves spec/writing#6.
 */
export function fieldUse(field: string): Use | undefined {
  const names = namesOfField(field)
  if (names.some((name) => internal.test(name) && !warning.test(name))) return undefined
  if (names.some((name) => vital.test(name))) return 'warning'
  const [top = '', ...rest] = names
  const name = around.test(top) && rest[0] !== undefined ? rest[0] : top
  if (warning.test(name)) return 'warning'
  const use = nameUse(name)
  return use !== undefined && rest.some((one) => warning.test(one)) ? 'warning' : use
}

const nameUse = (name: string): Use | undefined =>
  act.test(name) ? 'act' : text.test(name) ? 'text' : know.test(name) ? 'know' : undefined

/** Whether the names around a field say that its makers keep it for themselves. Pure. */
export const isInternalField = (field: string): boolean =>
  field.startsWith('metadata.bible.') &&
  namesOfField(field).some((name) => internal.test(name) && !warning.test(name))
