const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Names of documents, pages and files, whatever their content. */
const documents = set(
  'newsletter rundbrief rundschreiben elternbrief kundenbrief gemeindebrief pfarrbrief mitteilungsblatt infobrief infoblatt letter circular bulletin memo minutes protokoll agenda tagesordnung kalender calendar veranstaltungskalender terminkalender veranstaltungen veranstaltung termine events terminübersicht spielplan wochenplan monatsprogramm programm programme preisliste pricelist text texte copy wording textvorschlag entwurf draft flyer flyertext poster plakat website webseite homepage posting dokument document vorlage template kopie teaser aktuelles aktuelle whats listings',
)
/** Words that accompany such a name without adding content: which issue, from when, for whom. */
const accompanyingWords = set(
  "attached enclosed anbei no nr number nummer vol volume issue edition ausgabe band week woche kw month monat year jahr day tag version v home on upcoming next our unser unsere unserer new neue neues final list liste overview übersicht info infos information update what's the a of for from in and to with der die das des dem den für vom von zum zur im am und mit parents eltern members mitglieder staff press presse januar februar märz april mai juni juli august september oktober november dezember january february march may june july october december spring summer autumn winter fall frühling frühjahr sommer herbst",
)

/**
 * Whether a title only names a document ("Newsletter 12", "Minutes of 3 March", "text for the website") rather than
 * its content. Pure.
 */
export function isDocumentName(title: string): boolean {
  let isNamed = false
  const words = title
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
  for (const word of words) {
    if (documents.has(word)) isNamed = true
    else if (word !== '' && !accompanyingWords.has(word) && !/^\d+(?:st|nd|rd|th)?$/u.test(word)) return false
  }
  return isNamed || words.join(' ').trim() === "what's on"
}
