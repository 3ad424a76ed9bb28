import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  SAMPLE_BRAND_COUNT,
  SAMPLE_BRAND_LOGO_PATH,
  SAMPLE_BRAND_NAME,
  SAMPLE_BRAND_PATH,
  SAMPLE_BRAND_VOICE,
} from './sample-brand'

const publicFolder = join(import.meta.dirname, '../../public')
const folder = join(publicFolder, SAMPLE_BRAND_PATH)
const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const text = z.string().trim().min(1)
const relative = z.string().regex(/^[a-z0-9-]+\.jpg$/)

const entry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  updated_at: z.iso.datetime(),
  display_name: text,
  tagline_en: text,
  tagline_de: text,
  published_at: z.iso.datetime(),
  portrait_url: relative,
  additional_portraits: z.array(relative).optional(),
})
const manifest = z
  .strictObject({
    version: z.literal('1.0'),
    generated_at: z.iso.datetime(),
    character_count: z.int(),
    characters: z.array(entry),
  })
  .parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))

const bible = z.strictObject({
  slug: text,
  name: text.optional(),
  display_name: text,
  brand: z.literal(SAMPLE_BRAND_NAME),
  content_type: z.enum(['character-spotlight', 'story', 'world', 'seasonal']),
  tagline_en: z.string().min(30).max(90),
  tagline_de: z.string().min(30).max(90),
  vibe_personality_en: text.optional(),
  vibe_personality_de: text.optional(),
  vibe_core_traits: z.array(text).min(3).optional(),
  vibe_core_traits_de: z.array(text).min(3).optional(),
  vibe_surprise_facts: z.array(text).min(3).max(5),
  vibe_surprise_facts_de: z.array(text).min(3).max(5),
  tribe_id: text,
  tribe_display_name: text,
  size_category: text,
  size_estimate_cm: z.number().positive().optional(),
  habitat_keywords: z
    .strictObject({ climate: text, terrain: text, signature_features: z.array(text).min(1) })
    .optional(),
  diet_signature_foods: z.array(text).min(1).optional(),
  primary_color: hex,
  color_palette: z.array(z.strictObject({ hex, name: text, part: text, role: text })).length(4),
  portrait_url: relative,
  additional_portraits: z.array(relative).optional(),
  assets: z.array(z.strictObject({ path: relative, role: z.enum(['featured', 'carousel']) })).min(2),
  tags: z.array(text).min(1),
  tags_de: z.array(text).min(1),
  body: text.optional(),
  target_platforms: z
    .array(z.string().regex(/^sandbox-(x|linkedin|youtube)-en$|^sandbox-instagram-de$/))
    .optional(),
  _meta: z.strictObject({
    version: z.literal('1.1'),
    published_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
})
const raw = manifest.characters.map(({ slug }) => readFileSync(join(folder, slug, 'bible.json'), 'utf8'))
const bibles = raw.map((json) => bible.parse(JSON.parse(json)))
type Bible = z.infer<typeof bible>

const german = (one: Bible) => [one.tagline_de, one.vibe_personality_de ?? '', ...one.vibe_surprise_facts_de]
const english = (one: Bible) => [
  one.tagline_en,
  one.vibe_personality_en ?? '',
  one.body ?? '',
  ...one.vibe_surprise_facts,
]
const sentences = (texts: string[]) =>
  texts
    .flatMap((one) => one.split(/(?<=[.!?…]["”“]?)\s+/))
    .map((one) => one.trim())
    .filter((one) => one.length > 12)
const firstSentence = (one: string) => sentences([one])[0] ?? ''

describe('the sample brand', () => {
  test('lists every character folder exactly once', () => {
    const slugs = manifest.characters.map((one) => one.slug)
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map((one) => one.name)
    expect(manifest.character_count).toBe(SAMPLE_BRAND_COUNT)
    expect(slugs).toHaveLength(SAMPLE_BRAND_COUNT)
    expect([...slugs].sort()).toEqual(folders.sort())
  })

  test('has a manifest that agrees with its bibles', () => {
    manifest.characters.forEach((one, i) => {
      const { _meta, ...full } = bibles[i] ?? bible.parse({})
      expect(one).toEqual({
        slug: full.slug,
        updated_at: _meta.updated_at,
        display_name: full.display_name,
        tagline_en: full.tagline_en,
        tagline_de: full.tagline_de,
        published_at: _meta.published_at,
        portrait_url: full.portrait_url,
        ...(full.additional_portraits && { additional_portraits: full.additional_portraits }),
      })
      expect(_meta.updated_at >= _meta.published_at).toBe(true)
      expect(_meta.updated_at <= manifest.generated_at).toBe(true)
    })
  })

  test('contains no absolute addresses', () => {
    expect(raw.join('') + JSON.stringify(manifest)).not.toMatch(/https?:|"\/\/|localhost/)
  })

  test('has a German version of each personality, trait, tag and fact', () => {
    for (const one of bibles) {
      expect(Boolean(one.vibe_personality_de), one.slug).toBe(Boolean(one.vibe_personality_en))
      expect(one.vibe_core_traits_de?.length, one.slug).toBe(one.vibe_core_traits?.length)
      expect(one.tags_de.length, one.slug).toBe(one.tags.length)
      expect(one.vibe_surprise_facts_de.length, one.slug).toBe(one.vibe_surprise_facts.length)
    }
  })

  test('repeats no sentence across characters', () => {
    for (const language of [english, german]) {
      const seen = new Map<string, string>()
      for (const one of bibles)
        for (const sentence of new Set(sentences(language(one)))) {
          expect(seen.get(sentence), `${one.slug}: ${sentence}`).toBeUndefined()
          seen.set(sentence, one.slug)
        }
    }
  })

  test('names the character in every fact, and keeps facts and opening sentences between 60 and 220 characters', () => {
    for (const one of bibles) {
      const alone = [...one.vibe_surprise_facts, ...one.vibe_surprise_facts_de]
      for (const fact of alone) expect(fact).toContain(one.display_name.split(' ')[0])
      for (const text of [one.vibe_personality_en, one.vibe_personality_de])
        if (text) alone.push(firstSentence(text))
      for (const sentence of alone) {
        expect(sentence.length, `${one.slug}: ${sentence}`).toBeGreaterThanOrEqual(60)
        expect(sentence.length, `${one.slug}: ${sentence}`).toBeLessThanOrEqual(220)
        expect(sentence, one.slug).toMatch(/[.!?]["”“]?$/)
      }
    }
  })

  test('uses typographic quotation marks and no stray white space', () => {
    for (const one of bibles) {
      for (const text of [...english(one), ...german(one)]) {
        expect(text, one.slug).not.toMatch(/["']| {2}|\s$/)
      }
      expect(german(one).join(' '), one.slug).not.toMatch(/”|\b(fuer|ueber|koennen|waere|gruen)\b/)
      expect(english(one).join(' '), one.slug).not.toMatch(/„/)
    }
  })

  test('has every image it names, in proportions the platforms accept', async () => {
    let bytes = 0
    for (const one of bibles) {
      const paths = new Set([
        one.portrait_url,
        ...(one.additional_portraits ?? []),
        ...one.assets.map((asset) => asset.path),
      ])
      for (const path of paths) {
        const file = join(folder, one.slug, path)
        expect(existsSync(file), file).toBe(true)
        const { format, width, height } = await sharp(file).metadata()
        expect(format).toBe('jpeg')
        expect(width / height).toBeGreaterThanOrEqual(0.8)
        expect(width / height).toBeLessThanOrEqual(1.91)
        bytes += statSync(file).size
      }
    }
    expect(bytes).toBeLessThan(6_000_000)
  })

  test('has a square logo and a voice with valid colours', async () => {
    const { width, height } = await sharp(join(publicFolder, SAMPLE_BRAND_LOGO_PATH)).metadata()
    expect([width, height]).toEqual([512, 512])
    expect(hex.safeParse(SAMPLE_BRAND_VOICE.primary_color).success).toBe(true)
    expect(hex.safeParse(SAMPLE_BRAND_VOICE.secondary_color).success).toBe(true)
    expect(Object.keys(SAMPLE_BRAND_VOICE.image_style_by_type).sort()).toEqual(
      [...SAMPLE_BRAND_VOICE.enabled_content_types].sort(),
    )
  })
})
