import { expect, test } from 'vitest'
import { affectedWords } from './affected-words'

const post = (only_channel: boolean) => ({
  id: '1',
  title: 'A mill',
  status: 'in_review' as const,
  due_at: null,
  only_channel,
})
const words = (only: boolean[], more = 0) => affectedWords({ posts: only.map(post), more })

test('the disconnect dialog speaks of other channels only if the posts can have any', () => {
  expect(words([true])).toBe('We won’t publish this post until you choose another channel for it.')
  expect(words([true, true])).toBe('We won’t publish these 2 posts until you choose other channels for them.')
  expect(words([false])).toBe(
    'We won’t publish this post to this channel. Its other channels stay as planned.',
  )
  expect(words([false, false])).toBe(
    'We won’t publish these 2 posts to this channel. Their other channels stay as planned.',
  )
  for (const mixed of [words([true, false, true]), words([true, true], 1), words([false, false], 1)])
    expect(mixed).toBe(
      'We won’t publish these 3 posts to this channel. Any other channels they have stay as planned.',
    )
})
