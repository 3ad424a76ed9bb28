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
      title={`${waiting ? 'Not made into posts' : 'Not made into further posts'}: the voice leaves out “${item.content_type}”`}
      actions={
        <LinkButton size="sm" href={voiceHref}>
          Open the voice
        </LinkButton>
      }
    >
      Posts are made by themselves only of the kinds of content that the voice lists.
      {writes ? ' Add this kind there, or make posts of this one item below.' : ''}
    </Callout>
  )
}
