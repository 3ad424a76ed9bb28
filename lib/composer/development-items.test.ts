import { describe, expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { findItemLanguage } from '@/lib/facts/find-item-language'
import { renderPost } from '@/lib/platforms/render-post'
import { platforms } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { areEasilyConfused } from '@/lib/text/language/small-languages'
import { weightedLength } from '@/lib/text/weighted-length'
import { developmentItems } from '@/testing/writing/development-items'
import { itemDraftOf, type WritingItem } from '@/testing/writing/writing-item'
import { composeAlternatives, composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { findUnprovenParts } from './find-unproven-parts'

const detector = await loadLanguageDetector()
const anything = composerVoice({ voice: {}, levels: {} })

function composerItemOf(one: WritingItem) {
  const draft = itemDraftOf(one)
  const card = buildFactCard(
    {
      title: draft.title,
      content_type: draft.contentType,
      featured_image: draft.featuredImage,
      media_urls: draft.mediaUrls,
      raw_content: draft.rawContent,
      url: draft.url,
      tags: draft.tags,
      metadata: draft.metadata,
    },
    findItemLanguage(draft, detector),
  )
  return {
    external_id: draft.externalId,
    content_type: draft.contentType,
    featured_image: draft.featuredImage,
    media_urls: draft.mediaUrls,
    tags: draft.tags,
    url: draft.url,
    metadata: draft.metadata,
    card,
  }
}

const items = developmentItems.map((one) => ({ ...one, item: composerItemOf(one) }))
const variants = items.flatMap(({ id, item, expect: expected }) =>
  [...new Set(['en', 'de', item.card.language.code])].flatMap((language) =>
    platforms.map((platform) => ({
      name: `${id} ${platform} ${language}`,
      id,
      item,
      expected,
      platform,
      ...composeVariant(item, { platform, language }, anything),
      language,
    })),
  ),
)
const written = variants.flatMap((one) =>
  one.content && one.draft ? [{ ...one, content: one.content }] : [],
)

const signs = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const findings = <T>(all: readonly T[], find: (one: T) => string[]): string[] => all.flatMap(find)

describe('posts from the development items', () => {
  test('are valid on their network, except for missing media', () => {
    expect(
      findings(written, ({ name, content }) =>
        validateVariant(content)
          .filter(({ severity }) => severity === 'error')
          // A video is generated later, or a person adds one.
          .filter(({ rule }) => rule !== 'media-required' && rule !== 'video-missing')
          .map(({ rule }) => `${name}: ${rule}`),
      ),
    ).toEqual([])
  })

  test('consist word for word of whole facts and fixed phrases', () => {
    expect(
      findings(written, ({ name, content, trace }) =>
        findUnprovenParts(content, trace).map((part) => `${name}: ${part}`),
      ),
    ).toEqual([])
    const sentences = written.flatMap(({ trace }) => trace.sentences)
    expect(sentences.every(({ by, facts }) => by === 'composer' && facts.length > 0)).toBe(true)
    expect(sentences.length).toBeGreaterThan(1_500)
  })

  test('are in their channel’s language, unless the language of the text is unknown', () => {
    expect(
      findings(written, ({ name, content, language, item }) => {
        const told = content.text.length < 80 ? 'und' : detector.detect(content.text)
        const isRight =
          content.language === language || (content.language === 'und' && item.card.language.code === 'und')
        return isRight &&
          (told === 'und' || told === content.language || areEasilyConfused(told, content.language))
          ? []
          : [`${name}: ${told}`]
      }),
    ).toEqual([])
  })

  test('contain nothing that the card marks as not for posts, except bylines', () => {
    expect(
      findings(written, ({ name, item, content }) => {
        const said = signs(
          `${content.title ?? ''} ${content.text} ${content.media.map(({ alt }) => alt).join(' ')}`,
        )
        return item.card.not_for_posts
          .filter(
            ({ reason, text }) =>
              reason !== 'byline' && signs(text).length > 12 && said.includes(signs(text)),
          )
          .map(({ text }) => `${name}: ${text.slice(0, 80)}`)
      }),
    ).toEqual([])
  })

  test('never repeat a sentence', () => {
    expect(
      findings(written, ({ name, content, trace }) => {
        const letters = [...content.text]
        const said = trace.sentences
          .filter(({ field }) => field === 'text')
          .map(({ from, until }) => signs(letters.slice(from, until).join('')))
        return said
          .filter((one, at) => one.length > 20 && said.indexOf(one) !== at)
          .map((one) => `${name}: ${one}`)
      }),
    ).toEqual([])
  })

  test('are short on X, and mostly differ between networks', () => {
    expect(
      findings(written, ({ name, platform, content }) =>
        platform === 'x' && weightedLength(content.text) > 240 ? [name] : [],
      ),
    ).toEqual([])
    const byItem = Map.groupBy(
      written.filter(
        ({ platform }) => platform === 'x' || platform === 'linkedin' || platform === 'instagram',
      ),
      ({ id, language }) => `${id} ${language}`,
    )
    const same = [...byItem.values()].filter(
      (some) => new Set(some.map(({ content }) => content.text)).size < some.length,
    )
    // A text of one or two sentences leaves no choice.
    expect(same.length).toBeLessThan(byItem.size / 4)
  })

  test('have no hashtags if they are obituaries or legal texts', () => {
    const tagged = written.filter(({ item, content }) => {
      const { kind } = item.card
      return (kind === 'obituary' || kind === 'legal') && content.hashtags.length > 0
    })
    expect(tagged.map(({ name }) => name)).toEqual([])
  })

  test('are not written if there is nothing to say, and a flag says so', () => {
    const empty = variants.filter(({ content, draft }) => content && !draft)
    // A text that is only correct as a whole is not written where the whole does not fit.
    const isOnlyWhole = ({ expected, flags }: (typeof variants)[number]): boolean =>
      expected.kind === 'legal' ||
      flags.some(({ message }) => message.includes('meant for some readers only'))
    const wrong = variants.filter(
      (one) =>
        one.content &&
        (one.draft === null) !== (one.expected.emptyBecause !== undefined) &&
        !(one.draft === null && isOnlyWhole(one)),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
    for (const { flags, content } of empty) {
      expect(flags.map(({ code }) => code)).toContain('nothing_to_say')
      expect(content?.text).toBe('')
    }
  })

  test('mostly come with alternatives, each with a text of its own', () => {
    let offered = 0
    for (const { item, platform, language, content } of written.filter(
      ({ platform }) => platform !== 'webhook',
    )) {
      const others = composeAlternatives(item, { platform, language }, anything).map(
        (one) => one.content?.text,
      )
      expect(new Set([content.text, ...others]).size).toBe(others.length + 1)
      if (others.length > 0) offered++
    }
    expect(offered).toBeGreaterThan(written.length / 2)
  })

  test('are the same every time', () => {
    for (const { item, platform, language, content } of written.slice(0, 60))
      expect(
        renderPost(
          composeVariant(structuredClone(item), { platform, language }, anything).content ?? content,
        ),
      ).toEqual(renderPost(content))
  })
})
