const words = new Set(
  (
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

/** Whether a word in capitals is one that English or German posts shout, rather than a name. "GROSSARTIG" counts as with ß. */
export const isOrdinaryWord = (capitals: string): boolean => {
  const word = capitals.toLowerCase()
  return words.has(word) || words.has(word.replaceAll('ss', 'ß'))
}
