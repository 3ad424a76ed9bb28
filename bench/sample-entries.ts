import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BucketEntry } from '@/testing/fakes/bucket'

const brand = fileURLToPath(new URL('../public/sample/brand/', import.meta.url))

/**
 * Returns entries with bilingual bibles of about 2.3 kB: those of the sample brand, each many times with its own
 * slug, and slightly shortened.
 */
export function sampleEntries(count: number): BucketEntry[] {
  const cast = readdirSync(brand, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(`${brand}${name}/bible.json`, 'utf8')))
  return Array.from({ length: count }, (_, index) => {
    const { color_palette: _colors, assets: _assets, ...bible } = cast[index % cast.length]
    const slug = `${bible.slug}-${index}`
    const name = `${bible.display_name} ${index}`
    return {
      slug,
      display_name: name,
      updated_at: '2026-01-01T00:00:00Z',
      bible: {
        ...bible,
        slug,
        display_name: name,
        vibe_surprise_facts: bible.vibe_surprise_facts.slice(0, 2),
        vibe_surprise_facts_de: bible.vibe_surprise_facts_de.slice(0, 2),
      },
    }
  })
}
