/** "For babies under one: leave out the honey", "Für Kinder unter einem Jahr bitte ohne Honig". */
const notForEveryonePattern =
  /(?<!\p{L})(?:(?:not (?:suitable )?for|(?:do not|don['’]t|never) (?:give|feed|serve)(?: \p{L}+){0,3} to) (?:babies|infants|toddlers|pregnant|children under (?:one|1|12 months|two|2)(?!\d))|(?:for|if) (?:babies|infants|toddlers)(?: \p{L}+){0,4}[:,]? (?:leave out|omit|without|no)|(?:für|an) (?:kinder|säuglinge|babys|kleinkinder|schwangere)(?: \p{L}+){0,4} (?:ohne|kein(?:en|e)?|weglassen)|nicht (?:geeignet )?für (?:säuglinge|babys|kleinkinder|schwangere))(?!\p{L})/iu

/** "Allergènes : gluten, lait", "May contain nuts": what is in it, which some readers must know. */
const allergenPattern =
  /(?<!\p{L})(?:all?erg[eéè]n\p{L}{0,3}\s?[:：]|may contain (?:traces|(?:\p{L}{2,12}, ){0,4}(?:nuts?|peanuts?|hazelnuts?|almonds?|walnuts?|milk|eggs?|gluten|wheat|soya?|sesame|mustard|celery|fish|shell(?:fish)?|sulphites?))|(?:kann|enthält) spuren (?:von|an) |kan sporen (?:van|bevatten)|(?:peut contenir|può contenere|puede contener|kan (?:innehålla|indeholde|inneholde)|może zawierać|pode conter)(?: \p{L}{1,3})?(?: (?:traces|tracce|trazas|spår|spor|śladow\p{L}{1,4}|traços))(?: \p{L}+)?)(?!\p{L})/iu

/** Whether a sentence says who must not eat a dish, or must not eat it as it is, or what in it some must avoid. Pure; linear in its length. */
export const isFoodWarning = (sentence: string): boolean => {
  const said = sentence.slice(0, 400)
  return notForEveryonePattern.test(said) || allergenPattern.test(said)
}
