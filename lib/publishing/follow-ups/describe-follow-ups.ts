import type { FollowUpName } from '@/lib/networks/publisher'
import type { PublicationAnswer } from '../schemas'
import { followUpsSchema } from './state'

const words: Record<FollowUpName, { waiting: string; failed: string }> = {
  thumbnail: { waiting: 'We’re setting the thumbnail.', failed: 'We couldn’t set the thumbnail' },
  captions: { waiting: 'We’re adding the captions.', failed: 'We couldn’t add the captions' },
  playlist: {
    waiting: 'We’re adding the video to the playlist.',
    failed: 'We couldn’t add the video to the playlist',
  },
}

/** Longer than any try waits for its turn: its job is gone. */
const lostAfterMs = 24 * 3_600_000

/** What is left to do for a published post and what could not be done, in words; none where nothing is kept of it. */
export function describeFollowUps(kept: unknown): PublicationAnswer['follow_ups'] {
  const { data: state } = followUpsSchema.safeParse(kept)
  if (!state) return []
  const isLost = Date.parse(state.next_at) < Date.now() - lostAfterMs
  return state.list.map(({ name, status, failure }) => {
    const { waiting, failed } = words[name]
    if (status === 'done') return { name, status, message: null, hint: null }
    if (status === 'waiting' && isLost)
      return { name, status: 'failed', message: `${failed}.`, hint: 'You can do it on the network.' }
    if (!failure) return { name, status, message: waiting, hint: null }
    const message = `${failed}${status === 'waiting' ? ' yet' : ''}: ${failure.message}`
    return { name, status, message, hint: failure.hint }
  })
}
