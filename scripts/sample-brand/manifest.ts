import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const bible = z.object({
  slug: z.string(),
  display_name: z.string(),
  tagline_en: z.string(),
  tagline_de: z.string(),
  portrait_url: z.string(),
  additional_portraits: z.array(z.string()).optional(),
  _meta: z.object({ published_at: z.iso.datetime(), updated_at: z.iso.datetime() }),
})

/**
 * Writes manifest.json (spec/service#2.4) from the bibles below `folder`, newest first. All URLs stay relative, so
 * the folder works on any host; `generated_at` is the latest change, so that the file changes only when a bible
 * does.
 */
export async function writeManifest(folder: string, slugs: string[]): Promise<void> {
  const bibles = await Promise.all(
    slugs.map(async (slug) =>
      bible.parse(JSON.parse(await readFile(join(folder, slug, 'bible.json'), 'utf8'))),
    ),
  )
  bibles.sort((a, b) => b._meta.published_at.localeCompare(a._meta.published_at))
  const manifest = {
    version: '1.0',
    generated_at: bibles
      .map((one) => one._meta.updated_at)
      .sort()
      .at(-1),
    character_count: bibles.length,
    characters: bibles.map((one) => ({
      slug: one.slug,
      updated_at: one._meta.updated_at,
      display_name: one.display_name,
      tagline_en: one.tagline_en,
      tagline_de: one.tagline_de,
      published_at: one._meta.published_at,
      portrait_url: one.portrait_url,
      additional_portraits: one.additional_portraits,
    })),
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
