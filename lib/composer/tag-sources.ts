import { bibleOf, fieldIn, linesFrom } from '@/lib/facts/bible-fields'
import { plainLine } from '@/lib/text/plain-text'
import type { Material } from './material'
import type { ComposerItem } from './schemas'

/** Tags by which an editorial office sorts its texts; readers look for none of them. */
const internal =
  /^(?:press(?: releases?)?|presse(?:mitteilung(?:en)?)?|news|newsletter|blog(?: posts?)?|posts?|articles?|artikel|allgemein|general|uncategori[sz]ed|misc|sonstiges|featured|highlights?|home|draft|entwurf|test|intern(?:al|es)?|wichtig|new|neu|legal|archive?|import(?:ed)?|todo|sponsored|anzeige|werbung|long ?read|default|none|other)$/iu

/**
 * What hashtags may be made of, most telling first: the item's own tags, and a bible's tribe and traits of one word. Nothing is
 * invented. Tags have no language of their own: beside a bilingual bible they count as English, like the plain fields.
 */
export function tagSources(item: ComposerItem, { isCharacter, language, values }: Material): string[] {
  const bible = bibleOf(item.metadata)
  const tags = item.tags
    .map(plainLine)
    .filter((tag) => !internal.test(tag) && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s&'’.-]*$/u.test(tag))
  if (!bible || !isCharacter) return tags
  const valuesOf = (label: string): string[] =>
    values.filter((one) => one.label === label).map(({ text }) => text)
  // A trait of several words is a phrase, not a hashtag.
  const short = valuesOf('vibe_core_traits').filter((trait) => !/\s/u.test(trait))
  const names = valuesOf('tribe_display_name')
  const own = linesFrom(fieldIn(bible, 'tags', language))
  const traitsOfOthers = new Set(linesFrom(bible.vibe_core_traits).map((trait) => trait.toLowerCase()))
  if (language === 'en')
    return [...names, ...own, ...tags.filter((tag) => !traitsOfOthers.has(tag.toLowerCase())), ...short]
  return [...names, ...own, ...short]
}
