import type { ChannelRow, ItemRow } from '@/db/schema'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent } from '@/lib/platforms/schemas'
import { isVideo } from '@/lib/post-rules/validate-media'
import type { PackageRow } from '../../present-package'
import type { ItemToWrite } from './channels-to-write'
import { targetChannels } from './target-channels'

/**
 * Returns an item as it is written for one package: for the channels that the item names, minus those that a person
 * left out of the package, plus those that a person added (spec/planning#channels-of-a-post). Pure.
 */
export function withChosenChannels(
  item: ItemRow,
  row: Pick<PackageRow, 'leftOut' | 'addedChannels'> | undefined,
  all: readonly ChannelRow[],
): ItemToWrite {
  if (!row || row.leftOut.length + row.addedChannels.length === 0) return item
  const named = targetChannels(item.metadata, all).targets.map(({ channel }) => channel)
  const added = all.filter(({ id }) => row.addedChannels.includes(id))
  const chosen = [...new Set([...named, ...added])].filter(({ id }) => !row.leftOut.includes(id))
  return { ...forChannels(item, chosen), asked: row.addedChannels }
}

/** Returns an item as it is written for only the channels that a person chose. Pure. */
export const forChannels = (item: ItemRow, chosen: readonly ChannelRow[]): ItemToWrite => {
  // An empty list would mean every channel.
  const keys = chosen.length > 0 ? chosen.map(({ accountKey }) => accountKey) : [noChannel]
  const metadata = { ...item.metadata, target_platforms: keys }
  return { ...item, metadata, asked: chosen.map(({ id }) => id) }
}

/**
 * Returns a package's added channels plus the channels whose version gains a video in an edit, if the network takes
 * only videos. They are kept when the package is rewritten, like any channel that a person added. Pure.
 */
export function addVideoChannels(
  { addedChannels }: Pick<PackageRow, 'addedChannels'>,
  edits: readonly { channelId: string | null; before: Media; after: Media }[],
): string[] {
  const gains = ({ before, after }: { before: Media; after: Media }) =>
    platformRules[after.platform].media.needsVideo && showsVideo(after) && !showsVideo(before)
  const gained = edits.flatMap((edit) => (edit.channelId && gains(edit) ? [edit.channelId] : []))
  return [...new Set([...addedChannels, ...gained])]
}

type Media = Pick<VariantContent, 'platform' | 'media'>
const showsVideo = ({ media }: Media): boolean => media.some(({ url }) => isVideo(url))

/** A key that matches no channel, for when all remaining channels have been disconnected. */
const noChannel = 'none left'
