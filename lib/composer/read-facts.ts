import {
  bibleOf,
  fieldIn,
  lineFrom,
  linesFrom,
  partsOf,
  speaks,
  spokenBy,
  textFrom,
} from '@/lib/facts/bible-fields'
import { baseLanguage, languageName } from '@/lib/platforms/language'
import { concealing } from '@/lib/text/hidden-characters'
import { plainLine, plainText, readablePart } from '@/lib/text/plain-text'
import { ended, splitSentences, unended } from '@/lib/text/sentences'
import { withoutEmoji } from '@/lib/voice/check/without-signs'
import { applyVoice, isAllowed } from './apply-voice'
import type { Facts, ItemFacts } from './facts'
import { allowedPhrases, phrasesOf } from './phrases'
import type { ComposerItem, ComposerVoice, Flag } from './schemas'

/**
 * Reads the facts of an item for a channel's language (spec/decisions#7). A bible gives the fields of that language, or of
 * another when it has none; other items give the sentences of their text in its language. Never mixes languages: what
 * exists only in another language is left out, and so is what is against the brand's voice where the rest keeps its meaning.
 * Of a long text the first `longest` characters are read.
 */
export function readFacts(
  item: ComposerItem,
  channelLanguage: string,
  voice: ComposerVoice,
  longest = 20_000,
): Facts {
  const flags: Flag[] = []
  const wanted = baseLanguage(channelLanguage)
  const bible = bibleOf(item.metadata)
  const title = plainLine(item.title)
  const name = (voice.styleRules.noEmoji ? withoutEmoji(title) : title) || plainLine(item.external_id) || '—'
  const spoken = bible ? [wanted, ...spokenBy(bible)].find((language) => speaks(bible, language)) : undefined
  const facts =
    bible && spoken !== undefined
      ? fromBible(item, bible, spoken, longest)
      : fromText(item, bible, wanted, name, longest)
  if (facts.language === 'und') flags.push({ code: 'unknown_language', message: unknownLanguage })
  else if (spoken === undefined && item.declared_language !== null) {
    const [declared, told] = [languageName(item.declared_language), languageName(facts.language)]
    const message = `The source says this text is in ${declared}, but it reads as ${told}. Check it before you publish.`
    flags.push({ code: 'wrong_language', message })
  }
  if (concealing.test(`${item.title}${item.raw_content}${JSON.stringify(bible ?? {})}`))
    flags.push({ code: 'hidden_text', message: hiddenText })
  const { kept, flags: leftOut } = applyVoice(facts, voice)
  flags.push(...leftOut)
  const { language } = facts
  const words = phrasesOf(language)
  const allowed = (text: string): boolean => isAllowed(text, voice, language)
  return {
    ...kept,
    language,
    phrases: words && allowedPhrases(words, allowed),
    name,
    tagSources: tagSources(item, bible, kept, spoken).filter(allowed),
    seed: item.external_id,
    flags,
  }
}

/** Said of a text whose language nobody could tell. */
export const unknownLanguage = 'We couldn’t tell which language this text is in. Check it before you publish.'
const hiddenText = 'We removed invisible characters from the source’s text. Check it before you publish.'

function fromBible(
  item: ComposerItem,
  bible: Record<string, unknown>,
  language: string,
  longest: number,
): ItemFacts {
  const read = (base: string): unknown => fieldIn(bible, base, language)
  const habitat = partsOf(read('habitat_keywords'))
  const centimetres = bible.size_estimate_cm
  const size = lineFrom(read('size_category'))
  const around =
    typeof centimetres === 'number' && centimetres > 0
      ? `${phrasesOf(language)?.about ?? '~'} ${centimetres} cm`
      : null
  const tagline = lineFrom(read('tagline'))
  return {
    language,
    tagline: tagline === null ? null : unended(tagline),
    paragraphs: paragraphs(
      readablePart(textFrom(read('vibe_personality')) || bodyIn(item, bible, language), longest),
      language,
    ),
    surprises: linesFrom(read('vibe_surprise_facts')).map(ended),
    traits: linesFrom(read('vibe_core_traits')).map(unended),
    // A tribe's name is a name in every language.
    tribe: lineFrom(read('tribe_display_name')) ?? lineFrom(bible.tribe_display_name),
    habitat: {
      climate: lineFrom(habitat.climate),
      terrain: lineFrom(habitat.terrain),
      features: linesFrom(habitat.signature_features),
    },
    foods: linesFrom(read('diet_signature_foods')),
    size: size && around ? `${size} (${around})` : (size ?? around),
  }
}

/** A body without a language of its own is used only when it is in the language of the rest. */
function bodyIn(item: ComposerItem, bible: Record<string, unknown>, language: string): string {
  const bodyLanguage = item.language === 'und' ? 'en' : item.language
  for (const base of ['body', 'description']) {
    const own = textFrom(bible[`${base}_${language}`])
    if (own !== '') return own
    const plain = textFrom(bible[base])
    if (plain !== '' && bodyLanguage === language) return plain
  }
  return ''
}

function fromText(
  item: ComposerItem,
  bible: Record<string, unknown> | undefined,
  wanted: string,
  name: string,
  longest: number,
): ItemFacts {
  const own = bible ? textFrom(bible[`body_${wanted}`]) || textFrom(bible[`description_${wanted}`]) : ''
  const text =
    own || (bible && (textFrom(bible.body) || textFrom(bible.description))) || plainText(item.raw_content)
  const language = own ? wanted : item.language
  const all = paragraphs(readablePart(text, longest), language).filter(
    (one) => one.join(' ').toLowerCase() !== name.toLowerCase(),
  )
  return {
    language,
    tagline: null,
    paragraphs: all,
    surprises: [],
    traits: [],
    tribe: null,
    habitat: { climate: null, terrain: null, features: [] },
    foods: [],
    size: null,
  }
}

const paragraphs = (text: string, language: string): string[][] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => splitSentences(paragraph, language))
    .filter((sentences) => sentences.length > 0)

/** Tags have no language of their own: beside a bilingual bible they count as English, like the plain fields. */
function tagSources(
  item: ComposerItem,
  bible: Record<string, unknown> | undefined,
  facts: ItemFacts,
  spoken: string | undefined,
): string[] {
  // A trait of several words is a phrase, not a hashtag.
  const short = facts.traits.filter((trait) => !/\s/u.test(trait))
  const names = facts.tribe ? [facts.tribe] : []
  if (!bible || spoken === undefined) return item.tags.map(plainLine)
  const own = linesFrom(fieldIn(bible, 'tags', facts.language))
  const traitsOfOthers = new Set(linesFrom(bible.vibe_core_traits).map((trait) => trait.toLowerCase()))
  if (facts.language === 'en') {
    const english = item.tags.map(plainLine).filter((tag) => !traitsOfOthers.has(tag.toLowerCase()))
    return [...names, ...own, ...english, ...short]
  }
  return [...names, ...own, ...short]
}
