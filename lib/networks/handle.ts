import { type NetworkName, networks } from './registry'

/**
 * Writes an account's handle as its network does (spec/platforms#networks): "@acme", or unchanged if it is an
 * address or a name. Accepts it with or without the "@"; returns null if there is none.
 */
export function formatHandle(network: NetworkName, handle: string | null): string | null {
  if (!handle) return null
  const bare = handle.replace(/^@/, '')
  // A private Telegram group has a title and no handle.
  return networks[network].plainHandles || /\s/.test(bare) ? bare : `@${bare}`
}

/** Returns the handle to show next to a channel's name; null also if it would only repeat the name. */
export const formatHandleBesideName = (
  network: NetworkName,
  handle: string | null,
  name: string,
): string | null => (handle === name ? null : formatHandle(network, handle))
