import type { ErrorWords } from '@/lib/errors'
import type { CallRefusal } from './reserve-call'

const caps = {
  day: 'Today’s limit of tokens for the model is used up.',
  month: 'This month’s limit of tokens for the model is used up.',
  money: 'This month’s limit of money for the model is used up.',
  topic: 'This topic’s limit for the model is used up for this month.',
}

/** Explains why no call may be made now. Times are in UTC. */
export function refusalWords(refusal: CallRefusal): ErrorWords {
  const at = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return refusal.failure === 'busy'
    ? {
        message: 'The model’s server asked us to wait, or other calls are using what is left of a limit.',
        hint: `Try again after ${at(refusal.retryAt)}.`,
      }
    : { message: caps[refusal.cap], hint: `Raise the limit, or wait until ${at(refusal.until)}.` }
}
