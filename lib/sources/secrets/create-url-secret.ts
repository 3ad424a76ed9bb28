import type { ProjectContext } from '@/lib/auth/context'
import { type IssuedSecret, type RenewalInput, renewSecret } from './renew-secret'

/**
 * Gives a source a new URL secret, for publishers that cannot set a header (spec/decisions#10), and returns the
 * address that contains it. The bearer secret is unchanged. The previous URL secret ends at once, unless a grace
 * period is requested. Throws like `regenerateSecret`.
 */
export const createUrlSecret = (ctx: ProjectContext<'manage'>, input: RenewalInput): Promise<IssuedSecret> =>
  renewSecret(ctx, 'url', input)
