import type { ProjectContext } from '@/lib/auth/context'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
import { recentPosts } from '@/lib/sandbox/posts'
import type { AccountNetwork } from '@/testing/publishing/account-networks'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'

let count = 0

/** Connects a new sandbox account on the platform to the project. */
export async function connectedChannel({ ctx }: { ctx: ProjectContext<'own'> }, platform: AccountNetwork) {
  const name = { handle: `acc${process.pid}_${++count}`, displayName: 'Acme Pots' }
  return { ctx, ...(await connectSandbox(ctx, platform, name)) }
}

/** The account's posts, newest first. */
export const postsOf = (account: SandboxAccount) => recentPosts(account, 50)
