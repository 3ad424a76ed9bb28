import { baseLanguage } from '@/lib/platforms/language'
import { platformRules } from '@/lib/platforms/registry'
import { maxVariantTextLength, type Platform, type VariantContent } from '@/lib/platforms/schemas'
import { beginningOf } from '@/lib/text/plain-text'
import { violations } from './apply-voice'
import { type CardWords, cardWords } from './card-words'
import { stableHash } from './choose'
import { composeFullText } from './compose-full-text'
import { composeInstagram } from './compose-instagram'
import { composeLinkedin } from './compose-linkedin'
import { composeX } from './compose-x'
import type { Facts } from './facts'
import type { Frame } from './fit-post'
import { hashtagsFrom, videoTagsFrom } from './hashtags'
import { linkOf, picturesOf } from './pictures'
import { readFacts } from './read-facts'
import type { ComposerItem, ComposerVoice, Flag } from './schemas'
import { videoTitle } from './video-title'
import { withinRules } from './within-rules'

const composers: Record<Platform, (facts: Facts, frame: Frame) => string> = {
  x: composeX,
  linkedin: composeLinkedin,
  instagram: composeInstagram,
  youtube: composeFullText,
  webhook: composeFullText,
}

export type ComposedVariant = {
  /** Null where the item says nothing in the channel's language: the composer does not translate. */
  content: VariantContent | null
  /** The language the item is in. */
  language: string
  flags: Flag[]
  card: CardWords | null
}

/**
 * The built-in composer (spec/decisions#7): writes one variant from an item's own facts, without a model. Pure and
 * deterministic: the same item, target and voice always give the same variant. The result has no error of the
 * validator but those of missing media. `language` is the one the text is in; where it is another than the channel's,
 * nothing is written (spec/writing#2). Text of unknown language is written for any channel, with a flag. Flags say what a
 * person must look at. Where the item has no picture, `card` says what a branded card that stands in for it is to say.
 */
export function composeVariant(
  item: ComposerItem,
  target: { platform: Platform; language: string },
  voice: ComposerVoice,
): ComposedVariant {
  const { platform } = target
  const facts = readFacts(
    item,
    target.language,
    voice,
    platform === 'webhook' ? maxVariantTextLength : undefined,
  )
  const { language } = facts
  if (language !== 'und' && language !== baseLanguage(target.language))
    return { content: null, language, flags: [], card: null }
  const frame: Frame = {
    platform,
    language,
    title: titleFor(platform, facts),
    hashtags: tagsFor(platform, facts),
    media: picturesOf(item, facts, platform),
    link: platformRules[platform].link === 'not-clickable' ? null : linkOf(item),
  }
  const content = withinRules({ ...frame, text: composers[platform](facts, frame) })
  const card = content.media.length === 0 ? cardWords(item, facts, voice) : null
  const posted = `${content.title ?? card?.title ?? ''}\n${content.text}`
  return { content, language, flags: [...facts.flags, ...violations(posted, voice, language)], card }
}

function titleFor(platform: Platform, facts: Facts): string | null {
  if (platform === 'youtube') return videoTitle(facts)
  return platform === 'webhook' ? beginningOf(facts.name, 500) : null
}

function tagsFor(platform: Platform, facts: Facts): string[] {
  if (platform === 'youtube') return videoTagsFrom(facts.tagSources, 12)
  if (platform === 'x') return hashtagsFrom(facts.tagSources, 1 + (stableHash(`${facts.seed}|tags`) % 2))
  return hashtagsFrom(facts.tagSources, { linkedin: 3, instagram: 5, webhook: 10 }[platform])
}
