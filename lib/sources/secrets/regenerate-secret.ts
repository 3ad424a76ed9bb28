import type { ProjectContext } from '@/lib/auth/context'
import { type IssuedSecret, type RenewalInput, renewSecret } from './renew-secret'

/**
 * Gives a source a new secret (spec/service#4): for a push source the one its publishers send with, for a pull
 * source the one for its notify address. The previous one ends at once, unless a grace period is requested. Throws
 * `not-found`, and `wrong-state` for a type that does not exist here.
 */
export const regenerateSecret = (ctx: ProjectContext<'manage'>, input: RenewalInput): Promise<IssuedSecret> =>
  renewSecret(ctx, 'bearer', input)
