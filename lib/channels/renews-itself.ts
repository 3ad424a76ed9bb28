import { isNetworkName, networkNames, networks } from '@/lib/networks/registry'

/** Whether connections of a network are renewed without a person before they end (`renewConnections`). */
export function renewsItself(platform: string): boolean {
  if (!isNetworkName(platform)) return false
  const { connection } = networks[platform]
  return connection.method === 'oauth' && connection.renewsItself
}

/** The networks whose connections are. */
export const selfRenewing = networkNames.filter(renewsItself)
