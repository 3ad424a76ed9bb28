import { functionWords } from '@/lib/claims/words/common-words'

const words = new Set(
  (
    'great news biggest bigger best better cheapest hottest fastest newest latest huge massive crazy insane stunning gorgeous lovely cool sweet ' +
    'free shipping delivery sale deal deals bargain clearance price prices save money cash bonus prize prizes gift gifts win winning won buy ' +
    'shop shopping order hurry quick quickly fast instantly immediately ends ending starts starting begins final last chance ' +
    'only just never always every must should cannot stop start join click swipe share comment follow read watch listen look see ' +
    'this that these those what when where while with without your yours ours their there here from have been will would could ' +
    'people everybody anyone nobody life love hate feel think know want need help change future today world ever never really truly very ' +
    'extremely totally completely definitely literally seriously honestly actually party fun night weekend morning evening week month year ' +
    'years days hours minutes early late soon again more most less new old big small good bad right wrong true real full half half-price ' +
    'open opening close closing live event events show concert festival ticket tickets sold sell selling launch launching launched ' +
    'proud thrilled excited delighted honoured grateful thank please sorry danger caution stay calm keep going done ready step steps ' +
    'secret secrets proven results success successful powerful ultimate premium quality original natural organic fresh healthy strong easy ' +
    'simple smart safe secure trusted award winning number people family families kids children friends customers team story stories ' +
    'kaufen kauft jetzt bestellen bestellt zugreifen klicken teilen kommentieren folgen lesen schauen ansehen hören buchen reservieren ' +
    'melden mitnehmen holen nehmen kommen kommt macht machen gibt haben bekommen erhalten erleben probieren testen starten beginnt startet ' +
    'endet schließt öffnet geöffnet offen frei freie plätze platz restplätze letzter letztes chance neuer neues neuen beste bester bestes ' +
    'größte größter größtes billig günstig günstiger preis preise preiswert reduziert prozent tage tag woche wochen monat jahr jahre stunden ' +
    'minuten nacht abend morgens früh spät bald schon immer niemals nirgends überall wirklich absolut total mega super riesig riesige ' +
    'genial spitze klasse super hammer krass irre verrückt lecker frisch gesund schnell schneller einfach echt wahre wahr neu neue alle ' +
    'alles keine niemand jeder jede jetzt nur noch mehr weniger viel viele ganze großer große großes kleine kleiner schöne schöner gute guter ' +
    'gutes welt leben liebe herz freude spaß glück hilfe danke bitte achtet vorsicht gefahr stopp halt ruhe endspurt start neustart ' +
    'eröffnungsfeier fest feier konzert karten tickets verkauf raus muss müssen dürfen sollen können wollen werden wurde sind nicht ' +
    'geld gewinn gewinner preisgeld umsatz erfolg erfolge ergebnis ergebnisse zukunft chance chancen vorteil vorteile sicher sicherheit ' +
    'kunden freunde familie familien kinder eltern menschen team geschichte geschichten programm neuigkeiten information informationen ' +
    'absolutely amazing announcement attention available awesome beautiful believe bestseller better breaking celebrate ' +
    'celebration closed coming congratulations countdown deadline delicious discount discounts discover download everyone ' +
    'everything everywhere exciting exclusive fantastic finally friday giveaway guaranteed happy hello holiday holidays ' +
    'important incredible introducing limited monday offers opening perfect register reminder saturday saving savings ' +
    'special subscribe summer sunday thanks thursday today tomorrow tonight tuesday unbelievable update updates urgent ' +
    'warning wednesday weekend welcome winner winners winter wonderful ' +
    'achtung aktion aktionen alles angebot angebote ankündigung anmelden aufgepasst ausverkauf ausverkauft bestseller ' +
    'dankeschön demnächst dienstag donnerstag eilmeldung eintritt einladung endlich endspurt entdecken eröffnung exklusiv ' +
    'fantastisch ferien freitag geburtstag geschenk geschenke geschenkt geschlossen gewinnen gewinnspiel glückwunsch ' +
    'gratis gratulation großartig gutschein herbst heute hinweis kostenlos letzte liebe mitmachen mittwoch montag morgen ' +
    'nachhaltig neuheit neuheiten neueröffnung nächste perfekt rabatt rabatte rabattaktion räumungsverkauf samstag ' +
    'schlussverkauf sofort sommer sommerschlussverkauf sonderangebot sonntag sparen tipps umsonst unbedingt unglaublich ' +
    'verlosung versandkostenfrei wahnsinn warnung weihnachten wichtig willkommen winter winterschlussverkauf wochenende'
  ).split(' '),
)

/** Endings of ordinary words that hardly ever occur in names. */
const derived =
  /^\p{L}{3,}(?:ing|ingly|ably|ibly|ously|ively|lessly|fully|tional|tions|ness|able|ible|ful|less|ously|keit|heit|lich|liche[rsnm]?|isch|ische[rsnm]?|barer?|ungen|lung|rung|tung|gung|dung|nung|sung|hung|schaft|iert|ieren|reich|freie?[rsn]?|lose?[rsn]?)$/u

const foldGermanLetters = (word: string): string =>
  word.replaceAll('ß', 'ss').replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')

/**
 * Whether a word in capitals is one that English or German posts use for shouting, rather than a name. "GROSSARTIG"
 * is matched as if spelled with ß. Function words count only from three letters on: "IT" and "AM" are abbreviations
 * too.
 */
export const isOrdinaryWord = (capitals: string): boolean => {
  const word = capitals.toLowerCase().replace(/['’](?:s|re|ll|ve|t|d|m)$/, '')
  return (
    words.has(word) ||
    words.has(word.replaceAll('ss', 'ß')) ||
    (word.length > 2 && functionWords.has(foldGermanLetters(word))) ||
    (word.length > 6 && derived.test(word))
  )
}
