import type { FollowUpName } from '@/lib/networks/publisher'
import { isNetworkName, networks } from '@/lib/networks/registry'
import type { PublicationAnswer } from '../schemas'
import { type FollowUpEntry, followUpsSchema } from './state'

type Words = { waiting: string; sending?: string; failed: string }

const words: Record<Exclude<FollowUpName, 'reply'>, Words> = {
  thumbnail: { waiting: 'We’re setting the thumbnail.', failed: 'We couldn’t set the thumbnail' },
  captions: { waiting: 'We’re adding the captions.', failed: 'We couldn’t add the captions' },
  playlist: {
    waiting: 'We’re adding the video to the playlist.',
    failed: 'We couldn’t add the video to the playlist',
  },
}

/** Returns the texts for a step. A reply is named as its network does; in a thread, the post itself is number 1. */
function wordsOf({ name, place = 1, change }: FollowUpEntry, platform: string): Words {
  if (name !== 'reply') return words[name]
  const isThread = isNetworkName(platform) && networks[platform].rules.replies?.name === 'thread'
  const what = isThread ? `post ${place + 1} of the thread` : 'the first comment'
  if (change === 'edit') return { waiting: `We’re editing ${what}.`, failed: `We couldn’t edit ${what}` }
  if (change === 'remove') return { waiting: `We’re deleting ${what}.`, failed: `We couldn’t delete ${what}` }
  return {
    waiting: `We’re publishing ${what}.`,
    sending: `We’re checking whether ${what} is published.`,
    failed: `We couldn’t publish ${what}`,
  }
}

/** A step that is overdue by this long has lost its job: no try waits that long for its turn. */
const lostAfterMs = 24 * 3_600_000

/**
 * Describes in words what is left to do for a published post and what could not be done; empty if it has no
 * follow-ups.
 */
export function describeFollowUps(stored: unknown, platform: string): PublicationAnswer['follow_ups'] {
  const { data: state } = followUpsSchema.safeParse(stored)
  if (!state) return []
  const isLost = Date.parse(state.next_at) < Date.now() - lostAfterMs
  return state.list.map((one) => {
    const { waiting, sending, failed } = wordsOf(one, platform)
    const step = { name: one.name, place: one.place ?? null }
    if (one.status === 'done') return { ...step, status: one.status, message: null, hint: null }
    if (one.status !== 'failed' && isLost)
      return { ...step, status: 'failed', message: `${failed}.`, hint: hintOfLost(one) }
    if (one.status === 'sending')
      return { ...step, status: 'waiting', message: sending ?? waiting, hint: null }
    if (!one.failure) return { ...step, status: one.status, message: waiting, hint: null }
    const message = `${failed}${one.status === 'waiting' ? ' yet' : ''}: ${one.failure.message}`
    return { ...step, status: one.status, message, hint: one.failure.hint }
  })
}

const hintOfLost = ({ status }: FollowUpEntry): string =>
  status === 'sending' ? 'It may be there: look at the post.' : 'You can do it on the network.'
