import type { Phrases } from './phrases'
import type { Flag } from './schemas'

/** What an item says about itself in one language, in plain words, without anything the brand avoids. */
export type Facts = {
  language: string
  phrases: Phrases | undefined
  name: string
  tagline: string | null
  /** Paragraphs of sentences: the personality, else the body. */
  paragraphs: string[][]
  surprises: string[]
  traits: string[]
  tribe: string | null
  habitat: { climate: string | null; terrain: string | null; features: string[] }
  foods: string[]
  size: string | null
  /** What hashtags may be made of, most telling first. */
  tagSources: string[]
  seed: string
  flags: Flag[]
}

/** What the item itself gives of them. */
export type ItemFacts = Omit<Facts, 'phrases' | 'name' | 'tagSources' | 'seed' | 'flags'>
