import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { ItemSummary } from '@/lib/items/schemas'

type LeftOutProps = {
  item: Pick<ItemSummary, 'status' | 'content_type'>
  voiceHref: string
  /** The viewer may make posts of it all the same. */
  writes: boolean
}

/** Stands on the page of an item of a kind that the voice leaves out: why nothing is made of it, and what can be done. */
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
