import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { type ConnectionCheck, checkConnection } from './credentials/check-connection'

/**
 * Asks the network right away whether a channel's connection works. Throws `not-found`. Serves docs/decisions/0189.
 */
export async function checkChannel(
  ctx: ProjectContext<'manage'>,
  input: { id: string },
): Promise<ConnectionCheck> {
  const check = await checkConnection(ctx, requireId(input.id))
  if (!check) throw new AppError('not-found')
  return check
}
