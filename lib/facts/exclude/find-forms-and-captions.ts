import type { ExcludedSourcePart } from './find-mail-parts'

/** Blanks to fill in: "Name: ______", "Signed: ........". */
const blank =
  /_{4}|(?:\. ?){8}|…{3}|-{3,40}\s?(?:bitte )?(?:hier )?(?:abtrennen|abschneiden|cut here|tear off|detach)/iu
const tearOff = /(?:abtrennen|abschneiden|rücklaufzettel|cut here|tear[- ]off|detach here|return slip)/iu
const ruleLinePattern = /^[\s\\_*=–—-]{6,}$/u
/** A line in italics; counts as a caption right below a picture. */
const italic = /^[\s>]{0,4}(?:\*[^*\n]{1,300}\*|_[^_\n]{1,300}_)\s{0,4}$/u
const picture = /^\s{0,3}!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)\s{0,4}$/u
/** "Rosa Thal checks the kettle. Photo: Ole Brandt": a line that ends with a photo credit. */
const photoCreditPattern =
  /(?:^|[.!?)]\s|\s[|·–—/-]\s)(?:©|\(c\)\s|(?:foto|fotos|photos?|bild|bilder|images?|picture|illustration|grafik|zdjęcie|fot\.|crédit(?: photo)?|foto's)\s?(?::|©|by\s|von\s))\s?[^.\n]{2,60}\.?[\s*_]{0,4}$/iu
/** "Our office in Kassel. (Photo: Solberg)" */
const bracketedCreditPattern =
  /[([](?:foto|fotos|photo|photos|bild|bilder|image|picture|illustration|grafik|credit|©)\s?(?::|©|by |von )[^()[\]\n]{1,60}[)\]][\s*_.]{0,4}$/iu

/**
 * Returns the lines of a source that are a form to fill in or a picture's caption, in order. From a tear-off line
 * on, everything is returned. Takes the source; pure, linear in its length.
 */
export function findFormsAndCaptions(source: string): ExcludedSourcePart[] {
  if (
    !/_{4}|\.{8}|(?:\. ){8}|…{3}|!\[|abtrennen|abschneiden|tear|detach|cut here|[([](?:foto|photo|bild|image|picture|illus|grafik|credit|©)/iu.test(
      source,
    )
  )
    return []
  const parts: ExcludedSourcePart[] = []
  let from = 0
  let isBelowPicture = false
  let rule: number | undefined
  for (const text of source.split('\n')) {
    const until = from + text.length
    if (ruleLinePattern.test(text)) rule = from
    else if (text.trim() !== '') {
      if (text.length < 120 && tearOff.test(text) && /[-–—_✂]{3}/u.test(text)) {
        parts.push({ from, until: source.length, reason: 'markup' })
        return parts
      }
      if (blank.test(text)) parts.push({ from: rule ?? from, until, reason: 'markup' })
      else if (
        (isBelowPicture && italic.test(text)) ||
        (text.length < 300 && bracketedCreditPattern.test(text.slice(-100))) ||
        (isBelowPicture && text.length < 300 && photoCreditPattern.test(text.slice(-120)))
      )
        parts.push({ from, until, reason: 'caption' })
      isBelowPicture = picture.test(text)
      if (!blank.test(text)) rule = parts.at(-1)?.reason === 'markup' ? rule : undefined
    }
    from = until + 1
  }
  return parts
}
