import type { ProjectContext } from '@/lib/auth/context'
import type { NetworkName } from '@/lib/networks/registry'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { readPublication } from './approved-package'
import type { Way } from './interference'

/** A channel of a network that is walked, and what the tests may ask and do there. */
export type WalkedChannel = {
  channelId: string
  /** How many posts the network has of it. */
  count(): Promise<number>
  /** What its posts have to have besides words. */
  content?: Partial<VariantContent>
  /** What lets us act for it, as it stands in the address or the headers of a call, or null where no call shows it. */
  secret: (() => Promise<string>) | null
  /** The network no longer takes what lets us act; absent where it is enough to change the secret on its way. */
  refuse?: () => Promise<void>
  /** A person connects the account again; null where access is what was typed in and nobody can type in another. */
  reconnect: (() => Promise<void>) | null
  /** The access is renewed, given the token that was refused; null where only a person can. */
  renew: ((refused: string) => Promise<void>) | null
}

/** Networks, simulated or real, and the way to them. */
export type WalkedWorld = Way & {
  connect(name: NetworkName, ctx: ProjectContext<'own'>): Promise<WalkedChannel>
  /** Where the product finds a picture that can be read and converted. */
  picture(): string
}

/** One approved post of a network, and how many more the network has since. */
export type Queued = { id: string; made(): Promise<number> }

/** What the walks of posts and of their replies share. */
export type Walk = {
  ctx(): ProjectContext<'own'>
  queued(name: NetworkName, change?: Partial<VariantContent>): Promise<Queued>
  goOn(id: string): ReturnType<typeof readPublication>
}
