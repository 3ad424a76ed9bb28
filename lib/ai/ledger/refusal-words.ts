import type { ErrorWords } from '@/lib/errors'
import type { CallRefusal } from './reserve-call'

const caps = {
  day: 'Today’s limit of tokens for the model is used up.',
  month: 'This month’s limit of tokens for the model is used up.',
  money: 'This month’s limit of money for the model is used up.',
  topic: 'This topic’s limit for the model is used up for this month.',
}

/** Explains why no call may be made at `now`, with how long to wait instead of a time in a zone that nobody lives in. */
export function refusalWords(refusal: CallRefusal, now = new Date()): ErrorWords {
  if (refusal.failure === 'busy')
    return {
      message: refusal.isOurs
        ? 'Other calls are using what is left of a limit.'
        : 'The model’s server asked us to wait.',
      hint: `Try again in ${waitInWords(refusal.retryAt, now)}.`,
    }
  return {
    message: caps[refusal.cap],
    hint: `Raise the limit, or wait ${waitInWords(refusal.until, now)} until it starts again.`,
  }
}

/** Returns how long it is until a time, rounded up to whole minutes, hours or days. */
function waitInWords(at: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 60_000))
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
