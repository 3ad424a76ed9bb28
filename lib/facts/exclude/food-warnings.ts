/** "For babies under one: leave out the honey", "Für Kinder unter einem Jahr bitte ohne Honig". */
const notForEveryonePattern =
  /(?<!\p{L})(?:(?:not (?:suitable )?for|(?:do not|don['’]t|never) (?:give|feed|serve)(?: \p{L}+){0,3} to) (?:babies|infants|toddlers|pregnant|children under (?:one|1|12 months|two|2)(?!\d))|(?:for|if) (?:babies|infants|toddlers)(?: \p{L}+){0,4}[:,]? (?:leave out|omit|without|no)|(?:für|an) (?:kinder|säuglinge|babys|kleinkinder|schwangere)(?: \p{L}+){0,4} (?:ohne|kein(?:en|e)?|weglassen)|nicht (?:geeignet )?für (?:säuglinge|babys|kleinkinder|schwangere))(?!\p{L})/iu

/** Whether a sentence says who must not eat a dish, or must not eat it as it is. Pure; linear in its length. */
export const isFoodWarning = (sentence: string): boolean => notForEveryonePattern.test(sentence.slice(0, 400))
