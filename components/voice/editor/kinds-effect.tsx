import {
  createContentTypeFilter,
  listEnabledContentTypes,
  normalizeContentType,
} from '@/lib/voice/editor/offered-content-types'
import type { ProjectVoice } from '@/lib/voice/schemas'

/** The content types of the project's items, with the number of items of each. */
export type KindCounts = { kinds: { kind: string; count: number }[]; more: boolean }

type KindsEffectProps = { typed: ProjectVoice; stored: ProjectVoice; items: KindCounts }

/** What the list of content types will do to the existing items, before it is saved. */
export function KindsEffect({ typed, stored, items }: KindsEffectProps) {
  const enabled = listEnabledContentTypes(typed)
  const offers = createContentTypeFilter(typed)
  const before = createContentTypeFilter(stored)
  const left = items.kinds.filter(({ kind }) => !offers(kind))
  const opened = items.kinds.filter(({ kind }) => offers(kind) && !before(kind))
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-xs">
      {enabled.length === 0 ? (
        <p>The list is empty, so we create posts from all content types.</p>
      ) : (
        <p>
          We create posts from {enabled.length === 1 ? '1 content type' : `${enabled.length} content types`}
          {left.length === 0
            ? ' and leave nothing out.'
            : `. We leave out ${items.more ? 'at least ' : ''}${counted(left)} of other types: ${named(left)}.`}{' '}
          We always create posts from content without a type.
        </p>
      )}
      {opened.length > 0 ? (
        <p>After you save, we also create posts from content we skipped so far: {named(opened)}.</p>
      ) : null}
    </div>
  )
}

/** Returns the content types of the project's items, each once, as choices for the list. */
export const kindChoices = ({ kinds }: KindCounts): { value: string; count: number }[] => {
  const byKind = new Map<string, { value: string; count: number }>()
  for (const { kind, count } of kinds) {
    const known = byKind.get(normalizeContentType(kind))
    if (known) known.count += count
    else byKind.set(normalizeContentType(kind), { value: kind, count })
  }
  return [...byKind.values()]
}

const total = (kinds: { count: number }[]): number => kinds.reduce((sum, { count }) => sum + count, 0)

const counted = (kinds: { count: number }[]): string => {
  const sum = total(kinds)
  return sum === 1 ? '1 item' : `${sum.toLocaleString('en')} items`
}

/** Names at most five of them. */
const named = (kinds: { kind: string }[]): string =>
  kinds
    .slice(0, 5)
    .map(({ kind }) => `“${kind}”`)
    .join(', ') + (kinds.length > 5 ? ` and ${kinds.length - 5} more` : '')
