import type { ReplaceChoice, ReplaceWay } from '@/db/allowed-values'
import { networks } from '@/lib/networks/registry'
import type { VariantContent } from '@/lib/platforms/schemas'

/** What can be done with a published post when its correction is published. */
export type ReplacementWays = {
  /** Whether its network can change everything that differs, or only if the images stay as they are. */
  edit: 'possible' | 'with-old-media' | 'no'
  repost: boolean
}

/**
 * Returns what a network lets us do with a published post, given its content and that of its correction. `hasId`
 * tells whether we know its id there. Browser-safe; serves spec/decisions#7, docs/decisions/0185.
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

/**
 * Returns what will happen: the person's choice if it is still possible; without a choice, an edit if it can change
 * everything. Null if a person has to choose.
 */
export function replacementFor(choice: ReplaceChoice | null, ways: ReplacementWays): ReplaceChoice | null {
  if (choice === null || choice === 'edit') return ways.edit === 'possible' ? 'edit' : null
  return choice === 'repost' && !ways.repost ? null : choice
}

/** Whether this way publishes a new post in addition to, or in place of, the existing one. */
export const isNewPost = (way: ReplaceWay | null): boolean => way !== 'edit'

const hasSameMedia = (one: VariantContent, other: VariantContent): boolean =>
  JSON.stringify(one.media.map(mediaKey)) === JSON.stringify(other.media.map(mediaKey))

const mediaKey = ({ url, alt, title = '' }: VariantContent['media'][number]): string[] => [url, alt, title]
