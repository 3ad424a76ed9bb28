import type { ProjectContext } from '@/lib/auth/context'
import { findServerField } from '@/lib/networks/accesses'
import { prepareServer } from '../apps/server-apps'
import type { ServerAppInput } from '../schemas'
import { prepareSignIn } from './start-connection'

/**
 * Prepares the consent page of a server that a person entered, so that the form can show what is wrong. Returns the
 * address in this install that redirects to the page. Throws `invalid` for an unusable server, and `unavailable`
 * when it does not answer.
 */
export const prepareConsent = (
  ctx: ProjectContext<'manage'>,
  input: ServerAppInput,
): Promise<{ href: string }> =>
  findServerField(input.platform) ? prepareServer(ctx, input) : prepareSignIn(ctx, input)
