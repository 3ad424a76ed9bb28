import { longHexColor } from '@/lib/platforms/hex-color'
import { isEmpty, isRecord } from '@/lib/text/is-empty'
import { DocumentReader, type Note } from './document-reader'

/** The bible fields from which raw_content is built (spec/service#2.4, #2.7); undefined or [] if empty. */
export type BibleFields = {
  name: string | undefined
  taglineEn: string | undefined
  taglineDe: string | undefined
  personalityEn: string | undefined
  personalityDe: string | undefined
  traitsEn: string[]
  traitsDe: string[]
  factsEn: string[]
  factsDe: string[]
  tribeId: string | undefined
  tribeName: string | undefined
  sizeCategory: string | undefined
  sizeCm: number | undefined
  habitat: { climate: string | undefined; terrain: string | undefined; features: string[] }
  diet: string[]
  primaryColor: string | undefined
  body: string | undefined
  description: string | undefined
  otherLanguages: string[]
}

/** Reads a bible of any shape. Values of the wrong type count as empty and are noted. Never throws. */
export function readBible(bible: unknown, note: Note): BibleFields {
  const read = new DocumentReader(bible, 'bible', note)
  const habitat = read.nestedReader('habitat_keywords')
  return {
    name: read.text('name'),
    taglineEn: read.text('tagline_en'),
    taglineDe: read.text('tagline_de'),
    personalityEn: read.text('vibe_personality_en'),
    personalityDe: read.text('vibe_personality_de'),
    traitsEn: read.texts('vibe_core_traits'),
    traitsDe: read.texts('vibe_core_traits_de'),
    factsEn: read.texts('vibe_surprise_facts'),
    factsDe: read.texts('vibe_surprise_facts_de'),
    tribeId: read.text('tribe_id'),
    tribeName: read.text('tribe_display_name'),
    sizeCategory: read.text('size_category'),
    sizeCm: read.number('size_estimate_cm'),
    habitat: {
      climate: habitat.text('climate'),
      terrain: habitat.text('terrain'),
      features: habitat.texts('signature_features'),
    },
    diet: read.texts('diet_signature_foods'),
    primaryColor: longColor(read.text('primary_color')),
    body: read.text('body'),
    description: read.text('description'),
    otherLanguages: otherLanguagesOf(bible),
  }
}

const longColor = (color: string | undefined): string | undefined => color && longHexColor(color.trim())

/**
 * Which languages a bible is written in, judging by its field names; empty if it only has fields without a
 * language.
 */
export function findBibleLanguages(bible: BibleFields): string[] {
  const en = [bible.taglineEn, bible.personalityEn, ...bible.traitsEn, ...bible.factsEn]
  const de = [bible.taglineDe, bible.personalityDe, ...bible.traitsDe, ...bible.factsDe]
  const speaks = (texts: (string | undefined)[]) => texts.some((text) => text !== undefined)
  return [...new Set([...(speaks(en) ? ['en'] : []), ...(speaks(de) ? ['de'] : []), ...bible.otherLanguages])]
}

const languageFieldPattern =
  /^(?:tagline|vibe_personality|vibe_core_traits|vibe_surprise_facts)_([a-z]{2,3})$/

/** The language suffixes of its other fields, and the language that the bible declares. */
function otherLanguagesOf(bible: unknown): string[] {
  if (!isRecord(bible)) return []
  const declared =
    typeof bible.language === 'string' ? /^[a-z]{2,3}(?=[-_]|$)/.exec(bible.language.trim()) : null
  const found = Object.keys(bible).flatMap((field) =>
    isEmpty(bible[field]) ? [] : (languageFieldPattern.exec(field)?.[1] ?? []),
  )
  return [
    ...new Set([
      ...found.filter((code) => code !== 'en' && code !== 'de'),
      ...(declared ? [declared[0]] : []),
    ]),
  ]
}
