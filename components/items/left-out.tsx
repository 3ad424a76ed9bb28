import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { ItemSummary } from '@/lib/items/schemas'

type LeftOutProps = {
  item: Pick<ItemSummary, 'status' | 'content_type'>
  voiceHref: string
  /** Whether the viewer may create posts from it anyway. */
  writes: boolean
}

/**
 * Shown on the page of an item whose content type the voice excludes: says why no posts are created, and what can
 * be done.
 */
export function LeftOut({ item, voiceHref, writes }: LeftOutProps) {
  const waiting = item.status === 'new'
  return (
    <Callout
      title={`${waiting ? 'Not turned into posts' : 'Not turned into more posts'}: the brand voice excludes “${item.content_type}”`}
      actions={
        <LinkButton size="sm" href={voiceHref}>
          Open brand voice
        </LinkButton>
      }
    >
      We only create posts automatically for the content types that the brand voice lists.
      {writes ? ' Add this type there, or create posts from this one below.' : ''}
    </Callout>
  )
}
