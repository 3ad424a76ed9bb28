import type { ProjectContext } from '@/lib/auth/context'
import { perServerOf } from '@/lib/networks/accesses'
import type { ServerAppInput } from './schemas'
import { prepareServer } from './server-apps'
import { prepareSignIn } from './start-connection'

/**
 * Gets ready for the consent page of a server that a person named, so that the form can say what is wrong; gives the address in this
 * install that leads on to it. Throws `invalid` for what is none, and `unavailable` when it does not answer.
 */
export const prepareConsent = (
  ctx: ProjectContext<'manage'>,
  input: ServerAppInput,
): Promise<{ href: string }> =>
  perServerOf(input.platform) ? prepareServer(ctx, input) : prepareSignIn(ctx, input)
