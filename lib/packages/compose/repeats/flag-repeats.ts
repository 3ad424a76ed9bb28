import type { ProjectTx } from '@/db/project'
import { calculateRepeatKey, findRepeats } from '@/lib/novelty/find-repeats'
import { similarFlag } from '../../similar-flag'
import type { Composition } from '../write/compose-item'

/** The composition of an item, and the package whose posts it replaces, if any. */
type Written = { itemId: string; title: string; packageId?: string | undefined; composition: Composition }

/**
 * Flags posts with the same text as another post on their channel that is published, planned or in the same batch.
 * Posts of the same item are ignored: a correction is meant to be similar. Returns the compositions in their order.
 * One statement for all. Serves spec/planning#1 (same text).
 */
export async function flagRepeats(tx: ProjectTx, written: readonly Written[]): Promise<Composition[]> {
  const posts = written.flatMap(({ itemId, packageId, composition }, of) =>
    composition.variants.map(({ channelId, content: { language, title, text } }) => ({
      ...{ of, channelId, language, title, text, exceptItem: itemId },
      exceptPackages: packageId === undefined ? [] : [packageId],
    })),
  )
  const repeated = await findRepeats(tx, posts)
  const flags = written.map(({ composition }) => [...composition.flags])
  const first = new Map<number, number>()
  for (const [at, post] of posts.entries()) {
    const found = repeated[at]
    const key = calculateRepeatKey(post)
    const before = key === undefined ? undefined : first.get(key)
    if (found) flags[post.of]?.push(similarFlag(post.channelId, found))
    else if (before !== undefined && before !== post.of)
      flags[post.of]?.push({
        code: 'too_similar',
        message: `Too similar to another new post: “${written[before]?.title ?? ''}”.`,
        channel_ids: [post.channelId],
      })
    else if (key !== undefined) first.set(key, post.of)
  }
  return written.map(({ composition }, at) => ({ ...composition, flags: flags[at] ?? [] }))
}
