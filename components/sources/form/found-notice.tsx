'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { draftOf, type FoundType, keepDraft, keyOfFound, type SourceDraft } from './draft'

type FoundNoticeProps = {
  found: NonNullable<SourceDraft['found']>
  /** The type that the form is currently for. */
  present: FoundType
  listHref: string
}

/** Says what a pasted address was detected as, and offers the alternatives. */
export function FoundNotice({ found, present, listHref }: FoundNoticeProps) {
  const router = useRouter()
  const all = [present, ...found.others]
  const isList = found.others.some(({ type }) => type === present.type)
  const others = isList ? 50 : 4
  return (
    <Callout
      tone={found.certainty >= 0.5 ? 'success' : 'accent'}
      role="status"
      title={found.reason}
      actions={
        found.others.length > 0
          ? found.others.slice(0, others).map((other) => (
              <Button
                key={keyOfFound(other)}
                size="sm"
                title={other.reason}
                onClick={() => {
                  keepDraft(listHref, other.type, draftOf(other, found.address, all))
                  // The form for this type is already open; the reload restarts it with the other settings.
                  if (other.type === present.type) window.location.reload()
                  else router.push(`${listHref}/new?type=${encodeURIComponent(other.type)}`)
                }}
              >
                {other.type === present.type ? nameOf(other) : other.label}
              </Button>
            ))
          : null
      }
    >
      {found.certainty >= 0.5
        ? 'We filled in the form. Check the preview before you create the source.'
        : 'This is our best guess. Check the preview before you create the source.'}
      {found.others.length === 0
        ? ''
        : isList
          ? ' To add a different one, choose it:'
          : ' You can also add it as:'}
    </Callout>
  )
}

/** Names a feed of a list by its name, otherwise by its URL. */
const nameOf = ({ name, label, config }: FoundType): string =>
  name ?? (typeof config.feed_url === 'string' ? config.feed_url : label)
