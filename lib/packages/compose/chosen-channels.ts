import type { ChannelRow, ItemRow } from '@/db/schema'
import type { PackageRow } from '../present-package'
import { targetChannels } from './target-channels'

/**
 * An item as it is written for one package: for the channels it names, without those that a person left out of the package and with
 * those that were added (spec/planning#channels-of-a-post). Pure.
 */
export function withChosenChannels(
  item: ItemRow,
  row: Pick<PackageRow, 'leftOut' | 'addedChannels'> | undefined,
  all: readonly ChannelRow[],
): ItemRow {
  if (!row || row.leftOut.length + row.addedChannels.length === 0) return item
  const named = targetChannels(item.metadata, all).targets.map(({ channel }) => channel)
  const added = all.filter(({ id }) => row.addedChannels.includes(id))
  const chosen = [...new Set([...named, ...added])].filter(({ id }) => !row.leftOut.includes(id))
  return forChannels(item, chosen)
}

/** An item as it is written for these channels alone. Pure. */
export const forChannels = (item: ItemRow, chosen: readonly ChannelRow[]): ItemRow => {
  // An empty list would mean every channel.
  const keys = chosen.length > 0 ? chosen.map(({ accountKey }) => accountKey) : [noChannel]
  return { ...item, metadata: { ...item.metadata, target_platforms: keys } }
}

/** The key of no channel: all that were left are disconnected. */
const noChannel = 'none left'
