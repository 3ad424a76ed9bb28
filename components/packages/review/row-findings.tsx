import type { PackageFindings } from '@/lib/packages/review/list-posts'
import { BlockedLinks } from '../actions/blocked-links'
import type { Blocked } from '../actions/blocked-note'

type RowFindingsProps = PackageFindings & {
  /** What to do about a post whose channels were all disconnected, which its text cannot fix. */
  disconnected?: Blocked | undefined
}

/** What the voice check and the platforms' rules say about a package, worded as in the editor. */
export function RowFindings({ blocking, voice, disconnected }: RowFindingsProps) {
  return (
    <div className="mt-1.5 flex flex-col gap-1 text-sm" data-findings>
      {blocking.length > 0 ? (
        <p className="line-clamp-3 text-danger-soft-foreground max-sm:line-clamp-5">
          {disconnected ? (
            <>
              {disconnected.why}
              <BlockedLinks links={disconnected.links ?? []} />
            </>
          ) : (
            <>Fix before approval: {sentencesOf(blocking)} Open the post to fix it.</>
          )}
        </p>
      ) : null}
      {voice.length > 0 ? (
        <p className="line-clamp-2 text-warning-soft-foreground max-sm:line-clamp-5">
          Voice: {sentencesOf(voice)}
        </p>
      ) : null}
    </div>
  )
}

/** Returns the first two sentences, and how many more there are. */
const sentencesOf = (sentences: string[]): string =>
  sentences.slice(0, 2).join(' ') + (sentences.length > 2 ? ` And ${sentences.length - 2} more.` : '')
