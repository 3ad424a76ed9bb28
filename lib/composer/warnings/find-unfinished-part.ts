import type { ExcludedPart, FactCard } from '@/lib/facts/schemas'

/** Remarks among colleagues that a text must not go out as it is. */
const notYet =
  /(?<!\p{L})(?:before (?:this|it|we|the (?:text|page|post)) (?:goes?|is|gets?|publish\p{L}*|sends?|posts?)(?!\p{L})|(?:do not|don[’']t) (?:publish|post|share|send) (?:(?:this|it|anything)(?! (?:in|to|by|via|back|with|from|without|until you)(?!\p{L}))|yet|out|until|before)|not (?:online|public|live) (?:before|until|yet)|(?:don[’']t|do not) put (?:\p{L}+ ){1,4}online|(?:nicht|nichts|noch nicht|erst) (?:\S{1,30} ){0,5}(?:online|öffentlich|veröffentlich\p{L}*|(?:he)?raus(?:geben|gehen|schicken)?|posten|live)(?!\p{L})|bevor (?:das|es|der text|wir das) (?:\S{1,30} ){0,4}(?:rausgeht|online|veröffentlich\p{L}*))/iu

/** Wording for what still has to be asked, checked or decided. */
const openPoint =
  /(?<!\p{L})(?:todo|to-do|fixme|xxx|tb[acd]|to (?:be )?confirm(?:ed)?|confirm|check|ask (?!for)\p{L}+|waiting for|not (?:yet )?(?:settled|decided|agreed|confirmed)|prüfen|checken|klären|abgleichen|nachfragen|fragen|rückfrage|rücklauf|(?:(?:ich|wir) )?(?:muss|müssen|will|wollen) (?:(?:ich|wir) )?noch|(?:still )?(?:need|have) to (?:change|add|check|ask|find)|kann sein, dass|noch (?:nicht|offen)|(?:fehlt|fehlen|offen|folgt)(?: noch)?)(?!\p{L})|^\s*@\p{Lu}|\?\?|\?[\s\])]*$|\[[ x]?\]/iu

/**
 * Finds the sign that colleagues are still working on a text: a note that it must not go out yet, or two or more
 * signs (notes with open points, gaps, a title or status that calls it a draft). No one can tell what else in it is
 * unsettled, so nothing is written from it (spec/writing#6). Undefined for a finished text. Pure.
 */
export function findUnfinishedPart(card: FactCard): ExcludedPart | undefined {
  const isSign = ({ reason, text, field }: ExcludedPart): boolean => {
    if (reason === 'draft' && (field === 'title' || field.startsWith('metadata.'))) return true
    const isNote =
      reason === 'draft' || reason === 'internal_note' || (reason === 'hidden' && text.startsWith('<!--'))
    return isNote && (openPoint.test(text) || notYet.test(text))
  }
  const signs = card.not_for_posts.filter(isSign)
  const inText = signs.filter(({ field }) => !field.startsWith('metadata.'))
  const decisive = inText.find(({ text }) => notYet.test(text))
  const isDraft = signs.some(({ reason, field }) => reason === 'draft' && field.startsWith('metadata.'))
  return decisive ?? (inText.length + (isDraft ? 1 : 0) >= 2 ? inText[0] : undefined)
}
