import { BlockedLinks } from '@/components/packages/actions/blocked-links'
import type { Blocked } from '@/components/packages/actions/blocked-note'
import { Callout } from '@/components/ui/callout'
import type { EmptyPost } from '@/lib/packages/explain-empty-post'
import { missingLabels } from './item-state'

type UnwrittenNoticeProps = { missing: EmptyPost['missing']; blocked: Blocked }

/** Shown on the page of an item whose post has no version for any channel: says why, and what to do about it. */
export function UnwrittenNotice({ missing, blocked: { why, links = [] } }: UnwrittenNoticeProps) {
  return (
    <Callout tone="warning" title={missingLabels[missing]}>
      {why}
      <BlockedLinks links={links} />
    </Callout>
  )
}
