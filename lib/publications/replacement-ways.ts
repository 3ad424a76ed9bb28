import type { ReplaceChoice, ReplaceWay } from '@/db/allowed-values'
import { networks } from '@/lib/networks/registry'
import type { VariantContent } from '@/lib/platforms/schemas'

/** What can be done to a published post in favor of its correction. */
export type ReplacementWays = {
  /** Whether its network can change all that differs, or only after the images were kept as they are. */
  edit: 'possible' | 'with-old-media' | 'no'
  repost: boolean
}

/**
 * What a network lets us do to a published post, given what it says and what its correction says. `hasId` tells whether we know its id
 * there. Browser-safe; serves spec/decisions#7, docs/decisions/0185.
 */
export function replacementWays(
  before: VariantContent,
  after: VariantContent,
  { hasId }: { hasId: boolean },
): ReplacementWays {
  const { changes } = networks[after.platform]
  if (!hasId && !changes.byOurId) return { edit: 'no', repost: false }
  const edits =
    changes.correct === 'everything' || (changes.correct === 'text' && hasSameMedia(before, after))
  return {
    edit: edits ? 'possible' : changes.correct === 'text' ? 'with-old-media' : 'no',
    repost: changes.remove,
  }
}

/** What will happen: a person's choice as far as it can still be done, else an edit where that changes all; null asks a person. */
export function replacementFor(choice: ReplaceChoice | null, ways: ReplacementWays): ReplaceChoice | null {
  if (choice === null || choice === 'edit') return ways.edit === 'possible' ? 'edit' : null
  return choice === 'repost' && !ways.repost ? null : choice
}

/** True for how a new post gets out beside what is there already. */
export const isNewPost = (way: ReplaceWay | null): boolean => way !== 'edit'

const hasSameMedia = (one: VariantContent, other: VariantContent): boolean =>
  JSON.stringify(one.media.map(mediaKey)) === JSON.stringify(other.media.map(mediaKey))

const mediaKey = ({ url, alt, title = '' }: VariantContent['media'][number]): string[] => [url, alt, title]
