import type { ProjectContext } from '@/lib/auth/context'
import type { NetworkName } from '@/lib/networks/registry'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { readPublication } from './approved-package'
import type { NetworkRoute } from './interference'

/** A channel on a tested network, with what the tests can query and do there. */
export type TestedChannel = {
  channelId: string
  /** Number of the channel's posts on the network. */
  count(): Promise<number>
  /** What its posts need besides text. */
  content?: Partial<VariantContent>
  /**
   * The credential that lets us act for the channel, as it appears in a call's address or headers; null if no call
   * shows it.
   */
  secret: (() => Promise<string>) | null
  /** Makes the network reject our credential; absent if altering the secret in transit is enough. */
  refuse?: () => Promise<void>
  /**
   * Connects the account again, as a person would; null if the credentials were typed in and there are no others to
   * enter.
   */
  reconnect: (() => Promise<void>) | null
  /** Renews the access, given the rejected token; null if only a person can. */
  renew: ((refused: string) => Promise<void>) | null
}

/** Networks, simulated or real, and the route to them. */
export type TestedWorld = NetworkRoute & {
  connect(name: NetworkName, ctx: ProjectContext<'own'>): Promise<TestedChannel>
  /** Address of a picture that the product can read and convert. */
  picture(): string
}

/** One approved post for a network; `made` returns how many posts the network has gained since. */
export type Queued = { id: string; made(): Promise<number> }

/** Shared by the tests of posts and of their replies. */
export type GuaranteeFixture = {
  ctx(): ProjectContext<'own'>
  queued(name: NetworkName, change?: Partial<VariantContent>): Promise<Queued>
  settle(id: string): ReturnType<typeof readPublication>
}
