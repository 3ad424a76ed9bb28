import { AppError, type FieldError } from '@/lib/errors'
import { instantOf, isWallTime } from '@/lib/time-zones/wall-time'
import type { PlanInput } from '../schemas'

/** A version that can still be published, with its current time. */
export type OpenVersion = {
  variantId: string
  channelId: string
  accountKey: string
  name: string
  at: Date | null
  /** Its text. */
  says: { language: string; title: string | null; text: string }
}

const oneYear = 366 * 24 * 60 * 60 * 1000

/**
 * Returns the time of each version of a package, by the variant's id, from what a person asked for: `at` for all,
 * `times` for single channels, and the current times for the other channels of a scheduled package. Pure. Throws
 * `invalid` with pointers for a time in the past or more than a year ahead, for a channel that the package does not
 * have, and for a channel left without a time. Serves spec/planning#2.
 */
export function planTimes(
  input: PlanInput,
  versions: readonly OpenVersion[],
  { timeZone, now = new Date() }: { timeZone: string; now?: Date },
): Map<string, Date> {
  const errors: FieldError[] = []
  const read = (value: string, pointer: string): Date => {
    const at = isWallTime(value) ? instantOf(value, timeZone) : new Date(value)
    errors.push(...wrongTime(at, pointer, now))
    return at
  }
  if (input.at !== undefined && input.at_local !== undefined)
    errors.push({ pointer: '/at_local', detail: 'Give either at or at_local.' })
  const given =
    input.at !== undefined
      ? read(input.at, '/at')
      : input.at_local !== undefined
        ? read(input.at_local, '/at_local')
        : undefined
  const own = new Map<string, Date>()
  for (const [key, value] of Object.entries(input.times ?? {})) {
    const pointer = `/times/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const version = versions.find(({ channelId, accountKey }) => channelId === key || accountKey === key)
    if (!version) errors.push({ pointer, detail: 'This post has no version for that channel.' })
    else if (own.has(version.variantId)) errors.push({ pointer, detail: 'This channel is named twice.' })
    else own.set(version.variantId, read(value, pointer))
  }
  const times = new Map<string, Date>()
  for (const { variantId, name, at } of versions) {
    // A time in the past was already tried; moving another channel must not send this version immediately.
    const kept = own.size > 0 && at && at > now ? at : undefined
    const time = own.get(variantId) ?? given ?? kept
    if (time) times.set(variantId, time)
    else if (errors.length === 0)
      errors.push({
        pointer: '/times',
        detail: `Choose a time for ${name} too.`,
      })
  }
  if (errors.length > 0) throw new AppError('invalid', { errors })
  return times
}

function wrongTime(at: Date, pointer: string, now: Date): FieldError[] {
  const ahead = at.getTime() - now.getTime()
  if (ahead > 0 && ahead < oneYear) return []
  return [
    { pointer, detail: ahead > 0 ? 'Choose a time within the next year.' : 'Choose a time in the future.' },
  ]
}

/**
 * Throws `invalid` for input that is not a plan for any package: no time at all, or a single time for all that is
 * in the past or too far ahead.
 */
export function requirePlan({ at, at_local, times = {}, next_free_slot }: PlanInput): void {
  const named = at !== undefined || at_local !== undefined || Object.keys(times).length > 0
  if (next_free_slot && named)
    throw new AppError('invalid', {
      errors: [{ pointer: '/next_free_slot', detail: 'Give either times or next_free_slot.' }],
    })
  if (next_free_slot) return
  if (!named) throw new AppError('invalid', { errors: [{ pointer: '/at', detail: 'Choose a time.' }] })
  const errors = at === undefined ? [] : wrongTime(new Date(at), '/at', new Date())
  if (errors.length > 0) throw new AppError('invalid', { errors })
}

/** Returns the earliest of some times, which is the package's own time. */
export const earliest = (times: Iterable<Date>): Date =>
  new Date(Math.min(...Array.from(times, (at) => at.getTime())))
