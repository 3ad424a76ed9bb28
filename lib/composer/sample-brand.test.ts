import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPost } from '@/lib/platforms/render-post'
import { platforms } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { type SourceItem, withCard } from './items.fixture'

const { detect } = await loadLanguageDetector()
const anything = composerVoice({ voice: {}, levels: {} })

const brand = join(import.meta.dirname, '../../public/sample/brand')

const items: SourceItem[] = readdirSync(brand, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const bible = JSON.parse(readFileSync(join(brand, name, 'bible.json'), 'utf8'))
    return {
      external_id: name,
      title: bible.display_name,
      content_type: null,
      featured_image: `https://assets.example.org/${name}/portrait.jpg`,
      media_urls: [],
      tags: [...(bible.tags ?? []), ...(bible.vibe_core_traits ?? []), bible.tribe_display_name],
      raw_content: '',
      url: null,
      metadata: { bible },
      language: 'und',
      declared_language: null,
    }
  })

describe.each(['en', 'de'] as const)('the sample brand in %s', (language) => {
  test.each(platforms)(
    'has a valid %s post without flags for every character, in that language and with a text of its own',
    (platform) => {
      const texts = items.map((item) => {
        const { content, flags } = composeVariant(withCard(item), { platform, language }, anything)
        if (!content) throw new Error('needs a translation')
        expect(flags).toEqual([])
        expect(validateVariant(content).filter((issue) => issue.rule !== 'video-missing')).toEqual([])
        // Short posts may have too few words to detect a language; no post may be in another one.
        expect([language, 'und']).toContain(detect(content.text))
        expect(content.text).toContain(item.title.split(' ')[0])
        return renderPost(content).text
      })
      expect(new Set(texts).size).toBe(items.length)
      const openings = new Set(texts.map((text) => text.split(/\s/u).slice(0, 2).join(' ')))
      expect(openings.size).toBeGreaterThan(items.length / 2)
    },
  )
})
