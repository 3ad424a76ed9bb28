import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { listDestinations } from './list-destinations'
import type { Manage } from './lock-destination'
import type { DestinationAnswer } from './schemas'

/** Returns one destination. Throws `not-found`, also for one in another workspace. */
export async function getDestination(ctx: Manage, input: { id: string }): Promise<DestinationAnswer> {
  const id = requireId(input.id)
  const found = (await listDestinations(ctx)).find((one) => one.id === id)
  if (!found) throw new AppError('not-found')
  return found
}
