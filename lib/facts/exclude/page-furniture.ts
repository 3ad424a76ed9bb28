/** "Home › News", "[photo: Danny]", "Skip advertisement", but not "« La Mer » de Trenet". */
const furniturePattern =
  /\s[|›→←]\s|^[^«]*\s»\s|^[[<{#→←›|]|^»(?!.*«)|[\]}>→›|]$|^[^«]*»$|©|^(?:(?:you are here|sie sind hier|vous êtes ici|estás aquí|tu sei qui|je bent hier|tags?(?! darauf)|tagged|categories|kategorien|schlagw[oö]rter?|filed|posted|gepostet|eingestellt)(?!\p{L})|(?:\p{L}{3,9}\.? \d{1,2},?|\d{1,2}\.? \p{L}{3,9}\.?) \d{4},? by(?!\p{L})|(?:(?:skip|jump|scroll) (?:to|past|ads?|advertisement)|continue reading|weiterlesen|(?:back to|zurück (?:zum|zur|nach)) (?:top|the top|anfang|oben|übersicht|startseite))(?!\p{L})|(?:image|photo|picture|video|figure|bild|foto|abb(?:ildung)?|grafik)(?:\s?\d{1,2}| caption| credit|unterschrift)?\s?[,:|])|^\p{L}{4,7} \d{1,4} (?:of|von|de|di|van|z) \d/iu

/** Whether a line surrounds a text on a page or is meant for its editors, so that nobody misses it. Pure. */
export const isPageFurniture = (line: string): boolean => furniturePattern.test(line.slice(0, 400))
