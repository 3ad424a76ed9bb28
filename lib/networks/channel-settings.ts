import type { ServerLimits } from './rules'

type Config = Readonly<Record<string, unknown>>

/** Returns the limits of the account's server as last read; empty if it states none. */
export function getServerLimits(config: Config): ServerLimits {
  const { limits } = config
  if (limits === null || typeof limits !== 'object') return {}
  return Object.fromEntries(
    Object.entries(limits).filter(([, value]) => typeof value === 'number' && value > 0),
  )
}

/** Returns a channel's value for one of the settings that its network offers; empty if it is not set. */
export function getSetting(config: Config, name: string): string {
  const value = Object.hasOwn(config, name) ? config[name] : undefined
  return typeof value === 'string' ? value : ''
}
