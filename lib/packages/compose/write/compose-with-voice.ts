import { and, desc, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { readFactCards } from '@/lib/facts/load-fact-cards'
import { isNotMadeByTopic } from '@/lib/items/topic-origin'
import { networks, sampleNetwork } from '@/lib/networks/registry'
import type { Platform, VariantIssue } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { loadBrand } from '../../load-package'
import { channelsToWrite } from '../plan/channels-to-write'
import { isNotOwnPost } from '../plan/own-item'
import { composerItem } from './compose-item'
import { type Brand, composePost } from './compose-post'

type WrittenPost = { text: string; title: string | null; hashtags: string[]; issues: VariantIssue[] }
export type VoiceTrial = {
  item: { id: string; title: string }
  /** Whether the project has no channel for it, so that a network serves as an example. */
  isSample: boolean
  posts: { channel: string; platform: Platform; saved: WrittenPost; unsaved: WrittenPost }[]
}

/**
 * Writes the posts of one item twice, with the saved voice and with an unsaved one, to preview a change; stores
 * nothing. Takes the voice and an item; the default is the newest item that no person wrote as a post of their own.
 * Returns undefined if the project has none yet. Throws `not-found` for an unknown item.
 */
export async function composeWithVoice(
  ctx: ProjectContext,
  input: { voice: ProjectVoice; item_id?: string | undefined },
): Promise<VoiceTrial | undefined> {
  const detector = await loadLanguageDetector()
  const { row, all, brand, cards } = await inProject(ctx, async (tx) => {
    const chosen = input.item_id ? eq(items.id, input.item_id) : and(isNotMadeByTopic, isNotOwnPost)
    const [row] = await tx.select().from(items).where(chosen).orderBy(desc(items.id)).limit(1)
    return {
      row,
      all: await tx.select().from(channels).orderBy(channels.id),
      brand: await loadBrand(tx, ctx),
      cards: await readFactCards(tx, row ? [row] : [], detector),
    }
  })
  if (!row && input.item_id) throw new AppError('not-found')
  if (!row) return undefined
  const item = composerItem(row, detector, cards.get(row.id))
  const { targets } = channelsToWrite(row, all, item.card)
  // The preview also works before any channel is connected.
  const places = targets.map(({ channel, platform }) => ({
    channel: channel.displayName,
    platform,
    language: channel.language,
  }))
  const shown =
    places.length > 0
      ? places
      : [{ channel: networks[sampleNetwork].label, platform: sampleNetwork, language: 'en' }]
  const say = (place: (typeof shown)[number], check: Brand): WrittenPost => {
    const composed = composePost(item, place, check)
    // The preview also works for posts that would have to be translated.
    const content =
      composed.content ?? composePost(item, { ...place, language: composed.language }, check).content
    if (!content) return { text: '', title: null, hashtags: [], issues: [] }
    const { text, title, hashtags } = content
    return { text, title, hashtags, issues: validateVariant(content, { brand: check }) }
  }
  return {
    item: { id: row.id, title: row.title },
    isSample: places.length === 0,
    posts: shown.slice(0, 4).map((place) => ({
      channel: place.channel,
      platform: place.platform,
      saved: say(place, brand),
      unsaved: say(place, { ...brand, voice: input.voice }),
    })),
  }
}
