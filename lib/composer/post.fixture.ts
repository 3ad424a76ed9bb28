import { expect } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { findUnprovenParts } from './find-unproven-parts'
import { type SourceItem, sourceItem, withCard } from './items.fixture'

const anything = composerVoice({ voice: {}, levels: {} })

/** Composes the post of an item and checks that its trace proves every word. */
export function postOf(fields: Partial<SourceItem>, platform: Platform) {
  const source = sourceItem(fields)
  const { content, trace, flags } = composeVariant(
    withCard(source),
    { platform, language: source.language },
    anything,
  )
  if (!content) throw new Error('needs a translation')
  if (content.text !== '') expect(findUnprovenParts(content, trace)).toEqual([])
  const { text, link, hashtags } = content
  return { text, link, hashtags, flags }
}

/** The fields of an item with a Markdown text below its title. */
export const article = (
  title: string,
  text: string,
  more: Partial<SourceItem> = {},
): Partial<SourceItem> => ({ title, raw_content: `# ${title}\n\n${text}\n`, ...more })
