import { type NetworkName, networks } from './registry'

/**
 * An account's handle as its network writes it (spec/platforms#networks): "@acme", or as it is where it is an address or a name.
 * Takes it with or without the sign; returns null where there is none.
 */
export function writtenHandle(network: NetworkName, handle: string | null): string | null {
  if (!handle) return null
  const bare = handle.replace(/^@/, '')
  // A private group on Telegram has a title and no handle.
  return networks[network].plainHandles || /\s/.test(bare) ? bare : `@${bare}`
}

/** The same beside the name of the channel: null also where it would say the name again. */
export const handleBeside = (network: NetworkName, handle: string | null, name: string): string | null =>
  handle === name ? null : writtenHandle(network, handle)
