import { type SandboxNetwork, sandboxNetworkNames } from '@/db/allowed-values'
import { env } from '@/lib/env'

/** What the pages call the simulated networks. The names tell what they imitate and that they are not it. */
export const sandboxNetworks: Record<SandboxNetwork, { label: string; imitates: string; noun: string }> = {
  x: { label: 'Sandbox X', imitates: 'X', noun: 'short post' },
  linkedin: { label: 'Sandbox LinkedIn', imitates: 'LinkedIn', noun: 'post' },
  instagram: { label: 'Sandbox Instagram', imitates: 'Instagram', noun: 'picture' },
  youtube: { label: 'Sandbox YouTube', imitates: 'YouTube', noun: 'video' },
}

export { sandboxNetworkNames }

export const isSandboxNetwork = (name: string): name is SandboxNetwork => Object.hasOwn(sandboxNetworks, name)

const realKey = {
  x: 'X_CLIENT_ID',
  linkedin: 'LINKEDIN_CLIENT_ID',
  instagram: 'INSTAGRAM_CLIENT_ID',
  youtube: 'YOUTUBE_CLIENT_ID',
} as const satisfies Record<SandboxNetwork, string>

/** True when this simulated network is served: the sandbox is on and no keys of the real network are set (spec/decisions#8). */
export const sandboxServes = (network: SandboxNetwork): boolean =>
  env().TRIBUTARY_SANDBOX && !env()[realKey[network]]

/** The networks that are served now; none when the sandbox is off. */
export const servedNetworks = (): SandboxNetwork[] => sandboxNetworkNames.filter(sandboxServes)
