import type { ServerLimits } from './rules'

type Config = Readonly<Record<string, unknown>>

/** What the server of a channel's account allows, as it was read last; empty where it says nothing. */
export function limitsOf(config: Config): ServerLimits {
  const { limits } = config
  if (limits === null || typeof limits !== 'object') return {}
  return Object.fromEntries(
    Object.entries(limits).filter(([, value]) => typeof value === 'number' && value > 0),
  )
}

/** What is set for a channel of what its network lets people choose; empty where nothing is. */
export function settingOf(config: Config, name: string): string {
  const value = Object.hasOwn(config, name) ? config[name] : undefined
  return typeof value === 'string' ? value : ''
}
