import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channelSlots, channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError, type FieldError } from '@/lib/errors'
import { newId, requireId } from '@/lib/ids'
import { readSlotsOf } from './get-slots'
import type { SlotsAnswer, SlotsInput } from './schemas'

/**
 * Sets a channel's weekly posting times, replacing the existing ones. Planned posts keep their times. Throws
 * `not-found`, and `invalid` for a duplicate time. Serves spec/planning#2.
 */
export async function setSlots(
  ctx: ProjectContext<'manage'>,
  { id, slots }: SlotsInput & { id: string },
): Promise<SlotsAnswer> {
  requireId(id)
  refuseDoubles(slots)
  return inProject(ctx, async (tx) => {
    const [channel] = await tx
      .select({ id: channels.id })
      .from(channels)
      .where(eq(channels.id, id))
      .for('no key update')
    if (!channel) throw new AppError('not-found')
    await tx.delete(channelSlots).where(eq(channelSlots.channelId, id))
    if (slots.length > 0)
      await tx.insert(channelSlots).values(
        slots.map(({ weekday, time, content_type }) => ({
          id: newId(),
          channelId: id,
          weekday,
          time,
          contentType: content_type,
        })),
      )
    await audit(tx, ctx, { action: 'channel.slots_changed', subject: id, data: { slots: slots.length } })
    return readSlotsOf(tx, ctx, id)
  })
}

function refuseDoubles(slots: SlotsInput['slots']): void {
  const seen = new Set<string>()
  const errors: FieldError[] = []
  for (const [index, { weekday, time }] of slots.entries()) {
    const key = `${weekday} ${time}`
    if (seen.has(key))
      errors.push({ pointer: `/slots/${index}/time`, detail: 'This posting time is there twice.' })
    seen.add(key)
  }
  if (errors.length > 0) throw new AppError('invalid', { errors })
}
