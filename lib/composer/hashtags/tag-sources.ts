import { findBible, getFieldInLanguage, readPlainLines } from '@/lib/facts/fields/bible-fields'
import { isTopicTag } from '@/lib/facts/topics/topic-tags'
import { plainLine } from '@/lib/text/plain-text'
import { isFilingTag } from '../material/filing-words'
import type { Material } from '../material/material'
import type { ComposerItem } from '../schemas'
import { nameTags, ownHashtags } from './name-tags'
import { topicHashtags } from './topic-hashtags'

/**
 * Candidates for hashtags, most telling first: the source's own hashtags, names, the item's tags that its text
 * mentions, a bible's tribe and one-word traits, and topics. Nothing is invented. Tags have no language of their
 * own: next to a bilingual bible they count as English, like its plain fields.
 */
export function tagSources(item: ComposerItem, material: Material): readonly string[] {
  const before = lastSources.get(material)
  if (before && itemParts.every((part) => before.item[part] === item[part])) return before.sources
  const sources = buildTagSources(item, material)
  lastSources.set(material, { item, sources })
  return sources
}

/** What is read of an item besides its material. */
const itemParts = ['card', 'tags', 'metadata', 'url'] as const
/** The candidates found last for a material, since the posts for all channels are written from the same one. */
const lastSources = new WeakMap<Material, { item: ComposerItem; sources: readonly string[] }>()

function buildTagSources(item: ComposerItem, material: Material): string[] {
  const names = nameTags(item, material).filter((tag) => !isFilingTag(tag))
  const own = ownHashtags(item)
  const subjects = new Set<string>()
  return [
    ...own,
    ...names.slice(0, 2),
    ...topicSources(item, material),
    ...names.slice(2),
    ...topicHashtags(material),
  ].filter((tag) => {
    const subject = tag.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if ([...subjects].some((one) => one === subject || (one.length > 5 && one.includes(subject))))
      return false
    subjects.add(subject)
    return true
  })
}

function topicSources(item: ComposerItem, material: Material): string[] {
  const { isCharacter, language, values } = material
  const bible = findBible(item.metadata)
  const said = item.card.facts
    .filter(({ kind, label }) => kind !== 'trait' || label === undefined)
    .map(({ text }) => text)
    .join('\n')
  const tags = item.tags
    .map(plainLine)
    .filter(
      (tag) =>
        !isFilingTag(tag) &&
        isTopicTag(tag, said) &&
        /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s&'’.-]*$/u.test(tag),
    )
  if (!bible || !isCharacter) return tagsOfText(tags, material)
  const valuesOf = (label: string): string[] =>
    values.filter((one) => one.label === label).map(({ text }) => text)
  // A trait of several words is a phrase, not a hashtag.
  const short = valuesOf('vibe_core_traits').filter((trait) => !/\s/u.test(trait))
  const names = valuesOf('tribe_display_name')
  const isOwn = item.card.language.code === language && bible[`tags_${language}`] === undefined
  const own = readPlainLines(isOwn ? bible.tags : getFieldInLanguage(bible, 'tags', language)).filter(
    (tag) => !isFilingTag(tag) && isTopicTag(tag, said),
  )
  const traitsOfOthers = new Set(readPlainLines(bible.vibe_core_traits).map((trait) => trait.toLowerCase()))
  if (language === 'en')
    return [...names, ...own, ...tags.filter((tag) => !traitsOfOthers.has(tag.toLowerCase())), ...short]
  return [...names, ...own, ...short]
}

/**
 * The tags that a text mentions, each subject once. A tag that it never mentions was meant for its editors, or is
 * in another language. Pure.
 */
function tagsOfText(
  tags: readonly string[],
  { name, summary, paragraphs, entries, headings }: Material,
): string[] {
  if (tags.length === 0) return []
  const headline = [...summary, ...paragraphs.slice(0, 1).flat()].slice(0, 2)
  const all = [name, ...summary, ...paragraphs.flat(), ...entries, ...headings]
  const text = all.map((one) => one?.text.toLowerCase() ?? '').join('\n')
  const joined = text.replace(/[^\p{L}\p{M}\p{N}\n]/gu, '')
  const leading = new Set(
    [name, ...headline].flatMap((one) =>
      (one?.text.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu) ?? []).map(firstLetters),
    ),
  )
  const known: string[] = []
  return tags.filter((tag) => {
    const words = tag.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const isNamed =
      words.every((word) => word.length < 3 || hasWord(text, word) || sharesStem(leading, word)) ||
      joined.includes(words.join(''))
    const subject = words.map(stemOf).join(' ')
    if (!isNamed || known.some((one) => one.includes(subject) || subject.includes(one))) return false
    known.push(subject)
    return true
  })
}

const firstLetters = (word: string): string => word.slice(0, 5)
/**
 * Whether a compound begins like a word of the title: "chairmaking" with a chair, "Schlafmedizin" with a
 * Schlafzentrum.
 */
const sharesStem = (leading: ReadonlySet<string>, word: string): boolean =>
  word.length > 7 && leading.has(firstLetters(word))

/** A rough stem: the beginning that all forms of a word share. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)))

/** Whether a text contains a word in any form, or as the beginning of a longer one. */
function hasWord(text: string, word: string): boolean {
  const stem = stemOf(word)
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word))
    return text.includes(word)
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1))
    if (
      at === 0 ||
      !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ||
      word.length > 6 ||
      /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(word)
    )
      return true
  return false
}
